//! Browsers are told that a table waits: sealed for them alone, signed by this server, and never again once they are gone.

use crate::client::{Server, setup};
use crate::notices::{next, nothing, settings};
use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Key, Nonce};
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode as Status};
use axum::routing::post;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey, ecdh};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

const AUTH: [u8; 16] = [9; 16];

type Pushed = (HeaderMap, Bytes);

/// A push service that answers everything with `status`.
async fn service(status: Status) -> (String, mpsc::UnboundedReceiver<Pushed>) {
    let (told, heard) = mpsc::unbounded_channel();
    let take = async move |State(told): State<mpsc::UnboundedSender<Pushed>>, headers: HeaderMap, body: Bytes| {
        told.send((headers, body)).unwrap();
        status
    };
    let pages = Router::new().route("/to/browser", post(take)).with_state(told);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/to/browser", listener.local_addr().unwrap());
    tokio::spawn(async { axum::serve(listener, pages).await.unwrap() });
    (address, heard)
}

fn browser(endpoint: &str, key: &SecretKey) -> Value {
    let public = BASE64.encode(key.public_key().to_sec1_point(false).as_bytes());
    json!({ "endpoint": endpoint, "p256dh": public, "auth": BASE64.encode(AUTH) })
}

/// What the browser with this key reads.
fn opened(body: &[u8], key: &SecretKey) -> Value {
    let (salt, theirs, closed) = (&body[..16], &body[21..86], &body[86..]);
    let shared = ecdh::diffie_hellman(key.to_nonzero_scalar(), PublicKey::from_sec1_bytes(theirs).unwrap().as_affine());
    let ours = key.public_key().to_sec1_point(false);
    let (mut secret, mut of_record, mut nonce) = ([0; 32], [0; 16], [0; 12]);
    let info = [b"WebPush: info\0".as_slice(), ours.as_bytes(), theirs];
    Hkdf::<Sha256>::new(Some(&AUTH), shared.raw_secret_bytes()).expand_multi_info(&info, &mut secret).unwrap();
    let hkdf = Hkdf::<Sha256>::new(Some(salt), &secret);
    hkdf.expand(b"Content-Encoding: aes128gcm\0", &mut of_record).unwrap();
    hkdf.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
    let cipher = Aes128Gcm::new(&Key::<Aes128Gcm>::from(of_record));
    let text = cipher.decrypt(&Nonce::from(nonce), closed).unwrap();
    serde_json::from_slice(text.strip_suffix(&[2]).unwrap()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_reads_that_a_table_waits() {
    let server = Server::start_noticing(settings()).await;
    let (endpoint, mut heard) = service(Status::CREATED).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let key = SecretKey::from_slice(&[5; 32]).unwrap();
    let known = ada.get("/api/push").await.1["key"].as_str().unwrap().to_owned();
    assert_eq!(ben.get("/api/push").await.1["key"], json!(known), "one key for all");
    let kept = ada.send(Method::PUT, "/api/me/push", Some(browser(&endpoint, &key))).await;
    assert_eq!(kept.0, StatusCode::NO_CONTENT);
    let table = ada.table(setup(2), &["me", "open"], &[&ben]).await;
    let id = table.rsplit('/').next().unwrap();
    let (headers, body) = next(&mut heard).await;
    let notice = opened(&body, &key);
    assert_eq!((&notice["table"], &notice["game"]), (&json!(id), &json!("orleans")));
    assert_eq!(notice["link"], format!("https://example.org/table/{id}"));
    assert_eq!(
        (&headers["content-encoding"], &headers["ttl"]),
        (&"aes128gcm".parse().unwrap(), &"86400".parse().unwrap())
    );
    let voucher = headers["authorization"].to_str().unwrap();
    assert!(voucher.starts_with("vapid t=") && voucher.ends_with(&format!(", k={known}")), "{voucher}");
    nothing(&mut heard).await;
}

/// A service says that the browser is gone: nothing is sent there again. Who says so themselves hears nothing either.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_gone_hears_nothing() {
    let server = Server::start_noticing(settings()).await;
    let ((gone, mut heard), (quiet, mut never)) = (service(Status::GONE).await, service(Status::CREATED).await);
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let key = SecretKey::from_slice(&[6; 32]).unwrap();
    for endpoint in [&gone, &quiet] {
        ada.send(Method::PUT, "/api/me/push", Some(browser(endpoint, &key))).await;
    }
    let forgotten = ada.send(Method::DELETE, "/api/me/push", Some(json!({ "endpoint": quiet }))).await;
    assert_eq!(forgotten.0, StatusCode::NO_CONTENT);
    ada.table(setup(2), &["me", "open"], &[&ben]).await;
    next(&mut heard).await;
    // Another table waits, too; by then nobody is there.
    nothing(&mut heard).await;
    ada.table(setup(2), &["me", "open"], &[&ben]).await;
    nothing(&mut heard).await;
    nothing(&mut never).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_browser_is_refused() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let key = SecretKey::from_slice(&[7; 32]).unwrap();
    let good = browser("https://push.example.net/1", &key);
    for (field, value) in [("p256dh", "AAAA"), ("auth", "AAAA"), ("endpoint", "https://127.0.0.1/"), ("endpoint", "x")]
    {
        let mut bad = good.clone();
        bad[field] = value.into();
        let (status, problem) = ada.send(Method::PUT, "/api/me/push", Some(bad)).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{field}: {problem}");
    }
    assert_eq!(ada.send(Method::PUT, "/api/me/push", Some(good)).await.0, StatusCode::NO_CONTENT);
}
