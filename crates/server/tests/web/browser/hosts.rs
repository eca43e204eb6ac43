//! The hosts' desk in a browser.

use std::sync::Arc;
use std::time::Instant;

use server::admin::{Desk, app};
use server::web::{Limits, Metrics};
use tokio::net::TcpListener;

use super::driver::{Driver, Look};
use crate::site::{Browser, Site};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_comes_in_and_settles_something_without_script() {
    let Some(driver) = Driver::start() else { return };
    let site = Site::new("desk").await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (house, metrics, token) = (site.house.clone(), Arc::new(Metrics::default()), site.house.host_token().await.unwrap());
    let (hosts, secret) = (vec![address.to_string()], "s".repeat(64));
    let desk = Desk { house, metrics, limits: Limits::default(), hosts, secret, open: true, begun: Instant::now() };
    let serving = tokio::spawn(async move { axum::serve(listener, app(desk)).await });
    let page = driver.open(Look { size: (390, 844), lang: "it", script: false, phone: true, still: true }).await;
    page.go(&format!("http://{address}/")).await;
    page.find("[name=token]").await.send_keys(&format!("{token}\u{e007}")).await.unwrap();
    page.find("form[action='/set'] input[value=notice-it] + label input").await.send_keys("Si chiude alle dieci.\u{e007}").await.unwrap();
    page.find("input[value='Si chiude alle dieci.']").await;
    page.look_at("desk-phone-it").await;
    let italian = Browser { cookie: "fixer-lang=it".to_owned(), ..Browser::new(&site) };
    assert!(italian.get("/").await.1.contains("Si chiude alle dieci."));
    page.close().await;
    serving.abort();
}
