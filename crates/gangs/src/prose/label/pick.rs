//! Units that are picked: to be lost, killed, sacrificed, replaced or converted.

use table::Seat;

use crate::city::{Spot, Unit};
use crate::frame::Frame;
use crate::prose::scene::Scene;

impl Scene<'_> {
    pub(super) fn pick(&self, owner: Seat, unit: Unit, spot: Spot) -> String {
        let id = match self.frame() {
            Some(Frame::Losing) if self.is_you(owner) => "label-lose",
            Some(Frame::Losing) => "label-have-lost",
            Some(Frame::Sacrifice | Frame::MustSacrifice(_)) => "label-sacrifice",
            Some(Frame::Kill(_) | Frame::MustKill(_)) => "label-kill",
            Some(Frame::MayBomb(_)) => "label-bomb",
            Some(Frame::MayBurnDrone(_)) => "label-burn",
            Some(Frame::NetConverts) => "label-convert",
            Some(Frame::HiredWhere(id)) => {
                let args = [("name", self.words.edgerunner(id).into()), ("unit", self.unit_at(owner, unit, spot).into())];
                return self.words.say("label-replace", &args);
            }
            _ => "label-pick",
        };
        self.words.say(id, &[("unit", self.unit_at(owner, unit, spot).into())])
    }
}
