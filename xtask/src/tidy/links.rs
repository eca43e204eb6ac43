//! Checks of Markdown: every link to a file of the workspace leads to one. Addresses elsewhere are not
//! followed, and code is not searched for links.

use crate::mask::line_of;
use crate::problem::Problem;
use crate::tree::{File, Tree};

/// Adds the dead links of a Markdown file.
pub fn check(file: &File, tree: &Tree, problems: &mut Vec<Problem>) {
    let text = without_code(&file.text);
    for (at, target) in targets(&text) {
        let Some(path) = local(target) else { continue };
        let found = resolve(&file.path, &path).is_some_and(|path| tree.has(&path));
        if !found {
            let what = format!("the link '{target}' leads to no file of the workspace; correct it or remove it");
            problems.push(Problem::new(&file.path, line_of(&text, at), what));
        }
    }
}

/// The text with code blocks and code spans blanked, every byte in its place.
fn without_code(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut fence: Option<&str> = None;
    for line in text.split_inclusive('\n') {
        let start = line.trim_start();
        let mark = ["```", "~~~"].into_iter().find(|mark| start.starts_with(mark));
        match (fence, mark) {
            (None, Some(mark)) => fence = Some(mark),
            (Some(open), Some(mark)) if open == mark => fence = None,
            (None, None) => {
                kept.push_str(&without_spans(line));
                continue;
            }
            _ => {}
        }
        kept.push_str(&blank(line));
    }
    kept
}

/// A line with its code spans blanked: from some backticks to as many again.
fn without_spans(line: &str) -> String {
    let mut kept = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(open) = rest.find('`') {
        let ticks = rest[open..].bytes().take_while(|byte| *byte == b'`').count();
        let inside = open + ticks;
        let Some(length) = rest[inside..].find(&rest[open..inside]) else { break };
        let end = inside + length + ticks;
        kept.push_str(&rest[..open]);
        kept.push_str(&blank(&rest[open..end]));
        rest = &rest[end..];
    }
    kept.push_str(rest);
    kept
}

fn blank(text: &str) -> String {
    text.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect()
}

/// What links point to, with where they stand: `[a](b)`, `[a]: b`, `src="b"`, `href="b"`.
fn targets(text: &str) -> Vec<(usize, &str)> {
    let mut targets = Vec::new();
    for (at, open) in text.match_indices("](") {
        targets.extend(inline_target(&text[at + open.len()..]).map(|target| (at, target)));
    }
    for (at, open) in ["src=\"", "href=\""].into_iter().flat_map(|open| text.match_indices(open)) {
        targets.extend(text[at + open.len()..].split('"').next().map(|target| (at, target)));
    }
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if let Some((label, target)) = line.trim_start().split_once("]: ")
            && label.starts_with('[')
            && !label.starts_with("[^")
        {
            let target = target.split_whitespace().next().unwrap_or_default();
            targets.push((start, target.trim_start_matches('<').trim_end_matches('>')));
        }
        start += line.len();
    }
    targets.sort_unstable();
    targets
}

/// The target at the start of `rest`, up to its closing parenthesis or its title.
fn inline_target(rest: &str) -> Option<&str> {
    if let Some(angled) = rest.strip_prefix('<') {
        return angled.split_once('>').map(|(target, _)| target);
    }
    let mut depth = 0_usize;
    let end = rest.find(|c: char| match c {
        '(' => {
            depth += 1;
            false
        }
        ')' if depth > 0 => {
            depth -= 1;
            false
        }
        ')' => true,
        _ => c.is_whitespace(),
    })?;
    Some(&rest[..end])
}

/// The path in a link to this workspace; `None` for addresses elsewhere and for places in the same file.
fn local(target: &str) -> Option<String> {
    let path = target.split(['#', '?']).next().unwrap_or_default();
    let scheme =
        path.split_once(':').is_some_and(|(scheme, _)| !scheme.is_empty() && scheme.chars().all(|c| c.is_ascii_alphanumeric() || c == '+'));
    if scheme || path.starts_with("//") || (path.is_empty() && !target.is_empty()) {
        return None;
    }
    Some(path.replace("%20", " "))
}

/// The path from the root of the workspace; `None` if it leads out of it.
fn resolve(from: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = if path.starts_with('/') { Vec::new() } else { from.split('/').collect() };
    parts.pop();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dead(text: &str) -> Vec<String> {
        let tree = Tree::sample(&[("README.md", ""), ("docs/api.md", ""), ("docs/a b.md", ""), ("docs/x_(y).md", "")]);
        let mut problems = Vec::new();
        check(&File { path: "docs/here.md".to_owned(), text: text.to_owned() }, &tree, &mut problems);
        problems.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn links_lead_somewhere() {
        let fine = "[a](api.md) [b](../README.md#top) [c](#here) [d](https://x.org/y.md) ![e](/docs/api.md \"title\")\n\
                    [f](<a b.md>) [g](a%20b.md) [h](../docs/) [i](x_(y).md) [j](mailto:a@b.c)\n[k]: api.md\n[^1]: gone.md\n";
        assert_eq!(dead(fine), Vec::<String>::new());
    }

    #[test]
    fn dead_links_are_told() {
        assert_eq!(
            dead("\n[a](gone.md#top)"),
            ["docs/here.md:2: the link 'gone.md#top' leads to no file of the workspace; correct it or remove it"]
        );
        assert_eq!(dead("[a](../../README.md)").len(), 1);
        assert_eq!(dead("[a]: gone.md").len(), 1);
        assert_eq!(dead("<img src=\"gone.svg\"> <a href=\"gone.md\">").len(), 2);
        assert_eq!(dead("[a](one.md) and [b](two.md)\n[c](three.md)").len(), 3);
    }

    #[test]
    fn code_holds_no_links() {
        assert!(dead("```md\n[a](gone.md)\n```\n`[a](gone.md)` and ``x ` [a](gone.md)``\n").is_empty());
        assert_eq!(dead("```md\n```\n[a](gone.md) `x`").len(), 1);
        assert_eq!(dead("`open [a](gone.md)").len(), 1);
    }
}
