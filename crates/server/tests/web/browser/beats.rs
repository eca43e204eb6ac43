//! What happens is seen, one beat after the other.

use std::time::Duration;

use serde_json::json;
use server::house::Settings;

use super::driver::{Driver, Look, Page, meet, play_out};
use super::house::Open;

const MOVING: Look = Look { size: (1366, 768), lang: "en", script: true, phone: false, still: false };

/// Notes every caption that is shown, and how many parts of drawings stand beside it: cards that are compared, and dice.
const WATCH: &str = "window.shows = []; const show = document.getElementById('show'); \
    new MutationObserver(() => { if (show.classList.contains('on')) window.shows.push([show.querySelector('.caption').textContent, \
    show.querySelectorAll('figure .side .card').length, show.querySelectorAll('figure .rolled .pips').length]); }) \
    .observe(show, { attributes: true, childList: true, subtree: true });";

/// Firefights in the log whose cards stand there with the totals of both sides.
const COMPARED: &str = "return [...document.querySelectorAll('.log .compared')].filter((drawn) => [...drawn.querySelectorAll('.total b')]\
    .every((total) => /^[0-9]+$/.test(total.textContent))).length";

/// Rolls in the log whose two dice stand there with their sum, beside the danger that they are held against.
const ROLLED: &str = "return [...document.querySelectorAll('.log .rolled')].filter((drawn) => { \
    const [one, other] = [...drawn.querySelectorAll('.pips')].map((die) => Number(die.textContent)); \
    return one + other === Number(drawn.querySelector('.sum b').textContent) && /[0-9].*[0-9]/.test(drawn.querySelector('p').textContent); }).length";

/// Notes the headings of turns with the time at which they are shown. The show does not wait: the time that it would take
/// is what the clock shows, however busy the machine is. A turn in which somebody has decided or skipped something is not only watched.
const TURNS: &str = "const later = window.setTimeout; let clock = 1; window.turns = []; performance.now = () => clock; \
    window.setTimeout = (run, time, ...rest) => { const shows = String(run).includes('wake'); if (shows) clock += time; \
      return later(run, shows ? 0 : time, ...rest); }; \
    const caption = document.querySelector('#show .caption'), last = () => window.turns[window.turns.length - 1]; \
    new MutationObserver(() => { const says = caption.textContent; \
      if (/^Turn /.test(says) && (!last() || last().says !== says)) window.turns.push({ says, at: performance.now(), fresh: 0, watched: true }); }) \
      .observe(caption, { childList: true, characterData: true, subtree: true }); \
    document.getElementById('table').addEventListener('fresh', () => { if (last()) last().fresh += 1; }); \
    for (const acts of ['keydown', 'submit']) document.addEventListener(acts, () => { if (last()) last().watched = false; }, true);";

/// A turn as `TURNS` notes it.
#[derive(serde::Deserialize, Debug)]
struct Turn {
    says: String,
    at: f64,
    fresh: u32,
    watched: bool,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_turn_of_a_bot_is_long_enough_to_watch_and_short_enough_to_wait_for() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("turns").await;
    let page = driver.open(MOVING).await;
    let pause = Settings::default().pause.as_millis() as f64;
    for (seed, game) in [(31, "gangs"), (32, "tcg")] {
        page.go(&open.url(&format!("/new?game={game}"))).await;
        assert!(page.click("form[action='/tables'] button.legal").await);
        page.until("the first question", |shown| shown.choices > 0).await;
        page.ask(TURNS).await;
        let mut lasted = Vec::new();
        play_out(&[&page], seed, async |_, shown| {
            let turns: Vec<Turn> = serde_json::from_value(page.ask("return window.turns").await).unwrap();
            let of_bots = turns.windows(2).filter(|turns| turns[0].watched && !turns[0].says.contains("Guest"));
            lasted = of_bots.map(|turns| (turns[1].at - turns[0].at, turns[0].fresh, turns[0].says.clone())).collect();
            lasted.len() < 4 && !shown.over
        })
        .await;
        assert!(!lasted.is_empty(), "{game}: no turn of a bot was watched");
        for (time, fresh, says) in &lasted {
            // What is sent comes no quicker than bots decide.
            let time = time.max(f64::from(*fresh) * pause);
            assert!((2000.0..=8000.0).contains(&time), "{game}: {says} takes {time} ms to watch: {lasted:?}");
        }
    }
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happens_is_skipped_at_once_by_a_key_and_by_a_button() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("skips").await;
    let page = driver.open(MOVING).await;
    let skips = [
        "document.querySelector('[data-do=skip]').click();",
        "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));",
    ];
    for (seed, skip) in (5..).zip(skips) {
        page.go(&open.url("/new?game=gangs")).await;
        assert!(page.click("form[action='/tables'] button.legal").await);
        page.until("the first question", |shown| shown.choices > 0).await;
        let mut skipped = json!(null);
        let script = format!("if (!document.querySelector('#show.on')) return null; {skip} return !document.querySelector('#show.on')");
        play_out(&[&page], seed, async |_, shown| {
            skipped = page.ask(&script).await;
            skipped.is_null() && !shown.over
        })
        .await;
        assert_eq!(skipped, true, "it is over at once: {skip}");
    }
    page.close().await;
}

/// Two people play, one of them with things that move, before onlookers with and without, until all of them have what
/// `script` counts in their logs; whoever lets things move has watched it, and nothing moves for the others. What comes
/// before it is `near` is played without being drawn.
async fn watched(
    name: &str,
    seed: u64,
    near: &str,
    script: &str,
    drawn: impl Fn(&(String, u64, u64)) -> bool,
    listed: impl AsyncFn(&Page),
) -> (Driver, Open, [Page; 4]) {
    let driver = Driver::start().unwrap();
    let open = Open::new(name).await;
    let (one, two) = (driver.open(Look::default()).await, driver.open(MOVING).await);
    let (still, moving) = (driver.open(Look { lang: "it", ..Look::default() }).await, driver.open(MOVING).await);
    let mut met = None;
    for seed in seed..seed + 8 {
        meet(&open, "gangs", &one, &two).await;
        let table = one.table().await;
        let (first, second) = (one.hurry(&open, &table, seed, near), two.hurry(&open, &table, seed + 100, near));
        if tokio::join!(first, second) == (true, true) {
            met = Some(open.url(&table));
            break;
        }
    }
    let table = met.expect("it came near at none of eight tables");
    for page in [&one, &two, &still, &moving] {
        page.go(&table).await;
    }
    for page in [&two, &moving] {
        page.ask(WATCH).await;
    }
    let pages = [one, two, still, moving];
    let mut seen = [false; 4];
    play_out(&[&pages[0], &pages[1]], seed, async |_, _| {
        for (place, (page, seen)) in pages.iter().zip(&mut seen).enumerate() {
            if !*seen && page.ask(script).await.as_u64().unwrap() > 0 {
                *seen = true;
                // A log goes on: what stands there is looked at as soon as it does.
                if place % 2 == 0 {
                    listed(page).await;
                }
            }
        }
        seen.contains(&false)
    })
    .await;
    assert_eq!(seen, [true; 4], "it stands in everybody's log");
    for page in [&pages[1], &pages[3]] {
        // What was queued is still being shown.
        for _ in 0..400 {
            let shows: Vec<(String, u64, u64)> = serde_json::from_value(page.ask("return window.shows").await).unwrap();
            if shows.iter().any(&drawn) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let shows: Vec<(String, u64, u64)> = serde_json::from_value(page.ask("return window.shows").await).unwrap();
        assert!(shows.iter().any(&drawn), "{shows:?}");
    }
    for page in [&pages[0], &pages[2]] {
        assert!(page.ask("return document.getElementById('show').hidden").await.as_bool().unwrap());
    }
    (driver, open, pages)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_firefight_is_watched_with_and_without_motion() {
    if !Driver::wanted() {
        return;
    }
    // For whoever wants nothing to move, the cards of both sides stand in the list, where they can be seen.
    let list = "const drawn = [...document.querySelectorAll('.log .beat:has(.compared)')].pop(); drawn.scrollIntoView({ block: 'center' }); \
        const box = drawn.querySelector('figure').getBoundingClientRect(); \
        return [drawn.querySelector('p').textContent.trim().length > 0, drawn.querySelectorAll('.side').length >= 2, \
        drawn.querySelectorAll('.side b').length >= 2, box.width > 100 && box.height > 30 && box.right <= innerWidth + 1, \
        document.getAnimations().filter((moves) => moves.playState === 'running').length]";
    let listed = async |page: &Page| {
        assert_eq!(page.ask(list).await, serde_json::json!([true, true, true, true, 0]));
        page.look_at("firefight-still").await;
    };
    let (_driver, _open, [_, two, _, moving]) =
        watched("beats", 5, "state.view.firefight", COMPARED, |(caption, cards, _)| *cards > 0 && !caption.is_empty(), listed).await;
    // The result stays until it is put away, and any key goes on at once.
    for page in [&two, &moving] {
        page.press("\u{e00c}").await;
        page.press("\u{e00c}").await;
        assert!(!page.ask("return document.getElementById('show').classList.contains('on')").await.as_bool().unwrap());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_netrun_is_watched_by_both_players_and_by_onlookers() {
    if !Driver::wanted() {
        return;
    }
    let (_driver, _open, [_, _, _, moving]) =
        watched("netrun", 11, "true", ROLLED, |(caption, _, dice)| *dice == 2 && !caption.is_empty(), async |_| ()).await;
    // So does the roll, unless more was drawn since.
    moving.holds("the show is over", "return !document.getElementById('show').classList.contains('on')").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_missed_is_shown_on_coming_back() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("away").await;
    let (one, two) = (driver.open(Look::default()).await, driver.open(MOVING).await);
    meet(&open, "gangs", &one, &two).await;
    let table = open.url(&one.table().await);
    let mine = |page: &Page| {
        let page = page.client.clone();
        async move {
            page.execute("return document.querySelectorAll('button[name=choice]').length", Vec::new()).await.unwrap().as_u64().unwrap()
        }
    };
    // Somebody goes away while the other decides several times.
    let heard = "return Math.max(0, ...[...document.querySelectorAll('.log [data-n]')].map((line) => Number(line.dataset.n)))";
    let mut away = 0;
    play_out(&[&one, &two], 21, async |_, _| {
        if mine(&one).await > 0 && mine(&two).await == 0 && two.ask(heard).await.as_u64().unwrap() > 3 {
            away = two.ask(heard).await.as_u64().unwrap();
            return false;
        }
        true
    })
    .await;
    two.press("\u{e00c}").await;
    two.go(&open.url("/")).await;
    play_out(&[&one], 22, async |_, shown| one.ask(heard).await.as_u64().unwrap() < away + 6 && shown.choices > 0).await;
    two.go(&table).await;
    // On a busy machine it may be over before anybody asks: what was said last stands there still.
    two.holds("what was missed is shown", "return document.querySelector('#show .caption').textContent !== ''").await;
    two.press("\u{e00c}").await;
    assert_eq!(two.ask("return document.getElementById('show').classList.contains('on')").await, false, "any key skips it");
}

/// Two tables come while a beat is shown: the older one is told, the newer one waits. Says which of them stands there then,
/// and which after a key has skipped the show and everything that waited has gone on. All of it at once: a beat does not
/// wait for a busy machine.
const TWO_AT_ONCE: &str = "const done = arguments[0]; \
    const table = document.getElementById('table'); const at = table.querySelector('[data-at]').dataset.at; \
    const n = Math.max(0, ...[...document.querySelectorAll('.log [data-n]')].map((line) => Number(line.dataset.n))); \
    const nth = () => table.querySelector('.prompt').dataset.nth || ''; \
    [1, 2].forEach((more) => { const next = new DOMParser().parseFromString(table.innerHTML, 'text/html'); \
    next.querySelector('.log').insertAdjacentHTML('beforeend', `<p class=\"beat key\" data-n=\"${n + more}\" data-about=\"${at}\"></p>`); \
    next.querySelector('.prompt').dataset.nth = more; table.dispatchEvent(new CustomEvent('fresh', { detail: next.body.innerHTML })); }); \
    const told = nth(); \
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })); \
    setTimeout(() => done([told, nth()]), 100);";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_show_that_is_skipped_leaves_the_newest_table() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("skipped").await;
    let page = driver.open(MOVING).await;
    page.go(&open.url("/")).await;
    page.enter("Play Cyberpunk 2077: Gangs of Night City now").await;
    page.until("the first question", |shown| shown.choices > 0).await;
    page.press("\u{e00c}").await;
    let stood = page.client.execute_async(TWO_AT_ONCE, Vec::new()).await.unwrap();
    assert_eq!(stood, json!(["", "2"]), "the first of them is still being told, and then the newest stands there");
    page.close().await;
}
