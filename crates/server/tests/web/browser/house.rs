//! A house that listens on a port of its own, and can be closed and opened again.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::thread::JoinHandle;
use std::time::Duration;

use server::house::{House, Settings};
use server::store::Store;
use server::web::{Address, Limits, app};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

/// A house that listens.
pub struct Open {
    pub address: SocketAddr,
    folder: PathBuf,
    settings: Settings,
    /// Everything that the house does; it ends with it.
    serving: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

impl Open {
    pub async fn new(name: &str) -> Open {
        Open::with(name, Settings::default().grace).await
    }

    /// A house in which somebody counts as absent after a while.
    pub async fn with(name: &str, grace: Duration) -> Open {
        Open::run(name, Settings { grace, ..Settings::default() }).await
    }

    /// A house that is run in this way, with bots that answer soon.
    pub async fn run(name: &str, settings: Settings) -> Open {
        let folder = std::env::temp_dir().join(format!("fixer-browser-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        drop(listener);
        let settings = Settings { pause: Duration::from_millis(5), ..settings };
        let serving = Some(serve(address, &folder, settings.clone()).await);
        Open { address, folder, settings, serving }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The same by the name of this machine, for which browsers know passkeys.
    pub fn named(&self, path: &str) -> String {
        format!("http://localhost:{}{path}", self.address.port())
    }

    /// Closes the house in the middle of everything and opens it again at the same address.
    pub async fn again(&mut self) {
        self.shut();
        self.serving = Some(serve(self.address, &self.folder, self.settings.clone()).await);
    }

    /// Closes the house in the middle of everything.
    pub fn shut(&mut self) {
        if let Some((stop, thread)) = self.serving.take() {
            let _ = stop.send(());
            let _ = thread.join();
        }
    }
}

/// Serves with threads of its own, which all end in the middle of whatever they do when it is closed.
async fn serve(address: SocketAddr, folder: &std::path::Path, settings: Settings) -> (oneshot::Sender<()>, JoinHandle<()>) {
    let (folder, (open, opened), (stop, stopped)) = (folder.to_owned(), oneshot::channel(), oneshot::channel());
    let thread = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        runtime.block_on(async move {
            let house = House::open(registry::games().collect(), Store::open(&folder).await.unwrap(), settings);
            let limits = Limits { requests: 100_000, changes: 100_000, newcomers: 1000, ..Limits::default() };
            let router = app(
                house,
                Address {
                    hosts: vec![address.to_string(), format!("localhost:{}", address.port())],
                    tls: false,
                    proxies: Vec::new(),
                    limits,
                },
            );
            let listener = loop {
                match TcpListener::bind(address).await {
                    Ok(listener) => break listener,
                    Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
                }
            };
            open.send(()).unwrap();
            tokio::select! {
                _ = axum::serve(listener, router.into_make_service_with_connect_info::<SocketAddr>()) => {}
                _ = stopped => {}
            }
        });
        runtime.shutdown_timeout(Duration::from_secs(2));
    });
    opened.await.unwrap();
    (stop, thread)
}

impl Drop for Open {
    fn drop(&mut self) {
        self.shut();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
