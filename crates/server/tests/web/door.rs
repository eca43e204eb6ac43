//! Who is let in, and how much anybody may ask for.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use server::house::Settings;
use server::web::{Address, Limits, app};
use tower::ServiceExt;

use crate::site::{Browser, HOST, Site, text};

#[tokio::test]
async fn the_door_is_guarded() {
    let site = Site::new("door").await;
    let form = || Body::from("game=tictactoe");
    let post = || {
        Request::builder().method("POST").uri("/tables").header("host", HOST).header("content-type", "application/x-www-form-urlencoded")
    };
    for (request, status) in [
        (post().header("origin", "http://evil.example").body(form()), StatusCode::FORBIDDEN),
        (post().header("sec-fetch-site", "cross-site").body(form()), StatusCode::FORBIDDEN),
        (post().body(form()), StatusCode::UNAUTHORIZED),
        (post().header("sec-fetch-site", "same-origin").body(form()), StatusCode::SEE_OTHER),
        (Request::builder().uri("/").header("host", "evil.example").body(Body::empty()), StatusCode::MISDIRECTED_REQUEST),
        (Request::builder().uri("/").body(Body::empty()), StatusCode::MISDIRECTED_REQUEST),
        (Request::builder().uri("/t/../../etc").header("host", HOST).body(Body::empty()), StatusCode::NOT_FOUND),
        (Request::builder().uri("/t/nowhere").header("host", HOST).body(Body::empty()), StatusCode::NOT_FOUND),
        (
            Request::builder().method("DELETE").uri("/").header("host", HOST).header("authorization", "Bearer new").body(Body::empty()),
            StatusCode::METHOD_NOT_ALLOWED,
        ),
        (post().header("origin", format!("http://{HOST}")).body(Body::from("x".repeat(100_000))), StatusCode::PAYLOAD_TOO_LARGE),
    ] {
        let answer = site.send(request.unwrap()).await;
        assert_eq!(answer.status(), status);
        assert!(answer.headers()["content-security-policy"].to_str().unwrap().starts_with("default-src 'none'"));
    }
}

#[tokio::test]
async fn whoever_asks_too_much_waits() {
    let site = Site::with("quick", Limits { requests: 2, ..Limits::default() }, Settings::default()).await;
    let browser = Browser::new(&site);
    let mut answers = Vec::new();
    for _ in 0..40 {
        answers.push(browser.get("/about").await.0);
    }
    assert_eq!(answers[0], StatusCode::OK);
    assert!(answers.contains(&StatusCode::TOO_MANY_REQUESTS));
}

#[tokio::test]
async fn guests_and_their_tables_are_counted() {
    let limits = Limits { newcomers: 2, requests: 1000, ..Limits::default() };
    let site = Site::with("count", limits, Settings { playing: 3, ..Settings::default() }).await;
    let mut first = Browser::new(&site);
    for _ in 0..3 {
        assert_eq!(first.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await.0, StatusCode::SEE_OTHER);
    }
    let (status, _, says) = first.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    assert!(status == StatusCode::TOO_MANY_REQUESTS && says.contains("can have 3 tables"), "{says}");
    assert_eq!(Browser::new(&site).post("/guests", "").await.0, StatusCode::SEE_OTHER);
    assert_eq!(Browser::new(&site).post("/guests", "").await.0, StatusCode::TOO_MANY_REQUESTS, "the third new guest in a minute");
}

#[tokio::test]
async fn one_session_cannot_change_things_all_the_time() {
    let site = Site::with("session", Limits { requests: 1000, changes: 1, ..Limits::default() }, Settings::default()).await;
    let mut browser = Browser::new(&site);
    browser.post("/guests", "name=Ada").await;
    let mut answers = Vec::new();
    for _ in 0..15 {
        answers.push(browser.post("/guests", "name=Ada").await.0);
    }
    assert!(answers.contains(&StatusCode::SEE_OTHER) && answers.contains(&StatusCode::TOO_MANY_REQUESTS));
    let mut other = Browser::new(&site);
    assert_eq!(other.post("/guests", "name=Bea").await.0, StatusCode::SEE_OTHER, "others are not held up");
    assert_eq!(browser.get("/").await.0, StatusCode::OK, "looking is no change");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_is_sent_is_answered_with_what_would_be_right() {
    let site = Site::new("bad").await;
    let mut browser = Browser::new(&site);
    let (_, table, _) = browser.post("/tables", "game=gangs&seat-0=me&seat-1=open").await;
    let long = "x".repeat(60_000);
    for (path, form) in [
        ("/decide", "".to_owned()),
        ("/decide", "seat=99&choice=%00".to_owned()),
        ("/decide", format!("seat=0&choice={long}&asked={long}")),
        ("/undo", "moment=-1".to_owned()),
        ("/consent", "agrees=yes".to_owned()),
        ("/curtain", "seat=7".to_owned()),
        ("/concede", "".to_owned()),
        ("/rematch", "".to_owned()),
        ("/continue", "at=99999999999999999999".to_owned()),
        ("/nonce", "seat=0&nonce=zz".to_owned()),
        ("/sit", "seat=255".to_owned()),
        ("/sit", "seat=-1".to_owned()),
        ("/sit", "seat=1".to_owned()),
        ("/bot", "seat=0".to_owned()),
        ("/bot", "seat=1&bot=nobody".to_owned()),
        ("/drop", "seat=1".to_owned()),
        ("/drop", "seat=255".to_owned()),
    ] {
        let (status, _, says) = browser.post(&format!("{table}{path}"), &form).await;
        assert!(status.is_client_error(), "{path} {status}");
        assert!(says.contains("role=\"alert\""), "{path}: {says}");
    }
    for path in
        ["/t/%00", "/t/'; DROP TABLE tables", "/t/x/stream", "/t/x/replay?at=-1", "/rules/nothing", "/cards/nothing", "/new?game=%ff"]
    {
        let status = browser.get(&path.replace(' ', "%20").replace('\'', "%27")).await.0;
        assert!(status.is_client_error(), "{path}: {status}");
    }
    for replay in ["", "{}", "\u{0}", "[[[[[[[[", "{\"fixer\":\"replay\",\"version\":1}", &"[".repeat(100_000)] {
        let request = browser.request("POST", "/replays").header("origin", format!("http://{HOST}"));
        let answer = site.send(request.header("content-type", "application/json").body(Body::from(replay.to_owned())).unwrap()).await;
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
    }
}

#[tokio::test]
async fn behind_tls_cookies_are_the_houses_alone_and_there_is_no_other_way_to_it() {
    const NAME: &str = "fixer.example";
    let site = Site::new("strict").await;
    let address = Address { hosts: vec![NAME.to_owned()], tls: true, proxies: Vec::new(), limits: Limits::default() };
    let ask = async |method: &str, path: &str, cookie: &str| {
        let request = Request::builder().method(method).uri(path).header("host", NAME).header("origin", format!("https://{NAME}"));
        let request = request.header("cookie", cookie).header("content-type", "application/x-www-form-urlencoded");
        app(site.house.clone(), address.clone()).oneshot(request.body(Body::from("name=Judy&lang=it")).unwrap()).await.unwrap()
    };
    let answer = ask("POST", "/guests", "").await;
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(
        cookie.starts_with("__Host-fixer=") && cookie.ends_with("; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure"),
        "{cookie}"
    );
    assert_eq!(answer.headers()["strict-transport-security"], "max-age=31536000; includeSubDomains");
    let session = cookie.split(';').next().unwrap();
    assert!(text(ask("GET", "/", session).await).await.contains("Judy"));
    assert!(text(ask("GET", "/", &format!("other=1; {session}; __Host-fixer-lang=it")).await).await.contains("lang=\"it\""));
    let planted = session.strip_prefix("__Host-").unwrap();
    assert!(!text(ask("GET", "/", planted).await).await.contains("Judy"), "a neighbour under the same domain could have set it");
    let answer = ask("POST", "/sign-out", session).await;
    assert_eq!(answer.headers()["clear-site-data"], "\"storage\"");
    assert!(answer.headers()["set-cookie"].to_str().unwrap().contains("__Host-fixer=; Path=/; Max-Age=0"));
    // Without TLS browsers would refuse all of that.
    let mut plain = Browser::new(&site);
    plain.post("/guests", "name=Vik").await;
    assert!(plain.cookie.starts_with("fixer="));
    let request = |method: &str| Browser::new(&site).request(method, "/").body(Body::empty()).unwrap();
    assert!(!site.send(request("GET")).await.headers().contains_key("strict-transport-security"));
    assert_ne!(site.send(request("TRACE")).await.status(), StatusCode::OK);
}
