//! What styles speak of is there: a class that was renamed in a drawing and not in its style is drawn without one.

use std::collections::BTreeSet;
use std::path::Path;

/// Every file below a folder with one of these endings, as one text.
fn read(folder: &Path, endings: &[&str], into: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, endings, into);
        } else if path.extension().is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted)) {
            *into += &std::fs::read_to_string(&path).unwrap();
        }
    }
}

/// The words of a text, of letters and hyphens; numbers at their ends are left out, because drawings count.
fn words(text: &str) -> BTreeSet<&str> {
    let split = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    split.map(|word| word.trim_end_matches(|end: char| end.is_ascii_digit() || end == '-')).filter(|word| !word.is_empty()).collect()
}

/// The classes that the selectors of a style name.
fn classes(style: &str) -> BTreeSet<&str> {
    let selectors = style.split('}').filter_map(|rule| rule.rsplit_once('{')).flat_map(|(selectors, _)| selectors.split('{'));
    let named = selectors.filter(|part| !part.contains(';')).flat_map(|selector| selector.split('.').skip(1));
    named
        .filter(|rest| rest.starts_with(|first: char| first.is_ascii_alphabetic()))
        .filter_map(|rest| words(name_at(rest)).pop_first())
        .collect()
}

/// What stands before the first sign that ends the name of a class.
fn name_at(text: &str) -> &str {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').next().unwrap_or_default()
}

#[test]
fn every_class_of_a_style_is_given_to_something() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let games = ["ccg", "gangs", "nightlancer", "tcg"];
    let text = |folder: &Path, endings: &[&str]| {
        let mut text = String::new();
        read(folder, endings, &mut text);
        text
    };
    let all = text(&sources, &["rs", "js", "svg"]);
    for game in games {
        let others = games.iter().filter(|other| **other != game).map(|other| text(&sources.join(other), &["rs", "js", "svg"]));
        // What another game draws is no reason for a style of this one.
        let code = others.fold(all.clone(), |code, other| code.replace(&other, ""));
        let style = text(&sources.join(game), &["css"]);
        let (given, named) = (words(&code), classes(&style));
        assert!(named.len() > 40, "only {} classes were found in the style of {game}", named.len());
        let missing: Vec<&&str> = named.iter().filter(|class| !given.contains(**class)).collect();
        assert!(missing.is_empty(), "{game}: nothing has {missing:?}");
    }
}
