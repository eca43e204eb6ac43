//! Whether everything we build on may be used: the licence of every dependency must be satisfiable by
//! the list in deny.toml, and every dependency must come from the default registry. It reads what
//! `cargo metadata` tells; cargo-deny checks the same from the texts of the licences.

use std::path::Path;

use serde_json::Value;

use crate::chore::Chore;
use crate::failure::Failure;

/// Checks the dependencies of the workspace; tells how many there are.
pub fn run(root: &Path) -> Result<(), Failure> {
    let path = root.join("deny.toml");
    let settings = std::fs::read_to_string(&path).map_err(|error| Failure::Read { path, error })?;
    let (allowed, exceptions) = (allowed(&settings), exceptions(&settings));
    let metadata = metadata().output(root)?;
    let metadata: Value =
        serde_json::from_str(&metadata).map_err(|error| Failure::Found(format!("cannot understand 'cargo metadata': {error}")))?;
    let packages = metadata["packages"].as_array().map_or(&[][..], Vec::as_slice);
    let problems: Vec<String> =
        packages.iter().filter_map(|package| problem(package, &allowed_for(package, &allowed, &exceptions))).collect();
    if problems.is_empty() {
        println!("{} packages have licences that deny.toml allows", packages.len());
        return Ok(());
    }
    Err(Failure::Found(problems.join("\n")))
}

/// The command that lists the dependencies.
pub fn metadata() -> Chore {
    Chore::cargo("metadata --format-version 1")
}

/// The strings of `allow = [...]` in the section `[licenses]` of deny.toml.
fn allowed(settings: &str) -> Vec<String> {
    let lines = settings.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    let section =
        lines.skip_while(|line| *line != "[licenses]").skip(1).take_while(|line| !line.starts_with('[') || line.starts_with("[\""));
    let section: String = section.collect::<Vec<&str>>().join(" ");
    let list = section.split_once("allow = [").and_then(|(_, list)| list.split(']').next()).unwrap_or_default();
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The lines `{ crate = "...", allow = ["..."] }`: a crate, and what is allowed to it alone.
fn exceptions(settings: &str) -> Vec<(String, Vec<String>)> {
    let lines = settings.lines().map(str::trim).filter(|line| line.starts_with("{ crate = "));
    let exception = |line: &str| {
        let mut strings = line.split('"').skip(1).step_by(2).map(str::to_owned);
        Some((strings.next()?, strings.collect()))
    };
    lines.filter_map(exception).collect()
}

/// What is allowed to a package.
fn allowed_for(package: &Value, allowed: &[String], exceptions: &[(String, Vec<String>)]) -> Vec<String> {
    let own = exceptions.iter().filter(|(name, _)| package["name"] == **name).flat_map(|(_, licences)| licences);
    allowed.iter().chain(own).cloned().collect()
}

/// What is wrong with a package of `cargo metadata`.
fn problem(package: &Value, allowed: &[String]) -> Option<String> {
    let text = |key: &str| package[key].as_str().unwrap_or_default();
    let name = format!("{} {}", text("name"), text("version"));
    // Our own packages have no source.
    if let Some(source) = package["source"].as_str()
        && !(source.starts_with("registry+") && source.ends_with("/crates.io-index"))
    {
        return Some(format!("{name} comes from {source}; take it from the default registry"));
    }
    match package["license"].as_str() {
        None => Some(format!("{name} does not say its licence; do without it")),
        Some(expression) => match satisfied(expression, allowed) {
            Ok(true) => None,
            Ok(false) => Some(format!("{name} has the licence '{expression}', which deny.toml does not allow; do without it")),
            Err(why) => Some(format!("{name} has the licence '{expression}', which cannot be understood: {why}")),
        },
    }
}

/// Whether a licence expression can be satisfied with the allowed licences: `A OR B`, `A AND B`,
/// `A WITH exception`, parentheses, and the old `A/B` for either.
fn satisfied(expression: &str, allowed: &[String]) -> Result<bool, String> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut reader = Reader { words: spaced.split_whitespace().collect(), at: 0, allowed };
    let satisfied = reader.either()?;
    match reader.next() {
        None => Ok(satisfied),
        Some(word) => Err(format!("'{word}' was not expected")),
    }
}

struct Reader<'a> {
    words: Vec<&'a str>,
    at: usize,
    allowed: &'a [String],
}

impl<'a> Reader<'a> {
    /// `A OR B OR ...`, the loosest.
    fn either(&mut self) -> Result<bool, String> {
        let mut satisfied = self.both()?;
        while self.take("OR") {
            satisfied |= self.both()?;
        }
        Ok(satisfied)
    }

    /// `A AND B AND ...`
    fn both(&mut self) -> Result<bool, String> {
        let mut satisfied = self.one()?;
        while self.take("AND") {
            satisfied &= self.one()?;
        }
        Ok(satisfied)
    }

    /// A licence, perhaps with an exception, or an expression in parentheses.
    fn one(&mut self) -> Result<bool, String> {
        if self.take("(") {
            let satisfied = self.either()?;
            return if self.take(")") { Ok(satisfied) } else { Err("a ')' is missing".to_owned()) };
        }
        let licence = self.next().filter(|word| *word != ")" && !is_operator(word)).ok_or("a licence is missing")?;
        // 'Or any later version' includes this one.
        let licence = licence.strip_suffix('+').unwrap_or(licence);
        if self.take("WITH") {
            let exception = self.next().ok_or("an exception is missing after WITH")?;
            return Ok(self.allows(&format!("{licence} WITH {exception}")));
        }
        Ok(self.allows(licence))
    }

    fn allows(&self, licence: &str) -> bool {
        self.allowed.iter().any(|allowed| allowed.eq_ignore_ascii_case(licence))
    }

    fn take(&mut self, word: &str) -> bool {
        let found = self.words.get(self.at).is_some_and(|next| next.eq_ignore_ascii_case(word));
        self.at += usize::from(found);
        found
    }

    fn next(&mut self) -> Option<&'a str> {
        let word = self.words.get(self.at).copied();
        self.at += usize::from(word.is_some());
        word
    }
}

fn is_operator(word: &str) -> bool {
    ["OR", "AND", "WITH"].iter().any(|operator| operator.eq_ignore_ascii_case(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SETTINGS: &str = "[bans]\nallow = [\"no\"]\n[licenses]\nallow = [\n    \"MIT\", # \"GPL-3.0\"\n    \"Apache-2.0 WITH LLVM-exception\",\n    \
                            \"Zlib\",\n]\n[sources]\nallow = [\"no\"]\n";

    fn holds(expression: &str) -> bool {
        satisfied(expression, &allowed(SETTINGS)).unwrap()
    }

    #[test]
    fn an_exception_is_for_one_crate_alone() {
        let settings = "[licenses]\nallow = [\n    \"MIT\",\n]\nexceptions = [\n    { crate = \"webdriver\", allow = [\"MPL-2.0\"] },\n]\n";
        let exceptions = exceptions(settings);
        let of = |name: &str| {
            let package = serde_json::json!({ "name": name, "version": "1.0.0", "license": "MPL-2.0" });
            problem(&package, &allowed_for(&package, &allowed(settings), &exceptions))
        };
        assert_eq!(of("webdriver"), None);
        assert!(of("another").is_some_and(|wrong| wrong.contains("MPL-2.0")));
    }

    #[test]
    fn the_list_is_that_of_the_settings() {
        assert_eq!(allowed(SETTINGS), ["MIT", "Apache-2.0 WITH LLVM-exception", "Zlib"]);
        assert!(allowed("[bans]\n").is_empty());
    }

    #[test]
    fn expressions_are_satisfied_or_not() {
        for fine in [
            "MIT",
            "GPL-3.0 OR MIT",
            "MIT/GPL-3.0",
            "GPL-3.0 / MIT",
            "MIT AND Zlib",
            "(GPL-3.0 OR MIT) AND Zlib",
            "GPL-3.0 AND BSD-3-Clause OR MIT",
            "Apache-2.0 WITH LLVM-exception OR GPL-3.0",
            "MIT+",
            "mit or gpl-3.0",
        ] {
            assert!(holds(fine), "{fine}");
        }
        for bad in [
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "Apache-2.0",
            "MIT WITH LLVM-exception",
            "GPL-3.0 OR MIT AND BSD-3-Clause",
            "(MIT OR Zlib) AND GPL-3.0",
        ] {
            assert!(!holds(bad), "{bad}");
        }
    }

    #[test]
    fn what_is_no_expression_is_told() {
        for broken in ["", "MIT OR", "OR MIT", "(MIT", "MIT)", "MIT Zlib", "MIT WITH", "()"] {
            assert!(satisfied(broken, &allowed(SETTINGS)).is_err(), "{broken}");
        }
    }

    #[test]
    fn packages_are_judged_by_licence_and_source() {
        let judge = |source: Value, license: Value| {
            let package = serde_json::json!({ "name": "a", "version": "1.0.0", "source": source, "license": license });
            problem(&package, &allowed(SETTINGS)).unwrap_or_default()
        };
        let registry = "registry+https://github.com/rust-lang/crates.io-index";
        assert_eq!(judge(registry.into(), "MIT".into()), "");
        assert_eq!(judge(Value::Null, "MIT".into()), "");
        assert!(judge(registry.into(), "GPL-3.0".into()).contains("'GPL-3.0', which deny.toml does not allow"));
        assert!(judge(registry.into(), "MIT OR".into()).contains("cannot be understood"));
        assert!(judge(registry.into(), Value::Null).contains("does not say its licence"));
        assert!(judge("git+https://example.org/a".into(), "MIT".into()).contains("comes from git+"));
    }
}
