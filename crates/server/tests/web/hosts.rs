//! What hosts settle, and what everybody else sees of it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, Response, StatusCode};
use http_body_util::BodyExt;
use server::admin::{self, Desk};
use server::house::Settings;
use server::web::{Limits, Metrics};
use tower::ServiceExt;

use crate::site::{Browser, HOST, Site, text};

const DESK: &str = "127.0.0.1:2078";

pub fn desk(site: &Site, open: bool) -> Desk {
    let (house, metrics) = (site.house.clone(), Arc::new(Metrics::default()));
    Desk { house, metrics, limits: Limits::default(), hosts: vec![DESK.to_owned()], secret: "s".repeat(64), open, begun: Instant::now() }
}

/// Asks a desk as a page of it does.
async fn asks(desk: &Desk, method: &str, path: &str, cookie: &str, form: &str) -> Response<Body> {
    let request = Request::builder().method(method).uri(path).header("host", DESK).header("origin", format!("http://{DESK}"));
    let request =
        request.header("cookie", cookie).header("accept", "text/html").header("content-type", "application/x-www-form-urlencoded");
    admin::app(desk.clone()).oneshot(request.body(Body::from(form.to_owned())).unwrap()).await.unwrap()
}

/// Does something as a host.
pub async fn does(desk: &Desk, act: &str, form: &str) -> (u16, serde_json::Value) {
    let (status, body) = admin::ask(admin::app(desk.clone()), desk, "POST", act, form).await;
    (status, serde_json::from_str(&body).unwrap_or_default())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_desk_is_for_hosts_alone() {
    let site = Site::new("hosts-door").await;
    let desk = desk(&site, false);
    let token = site.house.host_token().await.unwrap();
    for path in ["/", "/metrics"] {
        assert_eq!(asks(&desk, "GET", path, "", "").await.status(), StatusCode::UNAUTHORIZED, "{path}");
        assert_eq!(asks(&desk, "GET", path, "fixer-host=", "").await.status(), StatusCode::UNAUTHORIZED, "{path}");
    }
    assert_eq!(asks(&desk, "POST", "/set", "", "key=opens&value=nobody").await.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(asks(&desk, "POST", "/login", "", "token=wrong").await.status(), StatusCode::UNAUTHORIZED);
    let answer = asks(&desk, "POST", "/login", "", &format!("token={token}")).await;
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(answer.status() == StatusCode::SEE_OTHER && cookie.contains("SameSite=Strict; HttpOnly"), "{cookie}");
    let cookie = cookie.split(';').next().unwrap().to_owned();
    let page = text(asks(&desk, "GET", "/", &cookie, "").await).await;
    assert!(page.contains("The hosts' desk") || page.contains("The hosts&#39; desk"), "{page}");
    assert!(!page.contains('⟦') && !page.contains(&token));
    let italian = text(asks(&desk, "GET", "/", &format!("{cookie}; fixer-lang=it"), "").await).await;
    assert!(italian.contains("Il banco di chi ospita") && !italian.contains('⟦'), "{italian}");
    assert_eq!(asks(&desk, "GET", "/metrics", &cookie, "").await.status(), StatusCode::OK);
    // A page of another origin, or under another name, does nothing there.
    let strange = |name: &'static str, value: &'static str| {
        let request = Request::builder()
            .method("POST")
            .uri("/set")
            .header("cookie", &cookie)
            .header("content-type", "application/x-www-form-urlencoded");
        let request = if name == "host" { request } else { request.header("host", DESK) };
        request.header(name, value).body(Body::from("key=opens&value=nobody")).unwrap()
    };
    let (origin, host) = (strange("origin", "http://evil.example"), strange("host", "evil.example"));
    assert_eq!(admin::app(desk.clone()).oneshot(origin).await.unwrap().status(), StatusCode::FORBIDDEN);
    assert_eq!(admin::app(desk.clone()).oneshot(host).await.unwrap().status(), StatusCode::MISDIRECTED_REQUEST);
    // A fresh token ends the one before it, and only its hash is kept.
    let fresh = site.house.host_token().await.unwrap();
    assert_eq!(asks(&desk, "GET", "/", &cookie, "").await.status(), StatusCode::UNAUTHORIZED);
    let kept = format!("{:?}", site.store.hosting().await.unwrap());
    assert!(!kept.contains(&fresh) && !kept.contains(&token), "{kept}");
    // None of it stands in the house itself.
    assert_eq!(Browser::new(&site).get("/metrics").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_hosts_settle_holds_at_once_and_after_the_house_was_closed() {
    let site = Site::new("hosts-settle").await;
    let desk = desk(&site, true);
    let mut ada = Browser::program(&site);
    let (_, _, body) = ada.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    let table = serde_json::from_str::<serde_json::Value>(&body).unwrap()["table"].as_str().unwrap().to_owned();
    for (key, value) in [("opens", "somebody"), ("invited", "perhaps"), ("colour", "red"), ("notice-en", "a%E2%80%AEb")] {
        let (status, told) = does(&desk, "/set", &format!("key={key}&value={value}")).await;
        assert!(status == 422 && told["error"].is_string(), "{key}: {told}");
    }
    assert_eq!(does(&desk, "/nothing", "").await.0, 404);
    for opens in ["nobody", "accounts"] {
        assert_eq!(does(&desk, "/set", &format!("key=opens&value={opens}")).await.0, 200);
        let (status, _, body) = ada.post("/tables", "game=tictactoe").await;
        assert!(status == StatusCode::FORBIDDEN && body.contains("not-opening"), "{body}");
    }
    assert_eq!(does(&desk, "/set", "key=notice-en&value=Closed+at+ten").await.0, 200);
    // What is settled is known to a house that is opened later, and those who sit down still can.
    let beside = site.beside(Settings::default());
    let mut bo = Browser::program(&beside);
    assert_eq!(bo.post("/tables", "game=tictactoe").await.0, StatusCode::FORBIDDEN);
    assert_eq!(bo.post(&format!("/t/{table}/sit"), "seat=1").await.0, StatusCode::OK);
    let plain = Browser::new(&beside);
    for path in ["/", "/about", &format!("/t/{table}"), "/nowhere"] {
        assert!(plain.get(path).await.1.contains("Closed at ten"), "{path}");
    }
    let italian = Browser { cookie: "fixer-lang=it".to_owned(), ..Browser::new(&beside) };
    assert!(italian.get("/").await.1.contains("Closed at ten"), "what is not said in a language is said in the other");
    does(&desk, "/set", "key=notice-en&value=").await;
    does(&desk, "/set", "key=opens&value=everybody").await;
    assert!(!Browser::new(&site).get("/").await.1.contains("host-says"));
    assert_eq!(ada.post("/tables", "game=tictactoe").await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn guests_come_by_invitation() {
    let site = Site::new("hosts-invite").await;
    let desk = desk(&site, true);
    let mut old = Browser::program(&site);
    old.post("/guests", "name=Ada").await;
    does(&desk, "/set", "key=invited&value=yes").await;
    let mut new = Browser::program(&site);
    for (path, form) in
        [("/guests", "name=Bo"), ("/tables", "game=tictactoe"), ("/talk", "text=hey"), ("/invitation", "code=nothing"), ("/invitation", "")]
    {
        let (status, _, body) = new.post(path, form).await;
        assert!(status == StatusCode::FORBIDDEN && body.contains("not-invited"), "{path}: {body}");
    }
    assert_eq!(old.post("/tables", "game=tictactoe").await.0, StatusCode::OK, "who was a guest already stays one");
    let (_, told) = does(&desk, "/invite", "note=friends&uses=2").await;
    let code = told["told"]["code"].as_str().unwrap().to_owned();
    let page = Browser::new(&site).get(&format!("/invitation?code={code}")).await.1;
    assert!(page.contains(&format!("value=\"{code}\"")), "{page}");
    // Five who come at once by a code for two are two guests.
    let request = || {
        let request = Browser::program(&site).request("POST", "/invitation").header("origin", format!("http://{HOST}"));
        request.header("content-type", "application/x-www-form-urlencoded").body(Body::from(format!("code={code}"))).unwrap()
    };
    let came = site.at_once((0..5).map(|_| request()).collect()).await;
    assert_eq!(came.iter().filter(|status| **status == StatusCode::OK).count(), 2, "{came:?}");
    let kept = format!("{:?}", site.store.invitations().await.unwrap());
    assert!(kept == "[]" && !kept.contains(&code), "{kept}");
    let (_, told) = does(&desk, "/invite", "uses=1").await;
    let invitation = site.store.invitations().await.unwrap()[0].id;
    assert_eq!(does(&desk, "/withdraw", &format!("id={invitation}")).await.0, 200);
    let code = told["told"]["code"].as_str().unwrap();
    assert_eq!(new.post("/invitation", &format!("code={code}")).await.0, StatusCode::FORBIDDEN, "it was taken back");
    does(&desk, "/set", "key=invited&value=no").await;
    assert_eq!(new.post("/guests", "name=Bo").await.0, StatusCode::OK);
}

/// Asks the house from an address.
async fn from(site: &Site, address: &str, path: &str) -> Response<Body> {
    let mut request = Browser::program(site).request("GET", path).body(Body::empty()).unwrap();
    request.extensions_mut().insert(ConnectInfo(SocketAddr::new(address.parse().unwrap(), 1234)));
    site.send(request).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_banned_are_told_why_and_until_when() {
    let site = Site::new("hosts-ban").await;
    let desk = desk(&site, true);
    let mut ada = Browser::program(&site);
    ada.post("/guests", "name=Ada").await;
    for form in
        ["reason=x", "guest=1&range=10.0.0.0/8&reason=x", "range=nonsense&reason=x", "guest=99&reason=x", "guest=1", "guest=a&reason=x"]
    {
        assert_eq!(does(&desk, "/ban", form).await.0, 422, "{form}");
    }
    assert_eq!(does(&desk, "/ban", "guest=1&reason=Insults&days=7").await.0, 200);
    for path in ["/", "/t/nowhere", "/talk"] {
        let (status, body) = ada.get(path).await;
        assert!(
            status == StatusCode::FORBIDDEN && body.contains("banned") && body.contains("Insults") && body.contains("until "),
            "{body}"
        );
    }
    assert_eq!(ada.post("/talk", "text=hey").await.0, StatusCode::FORBIDDEN);
    assert_eq!(ada.get("/house.css").await.0, StatusCode::OK, "what the page is made of");
    assert_eq!(Browser::program(&site).get("/").await.0, StatusCode::OK, "nobody else");
    let person = Browser { cookie: ada.cookie.clone(), ..Browser::new(&site) };
    assert!(person.get("/").await.1.contains("do not let you in (until "));
    let ban = site.store.bans().await.unwrap()[0].id;
    assert_eq!(does(&desk, "/unban", &format!("id={ban}")).await.0, 200);
    assert_eq!(ada.get("/").await.0, StatusCode::OK);
    // Ranges of both versions; who is named by a proxy is meant, not the proxy.
    for range in ["203.0.113.7/24", "2001:db8::/48", "2001:dba::5"] {
        assert_eq!(does(&desk, "/ban", &format!("range={range}&reason=Spam")).await.0, 200);
    }
    for (address, status) in [
        ("203.0.113.9", 403),
        ("203.0.114.9", 200),
        ("2001:db8:0:5::7", 403),
        ("2001:db9::7", 200),
        ("2001:dba::6", 403),
        ("::ffff:203.0.113.9", 403),
    ] {
        assert_eq!(from(&site, address, "/").await.status().as_u16(), status, "{address}");
        assert_eq!(from(&site, address, "/healthz").await.status().as_u16(), 200);
    }
    let text = text(from(&site, "203.0.113.9", "/").await).await;
    assert!(text.contains("for ever") && text.contains("Spam"), "{text}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reports_lie_on_the_desk_until_they_are_settled() {
    let site = Site::new("hosts-reports").await;
    let desk = desk(&site, true);
    let (mut ada, mut bo) = (Browser::program(&site), Browser::program(&site));
    ada.post("/guests", "name=Ada").await;
    bo.post("/guests", "name=Bo").await;
    let (_, _, body) = bo.post("/talk", "text=%3Ci%3Erude%3C%2Fi%3E").await;
    let line = serde_json::from_str::<serde_json::Value>(&body).unwrap()["line"]["id"].clone();
    ada.post(&format!("/talk/{line}/report"), "reason=It+is+rude").await;
    let read = async || {
        let (_, body) = admin::ask(admin::app(desk.clone()), &desk, "GET", "/", "").await;
        serde_json::from_str::<serde_json::Value>(&body).unwrap()
    };
    let told = read().await;
    let report = &told["reports"][0];
    assert_eq!(
        (&report["reporter"], &report["reported"], &report["guest"], &report["line"]),
        (&"Ada".into(), &"Bo".into(), &2.into(), &line)
    );
    assert_eq!(report["lines"][0]["says"], "<i>rude</i>");
    assert_eq!(
        (&told["kept"]["stored-guests"], &told["days"]["days-talk"], &told["limits"]["limit-requests"]),
        (&"2".into(), &7.into(), &"50".into())
    );
    let cookie = format!("fixer-host={}", "s".repeat(64));
    let page = text(asks(&desk, "GET", "/", &cookie, "").await).await;
    assert!(page.contains("&lt;i&gt;rude&lt;/i&gt;") && page.contains("It is rude"), "{page}");
    let id = &report["id"];
    assert_eq!(does(&desk, "/settle", &format!("id={id}")).await.0, 200);
    assert_eq!(does(&desk, "/settle", &format!("id={id}")).await.0, 422, "it was settled already");
    assert!(read().await["reports"].as_array().unwrap().is_empty() && site.store.reports(true, 10).await.unwrap().len() == 1);
    let figures = text(asks(&desk, "GET", "/metrics", "", "").await).await;
    assert!(
        figures.contains("\nfixer_guests 2\n") && figures.contains("\nfixer_reports_open 0\n") && figures.contains("\nfixer_writable 1\n"),
        "{figures}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hosts_end_the_sessions_of_an_account_or_of_all() {
    let site = Site::new("hosts-sessions").await;
    let desk = desk(&site, true);
    let (mut ada, mut bo, mut guest) = (Browser::new(&site), Browser::new(&site), Browser::new(&site));
    crate::accounts::claim(&mut ada, "Ada").await;
    crate::accounts::claim(&mut bo, "Bo").await;
    guest.post("/guests", "name=Cleo").await;
    let bots = Browser { cookie: ada.cookie.clone(), ..Browser::program(&site) }.post("/account/bots", "name=Chess").await.2;
    let token = serde_json::from_str::<serde_json::Value>(&bots).unwrap()["token"].as_str().unwrap().to_owned();
    let bot = Browser { token: Some(token), ..Browser::program(&site) };
    assert_eq!(bot.get("/account").await.0, StatusCode::OK);
    for form in ["", "guest=99", "guest=3", "all=no", "guest=1&all=yes", "guest=a"] {
        assert_eq!(does(&desk, "/sessions", form).await.0, 422, "{form}");
    }
    let known = async |browser: &Browser<'_>, name: &str| browser.get("/").await.1.contains(&format!(">{name}</a>"));
    assert!(known(&ada, "Ada").await && known(&bo, "Bo").await && known(&guest, "Cleo").await);
    assert_eq!(does(&desk, "/sessions", "guest=1").await.0, 200);
    assert!(!known(&ada, "Ada").await && known(&bo, "Bo").await);
    assert_eq!(bot.get("/account").await.0, StatusCode::UNAUTHORIZED, "its bot with it");
    assert_eq!(ada.post("/sign-in", &format!("name=Ada&{}", crate::accounts::PASSPHRASE)).await.0, StatusCode::SEE_OTHER);
    assert_eq!(does(&desk, "/sessions", "all=yes").await.0, 200);
    assert!(!known(&ada, "Ada").await && !known(&bo, "Bo").await);
    assert!(known(&guest, "Cleo").await, "a guest could not come back");
    let page = text(asks(&desk, "GET", "/", &format!("fixer-host={}", site.house.host_token().await.unwrap()), "").await).await;
    assert_eq!(page.matches("action=\"/sessions\"").count(), 2, "{page}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_ends_with_the_session_and_with_a_ban() {
    let site = Site::new("hosts-streams").await;
    let desk = desk(&site, true);
    let (mut ada, mut bo, mut cleo) = (Browser::new(&site), Browser::new(&site), Browser::new(&site));
    crate::accounts::claim(&mut ada, "Ada").await;
    cleo.post("/guests", "name=Cleo").await;
    let (_, table, _) = bo.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    ada.post(&format!("{table}/sit"), "seat=1").await;
    let stream = async |browser: &Browser<'_>| {
        site.send(browser.request("GET", &format!("{table}/stream")).body(Body::empty()).unwrap()).await.into_body()
    };
    let next = async |stream: &mut Body| {
        let frame = tokio::time::timeout(std::time::Duration::from_secs(10), stream.frame()).await.unwrap();
        frame.map(|frame| String::from_utf8(frame.unwrap().into_data().unwrap().to_vec()).unwrap())
    };
    let lobby = cleo.request("GET", "/talk/stream").body(Body::empty()).unwrap();
    let mut lobby = site.send(lobby).await.into_body();
    assert_eq!(next(&mut lobby).await.unwrap(), ":\n\n");
    let mut streams = [stream(&ada).await, stream(&cleo).await, stream(&bo).await];
    for stream in &mut streams {
        assert!(next(stream).await.unwrap().contains("event: table"));
    }
    assert_eq!(does(&desk, "/sessions", "guest=1").await.0, 200);
    assert_eq!(does(&desk, "/ban", "guest=2&reason=Insults").await.0, 200);
    // Neither what others say, nor what they do.
    let mut dan = Browser::new(&site);
    dan.post("/guests", "name=Dan").await;
    for place in [&table, ""] {
        let (status, _, says) = dan.post(&format!("{place}/talk"), "text=Who+is+still+here").await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{says}");
    }
    assert_eq!(next(&mut lobby).await, None, "nothing is said to them");
    let asked = bo.asked(&table).await;
    bo.post(&format!("{table}/decide"), &format!("seat=0&asked={asked}&choice=b2")).await;
    let [ada, cleo, bo] = &mut streams;
    assert_eq!((next(ada).await, next(cleo).await), (None, None), "nothing more is told to them");
    assert!(next(bo).await.unwrap().contains("takes b2"));
}
