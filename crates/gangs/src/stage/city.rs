//! Where units and Hideouts stand in a staged position.

use table::Seat;
use table::scenario::{Staging, counted, items};

use super::Staged;
use crate::catalog::words::{District, PoiKind};
use crate::choice::{district_key, unit_key};
use crate::city::{SUPPLY, Spot, Unit, Whereabouts};
use crate::setup::for_hire;

fn poi_key(kind: PoiKind) -> &'static str {
    match kind {
        PoiKind::Fixer => "fixer",
        PoiKind::Business => "business",
        PoiKind::DataFortress => "data-fortress",
    }
}

impl Staged<'_> {
    pub(super) fn city(&mut self) {
        for seat in Seat::first(self.state.sides) {
            self.units(seat);
        }
        for seat in Seat::first(self.state.seats) {
            self.each(&format!("{seat} reserve edgerunners"), |stage, item| match stage.catalog.edgerunner_id(item) {
                Some(_) => stage.hire(seat, item),
                None => Err(format!("'{item}' is no Edgerunner; there are {}", stage.edgerunners())),
            });
            let edgerunners = self.catalog.edgerunners().map(|(id, _)| self.state.city.whereabouts(id));
            let hired = edgerunners.filter(|at| matches!(at, Whereabouts::Reserve(owner) | Whereabouts::At(owner, _) if *owner == seat));
            self.state.seated[seat.index()].hired = hired.count() as u8;
        }
    }

    /// The units of a seat: the Districts that are given, or its starting position.
    fn units(&mut self, seat: Seat) {
        let mut lines: Vec<(District, usize, String)> = Vec::new();
        for &district in District::ALL {
            if let Some((line, words)) = self.given.take_of(seat, district_key(district)) {
                lines.push((district, line, words));
            }
        }
        let nothing = |words: &str| if words == "none" { Ok(()) } else { Err("it can be none; units are given by District".to_owned()) };
        let none = self.given.read(&format!("{seat} units"), nothing);
        if lines.is_empty() && none.is_none() {
            return;
        }
        let first = lines.first().map(|(_, line, _)| *line).unwrap_or_default();
        self.state.city.clear(seat);
        for (district, line, words) in lines {
            for item in items(&words) {
                if let Err(says) = self.stand(seat, district, item) {
                    self.given.problem(line, says);
                }
            }
            let drones = self.state.city.count(seat, Unit::Drone, Spot::outside(district));
            if drones > 0 && drones == self.state.city.strength(seat, district) {
                self.given.problem(line, "Drones cannot stand in a District alone (R032); name another unit too");
            }
        }
        if self.state.cannot_be_lost(seat) && !self.state.city.any_in_play(seat) {
            self.given.problem(first, format!("{seat} is Johnny Silverhand, who stands somewhere: name johnny-silverhand in a District"));
        }
    }

    /// One item of a District: `hideout`, `solo`, `solo 2`, `business solo`.
    fn stand(&mut self, seat: Seat, district: District, item: &str) -> Result<(), String> {
        if item == "hideout" && seat.0 >= self.state.seats {
            return Err(format!("{seat} builds no Hideouts (R209)"));
        }
        if item == "hideout" {
            return self.hideout(seat, district);
        }
        let (name, count) = counted(item, " ");
        let (poi, name) = name.split_once(' ').map_or((None, name), |(poi, name)| (Some(poi), name.trim()));
        let unit = self.unit(name)?;
        let spot = poi.map_or(Ok(Spot::outside(district)), |poi| self.poi(district, poi))?;
        for _ in 0..count {
            self.place(seat, unit, spot)?;
        }
        Ok(())
    }

    fn place(&mut self, seat: Seat, unit: Unit, spot: Spot) -> Result<(), String> {
        let name = unit_key(self.catalog, unit).to_owned();
        if spot.poi_index().is_some() && unit == Unit::Drone {
            return Err("a drone cannot be in a Point of Interest (R031)".to_owned());
        }
        if let Some((owner, occupant)) = self.state.city.occupant(spot) {
            let occupant = unit_key(self.catalog, occupant);
            return Err(format!("a Point of Interest has room for one unit (R067), and a {occupant} of {owner} is in there already"));
        }
        if self.state.cannot_be_lost(seat) && name != "johnny-silverhand" {
            return Err(format!("{seat} is Johnny Silverhand and has no other units"));
        }
        if matches!(unit, Unit::Edgerunner(_)) && !self.state.cannot_be_lost(seat) {
            self.hire(seat, &name)?;
        }
        if self.state.city.place(seat, unit, spot) {
            return Ok(());
        }
        let supply = unit.plain().map_or(1, |plain| SUPPLY[plain]);
        Err(format!("{seat} has no {name} left; a Gang has {supply}"))
    }

    fn hire(&mut self, seat: Seat, name: &str) -> Result<(), String> {
        let id = self.catalog.edgerunner_id(name).filter(|&id| self.state.city.whereabouts(id) == Whereabouts::Unhired);
        let id = id.ok_or_else(|| format!("{name} is named already; there is one of each Edgerunner"))?;
        if seat.0 >= self.state.seats {
            return Err(format!("{seat} hires no Edgerunners"));
        }
        if !for_hire(self.catalog, self.state.is_solo()).any(|other| other == id) {
            return Err(format!("{name} is out of the game in the single player mode (R211)"));
        }
        self.state.city.hire(seat, id);
        Ok(())
    }

    fn hideout(&mut self, seat: Seat, district: District) -> Result<(), String> {
        self.state.city.add_hideout(seat, district);
        let most = self.catalog.board().setup.hideout_slots.len() as u8 + 1;
        if self.state.city.hideouts(seat) > most {
            return Err(format!("{seat} can have {most} Hideouts, the one of its starting District included"));
        }
        Ok(())
    }

    fn unit(&self, name: &str) -> Result<Unit, String> {
        let plain = Unit::PLAIN.into_iter().find(|&unit| unit_key(self.catalog, unit) == name);
        let unit = plain.or_else(|| self.catalog.edgerunner_id(name).map(Unit::Edgerunner));
        unit.ok_or_else(|| format!("'{name}' is no unit; there are solo, techie, netrunner, drone, {}, and hideout", self.edgerunners()))
    }

    fn edgerunners(&self) -> String {
        self.catalog.edgerunners().map(|(_, card)| card.key.as_str()).collect::<Vec<_>>().join(", ")
    }

    /// The Point of Interest of a District by its kind.
    fn poi(&self, district: District, name: &str) -> Result<Spot, String> {
        let key = |spot: &Spot| self.map.kind(*spot).map_or("", poi_key);
        let mut pois = self.map.pois_of(district);
        pois.find(|spot| key(spot) == name).ok_or_else(|| {
            let known: Vec<&str> = self.map.pois_of(district).map(|spot| key(&spot)).collect();
            let (side, district) = (self.state.seats, district_key(district));
            format!("{district} has no Point of Interest '{name}' for {side} players; it has {}", known.join(", "))
        })
    }
}
