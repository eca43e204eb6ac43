//! Scenarios as the release before wrote them (`earlier/`), one at least for every sort of thing that they say is
//! seen: rewritten, each of them holds, and fails where one of its new lines says something else.

use std::fs;
use std::path::Path;

use gangs::game::Gangs;
use table::scenario::{Migrated, Scenario, check, migrate};

fn earlier() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/earlier");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(&path).unwrap())).collect()
}

fn migrated(game: &Gangs, text: &str) -> Migrated {
    migrate(game, &Scenario::parse(text).unwrap(), text)
}

fn failing(game: &Gangs, text: &str) -> Option<usize> {
    check(game, &Scenario::parse(text).unwrap()).err().map(|failure| failure.line)
}

/// The text with another value on a line that says what is seen; none where it says that something is not.
fn spoilt(text: &str, line: usize) -> Option<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let (seen, value) = lines[line - 1].split_once(": ")?;
    let other = match value.trim() {
        "yes" => "no",
        "none" | "nothing" => "solos 1",
        // The last of several is another: all of them are checked.
        several => several.rsplit_once(' ').map_or("none", |(before, _)| before),
    };
    lines[line - 1] = format!("{seen}: {other}");
    Some(lines.join("\n") + "\n")
}

#[test]
fn what_the_release_before_has_seen_holds_in_the_words_of_today() {
    let game = Gangs::default();
    let files = earlier();
    assert_eq!(files.len(), 23);
    for (name, text) in files {
        assert!(failing(&game, &text).is_some(), "{name} holds as it was, so it needs no rewriting");
        let now = migrated(&game, &text);
        assert_eq!(now.left, [], "{name}");
        assert_eq!(failing(&game, &now.text), None, "{name}\n{}", now.text);
        let again = migrated(&game, &now.text);
        assert_eq!((&again.text, again.rewritten, again.left), (&now.text, vec![], vec![]), "{name}");
        for &line in &now.rewritten {
            if let Some(spoilt) = spoilt(&now.text, line) {
                assert_eq!(failing(&game, &spoilt), Some(line), "{name}\n{spoilt}");
            }
        }
    }
}
