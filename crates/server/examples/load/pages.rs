//! What a page may weigh, and that it names no other host.

use std::io;

use crate::Wrong;
use crate::figures::{amount, figure};
use crate::http::{Ask, Client};

/// The page of a table that is being played weighs less.
const PAGE: usize = 100 << 10;

async fn get(client: &Client, path: &str, token: &str, wrong: &mut Wrong) -> io::Result<String> {
    let answer = client.ask(&Ask { method: "GET", path, token, accept: "text/html", form: "" }).await?;
    let text = String::from_utf8_lossy(&answer.body).into_owned();
    wrong.check(answer.status == 200, || format!("{path} was answered with {}", answer.status));
    for strange in strangers(&text) {
        wrong.check(false, || format!("{path} names another host: {strange}"));
    }
    Ok(text)
}

/// Where a page or a style sheet would load something from another host, or lead there.
fn strangers(text: &str) -> Vec<&str> {
    const FROM: [&str; 9] = ["src=\"", "href=\"", "action=\"", "srcset=\"", "url(", "url(\"", "url('", "@import \"", "@import url("];
    let names = |start: &&str| FROM.iter().any(|from| start.strip_prefix(from).is_some_and(abroad));
    text.char_indices().filter_map(|(at, _)| text.get(at..)).filter(names).map(|start| start.get(..60).unwrap_or(start)).collect()
}

fn abroad(address: &str) -> bool {
    ["http:", "https:", "//", "ws:", "wss:", "ftp:"].iter().any(|scheme| address.starts_with(scheme))
}

/// The pages that all tables share.
pub async fn house(client: &Client, wrong: &mut Wrong) -> io::Result<()> {
    println!("\nThe pages");
    for path in ["/", "/new", "/rules/gangs", "/about", "/house.css", "/house.js"] {
        let text = get(client, path, "", wrong).await?;
        figure(path, &amount(text.len() as u64));
    }
    Ok(())
}

/// The page of a table that is being played.
pub async fn table(client: &Client, path: &str, token: &str, wrong: &mut Wrong) -> io::Result<()> {
    let page = get(client, path, token, wrong).await?;
    figure("the page of a table", &amount(page.len() as u64));
    wrong.check(page.len() < PAGE, || format!("the page of a table is {}, not under {}", amount(page.len() as u64), amount(PAGE as u64)));
    Ok(())
}
