//! A table that is sent again becomes what was sent, and keeps what has not changed.

use super::Open;
use super::driver::{Driver, Look, Shown, play_out};
use super::stage::{WAYS, sit_down};

/// The table as it stands here and as the house sends it, without what only a script adds.
const BOTH: &str = "const done = arguments[0]; fetch(location.href).then((answer) => answer.text()).then((page) => { \
     const sent = new DOMParser().parseFromString(page, 'text/html'); \
     const bare = (part) => { \
       const copy = part.cloneNode(true); \
       copy.querySelectorAll('[data-slot]').forEach((slot) => slot.replaceChildren()); \
       for (const inner of copy.querySelectorAll('*')) { \
         for (const name of ['role', 'tabindex', 'aria-pressed', 'aria-current', 'data-digit', 'hidden', 'open']) inner.removeAttribute(name); \
         inner.classList.remove('chosen', 'aimed', 'asked', 'lit', 'fresh'); \
         if (!inner.classList.length) inner.removeAttribute('class'); \
         const kept = [...inner.attributes].map(({ name, value }) => [name, value]).sort(); \
         for (const [name] of kept) inner.removeAttribute(name); \
         for (const [name, value] of kept) inner.setAttribute(name, value); \
       } \
       return copy.innerHTML.replace(/<!--.*?-->/gs, ''); \
     }; \
     done([bare(document.getElementById('table')), bare(sent.getElementById('table')), window.first === document.getElementById('board')]); \
   })";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_went_on_is_the_table_that_is_loaded() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("patch").await;
    let page = driver.open(Look::default()).await;
    for (number, way) in (0u64..).zip([WAYS[0], WAYS[6], WAYS[7], WAYS[13]]) {
        sit_down(&page, &open, way).await;
        page.until("the first question", |shown| shown.choices > 0).await;
        page.ask("window.first = document.getElementById('board')").await;
        let (mut compared, mut asked) = (0, String::new());
        play_out(&[&page], number, async |_, shown: &Shown| {
            if shown.choices > 0 && shown.asked != asked {
                asked.clone_from(&shown.asked);
                compared += 1;
                let both = page.client.execute_async(BOTH, Vec::new()).await.unwrap();
                let (here, sent) = (both[0].as_str().unwrap(), both[1].as_str().unwrap());
                let place = here.bytes().zip(sent.bytes()).take_while(|(one, other)| one == other).count();
                let around = |text: &str| {
                    String::from_utf8_lossy(&text.as_bytes()[place.saturating_sub(80)..text.len().min(place + 120)]).into_owned()
                };
                assert!(here == sent, "{way}, question {compared}: here stands\n{}\nand sent was\n{}", around(here), around(sent));
                assert_eq!(both[2], true, "{way}: the board stays where it is");
            }
            compared < 8
        })
        .await;
    }
    page.close().await;
}
