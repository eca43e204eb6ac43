//! Programs in other languages: the example bot, and the check of chance that browsers run.

use std::process::Stdio;

use table::any::{Fields, Opening};
use table::chance::fair::Bytes;
use tokio::process::Command;

use super::house::Open;

async fn run(command: &mut Command) -> String {
    let done = command.stdin(Stdio::null()).kill_on_drop(true).output().await.expect("python3 and node are installed");
    let (out, err) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success(), "{out}{err}");
    out.into_owned()
}

fn root(path: &str) -> String {
    format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_bot_plays_every_game() {
    let open = Open::new("bot").await;
    for game in ["tictactoe", "leduc", "gangs", "tcg"] {
        let told = run(Command::new("python3").arg(root("examples/bot.py")).arg(open.url("")).args(["--game", game])).await;
        assert!(told.contains("Won by: ") && told.contains("Scores: ["), "{told}");
    }
}

/// Loads the script of the pages without a page and runs some lines with it.
async fn node(lines: &str, argument: &str) -> String {
    let script = format!(
        "const fs = require('fs'); (0, eval)(fs.readFileSync(process.argv[1], 'utf8')); const fair = globalThis.fixerFair; \
         const given = fair.parse(fs.readFileSync(process.argv[2], 'utf8')); \
         (async () => {{ {lines} }})().catch((error) => {{ console.error(error); process.exit(1); }});"
    );
    run(Command::new("node").args(["-e", &script]).arg(root("crates/pages/src/house/fair.js")).arg(argument)).await
}

/// Numbers beyond 2^53 need a newer engine than some have; those say so, and check everything else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pages_check_chance_as_the_specification_says() {
    let lines = "let count = 0; for (const table of given.tables) { \
        let terms; try { terms = fair.hex(await fair.termsOf({ ...table, chance: table })); } \
        catch (error) { if (/too large for this browser/.test(error.message)) continue; throw error; } \
        if (terms !== table.terms) throw new Error('terms ' + terms); \
        for (const [seat, nonce] of table.nonces.entries()) if (await fair.commitNonce(terms, seat, nonce) !== table.nonce_commitments[seat]) throw new Error('nonce'); \
        const key = await fair.keyed(fair.unhex(table.key)); \
        for (const { what, index, of, got } of table.results) { if (await fair.derive(key, what, index, of) !== got) throw new Error(what); count++; } } \
        console.log('checked', count);";
    let told = node(lines, &root("crates/table/vectors/fair-chance.json")).await;
    assert!(told.starts_with("checked ") && !told.starts_with("checked 0"), "{told}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pages_find_every_result_that_was_touched() {
    let game = registry::find("leduc").unwrap();
    let (mut drawn, players) = (0u8, vec!["street".to_owned(), "random".to_owned()]);
    let mut secrets = || {
        drawn += 1;
        Bytes([drawn; 32])
    };
    let opening =
        Opening { fields: &Fields::new(), brings: &[], id: "checked".to_owned(), players: players.clone(), secrets: &mut secrets };
    let mut table = game.open(opening).unwrap();
    while let Some(seat) = table.awaited().must.iter().next() {
        table.ask_bot(seat, &players[seat.index()]).unwrap();
    }
    let path = std::env::temp_dir().join(format!("fixer-checked-{}.json", std::process::id()));
    std::fs::write(&path, table.replay().write()).unwrap();
    let lines = "const wrong = async (touch, kept) => { const file = structuredClone(given); touch(file); try { await fair.check(file, kept); } catch (error) { return error.message; } throw new Error('not noticed: ' + touch); }; \
        console.log('good', await fair.check(given, { seed: given.chance.seed_commitment, 0: given.chance.nonces[0] })); \
        console.log(await wrong((file) => { file.log[0].chance[1].got ^= 1; })); \
        console.log(await wrong((file) => { file.log[0].chance.shift(); })); \
        console.log(await wrong((file) => { file.chance.seed = '00'.repeat(32); })); \
        console.log(await wrong((file) => { file.chance.nonces[1] = '00'.repeat(32); })); \
        console.log(await wrong((file) => { file.table = 'another'; })); \
        console.log(await wrong((file) => { file.chance = { kind: 'fast', seed: 1 }; })); \
        console.log(await wrong(() => {}, { seed: '00'.repeat(32) })); \
        console.log(await wrong(() => {}, { 1: '00'.repeat(32) }));";
    let told = node(lines, path.to_str().unwrap()).await;
    std::fs::remove_file(path).unwrap();
    let told: Vec<&str> = told.lines().collect();
    assert!(told[0].starts_with("good ") && told[0] != "good 0" && told.len() == 9, "{told:?}");
    assert!(told[1].starts_with("log entry 0: result 1 (deal) is recorded as"), "{told:?}");
}
