//! quick bench
fn main() {
    for g in [table::any::any(samples::Leduc), table::any::any(samples::TicTacToe)] {
        println!("{:?}", g.bench(&Default::default(), std::time::Duration::from_secs(2)));
    }
}
