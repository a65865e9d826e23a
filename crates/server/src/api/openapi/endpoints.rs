//! Every endpoint. A test holds this list against the routes.

use super::endpoint::{Endpoint, delete, get, post, put};

/// With whose eyes: a seat of mine; a spectator's without it.
const SEAT: (&str, &str) = ("seat", "A seat of mine; without it one looks as a spectator.");

/// All of them, resource by resource.
pub(super) fn all() -> Vec<Endpoint> {
    [people(), tables(), play(), after(), reference()].into_iter().flatten().collect()
}

fn people() -> Vec<Endpoint> {
    vec![
        post("/api/guests", "Tells a name; the token comes in a cookie.").fields(&[("name", "name")]).makes("Me"),
        post("/api/accounts", "Gives the guest of the cookie, or somebody new, an account and a new token.")
            .fields(&[("name", "name"), ("password", "password")])
            .makes("Me"),
        post("/api/sessions", "Signs in on another device; a new token comes in a cookie.")
            .fields(&[("name", "string"), ("password", "string")])
            .gives("Me"),
        delete("/api/sessions", "Signs out on this device.").signed_in(),
        delete("/api/me/sessions", "Signs out on all devices.").signed_in(),
        put(
            "/api/me/password",
            "Replaces my password; other devices are signed out, and a new token comes in a cookie.",
        )
        .fields(&[("password", "string"), ("new_password", "password")])
        .signed_in(),
        get("/api/me", "Who I am.").gives("Me").signed_in(),
        put("/api/me", "Gives me another name.").fields(&[("name", "name")]).gives("Me").signed_in(),
        delete("/api/me", "Forgets me and my results; a bot goes on in my running games.").signed_in(),
        get("/api/me/tables", "My tables, newest first.").gives("[MyTable]").signed_in(),
        get("/api/me/notices", "How I hear that a table waits for me while I am away.").gives("Notices").signed_in(),
        put("/api/me/notices", "Says how; to a new e-mail address a link is sent first.")
            .takes("NoticeWish")
            .gives("Notices")
            .signed_in(),
        get("/api/push", "The key that a browser must know to take notices from this server.").gives("PushKey"),
        put("/api/me/push", "Lets a browser show a notice when a table waits for me.").takes("Browser").signed_in(),
        delete("/api/me/push", "Lets it be quiet again.").fields(&[("endpoint", "string")]).signed_in(),
        post("/api/confirmations", "Confirms an e-mail address with what the link in the letter holds.")
            .fields(&[("secret", "id")]),
        get("/api/me/statistics", "What I have played.").gives("Statistics").signed_in(),
        get("/api/me/records", "How I have fared alone, by scenario and level.").gives("RecordBook").signed_in(),
    ]
}

fn tables() -> Vec<Endpoint> {
    vec![
        post("/api/tables", "Sets up a table.").takes("TableWish").makes("TableDescription").signed_in(),
        get("/api/tables", "Listed tables that can be joined, newest first.").gives("[TableDescription]"),
        get("/api/tables/{id}", "A table.").gives("TableDescription"),
        post("/api/tables/{id}/join", "Takes a seat; an invited one with the invitation.")
            .fields(&[("seat", "Seat"), ("invitation?", "id")])
            .gives("TableDescription")
            .signed_in(),
        post("/api/tables/{id}/leave", "Gives up one of my seats, or all of them; a bot goes on if I say so.")
            .fields(&[("seat?", "Seat"), ("bot?", "string")])
            .signed_in(),
        post("/api/tables/{id}/return", "Takes back a seat that somebody else has held for me.")
            .fields(&[("seat", "Seat")])
            .gives("TableDescription")
            .signed_in(),
        put("/api/tables/{id}/seats", "Before the game: gives a free seat to a bot, or frees it again; for the host.")
            .fields(&[("seat", "Seat"), ("by", "Successor")])
            .gives("TableDescription")
            .signed_in(),
        put(
            "/api/tables/{id}/colour",
            "Before the game: another colour for a seat of mine; a bot or nobody gives it up.",
        )
        .fields(&[("seat", "Seat"), ("colour", "number")])
        .gives("TableDescription")
        .signed_in(),
        post("/api/tables/{id}/nudge", "Reminds somebody whom the table has waited for; once in five minutes.")
            .fields(&[("seat", "Seat")])
            .gives("TableDescription")
            .signed_in(),
        get("/api/tables/{id}/webhook", "Where the table tells whose turn it is; for the host.")
            .gives("TableWebhook")
            .signed_in(),
        put("/api/tables/{id}/webhook", "Says where.").takes("TableWebhook").gives("TableWebhook").signed_in(),
        post("/api/tables/{id}/votes", "Proposes or agrees that somebody who is gone is replaced.")
            .fields(&[("seat", "Seat"), ("by", "Successor")])
            .gives("TableDescription")
            .signed_in(),
        delete("/api/tables/{id}/votes", "Withdraws that.")
            .query(&[("seat", "The seat it is about.")])
            .gives("TableDescription")
            .signed_in(),
        post("/api/tables/{id}/start", "Begins the game; for the host.").gives("TableDescription").signed_in(),
        get("/api/tables/{id}/chat", "What was said.").query(&[("since", "The last line heard.")]).gives("[ChatLine]"),
        post("/api/tables/{id}/chat", "Says something.").takes("Words").makes("ChatLine").signed_in(),
        post("/api/tables/{id}/rematch", "The table where the same people play again.")
            .gives("TableDescription")
            .signed_in(),
    ]
}

fn play() -> Vec<Endpoint> {
    vec![
        get("/api/tables/{id}/view", "The game as I may see it.")
            .query(&[SEAT, ("at", "My number at an earlier moment.")])
            .gives("Sight"),
        get("/api/tables/{id}/events", "What I have missed.")
            .query(&[SEAT, ("since", "The number I have seen.")])
            .gives("News"),
        get("/api/tables/{id}/live", "A WebSocket that tells `Told`, message by message.")
            .query(&[SEAT, ("since", "The number I have seen."), ("chat", "The last line heard.")])
            .with_status(101),
        post("/api/tables/{id}/moves", "Answers my question.")
            .fields(&[("seat", "Seat"), ("number", "number"), ("move", "Move")])
            .gives("Sight")
            .signed_in(),
        post("/api/tables/{id}/undo", "Takes my last move back.")
            .fields(&[("seat", "Seat")])
            .gives("Sight")
            .signed_in(),
        get("/api/tables/{id}/hint", "The best few ways on, best first.").query(&[SEAT]).gives("[Hint]").signed_in(),
        get("/api/tables/{id}/standing", "My answers in advance.").query(&[SEAT]).gives("Standing").signed_in(),
        put("/api/tables/{id}/standing", "Answers dull questions in advance.")
            .query(&[SEAT])
            .takes("Standing")
            .gives("Standing")
            .signed_in(),
        post("/api/tables/{id}/why", "Why a move is not legal.")
            .fields(&[("seat", "Seat"), ("move", "Move")])
            .gives("Why")
            .signed_in(),
    ]
}

fn after() -> Vec<Endpoint> {
    vec![
        get("/api/tables/{id}/record", "The record of a finished game, with its seed.").gives("unknown"),
        get("/api/tables/{id}/replay", "A finished game, move by move.").gives("Replay"),
        get("/api/tables/{id}/replay/{at}", "One moment of a finished game, from any seat's eyes.")
            .query(&[("seat", "Any seat; without it one looks as a spectator.")])
            .gives("Sight"),
        post(
            "/api/tables/{id}/continue",
            "A new table that takes a finished game up, with new chance; or begins it again with the same.",
        )
        .takes("Continue")
        .makes("TableDescription")
        .signed_in(),
    ]
}

fn reference() -> Vec<Endpoint> {
    vec![
        get("/api/games", "What can be played here.").gives("Games"),
        get("/api/facts/{game}", "What is printed, for a screen.").gives("Facts"),
        get("/api/rules", "Every rule with its stable id.")
            .query(&[
                ("language", "In whose words: `en`, `de` or `fr`; English without it."),
                ("game", "Of which game; the first of `/api/games` without it."),
            ])
            .gives("Ledger"),
        get("/api/openapi.json", "This description.").gives("unknown"),
        get("/healthz", "Whether the store answers.").gives("unknown"),
    ]
}
