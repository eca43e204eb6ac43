//! Bots that play for people: for who has run out of time, and for who is away, until they return.

use std::time::Duration;

use server::house::{HouseError, Seating};
use table::Seat;
use table::log::{LogEntry, RunsOut, Terms};

use crate::clocks::{FISCHER, Hand, Numbers, house, left, paced, table, until};
use crate::site::Site;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_for_who_runs_out_until_they_return() {
    let site = Site::new("stand-in").await;
    let clock = Hand::new();
    let house = house(&site.store, &clock);
    let (live, _) = table(&house, "gangs", 2, Terms { out: RunsOut::Bot, ..FISCHER }).await;
    let late = live.seating().await.awaited().must.lowest().unwrap();
    let long =
        |seating: &Seating| seating.table.as_ref().unwrap().log().iter().filter(|entry| matches!(entry, LogEntry::Decision { .. })).count();
    clock.pass(60_000);
    until(&live, |seating| seating.stand_in(late).is_some() && long(seating) > 0 && !seating.awaited().must.contains(late)).await;
    // Everybody else plays on, and so does the bot; nobody is charged for it.
    let other = Seat(1 - late.0);
    for _ in 0..6 {
        until(&live, |seating| seating.awaited().must.contains(other) && !seating.awaited().must.contains(late)).await;
        let key = live.seating().await.table.as_ref().unwrap().keys(other)[0].clone();
        house.decide(&live, other, house.now(), move |table| Ok(table.decide(other, &key)?)).await.unwrap();
    }
    let refused = house.decide(&live, late, house.now(), |_| Ok(())).await;
    assert!(matches!(refused, Err(HouseError::StandIn)), "{refused:?}");
    house.come_back(&live, late).await.unwrap();
    until(&live, |seating| seating.stand_in(late).is_none()).await;
    assert_eq!(left(&live, late.0).await, 5_000, "with the time of an act and nothing else");
    assert!(matches!(house.come_back(&live, late).await, Err(HouseError::GoneOn)));
    // What bots have decided can be asked of them again, stand-ins among them.
    let replay = live.seating().await.table.as_ref().unwrap().replay();
    let audit = house.game("gangs").unwrap().audit(&replay, &mut |_| true).unwrap();
    assert!(audit.bots > 0 && audit.people >= 6, "{audit:?}");
    // Who sits where is as it was for whoever opens the house again.
    let again = Hand::new();
    let second = self::house(&site.store, &again);
    assert_eq!(second.table(&live.id).await.unwrap().seating().await.stand_in(late), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn coming_back_brings_no_time_for_what_it_ran_out_for() {
    let site = Site::new("no-more-time").await;
    let clock = Hand::new();
    let house = paced(&site.store, &clock, Duration::from_secs(1));
    let (live, _) = table(&house, "tictactoe", 2, Terms { out: RunsOut::Bot, ..FISCHER }).await;
    clock.pass(60_000);
    until(&live, |seating| seating.stand_in(Seat(0)).is_some()).await;
    // The bot has not answered yet: what it is asked is the bot's to answer.
    house.come_back(&live, Seat(0)).await.unwrap();
    house.come_back(&live, Seat(0)).await.unwrap();
    assert!(live.seating().await.returns(Seat(0)) && live.seating().await.stand_in(Seat(0)).is_some());
    let back = async {
        while live.seating().await.stand_in(Seat(0)).is_some() {
            clock.pass(1_000);
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), back).await.unwrap();
    let seating = live.seating().await;
    let log = seating.table.as_ref().unwrap().log();
    let decided = |entry: &LogEntry| matches!(entry, LogEntry::Decision { seat: Seat(0), .. });
    assert_eq!(log.iter().filter(|entry| decided(entry)).count(), 1, "{log:?}");
    assert_eq!(seating.times().unwrap().left(Seat(0)), 5_000);
    assert!(!seating.returns(Seat(0)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_given_back_between_acts() {
    let site = Site::new("between").await;
    let clock = Hand::new();
    let house = house(&site.store, &clock);
    let (live, _) = table(&house, "gangs", 2, FISCHER).await;
    // The person goes away in the middle of an act, which the bot then ends.
    let mut numbers = Numbers(9);
    let seat = loop {
        let busy = {
            let seating = live.seating().await;
            seating.awaited().must.iter().find(|seat| seating.table.as_ref().unwrap().mid_act(*seat))
        };
        if let Some(seat) = busy {
            break seat;
        }
        let (seat, keys) = {
            let seating = live.seating().await;
            let seat = seating.awaited().must.lowest().unwrap();
            (seat, seating.table.as_ref().unwrap().keys(seat))
        };
        let key = keys[numbers.below(keys.len() as u64) as usize].clone();
        house.decide(&live, seat, house.now(), move |table| Ok(table.decide(seat, &key)?)).await.unwrap();
    };
    let held = live.seating().await;
    let (one, at) = (house.clone(), live.clone());
    let given = tokio::spawn(async move { one.change(&at, move |table| Ok(table.substitute(seat, "street".to_owned(), false)?)).await });
    tokio::task::yield_now().await;
    drop(held);
    given.await.unwrap().unwrap();
    let (one, at) = (house.clone(), live.clone());
    let _ = one.come_back(&at, seat).await;
    until(&live, |seating| seating.stand_in(seat).is_none()).await;
    let seating = live.seating().await;
    let table = seating.table.as_ref().unwrap();
    let back = table.log().iter().rposition(|entry| matches!(entry, LogEntry::Substitute { player, .. } if player == "person")).unwrap();
    assert!(!table.at(back).unwrap().mid_act(seat), "not in the middle of an act");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_others_agree_on_a_bot_for_who_is_away() {
    let site = Site::new("away").await;
    let clock = Hand::new();
    let house = house(&site.store, &clock);
    let (live, guests) = table(&house, "gangs", 3, Terms { base: 1 << 40, ..FISCHER }).await;
    let away = live.seating().await.awaited().must.lowest().unwrap();
    let [one, two] = [1, 2].map(|step| Seat((away.0 + step) % 3));
    let guest = |seat: Seat| guests[seat.index()];
    let others = (house.stays(&live, guest(one)).await, house.stays(&live, guest(two)).await);
    let gone = house.replace(&live, one, away).await;
    assert!(matches!(gone, Err(HouseError::GoneOn)), "it is not away yet: {gone:?}");
    clock.pass(59_000);
    house.is_here(&live, guest(away)).await;
    clock.pass(59_000);
    assert!(house.replace(&live, one, away).await.is_err(), "it has sent something a minute ago");
    clock.pass(1_000);
    assert!(!live.absent().contains(away), "nobody has looked");
    let wait = async {
        while !live.absent().contains(away) {
            clock.pass(15_000);
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), wait).await.expect("it is noticed");
    // The other one is asked, and who is away is not.
    house.replace(&live, one, away).await.unwrap();
    assert_eq!(live.seating().await.stand_in(away), None);
    assert!(matches!(house.consent(&live, guest(away), true).await, Err(HouseError::NotYours)));
    house.consent(&live, guest(two), true).await.unwrap();
    assert!(live.seating().await.stand_in(away).is_some());
    until(&live, |seating| !seating.awaited().must.contains(away)).await;
    // Who comes back has its seat, and who is there is not away.
    house.come_back(&live, away).await.unwrap();
    until(&live, |seating| seating.stand_in(away).is_none()).await;
    drop(others);
}
