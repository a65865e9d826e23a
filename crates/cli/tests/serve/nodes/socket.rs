//! A seat's socket that remembers what it has heard, and comes back like any client when it is closed.

use crate::process::Player;
use futures_util::StreamExt;
use serde_json::Value;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[derive(Clone, Default)]
pub(crate) struct Socket(Arc<Mutex<Vec<Value>>>);

impl Socket {
    pub(crate) fn open(player: &Player, address: &str, seat: u8) -> Socket {
        let (socket, cookie) = (Socket::default(), player.cookie.parse().unwrap());
        let (address, heard) = (format!("ws://{address}{}/live?seat={seat}", player.table), socket.clone());
        tokio::spawn(async move {
            loop {
                let mut request = format!("{address}&since={}", heard.number()).into_client_request().unwrap();
                request.headers_mut().insert("cookie", Clone::clone(&cookie));
                if let Ok((mut socket, _)) = tokio_tungstenite::connect_async(request).await {
                    while let Some(Ok(message)) = socket.next().await {
                        if let Message::Text(text) = message {
                            heard.0.lock().unwrap().push(serde_json::from_str(&text).unwrap());
                        }
                    }
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        });
        socket
    }

    /// Whether it has heard something of this kind.
    pub(crate) fn has_told(&self, kind: &str) -> bool {
        self.0.lock().unwrap().iter().any(|message| message["kind"] == kind)
    }

    /// The number up to which it has heard.
    pub(crate) fn number(&self) -> u64 {
        self.0.lock().unwrap().iter().filter_map(|news| news["number"].as_u64()).next_back().unwrap_or(0)
    }

    /// Everything that happened, entry by entry.
    pub(crate) fn entries(&self) -> Vec<Value> {
        let heard = self.0.lock().unwrap();
        heard.iter().filter_map(|news| news["entries"].as_array()).flatten().cloned().collect()
    }
}
