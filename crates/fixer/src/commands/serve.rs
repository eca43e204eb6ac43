//! `fixer serve`: the house, for browsers and for programs; `fixer backup`: a copy of all its tables.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use server::house::{Customs, House};
use server::store::Store;
use server::web::{Address, Limits, app};
use table::player::cores;

use crate::error::Error;
use crate::{output, registry};

const EXAMPLES: &str = "\
Everything is kept in one folder: stop the house whenever you like, and people go on where they were.

Examples:
  fixer serve                                     on this machine alone, at http://127.0.0.1:2077
  fixer serve --listen 0.0.0.0:2077 --host fixer.example:2077
  fixer backup house.db                           a copy, while people play";

/// Where the house keeps its things.
#[derive(clap::Args)]
pub struct Data {
    /// The folder of the database; made if it is not there
    #[arg(long, value_name = "DIR", env = "FIXER_DATA", default_value = "fixer-data")]
    data: PathBuf,
}

impl Data {
    fn folder(&self) -> Result<&PathBuf, Error> {
        std::fs::create_dir_all(&self.data)
            .map_err(|error| Error::Write { path: self.data.display().to_string(), reason: error.to_string() })?;
        Ok(&self.data)
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
    /// Log as JSON, one line an event
    #[arg(long)]
    log_json: bool,
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

fn runtime() -> Result<tokio::runtime::Runtime, Error> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(|error| Error::Failed(error.to_string()))
}

impl Serve {
    /// Opens the house until somebody stops it.
    pub fn run(&self) -> Result<ExitCode, Error> {
        let filter = tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "warn".into());
        let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
        if self.log_json {
            logs.json().init();
        } else {
            logs.init();
        }
        let folder = self.data.folder()?.clone();
        runtime()?.block_on(self.serve(&folder))
    }

    async fn serve(&self, folder: &std::path::Path) -> Result<ExitCode, Error> {
        let store = Store::open(folder).await.map_err(|error| Error::Failed(format!("{}: {error}", folder.display())))?;
        let listener = tokio::net::TcpListener::bind(self.listen)
            .await
            .map_err(|error| Error::Failed(format!("{} cannot be listened on: {error}; choose another with --listen", self.listen)))?;
        let address = listener.local_addr().map_err(|error| Error::Failed(error.to_string()))?;
        let house = House::open(registry::games().collect(), store, Customs { thinkers: cores(), ..Customs::default() });
        let mut hosts = vec![address.to_string(), format!("localhost:{}", address.port())];
        hosts.extend(self.hosts.clone());
        let router = app(house, Address { hosts, tls: self.tls, limits: Limits::default() });
        output::print(&format!(
            "The house is open: http://{address}\nStop it with Ctrl-C; its tables are kept in {}.\n",
            folder.display()
        ))?;
        let service = router.into_make_service_with_connect_info::<SocketAddr>();
        axum::serve(listener, service).with_graceful_shutdown(stopped()).await.map_err(|error| Error::Failed(error.to_string()))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Waits for Ctrl-C or a polite end. Streams stay open for ever, so that the end does not wait for them long.
async fn stopped() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut ended) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = ended.recv() => {}
            }
            leave_soon();
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
    leave_soon();
}

/// What was acknowledged is on the disk: whoever still listens after a moment is left.
fn leave_soon() {
    std::thread::spawn(|| {
        std::thread::sleep(std::time::Duration::from_secs(2));
        std::process::exit(0);
    });
}

impl Backup {
    /// Writes the copy.
    pub fn run(&self) -> Result<ExitCode, Error> {
        let folder = self.data.folder()?.clone();
        let copied = runtime()?.block_on(async { Store::open(&folder).await?.backup(&self.file).await });
        copied.map_err(|error| Error::Failed(format!("{}: {error}", self.file.display())))?;
        output::print(&format!("Copied to {}.\n", self.file.display()))?;
        Ok(ExitCode::SUCCESS)
    }
}
