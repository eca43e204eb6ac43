//! Tools that the long chores need and a fresh machine lacks. They are installed into `target/tools`,
//! never into the user's own directories.

use std::path::{Path, PathBuf};

use crate::chore::Chore;
use crate::failure::Failure;

/// Makes sure that a program of a crate is in `target/tools` and returns its path; without a version,
/// any will do.
pub fn install(root: &Path, name: &str, version: Option<&str>) -> Result<PathBuf, Failure> {
    let tools = target(root).join("tools");
    let program = tools.join("bin").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    let installed = std::fs::read_to_string(tools.join(".crates.toml")).unwrap_or_default();
    if program.is_file() && is_installed(&installed, name, version) {
        return Ok(program);
    }
    let mut install = Chore::cargo("install --locked --force").args([name]).args(["--root"]).args([&tools]);
    if let Some(version) = version {
        install = install.args(["--version".to_owned(), format!("={version}")]);
    }
    println!("installing {name}: {install}");
    install.run(root)?;
    Ok(program)
}

/// Where cargo builds.
pub fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |target| root.join(target))
}

/// Whether cargo's record of what it installed names this crate: `"name 1.2.3 (registry...)" = [...]`.
fn is_installed(record: &str, name: &str, version: Option<&str>) -> bool {
    let wanted = version.map_or_else(|| format!("\"{name} "), |version| format!("\"{name} {version} "));
    record.lines().any(|line| line.starts_with(&wanted))
}

/// The version of a package in Cargo.lock.
pub fn locked_version(root: &Path, name: &str) -> Result<String, Failure> {
    let path = root.join("Cargo.lock");
    let lock = std::fs::read_to_string(&path).map_err(|error| Failure::Read { path, error })?;
    version_in(&lock, name).ok_or_else(|| Failure::Found(format!("Cargo.lock has no package '{name}'; is it still a dependency?")))
}

fn version_in(lock: &str, name: &str) -> Option<String> {
    let wanted = format!("name = \"{name}\"");
    let version = lock.lines().skip_while(|line| line.trim() != wanted).nth(1)?;
    version.trim().strip_prefix("version = \"")?.strip_suffix('"').map(str::to_owned)
}

/// Makes sure that valgrind is there: installs it where we may, else says how.
pub fn valgrind(root: &Path) -> Result<(), Failure> {
    if is_there(root, "valgrind") || with_apt(root, &["valgrind"])? {
        return Ok(());
    }
    let how = "on Debian or Ubuntu with 'sudo apt-get install valgrind', elsewhere with the package manager of the system";
    Err(Failure::Found(format!("counting instructions needs valgrind, which is not installed; install it {how}")))
}

/// Chromium without windows.
const LIGHT: &str = "chromium-headless-shell";

/// Makes sure that a browser that can be driven is there, where we may install one; whether it is.
pub fn browser(root: &Path) -> bool {
    let there = || is_there(root, "chromedriver") && is_there(root, "chromium");
    let usable = there() || (with_apt(root, &["chromium", "chromium-driver"]).unwrap_or(false) && there());
    // It opens pages in less time where the system has it; Chromium does where not.
    if usable && !is_there(root, LIGHT) && with_apt(root, &[LIGHT]).is_err() {
        println!("there is no {LIGHT}: the tests in a browser take a little longer");
    }
    usable
}

/// The version of the program that asks a house everything that its OpenAPI document allows.
const SCHEMATHESIS: &str = "4.32.5";

/// Makes sure that schemathesis is in `target/tools`, in an environment of its own; where it cannot be had, nothing.
pub fn schemathesis(root: &Path) -> Option<PathBuf> {
    let place = target(root).join("tools").join(format!("schemathesis-{SCHEMATHESIS}"));
    let program = place.join("bin/schemathesis");
    if Chore::program(&program).args(["--version"]).succeeds(root) {
        return Some(program);
    }
    println!("installing schemathesis {SCHEMATHESIS} with pip");
    Chore::program("python3").args(["-m", "venv"]).args([&place]).run(root).ok()?;
    let wanted = format!("schemathesis=={SCHEMATHESIS}");
    Chore::program(place.join("bin/pip")).args(["install", "--quiet", "--disable-pip-version-check", &wanted]).run(root).ok()?;
    Some(program)
}

fn is_there(root: &Path, program: &str) -> bool {
    Chore::program(program).args(["--version"]).succeeds(root)
}

/// Installs packages of the system; false where that is not ours to do.
fn with_apt(root: &Path, packages: &[&str]) -> Result<bool, Failure> {
    let is_root = Chore::program("id").args(["-u"]).output(root).is_ok_and(|id| id.trim() == "0");
    if !is_root || !is_there(root, "apt-get") {
        return Ok(false);
    }
    println!("installing {} with apt-get", packages.join(" and "));
    Chore::program("apt-get").args(["update", "-q"]).run(root)?;
    Chore::program("apt-get").args(["install", "-q", "-y", "--no-install-recommends"]).args(packages.iter().copied()).run(root)?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lock_file_tells_a_version() {
        let lock =
            "[[package]]\nname = \"gungraun-macros\"\nversion = \"1.0.0\"\n\n[[package]]\nname = \"gungraun\"\nversion = \"0.20.3\"\n";
        assert_eq!(version_in(lock, "gungraun").as_deref(), Some("0.20.3"));
        assert_eq!(version_in(lock, "gun"), None);
    }

    #[test]
    fn an_installed_tool_is_recognised_by_its_version() {
        let record = "[v1]\n\"gungraun-runner 0.20.3 (registry+...)\" = [\"gungraun-runner\"]\n";
        assert!(is_installed(record, "gungraun-runner", Some("0.20.3")));
        assert!(is_installed(record, "gungraun-runner", None));
        assert!(!is_installed(record, "gungraun-runner", Some("0.20.30")));
        assert!(!is_installed(record, "gungraun", None));
    }
}
