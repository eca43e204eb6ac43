//! The tutorial shows real code: every piece of Rust in it stands in the sample games.

use std::path::Path;

fn sources(folder: &Path, into: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else {
            into.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn every_piece_of_code_in_the_tutorial_is_real() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tutorial = std::fs::read_to_string(samples.join("../../docs/adding-a-game.md")).unwrap();
    let mut code = String::new();
    sources(&samples.join("src"), &mut code);
    let pieces: Vec<&str> = tutorial.split("```rust\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(pieces.len() >= 8, "the tutorial shows code");
    for piece in pieces {
        assert!(code.contains(piece), "this is in the tutorial and not in the samples:\n{piece}");
    }
}
