//! `fixer admin`: what those who run a house see to. While the house is open its own desk is asked, which it opens with
//! `--admin`; while it is closed, the same desk in this process.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::Value;
use server::admin::{Desk, app, ask};
use server::house::{House, Settings};
use server::outside::Keys;
use server::store::{Claim, Store, StoreError};
use server::web::{Limits, Metrics};

use super::serve::{Data, runtime, write_private};
use crate::error::Error;
use crate::output;

const EXAMPLES: &str = "\
While the house is open it is asked through its desk (fixer serve --admin 127.0.0.1:2078); while it is closed its
database is written.

Examples:
  fixer admin status                                   what is settled and kept
  fixer admin token                                    a fresh token for the hosts' page, told once
  fixer admin set opens nobody                         nobody opens tables: everybody, accounts, nobody
  fixer admin set invited yes                          new guests come by invitation only
  fixer admin set notice-en 'Closed tonight at ten.'   a notice on every page; '' takes it away (notice-it: Italian)
  fixer admin invite --note friends --uses 5 --days 14
  fixer admin ban --guest 7 --reason 'Insults' --days 7
  fixer admin ban --range 203.0.113.0/24 --reason 'Spam'
  fixer admin end-sessions --guest 7                   whoever is signed in as guest 7 comes in again; --all: everybody
  fixer admin push-keys                                keys for push services, in the folder of the house
  fixer admin reports                                  what guests have reported, with the lines
  fixer admin settle 3                                 a report is seen to";

/// The arguments of `fixer admin`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Admin {
    #[command(flatten)]
    data: Data,
    #[command(subcommand)]
    act: Act,
}

/// What a host does.
#[derive(clap::Subcommand)]
enum Act {
    /// What is settled and kept
    Status,
    /// A fresh token for the hosts' page, told once; the one before it holds no longer
    Token,
    /// Settles something: opens, invited, notice-en, notice-it
    Set {
        /// What
        #[arg(value_parser = ["opens", "invited", "notice-en", "notice-it"])]
        key: String,
        /// How
        value: String,
    },
    /// Makes an invitation; its code is told once
    Invite {
        /// A note to yourself
        #[arg(long, default_value = "")]
        note: String,
        /// How many guests can use it
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=10_000))]
        uses: u32,
        /// For how many days it holds, 0 for ever
        #[arg(long, default_value_t = 30)]
        days: u32,
    },
    /// Takes an invitation back
    Withdraw {
        /// Its number
        id: i64,
    },
    /// Does not let a guest, or a range of addresses, in
    Ban {
        /// The guest, by number
        #[arg(long, required_unless_present = "range", conflicts_with = "range")]
        guest: Option<i64>,
        /// The addresses, as in 203.0.113.0/24; of the sixth version /64 at the finest
        #[arg(long)]
        range: Option<String>,
        /// Why: the banned are told
        #[arg(long)]
        reason: String,
        /// For how many days, 0 for ever
        #[arg(long, default_value_t = 0)]
        days: u32,
    },
    /// Lets somebody in again
    Unban {
        /// The number of the ban
        id: i64,
    },
    /// Ends all sessions of somebody who has claimed its name, with the tokens of its bots
    EndSessions {
        /// Who, by number
        #[arg(long, required_unless_present = "all", conflicts_with = "all")]
        guest: Option<i64>,
        /// Everybody who has claimed a name
        #[arg(long)]
        all: bool,
    },
    /// Makes the keys by which push services know the house, if it has none
    PushKeys,
    /// What guests have reported, with the lines
    Reports,
    /// A report is seen to
    Settle {
        /// Its number
        id: i64,
    },
}

/// The file in which an open house says how its desk is asked, for programs of the same machine that may read its folder.
pub fn note(folder: &Path) -> PathBuf {
    folder.join("fixer.admin")
}

/// The file of the keys by which push services know a house.
pub fn push_keys(folder: &Path) -> PathBuf {
    folder.join("push-keys")
}

/// Makes that file, which is its owner's alone. It is never made anew: browsers know the house by it.
fn make_push_keys(folder: &Path) -> Result<ExitCode, Error> {
    let file = push_keys(folder);
    let failed = |error: std::io::Error| Error::Write { path: file.display().to_string(), reason: error.to_string() };
    let keys = Keys::fresh().ok_or_else(|| Error::Failed("the system has no random numbers to give".to_owned()))?;
    if file.exists() {
        return Err(Error::Failed(format!("{} is there already; browsers know the house by it", file.display())));
    }
    write_private(&file, &keys).map_err(failed)?;
    output::print(&format!("The keys are in {}. The house pushes from its next start on.\n", file.display()))?;
    Ok(ExitCode::SUCCESS)
}

fn quoted(text: &str) -> String {
    text.bytes().map(|byte| if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

/// The fields of a form.
fn form(fields: &[(&str, String)]) -> String {
    fields.iter().map(|(name, value)| format!("{name}={}", quoted(value))).collect::<Vec<_>>().join("&")
}

impl Act {
    /// How the desk is asked.
    fn request(&self) -> (&'static str, &'static str, String) {
        match self {
            Act::Status | Act::Reports | Act::PushKeys => ("GET", "/", String::new()),
            Act::Token => ("POST", "/token", String::new()),
            Act::Set { key, value } => ("POST", "/set", form(&[("key", key.clone()), ("value", value.clone())])),
            Act::Invite { note, uses, days } => {
                ("POST", "/invite", form(&[("note", note.clone()), ("uses", uses.to_string()), ("days", days.to_string())]))
            }
            Act::Withdraw { id } => ("POST", "/withdraw", form(&[("id", id.to_string())])),
            Act::Ban { guest, range, reason, days } => {
                let guest = guest.map(|guest| guest.to_string()).unwrap_or_default();
                let who = [("guest", guest), ("range", range.clone().unwrap_or_default())];
                let why = [("reason", reason.clone()), ("days", days.to_string())];
                ("POST", "/ban", form(&[who, why].concat()))
            }
            Act::Unban { id } => ("POST", "/unban", form(&[("id", id.to_string())])),
            Act::EndSessions { guest, .. } => {
                let who = guest.map_or_else(|| ("all", "yes".to_owned()), |guest| ("guest", guest.to_string()));
                ("POST", "/sessions", form(&[who]))
            }
            Act::Settle { id } => ("POST", "/settle", form(&[("id", id.to_string())])),
        }
    }
}

impl Admin {
    /// Does it.
    pub fn run(&self) -> Result<ExitCode, Error> {
        let folder = self.data.made()?;
        if let Act::PushKeys = self.act {
            return make_push_keys(&folder);
        }
        let (method, path, form) = self.act.request();
        let (status, answer) = match Claim::take(&folder, "fixer admin") {
            Ok(_claim) => runtime()?.block_on(closed(&folder, method, path, &form))?,
            Err(StoreError::Claimed(who)) => open(&folder, &who, method, path, &form)?,
            Err(error) => return Err(Error::Failed(error.to_string())),
        };
        let told: Value = serde_json::from_str(&answer).unwrap_or_default();
        if status != 200 {
            return Err(Error::Failed(told["error"].as_str().unwrap_or("the desk does not answer").to_owned()));
        }
        output::print(&self.says(&told))?;
        Ok(ExitCode::SUCCESS)
    }

    /// What is printed of an answer.
    fn says(&self, told: &Value) -> String {
        let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        match &self.act {
            Act::Status => status(told),
            Act::Reports => reports(told),
            Act::Token => format!("{}\nThis is the hosts' token. It is told only now; keep it.\n", word(&told["told"]["token"])),
            Act::Invite { .. } => {
                let code = word(&told["told"]["code"]);
                format!("{code}\nSend the address of the house followed by /invitation?code={code}. It is told only now.\n")
            }
            _ => "Done.\n".to_owned(),
        }
    }
}

fn rows(told: &Value, name: &str, row: impl Fn(&Value) -> String) -> String {
    let rows: Vec<String> = told[name].as_array().into_iter().flatten().map(row).collect();
    if rows.is_empty() { format!("{name}: none\n") } else { format!("{name}:\n{}", rows.concat()) }
}

fn status(told: &Value) -> String {
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let until = |row: &Value| row["until"].as_i64().map_or_else(|| "for ever".to_owned(), |until| format!("until {until}"));
    let figures = |name: &str| -> String {
        let figures = told[name].as_object().into_iter().flatten();
        figures
            .map(|(figure, value)| format!("  {figure}: {}\n", if value.is_null() { "for ever".to_owned() } else { word(value) }))
            .collect()
    };
    format!(
        "opens: {}\ninvited: {}\nnotice-en: {}\nnotice-it: {}\n{}{}reports: {}\nkept:\n{}deleted after days:\n{}limits:\n{}",
        word(&told["opens"]),
        if told["invited"] == true { "yes" } else { "no" },
        word(&told["notice"]["en"]),
        word(&told["notice"]["it"]),
        rows(told, "invitations", |row| format!("  {} {} ({} left, {})\n", row["id"], word(&row["note"]), row["uses"], until(row))),
        rows(told, "bans", |row| format!("  {} {}: {} ({})\n", row["id"], word(&row["who"]), word(&row["reason"]), until(row))),
        told["reports"].as_array().map_or(0, Vec::len),
        figures("kept"),
        figures("days"),
        figures("limits"),
    )
}

fn reports(told: &Value) -> String {
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let line = |meant: &Value, line: &Value| {
        let mark = if line["id"] == *meant { ">" } else { " " };
        format!("  {mark} {}: {}\n", word(&line["by"]), word(&line["says"]))
    };
    rows(told, "reports", |report| {
        let lines: String = report["lines"].as_array().into_iter().flatten().map(|row| line(&report["line"], row)).collect();
        let (by, about, why) = (word(&report["reporter"]), word(&report["reported"]), word(&report["reason"]));
        format!("{} {by} about {about} (guest {}): {why}\n{lines}", report["id"], report["guest"])
    })
}

/// Asks the desk in this process: nobody else has the house open.
async fn closed(folder: &Path, method: &str, path: &str, form: &str) -> Result<(u16, String), Error> {
    let store = Store::open(folder).await.map_err(|error| Error::Failed(error.to_string()))?;
    let secret = server::house::secret().map_err(|error| Error::Failed(error.to_string()))?;
    let desk = Desk {
        house: House::open(Vec::new(), store, Settings::default()),
        metrics: Arc::new(Metrics::default()),
        limits: Limits::default(),
        hosts: vec!["localhost".to_owned()],
        secret: secret.iter().map(|byte| format!("{byte:02x}")).collect(),
        open: false,
        begun: Instant::now(),
    };
    Ok(ask(app(desk.clone()), &desk, method, path, form).await)
}

/// Asks the desk of a house that is open.
fn open(folder: &Path, who: &str, method: &str, path: &str, form: &str) -> Result<(u16, String), Error> {
    let shut =
        || Error::Failed(format!("this house is open ({who}) without a desk; open it with --admin 127.0.0.1:2078, or close it first"));
    let noted = std::fs::read_to_string(note(folder)).map_err(|_| shut())?;
    let (address, secret) = noted.trim().split_once('\n').ok_or_else(shut)?;
    let asking = || -> std::io::Result<(u16, String)> {
        let mut line = TcpStream::connect(address)?;
        line.set_read_timeout(Some(Duration::from_secs(30)))?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nAccept: application/json\r\nAuthorization: Bearer {secret}\r\nContent-Type: \
             application/x-www-form-urlencoded\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{form}",
            form.len()
        );
        line.write_all(request.as_bytes())?;
        let mut answer = String::new();
        line.read_to_string(&mut answer)?;
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
        Ok((status, answer.split_once("\r\n\r\n").map(|(_, body)| body.to_owned()).unwrap_or_default()))
    };
    asking().map_err(|error| Error::Failed(format!("the desk at {address} does not answer: {error}")))
}
