//! Compares texts with files that a person can read and judge; `FIXER_BLESS=1 cargo test -p tcg` writes them anew.

use std::path::Path;

/// Holds a text against the golden file of this name; the first line that differs is told.
pub fn compare(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("FIXER_BLESS").is_some() {
        std::fs::write(&path, text).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    for (line, (found, right)) in text.lines().zip(golden.lines()).enumerate() {
        assert_eq!(found, right, "{name}, line {}", line + 1);
    }
    assert_eq!(text.lines().count(), golden.lines().count(), "{name} is longer or shorter");
}
