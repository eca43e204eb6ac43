//! The stage, measured: whatever can be chosen is on the screen, large enough and uncovered, and no text lies over
//! another. `FIXER_STAGE_GAMES` plays so many whole games of each way instead of a sample; `FIXER_STAGE_WAYS` names a game
//! or a mode, and only ways that say it are played then.

use serde_json::{Value, json};

use super::Open;
use super::driver::{Driver, Look, Page, Shown, pictures, play_out};

/// A laptop.
const DESK: Look = Look { size: (1366, 768), lang: "en", script: true, phone: false, still: true };
/// Every game and mode.
pub const WAYS: [&str; 15] = [
    "game=gangs&option-seats=2&option-mode=rivals&option-story=tutorial&option-gangs=tyger-claws&option-first=random",
    "game=gangs&option-seats=4&option-mode=rivals&option-story=tutorial&option-gangs=maelstrom&option-first=random",
    "game=gangs&option-seats=3&option-mode=rivals&option-story=cost-of-success&option-gangs=valentinos&option-first=random",
    "game=gangs&option-seats=4&option-mode=rivals&option-story=inconvenient-gift&option-gangs=voodoo-boys&option-first=random",
    "game=gangs&option-seats=1&option-mode=solo&option-gangs=tyger-claws&option-first=random",
    "game=tcg&option-edition=guide&option-decklists=closed&deck=the-heist&deck-others=embracing-power",
    "game=tcg&option-edition=comprehensive&option-decklists=open&deck=bby-programs&deck-others=merc-turbo",
    "game=nightlancer&option-mode=rivals&option-seats=4&option-nightlancers=random&option-hardened=0",
    "game=nightlancer&option-mode=rivals&option-seats=2&option-nightlancers=choose&option-hardened=0",
    "game=nightlancer&option-mode=coop&option-seats=4&option-nightlancers=random&option-hardened=0",
    "game=nightlancer&option-mode=solitaire&option-seats=1&option-nightlancers=random&option-hardened=0",
    "game=tictactoe",
    "game=leduc",
    "game=ccg&option-seats=2&deck=the-wall&deck-others=long-haul",
    "game=ccg&option-seats=4&deck=blue-line&deck-others=eight-wheels",
];
/// Decisions of a sample.
const SAMPLE: usize = 14;

/// What is wrong with the page as it is shown.
async fn faults(page: &Page, what: &str) -> Vec<String> {
    let found = page.client.execute(include_str!("measure.js"), vec![json!(what)]).await.unwrap();
    found.as_array().unwrap().iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

async fn is_fine(page: &Page, what: &str, about: &str) {
    // A long page may still be read on a busy machine.
    page.holds("the whole page", "return document.readyState === 'complete'").await;
    let found = faults(page, what).await;
    if !found.is_empty() {
        page.picture("stage-fault").await;
        panic!("{about}:\n  {}\n{}", found.join("\n  "), page.client.current_url().await.unwrap());
    }
}

/// Opens a table against bots in one of the ways.
pub async fn sit_down(page: &Page, open: &Open, way: &str) {
    page.go(&open.url("/about")).await;
    let body = format!("{way}&sit=bots&bot=random");
    let script = "const [body, done] = arguments; fetch('/tables', { method: 'POST', body: new URLSearchParams(body) }).then((answer) => done(answer.url))";
    let url = page.client.execute_async(script, vec![json!(body)]).await.unwrap();
    page.go(url.as_str().unwrap()).await;
    page.until("the table", |shown| shown.begun).await;
}

/// Plays a way and measures every decision of a sample, or of a whole game: then the faults are told when it is over, and
/// its replay is kept, so that whoever mends them can look back at where they were.
async fn play(page: &Page, open: &Open, way: &str, seed: u64, what: &str) -> (usize, Vec<String>) {
    sit_down(page, open, way).await;
    let whole = games().is_some();
    let mut measured = String::new();
    let (mut decisions, mut found) = (0, Vec::new());
    play_out(&[page], seed, async |_, shown: &Shown| {
        if shown.choices > 0 && shown.asked != measured {
            measured.clone_from(&shown.asked);
            decisions += 1;
            let about = format!("{way}, decision {decisions} of seed {seed}");
            if !whole {
                is_fine(page, what, &about).await;
            } else if let Some(fault) = faults(page, what).await.first() {
                page.look_at(&format!("stage-{seed}-{decisions}")).await;
                found.push(format!("{about}: {fault}"));
            }
        }
        whole || decisions < SAMPLE
    })
    .await;
    if !found.is_empty() {
        let script = "const done = arguments[0]; fetch(location.pathname + '/replay.json').then((answer) => answer.text()).then(done)";
        let replay = page.client.execute_async(script, Vec::new()).await.unwrap();
        std::fs::write(pictures().join(format!("stage-{seed}.json")), replay.as_str().unwrap_or_default()).unwrap();
    }
    (decisions, found)
}

/// How many whole games of each way are played, if it is not a sample.
fn games() -> Option<u64> {
    std::env::var("FIXER_STAGE_GAMES").ok()?.parse().ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_can_be_chosen_is_on_the_screen() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("stage").await;
    let page = driver.open(DESK).await;
    let Some(games) = games() else {
        // Deals differ from run to run: some questions of every way to play are measured always, whole games in a soak.
        for (number, way) in (0u64..).zip(WAYS) {
            sit_down(&page, &open, way).await;
            let table = page.table().await;
            for further in [0, 6, 10, 16] {
                if !page.hurry(&open, &table, number + further, &format!("decided >= {further} && state.seat !== null")).await {
                    break;
                }
                page.go(&open.url(&table)).await;
                page.until("the question", |shown| shown.choices > 0).await;
                is_fine(&page, "stage", way).await;
            }
        }
        return page.close().await;
    };
    let (mut decisions, mut found) = (0, Vec::new());
    let only = std::env::var("FIXER_STAGE_WAYS").unwrap_or_default();
    for (number, way) in (0u64..).zip(WAYS).filter(|(_, way)| way.contains(&only)) {
        for game in 0..games {
            let (more, faults) = play(&page, &open, way, 100 * game + number, "stage").await;
            println!("{way}, seed {}: {more} decisions, {} with faults", 100 * game + number, faults.len());
            decisions += more;
            found.extend(faults);
        }
    }
    assert!(decisions > 4 * WAYS.len() || !only.is_empty() && decisions > 0, "{decisions}");
    assert!(found.is_empty(), "pictures and replays are in {}:\n  {}", pictures().display(), found.join("\n  "));
    page.close().await;
}

/// Fetches all cards of a game that can come into a hand.
const FACES: &str = "fetch('/cards/' + arguments[0]).then((answer) => answer.text()).then((page) => { \
     const faces = '.card:is(.tc:not(.legend), .combat, .opportunity, .contact, .cc:not(.sponsor))'; \
     window.faces = [...new DOMParser().parseFromString(page, 'text/html').querySelectorAll(faces)]; })";

/// Whether there are cards in the hand.
const HELD: &str = "return [...document.querySelectorAll('#own .hand ul.cards .card')].some((card) => card.offsetWidth > 0)";

/// Lays some of them into the hand, one after the other, and says which of them cannot be read whole.
const IN_A_HAND: &str = "const list = document.querySelector('#own .hand ul.cards'), rest = [...list.children]; \
     const over = (says) => Math.max(says.scrollHeight - says.clientHeight, says.scrollWidth - says.clientWidth); \
     const cut = window.faces.splice(0, 20).flatMap((card) => { \
       const place = document.createElement('li'); \
       place.append(document.adoptNode(card)); \
       list.replaceChildren(place, ...rest.slice(0, 1)); \
       return [...card.querySelectorAll('.says, .text, .uses')].filter((says) => over(says) > 3) \
         .map((says) => card.querySelector('h3').textContent + ': ' + over(says)); }); \
     list.replaceChildren(...rest); \
     return cut";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_card_can_be_read_in_a_hand() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("hands").await;
    for lang in ["en", "it"] {
        let page = driver.open(Look { lang, ..DESK }).await;
        let games = [(WAYS[0], "gangs", 40), (WAYS[5], "tcg", 120), (WAYS[7], "nightlancer", 60), (WAYS[13], "ccg", 240)];
        for (way, game, least) in games {
            sit_down(&page, &open, way).await;
            // Whoever is asked who begins has no hand yet.
            play_out(&[&page], 1, async |_, _| page.ask(HELD).await != true).await;
            page.client.execute(FACES, vec![json!(game)]).await.unwrap();
            page.holds("the cards", "return Boolean(window.faces)").await;
            let faces = page.ask("return window.faces.length").await.as_u64().unwrap();
            assert!(faces >= least, "{game}: only {faces} cards");
            while page.ask("return window.faces.length").await != 0 {
                assert_eq!(page.ask(IN_A_HAND).await, json!([]), "{game} in {lang}");
            }
        }
        page.close().await;
    }
}

/// Lays the cards with the most words into both markets of Gangs, as if all of them could be had: how many pixels do not fit.
const IN_THE_MARKETS: &str = "const done = arguments[0]; fetch('/cards/gangs').then((answer) => answer.text()).then((text) => { \
     const page = new DOMParser().parseFromString(text, 'text/html'), words = (card) => card.querySelector('.text').textContent.length; \
     const kinds = ['opportunity', 'edgerunner'], beside = document.querySelector('.story') ? 1 : 0; \
     document.querySelectorAll('.market').forEach((market, place) => { \
       const all = [...page.querySelectorAll('.card.' + kinds[place])].sort((one, other) => words(other) - words(one)); \
       const longest = all.slice(0, 3 + (place ? 0 : beside)).map((card) => document.adoptNode(card)); \
       longest.forEach((card) => card.classList.add('legal')); \
       market.querySelector('.cards').replaceChildren(...longest); \
     }); \
     const lower = document.querySelector('.lower'); \
     done([document.querySelectorAll('.market .card.legal').length, lower.scrollHeight - lower.clientHeight]); })";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_longest_cards_of_both_markets_fit() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("markets").await;
    for lang in ["en", "it"] {
        let page = driver.open(Look { lang, ..DESK }).await;
        for (way, cards) in [(WAYS[1], 6), (WAYS[2], 7)] {
            sit_down(&page, &open, way).await;
            let laid = page.client.execute_async(IN_THE_MARKETS, Vec::new()).await.unwrap();
            assert_eq!(laid, json!([cards, 0]), "{way} in {lang}");
        }
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_place_with_the_choices_is_open_on_a_phone() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("stage-phone").await;
    let page = driver.open(super::PHONE).await;
    for (number, way) in (0u64..).zip([WAYS[0], WAYS[5], WAYS[7], WAYS[12], WAYS[14]]) {
        play(&page, &open, way, number, "phone").await;
    }
    // Hand and log can be gone to, and the whole menu.
    sit_down(&page, &open, WAYS[0]).await;
    page.until("the first question", |shown| shown.choices > 0).await;
    // A badge stands on the places that hold choices: the discs, and nothing on the board yet.
    let badges =
        "return [...document.querySelectorAll('.places a')].map((link) => getComputedStyle(link, '::after').content.includes('●'))";
    assert_eq!(page.ask(badges).await, json!([false, true, false, false]), "the hand holds the choices");
    let here = "return [...document.querySelectorAll('.places a')].findIndex((link) => link.hasAttribute('aria-current'))";
    assert_eq!(page.ask(here).await, 1, "and it opens by itself");
    for (place, id) in [(1, "own"), (2, "side"), (3, "talk"), (0, "board")] {
        let script = format!(
            "const done = arguments[0]; document.querySelector('.places a[href=\"#{id}\"]').click(); \
             const wait = () => Math.abs(document.getElementById('{id}').getBoundingClientRect().left) < 2 ? done(true) : requestAnimationFrame(wait); wait();"
        );
        assert_eq!(page.client.execute_async(&script, Vec::new()).await.unwrap(), true, "place {place} opens");
    }
    assert!(page.click("header button.menu").await);
    let menu = "return ['a[href=\"/decks\"]', '.language button', '.guest'].every((part) => \
                document.querySelector('#menu ' + part).checkVisibility())";
    assert_eq!(page.ask(menu).await, true, "the menu holds everything");
    page.close().await;
}

/// Whether the board is open on a phone, and this part of it is seen above the prompt.
const SEEN: &str = "const part = document.querySelector(arguments[0]), bar = document.querySelector('.places').getBoundingClientRect(); \
     if (!part || Math.abs(document.getElementById('board').getBoundingClientRect().left) > 2) return false; \
     const { top, bottom } = part.getBoundingClientRect(); return top >= 0 && Math.min(bottom, bar.top) - top >= 40";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_asked_about_comes_forward_on_a_phone() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("forward").await;
    let page = driver.open(super::PHONE).await;
    for (way, asked, part) in [(WAYS[7], "before the dice", ".over .trial"), (WAYS[10], "before the dice", ".over .trial")] {
        let near = format!("state.seat !== null && state.prompt.includes('{asked}')");
        let mut came = false;
        for seed in 0..8 {
            sit_down(&page, &open, way).await;
            let table = page.table().await;
            if page.hurry(&open, &table, seed, &near).await {
                page.go(&open.url(&table)).await;
                came = true;
                break;
            }
        }
        assert!(came, "nobody was asked about '{asked}' at eight tables");
        let script = SEEN.replace("arguments[0]", &format!("'{part}'"));
        page.holds(part, &script).await;
        page.ask(&format!("document.querySelector('{part}').style.translate = '0 -3000px'")).await;
        assert_ne!(page.ask(&script).await, true, "{part}: elsewhere it would not be seen");
    }
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_planted_fault_is_found() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("planted").await;
    let page = driver.open(DESK).await;
    sit_down(&page, &open, WAYS[0]).await;
    page.until("the first question", |shown| shown.choices > 0).await;
    is_fine(&page, "stage", "nothing is planted yet").await;
    let planted = [
        ("outside of the window", "document.querySelector('.disc.legal').style.translate = '-400px 0'"),
        (
            "covered",
            "const over = document.createElement('div'); Object.assign(over.style, { position: 'fixed', inset: '0', zIndex: '99' }); \
             document.querySelector('#own').append(over)",
        ),
        (
            "the page is",
            "const low = document.createElement('div'); Object.assign(low.style, { position: 'absolute', left: '0', top: '2000px', \
             width: '9px', height: '9px' }); document.body.append(low)",
        ),
        ("small", "document.querySelector('.dn').style.fontSize = '9px'"),
        ("in the list alone", "document.querySelector('.disc.legal').removeAttribute('data-thing')"),
        ("cut", "document.querySelector('#own .hand .card .text').textContent += ' and so on'.repeat(40)"),
        (
            "sticks out of the prompt",
            "document.querySelector('.prompt').insertAdjacentHTML('beforeend', '<div class=\"free\"><button>Pay for it</button></div>'); \
             document.querySelector('.prompt .free:last-child button').style.translate = '0 -90px'",
        ),
        (
            "its name cannot be read",
            "const name = document.createElement('h3'); name.textContent = 'Somebody'; Object.assign(name.style, { width: '9px', \
             overflow: 'hidden', whiteSpace: 'nowrap', font: '12px monospace' }); document.querySelector('.disc.legal').append(name)",
        ),
        ("has no name", "document.querySelector('.prompt').append(document.createElement('button'))"),
        (
            "one over the other",
            "for (const left of ['100px', '200px']) { const text = document.createElement('b'); text.textContent = 'Words that lie'; \
             Object.assign(text.style, { position: 'fixed', top: '60px', left, width: '125px', overflow: 'hidden', whiteSpace: 'nowrap', \
             zIndex: '99', font: '20px monospace' }); document.body.append(text); }",
        ),
    ];
    for (says, script) in planted {
        page.go(page.client.current_url().await.unwrap().as_str()).await;
        page.until("the question", |shown| shown.choices > 0).await;
        page.ask(script).await;
        let found = faults(&page, "stage").await;
        assert!(found.iter().any(|fault| fault.starts_with(says)), "'{says}' was not found: {found:?}");
    }
    page.close().await;
}

/// Chooses a thing that leads on, without deciding, and lets go of it: where the regions of the table are before, between
/// and after; nothing if no thing leads on. All of it at once, because others go on meanwhile.
const CHOOSING: &str = "const regions = () => [...document.querySelectorAll('.prompt, .place, .city, .net, .rivals, .lower, .mats, .mat, .hand, .dash')]\
       .map((part) => [part.className, ...Object.values(part.getBoundingClientRect().toJSON()).slice(0, 4).map(Math.round)].join(' ')); \
     const paths = [...document.querySelectorAll('button[data-path]')].map((button) => button.dataset.path.split(' ')); \
     const leads = (name) => paths.filter((path) => path[0] === name).length > 1 || paths.some((path) => path[0] === name && path[1]); \
     const first = paths.map((path) => path[0]).find(leads), thing = first && document.querySelector('[data-thing=\"' + CSS.escape(first) + '\"]'); \
     if (!thing) return null; \
     const before = regions(); \
     thing.dispatchEvent(new MouseEvent('click', { bubbles: true })); \
     if (!document.querySelector('.chosen')) return null; \
     if (window.pushes) document.querySelector('.prompt').style.height = '80px'; \
     const chosen = regions(); \
     document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })); \
     return [before, chosen, regions()]";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn choosing_moves_nothing() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("shift").await;
    let page = driver.open(DESK).await;
    for (number, way) in (0u64..).zip([WAYS[0], WAYS[3], WAYS[5], WAYS[13]]) {
        sit_down(&page, &open, way).await;
        let (mut asked, mut chosen, mut planted) = (String::new(), 0, false);
        play_out(&[&page], number, async |_, shown: &Shown| {
            if shown.choices > 0 && shown.asked != asked {
                asked.clone_from(&shown.asked);
                if chosen == 4 {
                    page.ask("window.pushes = true").await;
                }
                let regions = page.ask(CHOOSING).await;
                if !regions.is_null() && chosen < 4 {
                    chosen += 1;
                    assert_eq!((&regions[1], &regions[2]), (&regions[0], &regions[0]), "{way}: something moved");
                } else if !regions.is_null() {
                    // Whatever pushes the board is noticed.
                    assert_ne!(regions[1], regions[0]);
                    planted = true;
                }
            }
            !planted
        })
        .await;
        assert!(planted, "{way}: only {chosen} things were chosen");
    }
    page.close().await;
}

/// Rests on everything that is drawn small, and says what is not explained with a rule. Time does not pass.
const UNEXPLAINED: &str = "const later = window.setTimeout; let now = false; \
     window.setTimeout = (run, time, ...rest) => { if (!now) return later(run, time, ...rest); run(...rest); return 0; }; \
     const small = '.game :is(use, i, abbr, .die, .disc, .poi, .pile, .word, .cost, .ram, .might, .rage, .backs, .danger)'; \
     const faults = new Set(), seen = new Set(); \
     for (const part of document.querySelectorAll(small)) { \
       const key = [part, part.parentElement, part.parentElement.parentElement].map((around) => around.getAttribute('href') || around.getAttribute('class')).join(); \
       if (seen.has(key) || part.closest('.art, .card.back, figure, .bolt, .zoom')) continue; \
       seen.add(key); \
       now = true; \
       part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })); \
       now = false; \
       const tip = document.querySelector('.sign:popover-open'); \
       if (!tip || !tip.querySelector('a[href^=\"/rules/\"]')) faults.add(part.outerHTML.slice(0, 120)); \
       if (tip) tip.hidePopover(); \
     } \
     window.setTimeout = later; \
     return [...faults]";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_that_is_drawn_small_is_explained() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("signs").await;
    let page = driver.open(DESK).await;
    for (number, way) in (0u64..).zip([WAYS[7], WAYS[9], WAYS[1], WAYS[3], WAYS[4], WAYS[14], WAYS[6]]) {
        sit_down(&page, &open, way).await;
        let table = page.table().await;
        page.hurry(&open, &table, number, &format!("decided >= {SAMPLE} && state.seat !== null")).await;
        page.go(&open.url(&table)).await;
        page.until("the table", |shown| shown.begun).await;
        // What signs mean is fetched when somebody first rests on one.
        page.ask(
            "document.querySelector('.game .i').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))",
        )
        .await;
        page.holds("the signs", "return Boolean(document.querySelector('#help dl.signs'))").await;
        assert_eq!(page.ask(UNEXPLAINED).await, json!([]), "{way}");
    }
    page.ask("document.querySelector('.mat').insertAdjacentHTML('beforeend', '<p><svg class=i><use href=\"#i-planted\"></use></svg></p>')")
        .await;
    let found = page.ask(UNEXPLAINED).await;
    assert!(found.as_array().is_some_and(|found| found.len() == 1 && found[0].as_str().unwrap().contains("planted")), "{found}");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_text_lies_over_another_on_any_page() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("texts").await;
    for (look, lang) in [(DESK, "en"), (DESK, "it"), (super::PHONE, "it")] {
        let page = driver.open(Look { lang, ..look }).await;
        let paths = [
            "/",
            "/new?game=gangs",
            "/new?game=tcg",
            "/new?game=nightlancer",
            "/cards/nightlancer",
            "/new?game=ccg",
            "/cards/ccg",
            "/decks/ccg",
            "/decks/tcg",
            "/cards/gangs",
            "/cards/tcg",
            "/rules",
            "/rules/gangs",
            "/about",
            "/name",
        ];
        for path in paths {
            page.go(&open.url(path)).await;
            is_fine(&page, "texts", &format!("{path} in {lang}")).await;
        }
        for way in [WAYS[0], WAYS[5], WAYS[7], WAYS[14], WAYS[12]] {
            sit_down(&page, &open, way).await;
            page.until("the first question", |shown| shown.choices > 0).await;
            is_fine(&page, "texts", &format!("{way} in {lang}")).await;
        }
        // A table that is over, and looking back at it.
        play_out(&[&page], 1, async |_, _| true).await;
        is_fine(&page, "texts", &format!("the end in {lang}")).await;
        let url = page.client.current_url().await.unwrap();
        page.go(&format!("{url}/replay")).await;
        page.find("#scrub").await;
        is_fine(&page, "texts", &format!("looking back in {lang}")).await;
        page.close().await;
    }
}
