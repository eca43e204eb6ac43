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
use tokio::task::JoinHandle;

static GAMES: LazyLock<Vec<Box<dyn AnyGame>>> =
    LazyLock::new(|| vec![any(gangs::game::Gangs::default(), Bots), any(samples::TicTacToe, Bots), any(samples::Leduc, Bots)]);

/// A house that listens.
pub struct Open {
    pub address: SocketAddr,
    folder: PathBuf,
    serving: JoinHandle<()>,
}

impl Open {
    pub async fn new(name: &str) -> Open {
        let folder = std::env::temp_dir().join(format!("fixer-browser-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let serving = serve(listener, address, &folder).await;
        Open { address, folder, serving }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Closes the house in the middle of everything and opens it again at the same address.
    pub async fn again(&mut self) {
        self.serving.abort();
        let _ = (&mut self.serving).await;
        let listener = loop {
            match TcpListener::bind(self.address).await {
                Ok(listener) => break listener,
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        };
        self.serving = serve(listener, self.address, &self.folder).await;
    }
}

async fn serve(listener: TcpListener, address: SocketAddr, folder: &std::path::Path) -> JoinHandle<()> {
    let games: Vec<Registered> = GAMES.iter().map(|game| &**game).collect();
    let customs = Customs { pause: Duration::from_millis(5), ..Customs::default() };
    let house = House::open(games, Store::open(folder).await.unwrap(), customs);
    let limits = Limits { requests: 100_000, changes: 100_000, newcomers: 1000, ..Limits::default() };
    let router = app(house, Address { hosts: vec![address.to_string()], tls: false, limits });
    tokio::spawn(async move {
        let (mut open, service) = (tokio::task::JoinSet::new(), router.into_make_service_with_connect_info::<SocketAddr>());
        // Dropped with its task: the connections of a house that is closed end with it.
        open.spawn(async move { axum::serve(listener, service).await.unwrap() });
        open.join_next().await;
    })
}

impl Drop for Open {
    fn drop(&mut self) {
        self.serving.abort();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
