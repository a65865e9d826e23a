//! The pages of the web client, whether it has been built or not.

use crate::client::Server;
use reqwest::{Client, Response};

async fn get(server: &Server, path: &str) -> Response {
    Client::new().get(format!("http://{}{path}", server.address)).send().await.unwrap()
}

#[tokio::test]
async fn every_page_of_the_client_is_html() {
    let server = Server::start().await;
    for path in ["/", "/new", "/table/abc", "/table/abc/replay?at=7", "/rules/base.travel.must-move"] {
        let answer = get(&server, path).await;
        assert_eq!(answer.status(), 200, "{path}");
        assert_eq!(answer.headers()["content-type"], "text/html; charset=utf-8", "{path}");
        assert!(answer.text().await.unwrap().contains("Orléans"), "{path}");
    }
}

/// The page of a table names what it will ask for; an address that is no table's names nothing.
#[tokio::test]
async fn a_table_is_fetched_beside_its_page() {
    let server = Server::start().await;
    let id = "0123456789abcdef0123456789abcdef";
    let page = get(&server, &format!("/table/{id}")).await;
    assert_eq!(page.headers()["link"], format!("</api/tables/{id}>; rel=preload; as=fetch; crossorigin"));
    for path in ["/", "/new", &format!("/table/{id}/replay"), "/table/abc", "/table/x%3E;y"] {
        assert!(!get(&server, path).await.headers().contains_key("link"), "{path}");
    }
}

#[tokio::test]
async fn what_is_not_there_says_so() {
    let server = Server::start().await;
    for (path, kind) in [
        ("/nowhere", "text/html"),
        ("/assets/no-such-file.js", "application/json"),
        ("/assets/../../Cargo.toml", "text/html"),
        ("/..%2f..%2fCargo.toml", "text/html"),
        ("/api/nothing", "application/json"),
    ] {
        let answer = get(&server, path).await;
        assert_eq!(answer.status(), 404, "{path}");
        assert!(answer.headers()["content-type"].to_str().unwrap().starts_with(kind), "{path}");
    }
}

#[tokio::test]
async fn pages_are_only_read() {
    let server = Server::start().await;
    let answer = Client::new().post(format!("http://{}/new", server.address)).send().await.unwrap();
    assert_eq!(answer.status(), 405);
}
