//! Names mean what they show, and no two accounts look alike.

use crate::accounts::{PASSWORD, credentials, fresh};
use crate::client::{Server, setup};
use reqwest::{Method, StatusCode};
use serde_json::json;

/// Turned around, invisible, blank, piled up, without a letter, or nobody's.
const WRONG: [&str; 16] = [
    "\u{202e}adA",
    "A\u{200b}da",
    "Ada\u{200d}",
    "A\u{ad}da",
    "Ada\u{fe0f}",
    "Ada\u{e0041}",
    "\u{2800}",
    "A\u{2800}da",
    "\u{3164}",
    "A\u{1680}da",
    "\u{2028}Ada",
    "A\u{316}\u{317}\u{318}da",
    "A\u{316}\u{316}da",
    "\u{301}Ada",
    "- _ -",
    "\u{e000}Ada",
];

#[tokio::test(flavor = "multi_thread")]
async fn deceptive_names_are_refused() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    for wrong in WRONG {
        let name = json!({ "name": wrong });
        let shown = wrong.escape_unicode();
        assert_eq!(fresh(&server, "/api/guests", name.clone()).await.0, StatusCode::BAD_REQUEST, "{shown}");
        assert_eq!(ada.send(Method::PUT, "/api/me", Some(name)).await.0, StatusCode::BAD_REQUEST, "{shown}");
        let account = fresh(&server, "/api/accounts", credentials(wrong, PASSWORD)).await;
        assert_eq!(account.0, StatusCode::BAD_REQUEST, "{shown}");
        let seats = json!({ "setup": setup(2), "seats": ["me", { "me": wrong }] });
        assert_eq!(ada.post("/api/tables", seats).await.0, StatusCode::BAD_REQUEST, "{shown}");
    }
    assert_eq!(ada.get("/api/me").await.1["name"], "Ada");
}

/// People of all scripts keep their names; what is written in another way is kept in the usual one.
#[tokio::test(flavor = "multi_thread")]
async fn honest_names_are_kept() {
    let server = Server::start().await;
    for (given, kept) in [
        ("Ａｄａ", "Ada"),
        (" Ada \u{a0} L. ", "Ada L."),
        ("Jose\u{301}", "José"),
        ("Nguyễn Thị Định", "Nguyễn Thị Định"),
        ("Ωμέγα", "Ωμέγα"),
        ("Анна-Мария", "Анна-Мария"),
        ("נֹעָה", "נֹעָה"),
        ("فاطمة", "فاطمة"),
        ("नीता", "नीता"),
        ("สมชาย", "สมชาย"),
        ("陳大文", "陳大文"),
        ("다영", "다영"),
        ("O'Neil <b>3</b>", "O'Neil <b>3</b>"),
        ("Ada 🎲", "Ada 🎲"),
    ] {
        let (status, guest, _) = fresh(&server, "/api/guests", json!({ "name": given })).await;
        assert_eq!((status, &guest["name"]), (StatusCode::CREATED, &json!(kept)), "{given}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_two_accounts_look_alike() {
    let server = Server::start().await;
    assert_eq!(fresh(&server, "/api/accounts", credentials("Pavla", PASSWORD)).await.0, StatusCode::CREATED);
    let (_, _, eve) = fresh(&server, "/api/accounts", credentials("Eve", PASSWORD)).await;
    let eve = eve.unwrap();
    for alike in ["PAVLA", "PavIa", "Pav1a", "Раvlа", "Ｐavla", "𝐏avla"] {
        let refused = fresh(&server, "/api/accounts", credentials(alike, PASSWORD)).await;
        assert_eq!(refused.0, StatusCode::CONFLICT, "{alike}");
        let renamed = eve.send(Method::PUT, "/api/me", Some(json!({ "name": alike }))).await;
        assert_eq!(renamed.0, StatusCode::CONFLICT, "{alike}");
    }
    assert_eq!(eve.get("/api/me").await.1["name"], "Eve");
    assert_eq!(eve.send(Method::PUT, "/api/me", Some(json!({ "name": "EVE" }))).await.0, StatusCode::OK, "her own");
    // Whoever writes the name in another way is still who they are.
    assert_eq!(fresh(&server, "/api/sessions", credentials("Ｐavla", PASSWORD)).await.0, StatusCode::OK);
    assert_eq!(fresh(&server, "/api/sessions", credentials("Раvlа", PASSWORD)).await.0, StatusCode::UNAUTHORIZED);
}
