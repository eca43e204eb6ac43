//! The house on the web: addresses, and what answers there. `app` builds the router and binds nothing, so
//! that tests can call it.

mod access;
mod account;
mod alerts;
pub(crate) mod answer;
mod api;
mod clock;
mod daily;
mod decks;
mod duplicate;
mod end;
mod error;
mod events;
mod files;
mod form;
mod guard;
mod guests;
mod health;
mod invitation;
mod learn;
mod library;
mod lobby;
mod look;
mod matches;
mod new_table;
mod openapi;
mod over;
mod own_decks;
mod passkeys;
mod people;
mod replay;
mod routes;
mod sent;
mod stream;
mod table;
pub(crate) mod talk;
mod transcripts;
mod upload;
pub(crate) mod who;
mod your_turn;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use crate::house::{Fair, House};
use guard::Guard;
use routes::Routes;

pub use access::{Metrics, gauge};
pub use guard::{Limits, network};
pub use ipnet::IpNet;

/// What every handler can reach.
#[derive(Clone)]
pub struct Web {
    house: House,
    guard: Arc<Guard>,
    metrics: Arc<Metrics>,
    /// Turns at trying a deck, which asks more of the machine than any other page.
    trying: Arc<Fair>,
    /// The OpenAPI document.
    document: Arc<str>,
}

/// How the house is reached.
#[derive(Clone, Debug)]
pub struct Address {
    /// The names under which it answers, as they stand in the `Host` header.
    pub hosts: Vec<String>,
    /// Whether it is reached through TLS, so that cookies are marked.
    pub tls: bool,
    /// Proxies in front of it that are believed about whom they speak for.
    pub proxies: Vec<IpNet>,
    /// How much anybody may ask for.
    pub limits: Limits,
}

/// The largest body that is read.
const BODY: usize = 64 << 10;

/// What is smaller is not worth compressing.
const SMALL: u64 = 1 << 10;

/// How many decks of one address can wait to be tried.
const TRYING: usize = 2;

/// The house's router.
pub fn app(house: House, address: Address) -> Router {
    watched(house, address, Arc::default())
}

/// The same, for somebody who watches it.
pub fn watched(house: House, address: Address, metrics: Arc<Metrics>) -> Router {
    let large = SizeAbove::new(SMALL);
    let (router, document) = addresses().finish(house.games());
    let streams = address.limits.streams;
    let (guard, trying) = (Arc::new(Guard::new(address)), Fair::new(1, TRYING));
    metrics.watch(streams, guard.streams.clone());
    let web = Web { house, guard, metrics, trying, document: document.to_string().into() };
    router
        .fallback(error::nowhere)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CatchPanicLayer::new())
        .layer(from_fn_with_state(web.clone(), guard::watch))
        // An event of a stream is sent at once, and not when enough has come together.
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(large.and(NotForContentType::SSE)))
        .layer(from_fn_with_state(web.clone(), access::note))
        .with_state(web)
}

/// Every address, with what is to be said about it: the only place where one is added.
fn addresses() -> Routes {
    Routes::new()
        .get("/", "The lobby: games, your tables, and tables that wait for players.", lobby::lobby)
        .get("/new", "What can be asked for in a new table; options that are chosen already are sent as option-NAME.", new_table::show)
        .post("/tables", "Opens a table. Without seat-N you sit on seat 0 and bots on the others.", new_table::open)
        .post("/guests", "Makes you a guest, or gives you another name.", guests::guest)
        .get("/invitation", "Whether one comes to this house by invitation only.", invitation::show)
        .post("/invitation", "Makes you a guest by the code of an invitation.", invitation::come)
        .get("/name", "What you are called.", guests::name)
        .get("/account", "What is kept about you, and what you can do about it.", account::show)
        .post("/account/claim", "Claims your name with a passphrase; you keep all that you have. Tells the codes to keep.", account::claim)
        .get("/sign-in", "Where you come back with your name.", account::ask)
        .post(
            "/sign-in",
            "Comes back with a name and a passphrase, or with a code, or with a passkey; what you have as a guest comes along.",
            account::sign_in,
        )
        .post("/sign-out", "Ends your session.", account::sign_out)
        .post("/account/passphrase", "Sets another passphrase and ends all your other sessions.", account::passphrase)
        .post("/account/codes", "Tells new codes to keep in the place of all that you had.", account::codes)
        .post("/account/sessions", "Ends a session of yours, or all but this one.", account::end)
        .post("/account/bots", "Brings a bot of yours, or gives it a new token, or sends it away.", account::bots)
        .post("/account/passkeys/ask", "Asks your device for a new passkey; a guest claims its name by it.", passkeys::ask_new)
        .post("/account/passkeys", "Adds the passkey that your device has made, or removes one.", passkeys::change)
        .post("/sign-in/ask", "Asks your device for a passkey of this house.", passkeys::ask)
        .post("/account/shown", "Shows a passkey of yours instead of the passphrase, for five minutes.", passkeys::show)
        .post("/account/two", "Says whether your passphrase alone lets nobody in.", passkeys::two)
        .get("/account/export.json", "Everything that is kept about you.", account::export)
        .post("/account/leave", "Leaves the house for good; others' tables stay as they are.", account::leave)
        .get("/daily", "The daily deal: what is played today, and how you came out.", daily::today)
        .post("/daily", "Plays the deal of today of a game against bots, once; later it leads back to the same table.", daily::play)
        .get("/daily/{day}", "The deals of a day, as 2026-11-18 in universal time.", daily::of_day)
        .get("/daily/{day}/{game}", "The results of a deal, once you have played it or its day is over.", daily::results)
        .post("/duplicates", "Opens the same deal at several tables, as many as `tables` says; else as POST /tables.", duplicate::open)
        .get("/duplicate/{id}", "The tables of a duplicate, and everybody compared once all are over.", duplicate::show)
        .post("/duplicate/{id}/close", "Calls a duplicate of yours off that has not begun.", duplicate::close)
        .get("/your-turn", "The tables that wait for you, the most urgent first.", your_turn::show)
        .get("/your-turn/next", "Leads to the next table that waits for you.", your_turn::next)
        .get("/alerts", "How you are told that you are awaited.", alerts::show)
        .post("/alerts", "Sets when the next table is opened, quiet hours, and how often mail is sent.", alerts::want)
        .post("/alerts/push", "Lets a push service tell your browser of your turns, or no longer.", alerts::push)
        .post("/alerts/mail", "Sends mail to an address, which confirms it; or there is to be none any more.", alerts::mail)
        .get("/alerts/confirm", "Asks whether an address is yours, as a link in a mail does.", alerts::ask_confirm)
        .post("/alerts/confirm", "Confirms an address by what was sent there.", alerts::confirm)
        .get("/alerts/stop", "Asks whether mail is to end, as a link in a mail does.", alerts::ask_stop)
        .post("/alerts/stop", "Ends mail by what stands in it (RFC 8058); it needs neither a page of the house nor a token.", alerts::stop)
        .get("/people", "Who is best in a way to play; without one, in that of most people.", people::best)
        .get("/people/{id}", "Somebody who has claimed a name: ratings, records, opponents, last tables.", people::show)
        .post("/replays", "Brings a replay file, as it is or in a form.", replay::bring)
        .get("/cards", "The games that have cards.", library::all_cards)
        .get("/cards/{game}", "The cards of a game that say what is searched for.", library::cards)
        .get("/decks", "The games that have decks.", decks::all)
        .get("/decks/{game}", "The decks that come with a game, and your own; one of them can be opened.", decks::show)
        .post("/decks/{game}", "What is wrong with a list, and how it does; or keeps it.", decks::change)
        .get("/decks/{game}/own/{deck}", "A deck of yours: its versions, and what became of it at your tables.", own_decks::show)
        .post(
            "/decks/{game}/own/{deck}",
            "Renames, shares or deletes a deck of yours, or takes an old version up again.",
            own_decks::change,
        )
        .get("/decks/{game}/own/{deck}/list.txt", "The list of a deck of yours, as a file.", own_decks::file)
        .get("/d/{link}", "A deck that somebody shares.", own_decks::shared)
        .post("/d/{link}", "Copies a deck that somebody shares to yours.", own_decks::copy)
        .get("/learn", "The lessons of all games.", learn::all)
        .get("/learn/{game}", "The lessons of a game.", learn::of_game)
        .get("/learn/{game}/{lesson}", "A lesson, by its number, where you stand in it.", learn::show)
        .post("/learn/{game}/{lesson}", "Answers in a lesson: makes a choice, or reads on.", learn::answer)
        .post("/language", "Sets the language of whoever keeps cookies.", guests::language)
        .get("/rules", "The games, each with the address of its rules.", library::all_rules)
        .get("/rules/{game}", "Every rule of a game by its number.", library::rules)
        .get("/about", "What this is.", library::about)
        .get("/matches/{id}", "A match: its score, its tables, and what you can do there.", matches::show)
        .post("/matches/{id}/ready", "You are ready for the next game, with the same deck or another one.", matches::ready)
        .post("/matches/{id}/leave", "Leaves a match for good: you give the games that are left.", matches::leave)
        .get("/events", "Tournaments: those that can be entered or followed first.", events::all)
        .get("/events/new", "What can be asked for in a new tournament.", events::ask)
        .post("/events", "Opens a tournament.", events::open)
        .get("/events/{id}", "A tournament: who has entered, who plays whom, how everybody stands.", events::show)
        .post("/events/{id}/enter", "Enters a tournament, or brings another deck there.", events::enter)
        .post("/events/{id}/drop", "Drops out of a tournament for good.", events::leave)
        .post("/events/{id}/bots", "Adds bots of the house to a tournament of yours.", events::bots)
        .post("/events/{id}/start", "Begins a tournament of yours.", events::start)
        .post("/events/{id}/remove", "Sends an entrant of a tournament of yours away.", events::remove)
        .post("/events/{id}/forfeit", "Gives the match of an entrant of a tournament of yours to its opponent.", events::forfeit)
        .post("/events/{id}/end", "Ends a tournament of yours as it stands.", events::end)
        .get("/t/{id}", "A table as you may see it.", table::show)
        .get("/t/{id}/turn", "Whose turn it is, in few words.", table::turn)
        .get("/t/{id}/words", "A table in words: the position as text, and what you cannot do now and why.", table::words)
        .get("/t/{id}/clock", "What is left to every seat now, at a table with a clock.", clock::now)
        .post("/t/{id}/pause", "Asks the others that all clocks stand still, or go on.", clock::pause)
        .post("/t/{id}/stand-in", "Asks the others that a bot plays for somebody who is away, until they return.", clock::replace)
        .post("/t/{id}/return", "Takes a seat of yours back that a bot plays for you.", clock::come_back)
        .post("/t/{id}/sit", "Sits down on an open seat.", table::sit)
        .post("/t/{id}/bot", "Gives an open seat of a table of yours to a bot.", table::bot)
        .post("/t/{id}/drop", "Takes an open seat of a table of yours away, where the game can be played with fewer.", table::drop)
        .post("/t/{id}/decide", "Decides for a seat of yours that is asked.", table::decide)
        .post("/t/{id}/undo", "Takes back the last act of a seat of yours, or asks the others whether it may.", table::undo)
        .post("/t/{id}/concede", "Leaves the table for good.", table::concede)
        .post("/t/{id}/void", "Ends the table without a result, or asks the others whether it may.", table::void)
        .post("/t/{id}/close", "Closes a table of yours that nobody else has decided at.", table::close)
        .post(
            "/t/{id}/rematch",
            "The same table again, once it is over: at once where nobody else played, else the others are asked.",
            table::rematch,
        )
        .post("/t/{id}/nonce", "Commits to the nonce of a seat of yours, or reveals it.", table::nonce)
        .post("/t/{id}/consent", "Answers whoever asks the others for something.", table::consent)
        .post("/t/{id}/curtain", "Lifts the curtain between players of one screen.", table::curtain)
        .post("/t/{id}/pass", "Lets reactions pass without being asked for them, or no longer.", table::pass)
        .get("/t/{id}/replay", "The table as you saw it at a moment.", replay::look)
        .post("/t/{id}/continue", "A new table that goes on from a moment of one that is over.", replay::go_on)
        .get("/t/{id}/replay.json", "The replay file, once the table is over.", replay::file)
        .get("/t/{id}/talk", "What is said at a table, as far as you may read it.", talk::at_table)
        .post("/t/{id}/talk", "Says something at a table: words of your own, or a quick phrase.", talk::say_at_table)
        .get("/talk", "What is said in the lobby.", talk::lobby)
        .post("/talk", "Says something in the lobby: words of your own, or a quick phrase.", talk::say_in_lobby)
        .get("/talk/{id}", "A line that was said, and what you can do about it.", talk::line)
        .post("/talk/{id}/mute", "You no longer read whoever said this line at its table, or do again.", talk::mute)
        .post("/talk/{id}/block", "You no longer read whoever said this line, and are rid of them at tables that you open.", talk::block)
        .post("/talk/{id}/report", "Tells the hosts of a line, with those around it.", talk::report)
        .get("/shunned", "Whom you have muted or blocked.", talk::shunned)
        .post("/shunned", "You read somebody again.", talk::lift)
        .within(Duration::from_secs(30))
        .get(
            "/t/{id}/stream",
            "The table whenever it has changed: events named table, each with a Table as its data; events named talk, each with a \
             TalkLine, for what is said there; and at a table with a clock events named time, each with the time of the house.",
            stream::stream,
        )
        .get("/matches/{id}/stream", "That a match has changed, as it happens: events named news.", events::stream)
        .get("/events/{id}/stream", "That a tournament has changed, as it happens: events named news.", events::stream)
        .get("/talk/stream", "What is said in the lobby, as it happens: events named talk, each with a TalkLine as its data.", talk::stream)
        .get("/house.css", "How pages look.", files::style)
        .get("/house.js", "What pages do.", files::script)
        .get("/more.js", "What few pages do.", files::more)
        .get("/service-worker.js", "What a browser does when it is told something while no page is open.", files::worker)
        .get("/manifest.webmanifest", "What a browser is told that keeps the house among its programs.", files::manifest)
        .get("/api/openapi.json", "This document.", files::document)
        .get("/healthz", "Whether the house lives.", health::health)
        .get("/readyz", "Whether the house can answer.", health::ready)
}
