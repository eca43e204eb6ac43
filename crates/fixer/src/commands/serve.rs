//! `fixer serve`: the house, for browsers and for programs; `fixer backup`: a copy of all its tables; `fixer ratings`: its
//! ratings, reckoned again.

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use server::admin::{Desk, Router};
use server::house::{House, Settings, TalkSettings};
use server::serve::{Patience, serve};
use server::store::{Claim, Retention, Store, StoreError, backup, create_folder, reckon_ratings};
use server::web::{Address, IpNet, Limits, Metrics, network, watched};
use table::player::cores;
use tokio::net::TcpListener;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use super::admin;
use super::telling::Telling;
use crate::error::{Error, INTERRUPTED};
use crate::{output, registry};

const EXAMPLES: &str = "\
Everything is kept in one folder: stop the house whenever you like, and people go on where they were.

Examples:
  fixer serve                                     on this machine alone, at http://127.0.0.1:2077
  fixer serve --listen 0.0.0.0:2077 --host fixer.example:2077
  fixer serve --tls --host fixer.example          behind a proxy on this machine that speaks TLS
  fixer serve --listen 10.0.0.2:2077 --tls --host fixer.example --proxy 10.0.0.7
  fixer serve --tls --host fixer.example --smtp smtps://mail.example --mail-from fixer@fixer.example
  fixer serve --admin 127.0.0.1:2078 --access-log  with a desk for hosts and a log of requests
  fixer backup house.db                           a copy, while people play
  fixer ratings                                   reckon all ratings again, while the house is closed";

/// Where the house keeps its things.
#[derive(clap::Args)]
pub struct Data {
    /// The folder of the database; made if it is not there [default: fixer in the folder of the system for the
    /// data of programs, $XDG_DATA_HOME or ~/.local/share]
    #[arg(long, value_name = "DIR", env = "FIXER_DATA", global = true)]
    data: Option<PathBuf>,
}

impl Data {
    fn folder(&self) -> PathBuf {
        self.data.clone().unwrap_or_else(|| usual_folder(|name| std::env::var_os(name), std::env::home_dir().as_deref()))
    }

    /// The folder, made if it is not there.
    pub(super) fn made(&self) -> Result<PathBuf, Error> {
        let folder = self.folder();
        create_folder(&folder)
            .map_err(|error| Error::Write { path: folder.display().to_string(), reason: format!("{error}; choose another with --data") })?;
        Ok(folder)
    }
}

/// The folder of this program where the system keeps the data of programs; without one, in the working directory.
fn usual_folder(variable: impl Fn(&str) -> Option<OsString>, home: Option<&Path>) -> PathBuf {
    let named = |name| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let at_home = |folder: &str| home.filter(|home| home.is_absolute()).map(|home| home.join(folder));
    let data = if cfg!(windows) {
        named("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        at_home("Library/Application Support")
    } else {
        named("XDG_DATA_HOME").or_else(|| at_home(".local/share"))
    };
    data.map_or_else(|| PathBuf::from("fixer-data"), |data| data.join("fixer"))
}

/// How much anybody may ask of the house.
#[derive(clap::Args)]
#[command(next_help_heading = "Limits")]
struct Bounds {
    /// Requests a second from one address, with bursts of ten times as many
    #[arg(long, value_name = "N", env = "FIXER_REQUESTS", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..))]
    requests: u32,
    /// Changes a second from one session, with bursts of ten times as many
    #[arg(long, value_name = "N", env = "FIXER_CHANGES", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    changes: u32,
    /// New guests, and replay files that are brought, a minute from one address
    #[arg(long, value_name = "N", env = "FIXER_NEWCOMERS", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    newcomers: u32,
    /// Streams of live updates that are open at once: one for each page of a table that somebody looks at
    #[arg(long, value_name = "N", env = "FIXER_STREAMS", default_value_t = 8192)]
    streams: u32,
    /// Connections that are open at once
    #[arg(long, value_name = "N", env = "FIXER_CONNECTIONS", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..))]
    connections: u32,
    /// Connections that are open at once from one address, proxies aside, and streams of one address
    #[arg(long, value_name = "N", env = "FIXER_CONNECTIONS_EACH", default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..))]
    connections_each: u32,
}

/// How long the house keeps what nobody plays, in days; 0 is for ever. What was played to its end is kept.
#[derive(clap::Args)]
#[command(next_help_heading = "Days that things are kept, 0 for ever")]
struct Keeping {
    /// Tables that wait for players, or were closed before they began
    #[arg(long, value_name = "DAYS", env = "FIXER_KEEP_OPEN", default_value_t = 7)]
    keep_open: u32,
    /// Tables at which nobody decides any more
    #[arg(long, value_name = "DAYS", env = "FIXER_KEEP_GOING", default_value_t = 90)]
    keep_going: u32,
    /// Replay files that were brought
    #[arg(long, value_name = "DAYS", env = "FIXER_KEEP_BROUGHT", default_value_t = 30)]
    keep_brought: u32,
    /// Guests without a table who do not come back
    #[arg(long, value_name = "DAYS", env = "FIXER_KEEP_GUESTS", default_value_t = 365)]
    keep_guests: u32,
    /// What is said in the lobby; what is said at a table goes with it
    #[arg(long, value_name = "DAYS", env = "FIXER_KEEP_TALK", default_value_t = 7)]
    keep_talk: u32,
    /// Reports to the hosts
    #[arg(long, value_name = "DAYS", env = "FIXER_KEEP_REPORTS", default_value_t = 180)]
    keep_reports: u32,
}

impl Keeping {
    fn keep(&self) -> Retention {
        let days = |days: u32| (days > 0).then(|| Duration::from_secs(u64::from(days) * 24 * 60 * 60));
        Retention {
            open: days(self.keep_open),
            going: days(self.keep_going),
            brought: days(self.keep_brought),
            guests: days(self.keep_guests),
            talk: days(self.keep_talk),
            reports: days(self.keep_reports),
        }
    }
}

/// The arguments of `fixer serve`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Serve {
    #[command(flatten)]
    data: Data,
    /// The address to listen on
    #[arg(long, value_name = "ADDR", env = "FIXER_LISTEN", default_value = "127.0.0.1:2077")]
    listen: SocketAddr,
    /// A name under which people reach the house, with its port; can be repeated
    #[arg(long = "host", value_name = "NAME", env = "FIXER_HOSTS", value_delimiter = ',')]
    hosts: Vec<String>,
    /// The house is reached through TLS, by a proxy in front of it
    #[arg(long, env = "FIXER_TLS")]
    tls: bool,
    /// A proxy in front of the house, as an address or a network, that is believed about whom it speaks for
    /// (X-Forwarded-For); can be repeated [default: with --tls those on this machine, else none]
    #[arg(long = "proxy", value_name = "ADDR", env = "FIXER_PROXIES", value_delimiter = ',', value_parser = network)]
    proxies: Vec<IpNet>,
    /// Whether people can talk, at tables and in the lobby
    #[arg(long, value_name = "SWITCH", env = "FIXER_TALK", default_value = "on", value_parser = ["on", "off"])]
    talk: String,
    /// Where hosts see to the house, and where figures for Prometheus are (/metrics)
    #[arg(long, value_name = "ADDR", env = "FIXER_ADMIN")]
    admin: Option<SocketAddr>,
    /// Lets others than this machine reach the hosts' desk
    #[arg(long, requires = "admin")]
    admin_public: bool,
    /// Log every request, without secrets: method, path, status, milliseconds, bytes
    #[arg(long, env = "FIXER_ACCESS_LOG")]
    access_log: bool,
    /// Log the address of every request too
    #[arg(long, requires = "access_log")]
    log_addresses: bool,
    /// Log as JSON, one line an event
    #[arg(long)]
    log_json: bool,
    #[command(flatten)]
    telling: Telling,
    #[command(flatten)]
    bounds: Bounds,
    #[command(flatten)]
    keeping: Keeping,
}

/// `fixer` without a command: the same, as the environment has it.
#[derive(clap::Parser)]
#[command(name = "fixer")]
struct Alone {
    #[command(flatten)]
    serve: Serve,
}

/// The arguments of `fixer backup`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Backup {
    /// The file to write; it must not exist
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

/// The arguments of `fixer ratings`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Ratings {
    #[command(flatten)]
    data: Data,
}

/// Drawing a page takes as long as hundreds of small steps, so that whoever waits at a connection is looked after
/// more often than usual.
pub(super) fn runtime() -> Result<tokio::runtime::Runtime, Error> {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.enable_all().event_interval(7).global_queue_interval(7).build().map_err(|error| Error::Failed(error.to_string()))
}

impl Serve {
    /// The house as it is opened when nothing else is asked for.
    pub fn alone() -> Serve {
        <Alone as clap::Parser>::parse_from(["fixer"]).serve
    }

    /// The proxies that are believed: those that were named, or those that speak TLS on this machine.
    fn proxies(&self) -> Vec<IpNet> {
        let here = ["127.0.0.0/8", "::1/128"].iter().filter_map(|here| network(here).ok()).filter(|_| self.tls);
        if self.proxies.is_empty() { here.collect() } else { self.proxies.clone() }
    }

    /// Opens the house until somebody stops it.
    pub fn run(&self) -> Result<ExitCode, Error> {
        let asked = std::env::var("RUST_LOG").ok().and_then(|asked| asked.parse::<Targets>().ok());
        let logged = asked.unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN).with_target("security", LevelFilter::INFO));
        let logged = if self.access_log { logged.with_target("access", LevelFilter::INFO) } else { logged };
        let logs = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
        let logs = if self.log_json { logs.json().boxed() } else { logs.boxed() };
        tracing_subscriber::registry().with(logs.with_filter(logged)).init();
        allow_many_files();
        let folder = self.data.made()?;
        let runtime = runtime()?;
        let closed = runtime.block_on(self.serve(&folder));
        // What was acknowledged is on the disk, and a bot that still thinks is not waited for.
        runtime.shutdown_background();
        closed
    }

    async fn serve(&self, folder: &Path) -> Result<ExitCode, Error> {
        survive_limits()?;
        let taken = |error| {
            let says = format!("{} cannot be listened on: {error}", self.listen);
            Error::Failed(format!(
                "{says}; if a house is open there already, use that one, or choose another address with --listen 127.0.0.1:2078"
            ))
        };
        let listener = TcpListener::bind(self.listen).await.map_err(taken)?;
        let address = listener.local_addr().map_err(|error| Error::Failed(error.to_string()))?;
        let wrong = |error: StoreError| Error::Failed(format!("{}: {error}", folder.display()));
        let _claim = Claim::take(folder, &format!("http://{address}")).map_err(wrong)?;
        let store = Store::open(folder).await.map_err(wrong)?;
        let talk = TalkSettings { on: self.talk == "on", ..TalkSettings::default() };
        let scheme = if self.tls { "https" } else { "http" };
        let reached = self.hosts.first().map_or_else(|| format!("http://{address}"), |host| format!("{scheme}://{host}"));
        let outside = self.telling.outside(folder, reached.clone())?;
        let settings = Settings { thinkers: cores(), retention: self.keeping.keep(), talk, outside, ..Settings::default() };
        let house = House::open(registry::games().collect(), store, settings);
        house.keep_time().await.map_err(|error| Error::Failed(format!("{}: {error}", folder.display())))?;
        tokio::spawn(house.clone().sweep_often());
        house.tell_often();
        let mut hosts = vec![address.to_string(), format!("localhost:{}", address.port())];
        hosts.extend(self.hosts.clone());
        let Bounds { requests, changes, newcomers, streams, connections, connections_each } = self.bounds;
        let (connections, each, proxies) = (connections as usize, connections_each as usize, self.proxies());
        let limits = Limits { requests, changes, newcomers, streams: streams as usize, streams_each: each };
        let patience = Patience { connections, each, proxies: proxies.clone(), ..Patience::default() };
        let metrics = Arc::new(Metrics::new(self.log_addresses));
        let desk = self.desk(folder, &house, &metrics, limits).await?;
        let router = watched(house, Address { hosts, tls: self.tls, proxies, limits }, metrics);
        output::print(&format!(
            "The house is open: http://{address}\n\
             Open {reached} in a browser to play. To play in the terminal instead: fixer play\n\
             Stop the house with Ctrl-C; its tables are kept in {}.\n",
            folder.display()
        ))?;
        if let Some((desk, router, says)) = desk {
            output::print(&says)?;
            tokio::spawn(serve(desk, router, Patience::default(), std::future::pending()));
        }
        serve(listener, router, patience, stopped()).await;
        let _ = std::fs::remove_file(admin::note(folder));
        Ok(ExitCode::SUCCESS)
    }

    /// The hosts' desk, if it is wanted: where it listens, what answers there, and what the host is told.
    async fn desk(
        &self,
        folder: &Path,
        house: &House,
        metrics: &Arc<Metrics>,
        limits: Limits,
    ) -> Result<Option<(TcpListener, Router, String)>, Error> {
        let Some(wanted) = self.admin else { return Ok(None) };
        if !(wanted.ip().is_loopback() || self.admin_public) {
            return Err(Error::Usage(format!(
                "--admin {wanted} is reached by others than this machine; name 127.0.0.1, or say --admin-public if that is meant"
            )));
        }
        let failed = |error: &dyn std::fmt::Display| Error::Failed(format!("the hosts' desk at {wanted}: {error}"));
        let listener = TcpListener::bind(wanted).await.map_err(|error| failed(&error))?;
        let address = listener.local_addr().map_err(|error| failed(&error))?;
        let secret: String = server::house::secret().map_err(|error| failed(&error))?.iter().map(|byte| format!("{byte:02x}")).collect();
        write_private(&admin::note(folder), &format!("{address}\n{secret}\n")).map_err(|error| failed(&error))?;
        let mut says = format!("The hosts' desk is at http://{address}, figures for Prometheus at http://{address}/metrics.\n");
        if !house.hosting().await.has_token() {
            let token = house.host_token().await.map_err(|error| failed(&error))?;
            says += &format!("Its token, which is told only now: {token}\n");
        }
        let mut hosts = vec![address.to_string(), format!("localhost:{}", address.port())];
        // Who reaches it from elsewhere does so by the names of the house.
        hosts.extend(self.hosts.iter().filter(|_| self.admin_public).map(|host| {
            let name = host.rsplit_once(':').map_or(host.as_str(), |(name, _)| name);
            format!("{name}:{}", address.port())
        }));
        let (house, metrics, open) = (house.clone(), metrics.clone(), address.ip().is_loopback());
        let desk = Desk { house, metrics, limits, hosts, secret, open, begun: Instant::now() };
        Ok(Some((listener, server::admin::app(desk), says)))
    }
}

/// Writes a file that is its owner's alone.
pub(super) fn write_private(path: &Path, text: &str) -> std::io::Result<()> {
    use std::io::Write;
    let _ = std::fs::remove_file(path);
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?.write_all(text.as_bytes())
}

/// Waits for Ctrl-C or a polite end. A second one does not wait for anybody.
async fn stopped() {
    signalled().await;
    tokio::spawn(async {
        signalled().await;
        std::process::exit(INTERRUPTED.into());
    });
}

async fn signalled() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut ended) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = ended.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// A connection is an open file, and many systems begin with a thousand of them: asks for all that are allowed.
fn allow_many_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let allowed = getrlimit(Resource::Nofile);
        // Where it is refused, the house has what it has.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: allowed.maximum, maximum: allowed.maximum });
    }
}

/// A file that may not grow any more is told like a disk that is full, instead of ending the program.
fn survive_limits() -> Result<(), Error> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let limited = SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw());
        // Whoever listens once is no longer ended by it.
        drop(signal(limited).map_err(|error| Error::Failed(error.to_string()))?);
    }
    Ok(())
}

impl Backup {
    /// Writes the copy.
    pub fn run(&self) -> Result<ExitCode, Error> {
        let copied = runtime()?.block_on(backup(&self.data.folder(), &self.file));
        copied.map_err(|error| Error::Failed(format!("{}: {error}", self.file.display())))?;
        output::print(&format!("Copied to {}.\n", self.file.display()))?;
        Ok(ExitCode::SUCCESS)
    }
}

impl Ratings {
    /// Reckons them again.
    pub fn run(&self) -> Result<ExitCode, Error> {
        let folder = self.data.folder();
        let failed = |error: StoreError| Error::Failed(error.to_string());
        let _claim = Claim::take(&folder, "fixer ratings").map_err(failed)?;
        let (counted, changed) = runtime()?.block_on(reckon_ratings(&folder)).map_err(failed)?;
        let says = if changed == 0 { "every rating is as it was".to_owned() } else { format!("{changed} ratings are other ones now") };
        output::print(&format!("{counted} rated tables: {says}.\n"))?;
        Ok(ExitCode::SUCCESS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(all(unix, not(target_os = "macos")))]
    fn data_is_kept_where_the_system_keeps_it() {
        let home = Path::new("/v");
        let xdg = |value: &'static str| move |name: &str| (name == "XDG_DATA_HOME").then(|| value.into());
        assert_eq!(usual_folder(xdg("/data"), Some(home)), Path::new("/data/fixer"));
        assert_eq!(usual_folder(xdg("not-absolute"), Some(home)), Path::new("/v/.local/share/fixer"));
        assert_eq!(usual_folder(|_| None, Some(home)), Path::new("/v/.local/share/fixer"));
        assert_eq!(usual_folder(|_| None, None), Path::new("fixer-data"));
    }
}
