//! How bots come to think: those that answer at a glance in a lane of their own, those that search in fair shares,
//! and none of them shown to take any longer or shorter than its name says.

use std::net::IpAddr;
use std::sync::{Arc, PoisonError};

use table::any::{Answer, Pondering};
use tokio::time::Instant;

use super::pace::{quick, whole};
use super::{Fair, House, HouseError, Live, Who};
use crate::store::GuestId;

/// Guests whose addresses are remembered at most.
const REMEMBERED: usize = 20_000;

impl House {
    /// A guest has asked for something from an address: whatever its bots think is part of that address's share.
    pub fn note_address(&self, guest: GuestId, address: IpAddr) {
        let mut addresses = self.0.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if addresses.len() >= REMEMBERED {
            addresses.clear();
        }
        addresses.insert(guest, address);
    }

    /// A guest, with the address from which it came last.
    pub fn who(&self, guest: GuestId) -> Who {
        let address = self.0.addresses.lock().unwrap_or_else(PoisonError::into_inner).get(&guest).copied();
        Who { address, guest }
    }

    /// Turns at playing a log again.
    pub fn looking(&self) -> &Arc<Fair> {
        &self.0.looking
    }

    /// Lets a bot think, and answers when everybody may see that it has an answer: at once where nobody plays against it from
    /// whom something is hidden.
    pub(super) async fn think(
        &self,
        live: &Live,
        bot: &str,
        owner: GuestId,
        pondering: Pondering,
        at_once: bool,
    ) -> Result<Answer, HouseError> {
        let (clock, game) = (&self.0.settings.clock, live.game.about().key);
        let broken = |error: tokio::task::JoinError| HouseError::Broken(error.to_string());
        if quick(bot) {
            let asked = clock.now();
            let turn = self.0.glances.clone().acquire_owned().await.map_err(|error| HouseError::Broken(error.to_string()))?;
            let answer = tokio::task::spawn_blocking(move || {
                let _turn = turn;
                pondering(1)
            });
            let answer = answer.await.map_err(broken)?;
            if !at_once {
                clock.until(asked + self.0.settings.pause).await;
            }
            return Ok(answer);
        }
        let turn = self.0.thinking.turn(self.who(owner), self.0.paces.given(game, bot)).await?;
        let began: Instant = clock.now();
        let answer = tokio::task::spawn_blocking(move || pondering(1)).await.map_err(broken)?;
        if at_once {
            return Ok(answer);
        }
        let took = self.0.paces.took(game, bot, clock.now() - began);
        // The turn is kept for as long as the bot seems to think: when others come to think tells nothing either.
        clock.until(began + took).await;
        drop(turn);
        clock.until(began + whole(took, self.0.settings.pause)).await;
        Ok(answer)
    }
}
