//! Decks of one's own: kept in versions, shared by a link, brought to tables by name, with figures for their owner alone.

use axum::http::StatusCode;
use serde_json::Value;

use crate::site::{Browser, Site};

/// A list as a form sends it.
fn sent(text: &str) -> String {
    text.bytes().map(|byte| if byte.is_ascii_alphanumeric() { (byte as char).to_string() } else { format!("%{byte:02X}") }).collect()
}

fn heist() -> String {
    let catalog = tcg::catalog::Catalog::load();
    catalog.deck("the-heist").unwrap().write(catalog)
}

fn other() -> String {
    heist().replace("3 Floor It", "2 Floor It\n1 Psycho Squad")
}

/// Keeps a list, and says under which number.
async fn keep(browser: &mut Browser<'_>, game: &str, name: &str, list: &str) -> i64 {
    let form = format!("what=save&name={}&list={}", sent(name), sent(list));
    let (status, _, page) = browser.post(&format!("/decks/{game}"), &form).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    let link = page.split("Kept as").nth(1).and_then(|rest| rest.split(&format!("/decks/{game}/own/")).nth(1)).expect(&page);
    link.split('"').next().unwrap().parse().unwrap()
}

async fn told(browser: &Browser<'_>, path: &str) -> Value {
    let program = Browser { accept: "application/json", cookie: browser.cookie.clone(), ..Browser::new(browser.site) };
    let (status, answer) = program.get(path).await;
    assert_eq!(status, StatusCode::OK, "{path}: {answer}");
    serde_json::from_str(&answer).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deck_is_kept_in_versions() {
    let site = Site::new("own-versions").await;
    let mut one = Browser::new(&site);
    let deck = keep(&mut one, "tcg", "  My  heist ", &heist()).await;
    assert!(one.cookie.starts_with("fixer="), "whoever keeps something is a guest");
    assert_eq!(keep(&mut one, "tcg", "My heist", &heist()).await, deck, "the same list is no new version");
    assert_eq!(keep(&mut one, "tcg", "My heist", &other()).await, deck);
    let address = format!("/decks/tcg/own/{deck}");
    let page = one.get(&address).await.1;
    for says in ["<h1>My heist</h1>", "Version 2", "Added: 1, taken out: 1", "+ 1 Psycho Squad", "− 1 Floor It", "This is how it began."]
    {
        assert!(page.contains(says), "{says}: {page}");
    }
    // What was is still there, and can become the newest again.
    let old = one.get(&format!("/decks/tcg?own={deck}&version=1")).await.1;
    assert!(
        old.contains("3 Floor It")
            && old.contains("value=\"My heist\"")
            && one.get(&format!("/decks/tcg?own={deck}")).await.1.contains("2 Floor It")
    );
    assert_eq!(one.post(&address, "do=again&version=1").await.0, StatusCode::SEE_OTHER);
    let all = told(&one, &address).await;
    let lists: Vec<&str> = all["versions"].as_array().unwrap().iter().map(|version| version["list"].as_str().unwrap()).collect();
    assert_eq!(lists, [heist().as_str(), &other(), &heist()]);
    let (status, file) = one.get(&format!("{address}/list.txt?version=2")).await;
    assert_eq!((status, file), (StatusCode::OK, other()));
    assert_eq!(one.get(&format!("{address}/list.txt?version=9")).await.0, StatusCode::NOT_FOUND);
    // Everything that is wrong is told at once, and nothing of what was written is lost.
    let (status, _, page) = one.post("/decks/tcg", &format!("what=save&name={}&list=+", "x".repeat(41))).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains("1 to 40 characters") && page.contains("there is nothing in it") && page.contains(&"x".repeat(41)), "{page}");
    let (status, _, page) = one.post("/decks/tcg", &format!("what=save&name=long&list={}", "1+Floor+It%0A".repeat(900))).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains("at most 8000 characters"), "{page}");
    // A list that is not legal yet is kept like any other.
    let draft = keep(&mut one, "tcg", "Draft", "3 Floor It").await;
    assert!(one.get(&format!("/decks/tcg/own/{draft}")).await.1.contains("not legal yet"));
    let (status, _, page) = one.post(&format!("/decks/tcg/own/{draft}"), "do=name&name=My+heist").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains("another of your decks is called like that"), "{page}");
    assert_eq!(one.post(&format!("/decks/tcg/own/{draft}"), "do=name&name=Plan").await.0, StatusCode::SEE_OTHER);
    assert!(one.get("/decks/tcg").await.1.contains(">Plan</a>"));
    assert!(!one.get("/decks/ccg").await.1.contains(">Plan</a>"), "decks belong to their game");
    assert_eq!(one.post(&format!("/decks/tcg/own/{draft}"), "do=delete").await.0, StatusCode::SEE_OTHER);
    assert_eq!(one.get(&format!("/decks/tcg/own/{draft}")).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deck_is_shared_by_a_link_alone() {
    let site = Site::new("own-shared").await;
    let (mut one, mut two) = (Browser::new(&site), Browser::new(&site));
    let deck = keep(&mut one, "ccg", "Wall", "Sponsor: Arasaka").await;
    keep(&mut two, "ccg", "Wall", "Sponsor: Militech").await;
    let address = format!("/decks/ccg/own/{deck}");
    for path in [address.clone(), format!("{address}/list.txt"), format!("/decks/ccg?own={deck}"), format!("/decks/tcg/own/{deck}")] {
        assert_eq!(two.get(&path).await.0, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(Browser::new(&site).get(&path).await.0, StatusCode::NOT_FOUND, "{path}");
    }
    for deed in ["share", "unshare", "delete", "name&name=Mine", "again&version=1"] {
        assert_eq!(two.post(&address, &format!("do={deed}")).await.0, StatusCode::NOT_FOUND, "{deed}");
    }
    assert_eq!(told(&one, &address).await["link"], Value::Null);
    one.post(&address, "do=share").await;
    let link = told(&one, &address).await["link"].as_str().unwrap().to_owned();
    let shared = link.strip_prefix("http://127.0.0.1:2077").unwrap();
    assert_eq!(shared.len(), "/d/".len() + 32, "nobody guesses it");
    one.post(&address, "do=share").await;
    assert_eq!(told(&one, &address).await["link"], link, "a link that was sent to somebody stays");
    let page = Browser::new(&site).get(shared).await.1;
    assert!(page.contains("<h1>Wall</h1>") && page.contains("Arasaka") && !page.contains("list.txt") && !page.contains("do\""), "{page}");
    // A copy is the copier's own, beside what it has called the same.
    let (status, place, _) = two.post(shared, "").await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let copy = told(&two, &place).await;
    assert_eq!((copy["name"].as_str(), copy["versions"][0]["list"].as_str()), (Some("Wall 2"), Some("Sponsor: Arasaka")));
    assert_eq!(two.post(shared, "").await.1, place, "the same is not copied twice");
    one.post(&address, "do=unshare").await;
    assert_eq!(two.get(shared).await.0, StatusCode::NOT_FOUND);
    assert_eq!(two.post(shared, "").await.0, StatusCode::NOT_FOUND);
    assert_eq!(two.get(&place).await.0, StatusCode::OK, "a copy stays");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deck_is_brought_by_its_name_and_counted_for_its_owner() {
    let site = Site::new("own-played").await;
    let (mut one, mut two) = (Browser::new(&site), Browser::new(&site));
    let deck = keep(&mut one, "tcg", "Mine", &heist()).await;
    let theirs = keep(&mut two, "tcg", "Theirs", &other()).await;
    assert!(one.get("/new?game=tcg").await.1.contains(&format!("value=\"own:{deck}\"")));
    let (status, table, _) = one.post("/tables", &format!("game=tcg&sit=friends&deck=own:{deck}")).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    // Whoever could sit down is offered its own; nobody is told what was brought.
    let waiting = two.get(&table).await.1;
    assert!(
        waiting.contains(&format!("value=\"own:{theirs}\"")) && !waiting.contains("Mine") && !waiting.contains(&format!("own:{deck}\""))
    );
    assert!(!one.get(&table).await.1.contains("with-own"), "it sits there already");
    // What another keeps cannot be brought, nor what was kept for another game.
    let (status, _, page) = two.post(&format!("{table}/sit"), &format!("seat=1&deck=own:{deck}")).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains("you keep no such deck"), "{page}");
    let (status, _, page) = two.post("/tables", "game=ccg&sit=bots&deck=own:1&deck-others=own:x").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(page.matches("you keep no such deck").count(), 2, "{page}");
    assert_eq!(two.post(&format!("{table}/sit"), &format!("deck=own:{theirs}")).await.0, StatusCode::SEE_OTHER);
    let kept = site.store.table(table.strip_prefix("/t/").unwrap()).await.unwrap().unwrap();
    assert_eq!(kept.brings, [Some(heist()), Some(other())]);
    let address = format!("/decks/tcg/own/{deck}");
    assert!(one.get(&address).await.1.contains("No table to which you brought it"), "it is not over");
    assert_eq!(two.post(&format!("{table}/concede"), "seat=1").await.0, StatusCode::SEE_OTHER);
    // The same again goes on with the same decks, and a change of the deck is another version.
    keep(&mut one, "tcg", "Mine", &other()).await;
    one.post(&format!("{table}/rematch"), "").await;
    let (_, again, _) = two.post(&format!("{table}/rematch"), "").await;
    assert_ne!(again, table);
    one.post(&format!("{again}/concede"), "seat=0").await;
    let (_, third, _) = one.post("/tables", &format!("game=tcg&sit=bots&deck=own:{deck}&deck-others=merc-turbo")).await;
    one.post(&format!("{third}/concede"), "seat=0").await;
    let all = told(&one, &address).await;
    let version = |place: usize| {
        (all["versions"][place]["version"].as_i64(), all["versions"][place]["games"].as_i64(), all["versions"][place]["won"].as_i64())
    };
    assert_eq!((version(0), version(1)), ((Some(2), Some(1), Some(0)), (Some(1), Some(2), Some(1))), "{all}");
    let met: Vec<(&str, i64)> =
        all["against"].as_array().unwrap().iter().map(|met| (met["name"].as_str().unwrap(), met["games"].as_i64().unwrap())).collect();
    assert_eq!(met.iter().map(|(_, games)| games).sum::<i64>(), 3);
    assert!(met.iter().any(|(name, games)| name.matches(',').count() == 2 && *games == 2), "by its three Legends: {met:?}");
    let figures = told(&two, &format!("/decks/tcg/own/{theirs}")).await;
    assert_eq!((figures["versions"][0]["games"].as_i64(), figures["versions"][0]["won"].as_i64()), (Some(2), Some(1)));
    // A deck that is deleted leaves the tables alone.
    one.post(&address, "do=delete").await;
    assert_eq!(one.get(&table).await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn there_is_room_for_so_many() {
    let site = Site::new("own-limits").await;
    let mut one = Browser::new(&site);
    let deck = keep(&mut one, "tcg", "Deck 0", "1 Floor It").await;
    // Many at once are as many as there is room for.
    let request = |number: usize| {
        let request = one.request("POST", "/decks/tcg").header("origin", format!("http://{}", crate::site::HOST));
        let form = format!("what=save&name=Deck+{}&list=1+Floor+It", number % 130);
        request.header("content-type", "application/x-www-form-urlencoded").body(form.into()).unwrap()
    };
    let answers = site.at_once((0..260).map(request).collect()).await;
    assert!(answers.contains(&StatusCode::TOO_MANY_REQUESTS));
    let all = told(&one, "/decks/tcg").await;
    assert_eq!(all["own"].as_array().unwrap().len(), 100);
    for number in 2..=50 {
        keep(&mut one, "tcg", "Deck 0", &format!("{number} Floor It")).await;
    }
    let (status, _, page) = one.post("/decks/tcg", "what=save&name=Deck+0&list=51+Floor+It").await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert!(page.contains("under another name"), "{page}");
    assert_eq!(told(&one, &format!("/decks/tcg/own/{deck}")).await["versions"].as_array().unwrap().len(), 50);
    // However many there are, few of them are read to show them.
    let page = one.get(&format!("/decks/tcg/own/{deck}")).await.1;
    assert_eq!((page.matches("value=\"again\"").count(), page.matches("Added: ").count()), (49, 12));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cards_are_picked_out_by_what_they_cost_and_need() {
    let site = Site::new("own-filters").await;
    let mut one = Browser::new(&site);
    let count = |page: &str| page.matches("<article").count();
    let all = count(&one.get("/cards/tcg").await.1);
    for (name, value) in [("cost", "3"), ("ram", "2"), ("keyword", "blocker")] {
        let some = one.get(&format!("/cards/tcg?{name}={value}")).await.1;
        assert!((1..all).contains(&count(&some)) && some.contains(&format!("<option value=\"{value}\" selected>")), "{name}");
        assert_eq!(count(&one.get(&format!("/cards/tcg?{name}=99")).await.1), all, "what there is not picks nothing out");
    }
    let cops = one.get("/cards/ccg?keyword=cop").await.1;
    assert!(count(&cops) > 3 && !cops.contains("name=\"ram\""), "{}", count(&cops));
    // What does not go with the Legends of a deck is left out if one likes.
    let (_, _, page) = one.post("/decks/tcg", "deck=the-heist&load=yes").await;
    assert!(page.contains("name=\"fits\"") && page.contains("class=\"unfit\""));
    let (_, _, fits) = one.post("/decks/tcg", "deck=the-heist&load=yes&fits=yes").await;
    assert!(!fits.contains("class=\"unfit\"") && count(&fits) < count(&page) && fits.contains("checked"));
}
