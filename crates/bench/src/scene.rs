//! The subject of a measurement: a game, its number of seats, and its expansions.

use std::{fmt, str::FromStr};

use anyhow::{Context, ensure};
use games::GAMES;
use serde_json::{Value, json};

use crate::boxes;

/// The usual number of seats of a measured game.
const USUAL: u8 = 4;
/// Games for this number of seats or more are also measured with few and with many seats.
const LARGE: u8 = 7;

/// A game with its number of seats and its expansions. As text `seven-wonders/7`, or `seven-wonders` with
/// four seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    pub game: &'static str,
    pub seats: u8,
    /// The name, with the expansion if it needs one.
    name: String,
    /// The options, as the host of a table sets them.
    options: &'static str,
}

impl Scene {
    /// Creates the scene.
    ///
    /// # Errors
    ///
    /// If there is no such game with this number of seats.
    pub fn new(game: &str, seats: u8) -> anyhow::Result<Self> {
        let known = || GAMES.iter().map(|info| info.id).collect::<Vec<_>>().join(", ");
        let info = GAMES.iter().find(|info| info.id == game);
        let info = info.with_context(|| format!("there is no game {game:?}: choose one of {}", known()))?;
        ensure!(
            (info.min_seats..=info.max_seats).contains(&seats),
            "{} seats {} to {}, not {seats}",
            info.name,
            info.min_seats,
            info.max_seats
        );
        let (with, options) = boxes::least(game, seats);
        let with = with.map_or_else(String::new, |with| format!(" with {with}"));
        Ok(Self { game: info.id, seats, name: format!("{}{with}, {seats} seats", info.name), options })
    }

    /// Returns every game of the list with four seats. Games for many are also measured with three and with
    /// the maximum, without expansions and with them.
    pub fn all() -> anyhow::Result<Vec<Self>> {
        let mut all = Vec::new();
        for info in GAMES {
            let many = [3, USUAL, boxes::most_without(info.id, info.max_seats), info.max_seats];
            let mut seats = if info.max_seats < LARGE { vec![USUAL] } else { many.to_vec() };
            seats.dedup();
            for seats in seats {
                all.push(Self::new(info.id, seats)?);
            }
        }
        Ok(all)
    }

    /// Returns the requested scenes; `all` is every one of [`Scene::all`].
    pub fn asked(names: &[String]) -> anyhow::Result<Vec<Self>> {
        let mut asked = Vec::new();
        for name in names {
            match name.as_str() {
                "all" => asked.extend(Self::all()?),
                name => asked.push(name.parse()?),
            }
        }
        Ok(asked)
    }

    /// Returns the setup of such a table.
    pub fn setup(&self) -> anyhow::Result<Value> {
        let options: Value = serde_json::from_str(self.options)?;
        let mut setup = json!({ "game": self.game, "seats": self.seats });
        // Without options a table has those that the game recommends.
        if options != json!({}) {
            setup["options"] = options;
        }
        Ok(setup)
    }
}

impl FromStr for Scene {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        match text.split_once('/') {
            Some((game, seats)) => Self::new(game, seats.parse().context("seats are a number")?),
            None => Self::new(text, USUAL),
        }
    }
}

impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_list_is_measured_and_large_ones_with_many() {
        let all = Scene::all().expect("every game has them");
        for info in GAMES {
            assert!(all.iter().any(|scene| scene.game == info.id), "{}", info.id);
        }
        let wonders: Vec<u8> =
            all.iter().filter(|scene| scene.game == "seven-wonders").map(|scene| scene.seats).collect();
        assert_eq!(wonders, [3, 4, 7, 8]);
        let eight = all.iter().find(|scene| scene.seats == 8).expect("eight can play");
        assert_eq!(eight.to_string(), "7 Wonders with Cities, 8 seats");
        assert_eq!(eight.setup().expect("it is JSON")["options"], json!({ "cities": true }));
    }

    #[test]
    fn a_scene_is_named_by_game_and_seats() {
        let asked = |name: &str| Scene::asked(&[name.to_owned()]);
        assert_eq!(asked("seven-kingdoms").expect("it is"), asked("seven-kingdoms/4").expect("it is"));
        assert_eq!(asked("seven-wonders/7").expect("it is")[0].seats, 7);
        for wrong in ["chess", "seven-kingdoms/9", "seven-wonders/", "seven-wonders/x"] {
            assert!(asked(wrong).is_err(), "{wrong}");
        }
    }
}
