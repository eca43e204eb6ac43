//! What plays is optimised: a facade, and every crate of ours that it puts together (the game, the bots, the table), has
//! its line in the release profile. A game that is forgotten there would play as by the book, at half the speed.

use crate::problem::Problem;
use crate::tree::{File, Tree};

/// Adds the crates that have no line.
pub fn check(tree: &Tree, problems: &mut Vec<Problem>) {
    let Some(root) = tree.files.iter().find(|file| file.path == "Cargo.toml") else { return };
    let facades = tree.ending("/Cargo.toml").filter(|manifest| manifest.path.starts_with("crates/facade-"));
    let mut names: Vec<&str> = facades.flat_map(played).collect();
    names.sort_unstable();
    names.dedup();
    for name in names {
        let line = format!("[profile.release.package.{name}]");
        if !root.lines().any(|(_, text)| text.trim() == line) {
            problems.push(Problem::new(&root.path, 1, format!("'{line}' is missing: what plays is optimised")));
        }
    }
}

/// The facade and what of ours it depends on.
fn played(manifest: &File) -> impl Iterator<Item = &str> {
    let facade = manifest.path.split('/').nth(1).into_iter();
    facade.chain(manifest.lines().filter_map(|(_, text)| text.strip_suffix(".workspace = true")).filter(|name| !PACKAGE.contains(name)))
}

/// What a package takes over from the workspace besides its dependencies.
const PACKAGE: [&str; 5] = ["version", "edition", "rust-version", "license", "publish"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_a_line_in_the_profile_is_found() {
        let facade = ("crates/facade-a/Cargo.toml", "[package]\nversion.workspace = true\n\n[dependencies]\na.workspace = true\n");
        let told = |profile| {
            let mut problems = Vec::new();
            check(&Tree::sample(&[("Cargo.toml", profile), facade]), &mut problems);
            problems.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert!(told("[profile.release.package.a]\n[profile.release.package.facade-a]\n").is_empty());
        let left = told("[profile.release.package.facade-a]\n");
        assert_eq!(left, ["Cargo.toml:1: '[profile.release.package.a]' is missing: what plays is optimised"]);
        assert_eq!(told("[profile.release]\n").len(), 2);
    }
}
