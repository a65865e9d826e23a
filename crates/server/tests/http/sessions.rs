//! Tokens end where they should: with an account, with another password, on this device, or everywhere.

use crate::accounts::{PASSWORD, credentials, fresh};
use crate::client::{Person, Server, setup, unlimited};
use crate::live::Socket;
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use server::Settings;

/// Sends with a cookie; gives the status and whoever the answer makes of the sender.
async fn renewed(
    person: &Person,
    server: &Server,
    method: Method,
    path: &str,
    body: Value,
) -> (StatusCode, Option<Person>) {
    let request = Client::new().request(method, format!("http://{}{path}", server.address)).json(&body);
    let answer = request.header("cookie", &person.cookie).send().await.unwrap();
    let cookie = answer.headers().get("set-cookie").map(|cookie| cookie.to_str().unwrap().to_owned());
    (answer.status(), cookie.map(|cookie| Person::with(server, cookie.split(';').next().unwrap())))
}

/// Somebody with an account, at two devices.
async fn two_devices(server: &Server) -> [Person; 2] {
    let (_, _, desk) = fresh(server, "/api/accounts", credentials("Ada", PASSWORD)).await;
    let (_, _, phone) = fresh(server, "/api/sessions", credentials("Ada", PASSWORD)).await;
    [desk.unwrap(), phone.unwrap()]
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_closes_the_sockets() {
    let server = Server::start().await;
    let [desk, phone] = two_devices(&server).await;
    let ben = server.guest("Ben").await;
    let table = desk.table(setup(2), &["me", "open"], &[&ben]).await;
    let mut sockets = Vec::new();
    for (person, seat) in [(&desk, 0), (&phone, 0), (&ben, 1)] {
        let mut socket = Socket::open(person, &table, &format!("seat={seat}")).await.unwrap();
        socket.next().await.unwrap();
        sockets.push(socket);
    }
    let [at_desk, at_phone, of_ben] = sockets.as_mut_slice() else { unreachable!() };
    assert_eq!(phone.send(Method::DELETE, "/api/sessions", None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(at_phone.next().await, None);
    assert!(at_desk.is_silent().await, "the other device stays");
    let again = fresh(&server, "/api/sessions", credentials("Ada", PASSWORD)).await.2.unwrap();
    let mut at_again = Socket::open(&again, &table, "seat=0").await.unwrap();
    at_again.next().await.unwrap();
    assert_eq!(desk.send(Method::DELETE, "/api/me/sessions", None).await.0, StatusCode::NO_CONTENT);
    assert_eq!((at_desk.next().await, at_again.next().await), (None, None));
    for device in [&desk, &again] {
        assert_eq!(device.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
    }
    assert!(of_ben.is_silent().await, "others stay");
}

/// Who has seen the token of a guest has nothing of the account.
#[tokio::test(flavor = "multi_thread")]
async fn the_token_of_a_guest_ends_with_the_account() {
    let server = Server::start().await;
    let guest = server.guest("Ada").await;
    let table = guest.table(setup(2), &["me", "easy"], &[]).await;
    let mut socket = Socket::open(&guest, &table, "seat=0").await.unwrap();
    socket.next().await.unwrap();
    let made = renewed(&guest, &server, Method::POST, "/api/accounts", credentials("Ada", PASSWORD)).await;
    assert_eq!(made.0, StatusCode::CREATED);
    let ada = made.1.expect("a token of the account");
    assert_eq!(guest.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
    // What the bot has done meanwhile may still be told.
    while socket.any().await.is_some() {}
    assert_eq!(ada.get("/api/me").await.1["account"], true);
    ada.view(&table, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_password_ends_all_other_tokens() {
    let server = Server::start().await;
    let [desk, phone] = two_devices(&server).await;
    let wish = |old: &str, new: &str| json!({ "password": old, "new_password": new });
    let path = "/api/me/password";
    for (wrong, status) in [(wish("wrong horse", "a better horse"), 401), (wish(PASSWORD, "short"), 400)] {
        assert_eq!(desk.send(Method::PUT, path, Some(wrong)).await.0.as_u16(), status);
    }
    assert_eq!(phone.get("/api/me").await.0, StatusCode::OK);
    let (status, new) = renewed(&desk, &server, Method::PUT, path, wish(PASSWORD, "a better horse")).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(new.expect("a new token").get("/api/me").await.1["name"], "Ada");
    for device in [&desk, &phone] {
        assert_eq!(device.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
    }
    assert_eq!(fresh(&server, "/api/sessions", credentials("Ada", PASSWORD)).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(fresh(&server, "/api/sessions", credentials("Ada", "a better horse")).await.0, StatusCode::OK);
    let guest = server.guest("Ben").await;
    assert_eq!(guest.send(Method::PUT, path, Some(wish("x", PASSWORD))).await.0, StatusCode::CONFLICT);
}

/// Whoever guesses from many addresses guesses one name no faster; other names are free to sign in.
#[tokio::test(flavor = "multi_thread")]
async fn guesses_are_counted_for_each_name() {
    let server = Server::start_as(&Settings { behind_proxy: true, ..Settings::default() }).await;
    let guess = async |name: &str, nth: usize| {
        let request = Client::new().post(format!("http://{}/api/sessions", server.address));
        let request = request.header("x-forwarded-for", format!("192.0.2.{nth}"));
        request.json(&credentials(name, "wrong horse")).send().await.unwrap().status()
    };
    let mut refused = 0;
    for nth in 0..30 {
        // However the name is written.
        refused += usize::from(guess(["Ada", "ADA", "ａｄａ"][nth % 3], nth).await == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused >= 5, "thirty guesses from thirty addresses: {refused} refused");
    assert_eq!(guess("Ben", 99).await, StatusCode::UNAUTHORIZED);
}

/// Behind https the cookie is one that no other site of the domain can set, and the older one still opens the door once.
#[tokio::test(flavor = "multi_thread")]
async fn over_https_the_cookie_belongs_to_this_host_alone() {
    let server = Server::start_as(&Settings { behind_proxy: true, ..unlimited() }).await;
    let ask = async |method: Method, path: &str, scheme: &str, cookie: &str| {
        let request = Client::new().request(method, format!("http://{}{path}", server.address));
        let request = request.header("x-forwarded-proto", scheme).header("cookie", cookie);
        let answer = request.json(&json!({ "name": "Ada" })).send().await.unwrap();
        let set = answer.headers().get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap().to_owned());
        (answer.status().as_u16(), set.collect::<Vec<_>>())
    };
    let (_, set) = ask(Method::POST, "/api/guests", "https", "").await;
    assert!(
        set[0].starts_with("__Host-token=") && set[0].contains("; Secure") && !set[0].contains("Domain"),
        "{set:?}"
    );
    let own = set[0].split(';').next().unwrap().to_owned();
    assert_eq!(ask(Method::GET, "/api/me", "https", &own).await.0, 200);
    assert_eq!(ask(Method::GET, "/api/me", "http", &own).await.0, 401, "it never travels without");
    let (_, plain) = ask(Method::POST, "/api/guests", "http", "").await;
    let plain = plain[0].split(';').next().unwrap().to_owned();
    assert!(plain.starts_with("token="), "{plain}");
    let (status, set) = ask(Method::GET, "/api/me", "https", &plain).await;
    assert_eq!(status, 200);
    assert!(set[0].starts_with("__Host-") && set.iter().any(|one| one.starts_with("token=; ")), "{set:?}");
    let both = format!("{plain}; {own}");
    let (_, set) = ask(Method::GET, "/api/me", "https", &both).await;
    assert!(set[0].starts_with(&own), "the one of this host goes first: {set:?}");
}
