//! Schemathesis asks a house whatever its OpenAPI document allows, and some of what it does not.

use std::process::Command;

use crate::house::House;
use crate::support::Folder;

/// Which checks an answer has to pass.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,\
                      missing_required_header,unsupported_method,ignored_auth";

/// `cargo xtask test` installs schemathesis where it can, and names it.
#[test]
fn a_house_keeps_what_its_document_promises() {
    let Some(schemathesis) = std::env::var_os("FIXER_SCHEMATHESIS") else {
        println!("left out: FIXER_SCHEMATHESIS does not name the program; cargo xtask test installs it");
        return;
    };
    let folder = Folder::new("openapi");
    let house = House::open(&folder.path("data"));
    let (status, opened) = house.ask("POST", "/tables", "", "game=gangs").unwrap();
    assert_eq!(status, 200, "{opened}");
    let word = |name: &str| opened[name].as_str().unwrap().to_owned();
    // Addresses of tables are asked about one that is there.
    let config = folder.path("schemathesis.toml");
    std::fs::write(&config, format!("[parameters]\n\"path.id\" = \"{}\"\n", word("table"))).unwrap();
    let url = format!("http://{}", house.address);
    let headers = ["Accept: application/json".to_owned(), format!("Authorization: Bearer {}", word("token"))];
    let mut asks = Command::new(schemathesis);
    asks.args(["--config-file", &config, "run", &format!("{url}/api/openapi.json"), "--url", &url, "--checks", CHECKS]);
    asks.args(["--max-examples", "10", "--seed", "2077", "--request-timeout", "10", "--phases", "examples,coverage,fuzzing"]);
    asks.args(["--exclude-path-regex", "stream$", "--no-color"]);
    // Whoever does these is somebody else afterwards, or nobody, and would be refused everything that comes after.
    asks.args(["/account/leave", "/account/claim", "/sign-out"].iter().flat_map(|path| ["--exclude-path", path]));
    let told = asks.args(headers.iter().flat_map(|header| ["-H", header])).current_dir(folder.path("")).output().unwrap();
    let says = String::from_utf8_lossy(&told.stdout);
    // A few are for hosts, and for people who have claimed their name.
    let refused = says.split_once("Authentication failed: ").and_then(|(_, rest)| rest.split(' ').next()?.parse().ok()).unwrap_or(0);
    assert!(told.status.success() && refused < 10, "{says}{}", String::from_utf8_lossy(&told.stderr));
}
