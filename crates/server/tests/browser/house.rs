//! A house that listens on a port of its own, and can be closed and opened again.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::LazyLock;
use std::time::Duration;

use bots::Bots;
use server::house::{Customs, House, Registered};
use server::store::Store;
use server::web::{Address, Limits, app};
use table::any::{AnyGame, any};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

static GAMES: LazyLock<Vec<Box<dyn AnyGame>>> =
    LazyLock::new(|| vec![any(gangs::game::Gangs::default(), Bots), any(samples::TicTacToe, Bots), any(samples::Leduc, Bots)]);

/// A house that listens.
pub struct Open {
    pub address: SocketAddr,
    folder: PathBuf,
    /// Everything that the house does; it ends with it.
    serving: Option<Runtime>,
}

impl Open {
    pub async fn new(name: &str) -> Open {
        let folder = std::env::temp_dir().join(format!("fixer-browser-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        drop(listener);
        let serving = Some(serve(address, &folder).await);
        Open { address, folder, serving }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Closes the house in the middle of everything and opens it again at the same address.
    pub async fn again(&mut self) {
        if let Some(serving) = self.serving.take() {
            tokio::task::spawn_blocking(move || serving.shutdown_timeout(Duration::from_secs(5))).await.unwrap();
        }
        self.serving = Some(serve(self.address, &self.folder).await);
    }
}

async fn serve(address: SocketAddr, folder: &std::path::Path) -> Runtime {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let (folder, (open, opened)) = (folder.to_owned(), tokio::sync::oneshot::channel());
    runtime.spawn(async move {
        let games: Vec<Registered> = GAMES.iter().map(|game| &**game).collect();
        let customs = Customs { pause: Duration::from_millis(5), ..Customs::default() };
        let house = House::open(games, Store::open(&folder).await.unwrap(), customs);
        let limits = Limits { requests: 100_000, changes: 100_000, newcomers: 1000, ..Limits::default() };
        let router = app(house, Address { hosts: vec![address.to_string()], tls: false, limits });
        let listener = loop {
            match TcpListener::bind(address).await {
                Ok(listener) => break listener,
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        };
        open.send(()).unwrap();
        axum::serve(listener, router.into_make_service_with_connect_info::<SocketAddr>()).await.unwrap();
    });
    opened.await.unwrap();
    runtime
}

impl Drop for Open {
    fn drop(&mut self) {
        if let Some(serving) = self.serving.take() {
            serving.shutdown_background();
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
