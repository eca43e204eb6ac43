//! The last screen: who won and why, and what can be done now, without scrolling.

use serde_json::json;
use table::any::{AnyTable, Fields, Opening};
use table::chance::fair::Bytes;
use table::log::LogEntry;
use table::{Seat, Verdict};

use super::PHONE;
use super::driver::{Driver, Look, Page, meet};
use super::house::Open;

const LAPTOP: Look = Look { size: (1366, 768), lang: "en", script: true, phone: false, still: true };

/// What of the end is not wholly on the screen, or is said twice.
const AMISS: &str = "const amiss = []; const wanted = ['.end .who', '.end .why', '.end .then > *:not([hidden])', '.end .ranking tbody tr']; \
    for (const css of wanted) { const found = [...document.querySelectorAll(css)]; if (!found.length) amiss.push(css + ' is missing'); \
      for (const part of found) { const box = part.getBoundingClientRect(); \
        if (!box.width || box.left < 0 || box.right > innerWidth + 1 || box.top < 0 || box.bottom > innerHeight + 1) amiss.push(css + ' ' + part.textContent); } } \
    if (document.querySelector('.prompt') && document.querySelector('.prompt').checkVisibility()) amiss.push('the prompt'); \
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) amiss.push('it is too wide'); \
    return amiss.join('; ');";

/// The end is on the first screen; who won and why.
pub async fn ends(page: &Page) -> (String, String) {
    page.holds("the end", "return Boolean(document.querySelector('.end [data-share]:not([hidden])'))").await;
    assert_eq!(page.ask(AMISS).await, "", "what is not on the first screen");
    let says = page.ask("return ['.who', '.why'].map((css) => document.querySelector('.end ' + css).textContent.trim())").await;
    serde_json::from_value(says).unwrap()
}

/// Leaves a table, or ends it without a result, by its form in the menu.
async fn gives_up(page: &Page, act: &str) {
    let script = format!("document.querySelector(\"form[action$='/{act}']\").requestSubmit()");
    page.ask(&script).await;
}

/// Opens a table against bots.
async fn opens(open: &Open, page: &Page, query: &str) {
    page.go(&open.url(&format!("/new?{query}"))).await;
    assert!(page.click("form[action='/tables'] button.legal").await);
    page.until("the first question", |shown| shown.choices > 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kind_of_end_has_its_own_words_on_the_first_screen() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("ends").await;
    for (look, place) in [(LAPTOP, "laptop"), (Look { lang: "it", ..PHONE }, "phone")] {
        let page = driver.open(look).await;
        let italian = look.lang == "it";
        let said = |en: &'static str, it: &'static str| if italian { it } else { en };
        opens(&open, &page, "game=gangs").await;
        gives_up(&page, "concede").await;
        let (who, why) = ends(&page).await;
        assert!(who.contains(said(" wins", "Vince ")) && why.contains(said("conceded", "si è arreso")), "{who}: {why}");
        page.look_at(&format!("end-conceded-{place}")).await;
        opens(&open, &page, "game=gangs&option-mode=solo").await;
        gives_up(&page, "concede").await;
        let (who, why) = ends(&page).await;
        assert!(who.contains(said(" loses", " perde")) && why.contains(said("conceded", "si è arreso")), "{who}: {why}");
        opens(&open, &page, "game=tcg").await;
        gives_up(&page, "void").await;
        let (who, why) = ends(&page).await;
        assert!(who.contains(said("does not count", "non conta")) && why.contains(said("by consent", "comune accordo")), "{who}: {why}");
        // The table itself stands under it.
        assert!(page.click(".end > summary").await);
        page.holds(
            "the last position",
            "return document.querySelector('#board').checkVisibility() && !document.querySelector('.end .who').checkVisibility()",
        )
        .await;
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_end_that_arrives_is_seen_by_both_players_and_an_onlooker() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("arrives").await;
    let (one, two) = (driver.open(LAPTOP).await, driver.open(Look { still: false, ..LAPTOP }).await);
    let onlooker = driver.open(PHONE).await;
    meet(&open, "tcg", &one, &two).await;
    onlooker.go(&open.url(&one.table().await)).await;
    gives_up(&one, "concede").await;
    for page in [&one, &two, &onlooker] {
        let (who, why) = ends(page).await;
        assert_eq!((who.as_str(), why.as_str()), ("Guest 2 wins", "Guest 1 conceded."));
    }
    // The end comes when what happened last has been seen. Looking back leads to where it was, and the link is copied.
    two.holds("a link to share", "return document.querySelector('.end [data-share]').checkVisibility({ visibilityProperty: true })").await;
    assert!(two.click(".end [data-share]").await);
    two.holds("copied", "return document.querySelector('.end [data-share]').textContent === 'Copied'").await;
    one.enter("Replay").await;
    one.find("#scrub .marks").await;
}

/// A way in which a table can end: the game, its options, who plays (`IDLE`, or a bot), what ends it and how, and what the
/// end says.
struct Way {
    game: &'static str,
    options: &'static [(&'static str, &'static str)],
    bots: &'static str,
    how: &'static str,
    verdict: Verdict,
    who: &'static str,
    why: &'static str,
}

const fn way(game: &'static str, how: &'static str, who: &'static str, why: &'static str) -> Way {
    Way { game, options: &[], bots: "random", how, verdict: Verdict::Ranked, who, why }
}

/// A player who does nothing that it need not do: its deck runs out in the end.
const IDLE: &str = "idle";

/// The ways in which tables end that nobody leaves.
const ENDS: [Way; 8] = [
    way("gangs", "cred", " wins", "Street Cred, more than any other Gang."),
    Way { verdict: Verdict::Nobody, ..way("gangs", "cred", "Nobody wins", "more than one Gang has them.") },
    Way { options: &[("story", "cost-of-success")], ..way("gangs", "epilogue", " wins", "By ") },
    Way {
        options: &[("mode", "solo")],
        bots: "street",
        verdict: Verdict::Won,
        ..way("gangs", "solo-won", " wins", "Street Cred against ")
    },
    Way { options: &[("mode", "solo")], verdict: Verdict::Lost, ..way("gangs", "solo-lost", " loses", "only the most alone win.") },
    way("tcg", "seven-gigs", " wins", "started the turn with seven Gigs."),
    way("tcg", "overtime", " wins", "reached seven Gigs in Overtime."),
    Way { bots: IDLE, ..way("tcg", "deck-out", " wins", "had no card left to draw.") },
];

/// Decides for a seat.
fn decides(table: &mut dyn AnyTable, seat: Seat, player: &str) {
    if player != IDLE {
        table.ask_bot(seat, player).unwrap();
        return;
    }
    let keys = table.keys(seat);
    let key = ["end", "pass", "keep", "no", "done"].into_iter().find(|idle| keys.iter().any(|key| key == idle)).unwrap_or(&keys[0]);
    table.decide(seat, key).unwrap();
}

/// The replay of a table that was played by bots and ended in this way.
fn ended(way: &Way) -> String {
    let game = registry::find(way.game).unwrap();
    let fields: Fields = way.options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    for seed in 0..4000u16 {
        let mut drawn = 0u8;
        let mut secrets = || {
            drawn += 1;
            let mut bytes = [drawn; 32];
            bytes[..2].copy_from_slice(&seed.to_le_bytes());
            Bytes(bytes)
        };
        let players = vec![if way.bots == IDLE { "person" } else { way.bots }.to_owned(); usize::from(game.seats(&fields).unwrap())];
        let opening = Opening { fields: &fields, brings: &[], id: format!("end-{seed}"), players, secrets: &mut secrets };
        let mut table = game.open(opening).unwrap();
        while let Some(seat) = table.awaited().must.lowest() {
            decides(&mut *table, seat, way.bots);
        }
        if let Some(LogEntry::Over(ended)) = table.log().last()
            && (ended.how.as_str(), ended.verdict) == (way.how, way.verdict)
        {
            return table.replay().write();
        }
    }
    panic!("no table of {} ended by {} {:?}", way.game, way.how, way.verdict);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_way_to_win_is_said_on_the_first_screen() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("ways").await;
    let page = driver.open(LAPTOP).await;
    page.go(&open.url("/about")).await;
    for (number, way) in ENDS.iter().enumerate() {
        let script = "const [file, done] = arguments; fetch('/replays', { method: 'POST', body: file, headers: { 'Content-Type': 'application/json' } }) \
                      .then((answer) => done(answer.url))";
        let url = page.client.execute_async(script, vec![json!(ended(way))]).await.unwrap();
        page.go(url.as_str().unwrap().split("/replay").next().unwrap()).await;
        let (who, why) = ends(&page).await;
        assert!(who.contains(way.who) && why.contains(way.why), "{} {}: {who}: {why}", way.game, way.how);
        page.look_at(&format!("end-{number}-{}-{}", way.game, way.how)).await;
    }
    page.close().await;
}
