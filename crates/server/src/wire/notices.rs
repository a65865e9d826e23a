//! How people who are away hear that their table waits.

use serde::{Deserialize, Serialize};

/// Where notices go; nowhere where nothing is said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Notices {
    /// An address that takes `{table, game, message, link}` as a JSON POST.
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub webhook: Option<String>,
    /// An e-mail address.
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub email: Option<String>,
    /// Whether its owner has opened the link that was sent there: until then no notice goes there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub confirmed: Option<bool>,
}

/// The body of `PUT /api/me/notices`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct NoticeWish {
    /// An address that takes `{table, game, message, link}` as a JSON POST.
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub webhook: Option<String>,
    /// An e-mail address, for people with an account where the server sends letters. A link is sent there first.
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub email: Option<String>,
}

/// The key of this server, as `PushManager.subscribe` wants it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PushKey {
    /// The public key, in base64url.
    pub key: String,
}

/// The body of `PUT /api/me/push`: a browser that shows notices, as its `PushSubscription` describes it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Browser {
    /// Where its push service takes messages.
    pub endpoint: String,
    /// Its public key, in base64url.
    pub p256dh: String,
    /// Its secret, in base64url.
    pub auth: String,
}

/// The body of `PUT …/webhook`, and the answer: where a table tells whose turn it is and how the game has ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TableWebhook {
    /// An address that takes `{content}` as a JSON POST, as Discord does; nothing if the table keeps quiet.
    pub webhook: Option<String>,
}
