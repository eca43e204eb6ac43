//! Checks of every text file: no trace of the machine it was written on, no blanks at line ends.

use crate::mask::is_word;
use crate::problem::Problem;
use crate::tree::File;

/// Where people and services keep their files; a path below one of these is one machine's own.
const MACHINE_DIRECTORIES: [&str; 4] = ["work", "root", "home", "Users"];

/// Hosts that packages come from. A workspace names none: whoever builds it chooses.
const REGISTRY_HOSTS: [&[&str]; 8] = [
    &["index", "crates", "io"],
    &["static", "crates", "io"],
    &["registry", "npmjs", "org"],
    &["registry", "yarnpkg", "com"],
    &["pypi", "org"],
    &["pypi", "python", "org"],
    &["files", "pythonhosted", "org"],
    &["proxy", "golang", "org"],
];

/// Files in which a blank at the end of a line is noise in every comparison.
const CLEAN_ENDS: [&str; 4] = [".rs", ".md", ".ftl", ".scenario"];

/// Adds the problems of a text file.
pub fn check(file: &File, problems: &mut Vec<Problem>) {
    let clean_ends = CLEAN_ENDS.iter().any(|ending| file.is(ending));
    for (line, text) in file.lines() {
        for directory in MACHINE_DIRECTORIES.map(|name| format!("/{name}/")) {
            if has_path(text, &directory) {
                let what = format!("a path below {directory} exists on one machine only; write it from the root of the workspace");
                problems.push(Problem::new(&file.path, line, what));
            }
        }
        if names_registry(text) {
            let what = "names the host of a package registry; leave that to the settings of who builds it";
            problems.push(Problem::new(&file.path, line, what));
        }
        if clean_ends && text.ends_with(char::is_whitespace) {
            problems.push(Problem::new(&file.path, line, "blanks at the end of the line; remove them"));
        }
    }
}

/// Whether an absolute path begins with `directory`; as a part of a longer path or address it is none.
fn has_path(text: &str, directory: &str) -> bool {
    let continues = |c: char| is_word(c) || matches!(c, '.' | '-' | '}' | ')' | '*');
    text.match_indices(directory).any(|(at, _)| !text[..at].ends_with(continues))
}

fn names_registry(text: &str) -> bool {
    let host = REGISTRY_HOSTS.iter().any(|parts| has_host(text, &parts.join(".")));
    // A lock file names the default registry by its well-known index, wherever the packages came from.
    let index = ["registry", "sparse"].iter().any(|kind| text.contains(&format!("{kind}+http"))) && !text.contains("/crates.io-index");
    host || index
}

fn has_host(text: &str, host: &str) -> bool {
    text.match_indices(host).any(|(at, _)| !text[..at].ends_with(|c: char| is_word(c) || c == '-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(path: &str, text: &str) -> Vec<String> {
        let mut problems = Vec::new();
        check(&File { path: path.to_owned(), text: text.to_owned() }, &mut problems);
        problems.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn no_path_of_one_machine() {
        for directory in MACHINE_DIRECTORIES {
            let told = problems("a.toml", &format!("\npath = \"/{directory}/x\"\n"));
            assert!(told[0].starts_with(&format!("a.toml:2: a path below /{directory}/ exists on one machine only")));
            assert_eq!(problems("a.sh", &format!("cd /{directory}/x")).len(), 1);
            assert_eq!(problems("a.sh", &format!("see file:///{directory}/x")).len(), 1);
            assert!(problems("a.md", &format!("https://x.org/{directory}/y and a/{directory}/b and ../{directory}/c")).is_empty());
        }
    }

    #[test]
    fn no_registry_by_name() {
        for host in REGISTRY_HOSTS {
            assert_eq!(problems("a.json", &format!("\"https://{}/x\"", host.join("."))).len(), 1);
        }
        let kind = "registry";
        assert_eq!(problems("Cargo.lock", &format!("source = \"{kind}+https://mirror.example/git/index\"")).len(), 1);
        assert_eq!(problems("Cargo.lock", &format!("source = \"{}+https://mirror.example/\"", "sparse")).len(), 1);
        assert!(problems("Cargo.lock", &format!("source = \"{kind}+https://github.com/rust-lang/crates.io-index\"")).is_empty());
    }

    #[test]
    fn no_blanks_at_line_ends() {
        assert_eq!(problems("a.ftl", "a = b\nc = d \n"), ["a.ftl:2: blanks at the end of the line; remove them"]);
        assert_eq!(problems("a.scenario", "a\t\n").len(), 1);
        assert!(problems("a.txt", "a \n").is_empty());
    }
}
