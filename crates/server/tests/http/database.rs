//! What the tests of the store alone do not try, on PostgreSQL.

use crate::client::Server;
use crate::postgres::Postgres;
use crate::{channel, clock, company, help, notices, older_shape, record_book, votes};
use server::Store;

/// One cluster for all of it: making one takes longer than the tests.
#[tokio::test(flavor = "multi_thread")]
async fn votes_clocks_and_standing_answers_work_on_a_database() {
    let cluster = Postgres::start();
    votes::they_replace_whoever_is_gone(Server::start_on(cluster.database("votes")).await).await;
    clock::the_late_are_answered_for(Server::start_on(cluster.database("clock")).await).await;
    help::nobody_is_asked_dull_questions(Server::start_on(cluster.database("help")).await).await;
    record_book::in_the_book(Server::start_on(cluster.database("book")).await).await;
    let noticing = Server::start_on_noticing(cluster.database("notices"), notices::settings()).await;
    notices::everybody_is_told(noticing).await;

    let noticing = Server::start_on_noticing(cluster.database("channel"), notices::settings()).await;
    channel::whose_turn_it_is(noticing).await;
    let noticing = Server::start_on_noticing(cluster.database("nudges"), notices::settings()).await;
    company::one_reminder(noticing).await;
    company::chosen_colours(Server::start_on(cluster.database("colours")).await).await;
    company::closed_tables(Server::start_on_for(cluster.database("patience"), company::PATIENCE).await).await;

    // Who only looks takes nothing over from an older program.
    let older = cluster.database("older");
    let session = older_shape::left_by_an_older_program(&older).await;
    let refusal = Store::connect_as_is(&older).await.err().unwrap().to_string();
    assert!(refusal.contains("another version"), "{refusal}");
    older_shape::goes_on(&Store::connect(&older).await.unwrap(), session).await;
    Store::connect_as_is(&older).await.unwrap();
}
