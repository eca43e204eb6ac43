//! Asked like a person: what costs is read before it is done, a target can come first, numbers that matter are there.

use super::driver::{Driver, Look, Page};
use super::house::Open;

/// The things of all choices on the board whose sentence begins so: `[sentence, thing, ...]` each.
const PATHS: &str =
    "return [...document.querySelectorAll('button[data-path]')].map((button) => [button.textContent, ...button.dataset.path.split(' ')])";

/// What is open beside the chosen thing, and what has the focus.
const VERBS: &str = "return [[...document.querySelectorAll('.placed.asked[open] button')].filter((button) => button.checkVisibility()).map((button) => button.textContent), document.activeElement.textContent]";

impl Page {
    async fn paths(&self) -> Vec<Vec<String>> {
        serde_json::from_value(self.ask(PATHS).await).unwrap()
    }

    async fn verbs(&self) -> (Vec<String>, String) {
        serde_json::from_value(self.ask(VERBS).await).unwrap()
    }

    /// Clicks a thing on the board, wherever on it.
    async fn click_thing(&self, thing: &str) {
        let click =
            format!("document.querySelector('[data-thing=\"{thing}\"]').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))");
        self.ask(&click).await;
    }

    /// Chooses a button whose sentence begins so; whether there is one.
    async fn choose(&self, begins: &str) -> bool {
        let begins = serde_json::to_string(begins).unwrap();
        let click = format!(
            "const found = [...document.querySelectorAll('button[name=choice]')].find((button) => button.textContent.startsWith({begins})); \
                             if (found) found.click(); return Boolean(found)"
        );
        self.ask(&click).await.as_bool().unwrap_or_default()
    }

    /// Answers with the first choice until one is offered whose sentence begins so.
    async fn goes_on_to(&self, begins: &str) -> Vec<Vec<String>> {
        for _ in 0..60 {
            let shown = self.until("a question", |shown| shown.choices > 0).await;
            let paths = self.paths().await;
            if paths.iter().any(|path| path[0].starts_with(begins)) {
                return paths.into_iter().filter(|path| path[0].starts_with(begins)).collect();
            }
            self.ask("document.querySelector('button[name=choice]').click()").await;
            self.until("what comes next", |after| after.asked != shown.asked).await;
        }
        panic!("nothing begins with {begins}");
    }
}

async fn tcg(open: &Open, page: &Page) {
    page.go(&open.url("/new?game=tcg")).await;
    page.find("button[name=sit][value=bots]").await.send_keys("\u{e007}").await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_is_sold_only_by_its_verb() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("sell").await;
    for look in [Look { size: (1366, 768), ..Look::default() }, super::PHONE] {
        let page = driver.open(look).await;
        tcg(&open, &page).await;
        let card = page.goes_on_to("Sell ").await.swap_remove(0);
        let before = page.shown().await;
        page.click_thing(&card[1]).await;
        let (verbs, _) = page.verbs().await;
        assert!(verbs.contains(&card[0]) && card[0].ends_with(" for 1 €$"), "{verbs:?}");
        assert_eq!(page.shown().await.asked, before.asked, "nothing is done yet");
        page.look_at(if look.phone { "sell-phone" } else { "sell" }).await;
        // The prompt says what can be paid.
        let asks = page.find(".prompt .asks").await.text().await.unwrap();
        assert!(asks.contains("sell a card") && asks.contains("You can pay"), "{asks}");
        // By keyboard: the card, then its verbs, and back.
        page.press("\u{e00c}").await;
        assert_eq!(page.verbs().await.0, [""; 0]);
        page.ask(&format!("document.querySelector('[data-thing=\"{}\"]').focus()", card[1])).await;
        page.press("\u{e007}").await;
        let (verbs, focus) = page.verbs().await;
        assert_eq!(verbs.first(), Some(&focus));
        assert_eq!(page.shown().await.asked, before.asked);
        assert!(page.choose(&card[0]).await);
        page.until("the sale", |shown| shown.asked != before.asked).await;
        page.close().await;
    }
    // Without script every choice has its sentence.
    let page = driver.open(Look { script: false, ..Look::default() }).await;
    tcg(&open, &page).await;
    for _ in 0..40 {
        if page.client.source().await.unwrap().contains(" for 1 €$</button>") {
            return page.close().await;
        }
        let decided = page.click(".prompt .free button[name=choice]").await
            || page.click(".prompt details.placed summary").await && page.click(".prompt .list button[name=choice]").await;
        // Whatever was decided loads the page anew: asking for it as well would break that off.
        if !decided {
            page.client.refresh().await.unwrap();
        }
    }
    panic!("no card can be sold:\n{}", page.client.source().await.unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_target_can_come_first() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("target").await;
    let page = driver.open(Look { size: (1366, 768), ..Look::default() }).await;
    page.go(&open.url("/")).await;
    page.enter("Play Cyberpunk 2077: Gangs of Night City now").await;
    page.until("the first question", |shown| shown.choices > 0).await;
    // The Net says how likely NetWatch finds a run to each depth.
    let risks = page.ask("return [...document.querySelectorAll('.net .danger [aria-hidden]')].map((risk) => risk.textContent)").await;
    assert_eq!(risks, serde_json::json!(["≤4 · 17%", "≤5 · 28%", "≤7 · 58%"]));
    let (mut alone, mut several) = (false, false);
    for _ in 0..150 {
        let shown = page.until("a question", |shown| shown.choices > 0 || shown.over).await;
        if shown.over || alone && several {
            break;
        }
        let paths = page.paths().await;
        let movers = |target: &str| paths.iter().filter(|path| path.len() == 3 && path[2] == target).count();
        let targets = paths.iter().filter(|path| path.len() == 3 && path[0].starts_with("Move "));
        let found = targets.map(|path| (&path[1], &path[2])).find(|(_, target)| if movers(target) == 1 { !alone } else { !several });
        match found {
            Some((_, target)) if movers(target) == 1 => {
                alone = true;
                page.click_thing(target).await;
            }
            Some((mover, target)) => {
                several = true;
                page.click_thing(target).await;
                let lit = page.ask("return [...document.querySelectorAll('.aimed')].map((thing) => thing.dataset.thing)").await;
                assert!(lit.as_array().unwrap().len() > 1 && lit.as_array().unwrap().contains(&mover.as_str().into()), "{lit}");
                assert_eq!(page.shown().await.asked, shown.asked, "nothing is done yet");
                page.look_at("target-first").await;
                page.click_thing(mover).await;
            }
            // Discs that move somebody, else whatever is there.
            None if page.choose("Use the Techie disc").await || page.choose("Reclaim").await || page.choose("Stop moving").await => {}
            None => {
                page.ask("document.querySelector('button[name=choice]').click()").await;
            }
        }
        page.until("what comes next", |after| after.asked != shown.asked || after.over).await;
    }
    assert!(alone && several, "one mover: {alone}, several: {several}");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_attack_says_what_it_comes_to() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("odds").await;
    let page = driver.open(Look { size: (1366, 768), ..Look::default() }).await;
    tcg(&open, &page).await;
    let (mut labels, mut outlook, mut games) = (0, 0, 1);
    for _ in 0..800 {
        let shown = page.until("a question", |shown| shown.choices > 0 || shown.over).await;
        // Where the target is named later, that is the question which tells.
        for attack in page.paths().await.iter().filter(|path| path[0].starts_with("Attack ") && !path[0].starts_with("Attack with ")) {
            let told = ["wins ", "loses ", "ties ", "steals "].iter().any(|word| attack[0].contains(word));
            assert!(told, "{attack:?}");
            labels += 1;
        }
        let told = page.ask("const told = document.querySelector('.clash .outlook'); return told && told.textContent").await;
        if let Some(told) = told.as_str() {
            // Before a target is chosen there is nothing to compare.
            assert!(told.contains(" can still pay "), "{told}");
            outlook += u32::from(told.starts_with("As it stands: "));
            page.look_at("outlook").await;
        }
        if labels > 0 && outlook > 0 {
            return page.close().await;
        }
        // Whoever always attacks wins now and then before anybody attacks back.
        if shown.over {
            games += 1;
            assert!(games <= 6, "attacks that could be made: {labels}, that were met: {outlook}");
            tcg(&open, &page).await;
            continue;
        }
        let _ = page.choose("Attack ").await
            || page.choose("Play ").await
            || page.choose("Sell ").await
            || page.choose("End the turn").await
            || page.choose("").await;
        page.until("what comes next", |after| after.asked != shown.asked || after.over).await;
    }
    panic!("attacks that could be made: {labels}, that were met: {outlook}");
}
