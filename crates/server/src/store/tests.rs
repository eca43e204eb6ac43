//! The database itself, in a folder of its own.

use std::collections::BTreeSet;

use super::events::NewEvent;
use super::*;
use crate::events::Paired;

/// A folder that is removed again.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("fixer-store-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn table(id: &str, seats: Vec<Sitter>) -> Change {
    let (game, fields, replay) = ("leduc".to_owned(), BTreeMap::new(), String::new());
    Change::NewTable { id: id.to_owned(), game, fields, replay, seats, opener: None, brought: false }
}

fn guest(id: GuestId, name: &str) -> Change {
    Change::Guest { token: [id as u8; 32], name: Some(name.to_owned()) }
}

fn name(id: GuestId, name: &str) -> Change {
    Change::People(PeopleChange::Name(id, name.to_owned(), [name.to_lowercase(), name.to_owned()]))
}

#[tokio::test]
async fn guests_of_a_database_from_before_there_were_sessions_are_still_known() {
    let folder = Folder::new("before");
    let options = SqliteConnectOptions::new().filename(folder.0.join("fixer.db")).create_if_missing(true);
    let mut old = options.connect().await.unwrap();
    let steps = STEPS.map(|(number, name, sql)| Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false));
    Migrator::with_migrations(steps.into_iter().filter(|step| step.version < 10).collect()).run(&mut old).await.unwrap();
    let sql = "INSERT INTO guests (id, token, name, created, seen) VALUES (3, ?, 'Vik', 1, ?)";
    sqlx::query(sql).bind(&[9u8; 32][..]).bind(now()).execute(&mut old).await.unwrap();
    let sql = "INSERT INTO tables (id, game, fields, replay, created, touched, stage, opener) VALUES ('t', 'leduc', '{}', '', 1, 1, 'open', 3); \
        INSERT INTO seats (table_id, seat, guest) VALUES ('t', 0, 3)";
    sqlx::raw_sql(sql).execute(&mut old).await.unwrap();
    old.close().await.unwrap();
    let store = Store::open(&folder.0).await.unwrap();
    assert_eq!(store.guest(&[9; 32]).await.unwrap(), Some((3, "Vik".to_owned())));
    assert_eq!(store.tables(Some(3), 9).await.unwrap()[0].guests, [Some(3)]);
    store.commit(vec![guest(4, "Nix"), name(4, "Nix 2")]).await.unwrap();
    assert_eq!(store.guest(&[4; 32]).await.unwrap(), Some((4, "Nix 2".to_owned())));
}

#[tokio::test]
async fn a_session_that_has_ended_or_expired_is_nobodys() {
    let folder = Folder::new("sessions");
    let store = Store::open(&folder.0).await.unwrap();
    store.commit(vec![guest(1, "Vik")]).await.unwrap();
    let session = |token| PeopleChange::Session { token: [token; 32], guest: 1, device: String::new(), replaces: None };
    store.commit(vec![Change::People(session(7)), Change::People(session(8))]).await.unwrap();
    assert_eq!(store.guest(&[7; 32]).await.unwrap(), Some((1, "Vik".to_owned())));
    store.commit(vec![Change::People(PeopleChange::EndOthers(1, [8; 32]))]).await.unwrap();
    assert_eq!((store.guest(&[7; 32]).await.unwrap(), store.guest(&[1; 32]).await.unwrap()), (None, None));
    store.commit((100..160).map(session).map(Change::People).collect()).await.unwrap();
    assert_eq!(store.sessions(1, None).await.unwrap().len(), 50, "the oldest have ended");
    assert_eq!((store.guest(&[8; 32]).await.unwrap(), store.guest(&[159; 32]).await.unwrap().is_some()), (None, true));
    let mut other = SqliteConnectOptions::new().filename(folder.0.join("fixer.db")).connect().await.unwrap();
    sqlx::query("UPDATE sessions SET expires = ?").bind(now() - 1).execute(&mut other).await.unwrap();
    assert_eq!(store.guest(&[158; 32]).await.unwrap(), None);
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_opening_again() {
    let folder = Folder::new("again");
    let store = Store::open(&folder.0).await.unwrap();
    let id = 1;
    store
        .commit(vec![guest(id, "Vik"), table("t1", vec![Sitter::Guest { guest: id, nonce: true }, Sitter::Bot("street".to_owned())])])
        .await
        .unwrap();
    let entries = vec!["one".to_owned(), "two".to_owned()];
    store
        .commit(vec![
            Change::Begin("t1".to_owned(), "{}".to_owned()),
            Change::Entries("t1".to_owned(), 0, entries.clone(), Seats::only(Seat(1))),
        ])
        .await
        .unwrap();
    drop(store);
    let store = Store::open(&folder.0).await.unwrap();
    let kept = store.table("t1").await.unwrap().unwrap();
    assert_eq!((kept.stage, kept.entries, kept.replay.as_str()), (TableStatus::Going, entries, "{}"));
    assert_eq!(kept.seats, [Sitter::Guest { guest: id, nonce: true }, Sitter::Bot("street".to_owned())]);
    assert_eq!(store.guest(&[id as u8; 32]).await.unwrap(), Some((id, "Vik".to_owned())));
    let listed = &store.tables(Some(id), 9).await.unwrap()[0];
    assert_eq!(listed.sitters, [Some("Vik".to_owned()), Some("street".to_owned())]);
    assert_eq!((listed.guests.as_slice(), listed.awaited), (&[Some(id), None][..], Some(Seats::only(Seat(1)))));
    assert!(store.table("t2").await.unwrap().is_none());
}

#[tokio::test]
async fn an_entry_is_written_once_and_all_of_a_change_or_nothing() {
    let folder = Folder::new("once");
    let store = Store::open(&folder.0).await.unwrap();
    store.commit(vec![table("t", vec![Sitter::Open])]).await.unwrap();
    let entries = |from, words: &str| Change::Entries("t".to_owned(), from, words.split(' ').map(str::to_owned).collect(), Seats::NONE);
    store.commit(vec![entries(0, "a b")]).await.unwrap();
    // The second of these is there already, so that the first is not written either.
    let late = store.commit(vec![entries(2, "c"), entries(1, "x")]).await;
    assert!(matches!(late, Err(StoreError::Taken)), "{late:?}");
    assert_eq!(store.table("t").await.unwrap().unwrap().entries, ["a", "b"]);
    store.commit(vec![entries(2, "c")]).await.unwrap();
    assert_eq!(store.table("t").await.unwrap().unwrap().entries, ["a", "b", "c"]);
}

#[tokio::test]
async fn of_many_who_want_a_seat_one_gets_it() {
    let folder = Folder::new("seat");
    let store = Store::open(&folder.0).await.unwrap();
    let mut all = vec![table("t", vec![Sitter::Open])];
    all.extend((1..=20).map(|id| guest(id, "anybody")));
    store.commit(all).await.unwrap();
    let tries: Vec<_> = (1..=20)
        .map(|id| {
            let store = store.clone();
            tokio::spawn(async move { store.commit(vec![Change::Sit("t".to_owned(), 0, id, false)]).await.is_ok() })
        })
        .collect();
    let mut sat = 0;
    for one in tries {
        sat += usize::from(one.await.unwrap());
    }
    assert_eq!(sat, 1);
    assert!(matches!(store.table("t").await.unwrap().unwrap().seats[..], [Sitter::Guest { .. }]));
}

#[tokio::test]
async fn writing_waits_for_the_disk_and_reading_cannot_write() {
    let folder = Folder::new("disk");
    let store = Store::open(&folder.0).await.unwrap();
    let pragma = |name: &'static str| {
        let readers = store.readers.clone();
        async move { sqlx::query(name).fetch_one(&readers).await.unwrap().try_get::<i64, _>(0).unwrap() }
    };
    assert_eq!(pragma("PRAGMA synchronous").await, 2, "FULL");
    let mode: String = sqlx::query("PRAGMA journal_mode").fetch_one(&store.readers).await.unwrap().try_get(0).unwrap();
    assert_eq!(mode, "wal");
    assert!(sqlx::query("DELETE FROM entries").execute(&store.readers).await.is_err());
}

#[tokio::test]
async fn a_backup_is_a_whole_house() {
    let folder = Folder::new("backup");
    let store = Store::open(&folder.0).await.unwrap();
    store.commit(vec![table("t", vec![Sitter::Open])]).await.unwrap();
    let copy = Folder::new("backup-copy");
    let file = copy.0.join("fixer.db");
    backup(&folder.0, &file).await.unwrap();
    assert!(matches!(backup(&folder.0, &file).await, Err(StoreError::Files(_))), "nothing is overwritten");
    assert!(Store::open(&copy.0).await.unwrap().table("t").await.unwrap().is_some());
}

#[tokio::test]
async fn of_what_is_no_house_there_is_no_backup() {
    let (folder, copy) = (Folder::new("no-house"), Folder::new("no-house-copy"));
    let file = copy.0.join("copy.db");
    let told = backup(&folder.0, &file).await.unwrap_err().to_string();
    assert!(told.contains("is not there") && told.contains("--data"), "{told}");
    std::fs::write(folder.0.join("fixer.db"), "").unwrap();
    let told = backup(&folder.0, &file).await.unwrap_err().to_string();
    assert!(told.contains("not the database of a house"), "{told}");
    assert!(!file.exists());
}

#[cfg(unix)]
#[tokio::test]
async fn what_is_kept_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("private");
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let names = ["fixer.db", "fixer.db-wal", "fixer.db-shm", "fixer.lock"];
    // A house of an older version, that everybody could read.
    drop(Store::open(&folder.0).await.unwrap());
    std::fs::write(folder.0.join("fixer.lock"), "").unwrap();
    for name in names.into_iter().filter(|name| folder.0.join(name).exists()) {
        std::fs::set_permissions(folder.0.join(name), std::fs::Permissions::from_mode(0o644)).unwrap();
    }
    std::fs::set_permissions(&folder.0, std::fs::Permissions::from_mode(0o755)).unwrap();
    let store = Store::open(&folder.0).await.unwrap();
    store.commit(vec![table("t", vec![Sitter::Open])]).await.unwrap();
    backup(&folder.0, &folder.0.join("copy.db")).await.unwrap();
    assert_eq!(mode(&folder.0), 0o700);
    for name in names.into_iter().chain(["copy.db"]) {
        assert_eq!(mode(&folder.0.join(name)), 0o600, "{name}");
    }
}

#[tokio::test]
async fn a_house_is_open_once() {
    let folder = Folder::new("claim");
    let claim = Claim::take(&folder.0, "http://127.0.0.1:2077").unwrap();
    let told = Claim::take(&folder.0, "http://127.0.0.1:2078").unwrap_err().to_string();
    assert!(told.contains("http://127.0.0.1:2077") && told.contains(&format!("process {}", std::process::id())), "{told}");
    assert!(told.contains("since 2"), "{told}");
    drop(claim);
    Claim::take(&folder.0, "http://127.0.0.1:2078").unwrap();
}

#[tokio::test]
async fn a_name_that_could_not_be_written_is_not_known() {
    let folder = Folder::new("unwritten");
    let store = Store::open(&folder.0).await.unwrap();
    store.commit(vec![guest(1, "Judy")]).await.unwrap();
    assert_eq!(store.guest(&[1; 32]).await.unwrap(), Some((1, "Judy".to_owned())));
    let (there, away) = (folder.0.join("fixer.db"), folder.0.join("away.db"));
    std::fs::rename(&there, &away).unwrap();
    let refused = store.commit(vec![name(1, "Evelyn")]).await;
    assert!(matches!(refused, Err(StoreError::ReadOnly(_))), "{refused:?}");
    assert!(store.ready().await.is_err());
    std::fs::rename(&away, &there).unwrap();
    tokio::time::timeout(Duration::from_secs(10), store.until_writable()).await.unwrap().unwrap();
    store.commit(vec![name(1, "Evelyn")]).await.unwrap();
    assert_eq!(store.guest(&[1; 32]).await.unwrap(), Some((1, "Evelyn".to_owned())));
}

#[tokio::test]
async fn a_round_is_paired_once_and_after_the_one_before_it() {
    let folder = Folder::new("rounds");
    let store = Store::open(&folder.0).await.unwrap();
    let change = |change: events::Change| store.commit(vec![Change::Event(change)]);
    store.commit(vec![guest(1, "Judy"), guest(2, "Evelyn")]).await.unwrap();
    let [id, name, game] = ["cup", "A cup", "leduc"].map(str::to_owned);
    let (fields, terms, seed) = (BTreeMap::new(), table::log::Terms::NONE, String::new());
    let new =
        NewEvent { id, name, game, fields, elimination: false, rounds: Some(2), games: 1, terms, free: false, late: 0, opener: 1, seed };
    change(events::Change::New(Box::new(new))).await.unwrap();
    for guest in [1, 2] {
        change(events::Change::Enter("cup".to_owned(), Some(guest), None, None)).await.unwrap();
    }
    let paired = |round, board| {
        let paired = Paired { board, one: 0, two: Some(1), won: None };
        change(events::Change::Round("cup".to_owned(), round, vec![paired]))
    };
    paired(1, 0).await.unwrap();
    // Neither again with another board, nor the one after the next, nor one when all is over.
    paired(1, 1).await.unwrap_err();
    paired(3, 0).await.unwrap_err();
    assert_eq!(store.event("cup").await.unwrap().unwrap().rounds.iter().map(Vec::len).collect::<Vec<_>>(), [1]);
    paired(2, 0).await.unwrap();
    change(events::Change::Over("cup".to_owned())).await.unwrap();
    paired(3, 0).await.unwrap_err();
    let kept = store.event("cup").await.unwrap().unwrap();
    assert_eq!((kept.round, kept.stage.as_str(), kept.rounds.len()), (2, "over", 2));
}

#[test]
fn every_step_is_taken_and_none_was_changed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let listed: BTreeSet<String> = STEPS.iter().map(|(number, name, _)| format!("{number:04}_{name}.sql")).collect();
    assert_eq!(files.collect::<BTreeSet<_>>(), listed);
    // Houses that stand know the steps by these sums.
    let sums: Vec<(i64, String)> =
        migrations().iter().map(|step| (step.version, step.checksum[..4].iter().map(|byte| format!("{byte:02x}")).collect())).collect();
    let kept = [
        (1, "3c2b32ab"),
        (2, "550ac877"),
        (3, "57468c96"),
        (4, "e8417055"),
        (5, "f29db1d1"),
        (8, "ed641239"),
        (9, "06a33ad2"),
        (10, "a0e7fde5"),
        (11, "f4529bc7"),
        (12, "92aec32d"),
        (13, "c48f5048"),
        (15, "b7a5734e"),
        (16, "16daab64"),
        (17, "342ebcb3"),
        (18, "35e39a19"),
        (19, "8657597e"),
        (20, "33f2e2e7"),
    ];
    assert_eq!(sums, kept.map(|(number, sum)| (number, sum.to_owned())));
}
