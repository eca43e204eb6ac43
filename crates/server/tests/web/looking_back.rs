//! Looking back, replay files, and going on from there.

use axum::body::Body;
use axum::http::StatusCode;

use crate::site::{Browser, HOST, Site, play_out, text};

async fn opened(program: &mut Browser<'_>, form: &str) -> String {
    let (status, _, body) = program.post("/tables", form).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    let opened: serde_json::Value = serde_json::from_str(&body).unwrap();
    format!("/t/{}", opened["table"].as_str().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_on_from_any_moment() {
    let site = Site::new("back").await;
    let mut program = Browser::program(&site);
    let table = opened(&mut program, "game=gangs").await;
    play_out(&mut program, &table).await;
    let mut browser = Browser { cookie: program.cookie.clone(), ..Browser::new(&site) };
    let (status, page) = browser.get(&format!("{table}/replay?at=40")).await;
    assert!(status == StatusCode::OK && page.contains("value=\"40\"") && page.contains("Continue from here"), "{page}");
    let (_, end) = browser.get(&format!("{table}/replay")).await;
    assert!(!end.contains("Continue from here"), "nothing goes on after the end");
    let (status, new, body) = browser.post(&format!("{table}/continue"), "at=40&seat=0").await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{body}");
    let page = browser.get(&new).await.1;
    assert!(page.contains("its chance cannot be checked"), "{page}");
    let new_end = play_out(&mut program, &new).await;
    assert_eq!(new_end["stage"], "over");
    assert!(!browser.get(&new).await.1.contains("/rematch"));
    let mut stranger = Browser::new(&site);
    assert_eq!(stranger.post(&format!("{table}/continue"), "at=0&seat=1").await.0, StatusCode::SEE_OTHER, "what is over is everybody's");
    assert_eq!(stranger.post(&format!("{table}/continue"), "at=999999&seat=1").await.0, StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_played_goes_on_nowhere_else() {
    let site = Site::new("going").await;
    let mut program = Browser::program(&site);
    let table = opened(&mut program, "game=leduc").await;
    assert_eq!(program.post(&format!("{table}/continue"), "at=0&seat=0").await.0, StatusCode::CONFLICT);
    assert_eq!(program.get(&format!("{table}/replay.json")).await.0, StatusCode::CONFLICT);
    assert_eq!(program.get(&format!("{table}/replay")).await.0, StatusCode::OK, "everybody looks back at what they saw");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replay_file_is_brought_and_shown() {
    let site = Site::new("bring").await;
    let mut program = Browser::program(&site);
    let table = opened(&mut program, "game=leduc").await;
    play_out(&mut program, &table).await;
    let file = program.get(&format!("{table}/replay.json")).await.1;
    let send = async |kind: &str, body: String| {
        let request = Browser::new(&site).request("POST", "/replays").header("origin", format!("http://{HOST}"));
        let answer = site.send(request.header("content-type", kind).body(Body::from(body)).unwrap()).await;
        let place = answer.headers().get("location").map(|place| place.to_str().unwrap().to_owned()).unwrap_or_default();
        (answer.status(), place, text(answer).await)
    };
    let form = format!("--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.json\"\r\n\r\n{file}\r\n--x--\r\n");
    for (kind, body) in [("application/json", file.clone()), ("multipart/form-data; boundary=x", form)] {
        let (status, place, says) = send(kind, body).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{says}");
        assert_eq!(program.get(&place).await.0, StatusCode::OK);
        let copy = place.strip_suffix("/replay?at=0").unwrap();
        assert_eq!(program.get(&format!("{copy}/replay.json")).await.1, file, "the same file, with which chance can be checked");
        assert_eq!(program.post(&format!("{copy}/sit"), "seat=0").await.0, StatusCode::CONFLICT, "nobody sits down there");
    }
    let (status, _, says) = send("application/json", file.replacen("\"seat\":0", "\"seat\":1", 1)).await;
    assert!(status == StatusCode::UNPROCESSABLE_ENTITY && says.contains("log entry"), "{says}");
    let (status, ..) = send("application/json", " ".repeat(5 << 20)).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_would_take_the_house_s_time_or_memory_is_refused() {
    let site = Site::new("hostile").await;
    let mut program = Browser::program(&site);
    let table = opened(&mut program, "game=tcg").await;
    program.post(&format!("{table}/concede"), "").await;
    let file: serde_json::Value = serde_json::from_str(&program.get(&format!("{table}/replay.json")).await.1).unwrap();
    let mut refused = async |place: &str, value: serde_json::Value| {
        let mut file = file.clone();
        *file.pointer_mut(place).unwrap() = value;
        let (status, _, says) = program.post("/replays", &file.to_string()).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{place}");
        assert!(says.len() < 4_000, "{place}: {} bytes", says.len());
        says
    };
    assert!(refused("/log/0/chance", serde_json::json!([])).await.contains("no result is recorded"));
    assert!(refused("/players", serde_json::json!(vec!["x"; 500_000])).await.contains("500000 players are named"));
    assert!(refused("/players/0", serde_json::json!("x".repeat(3_000_000))).await.contains("a name has 1 to 24 characters"));
    assert!(refused("/log/0/digest", serde_json::json!("x".repeat(3_000_000))).await.contains("at most 200"));
    let undo = serde_json::json!({"entry": "undo", "to": 0});
    assert!(refused("/log", serde_json::json!(vec![undo; 5_000])).await.contains("at most 1000"));
}
