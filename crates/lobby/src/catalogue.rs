//! The games this server offers.

use std::sync::Arc;

use contract::{AnyGame, AnyPlayer, Teams};
use protocol::{
    Setup,
    http::{GameListing, LevelListing},
};
use serde_json::{Map, Value, json};

/// A game together with its automatic players.
pub struct OfferedGame {
    /// The rules that new matches are begun by.
    pub game: Box<dyn AnyGame>,
    /// Automatic players, weakest first. The strongest that decides at once stands in for people who are away.
    pub players: Vec<Box<dyn AnyPlayer>>,
    /// Those of them from whom people choose, with a sentence about each; none if the game has no levels of play.
    pub levels: Vec<(&'static str, &'static str)>,
    /// Who says what to think of decisions of matches that are over; understands the older versions too. `None`: nobody
    /// does.
    pub adviser: Option<Box<dyn AnyPlayer>>,
    /// Older versions of the rules. Whatever was begun by one of them is played to its end by it.
    pub museum: Vec<Exhibit>,
}

/// An older version of a game's rules.
pub struct Exhibit {
    /// The rules.
    pub game: Box<dyn AnyGame>,
    /// Automatic players that understand them, weakest first. Without any, the game's fallback is played.
    pub players: Vec<Box<dyn AnyPlayer>>,
}

/// One version of a game, of today or from the museum.
#[derive(Clone, Copy)]
pub struct Edition<'a> {
    /// The rules.
    pub game: &'a dyn AnyGame,
    /// Automatic players that understand them.
    pub players: &'a [Box<dyn AnyPlayer>],
    /// Who says what to think of decisions.
    pub adviser: Option<&'a dyn AnyPlayer>,
}

/// The games this server offers. Cheap to clone.
#[derive(Clone)]
pub struct Catalogue(Arc<Vec<OfferedGame>>);

impl Catalogue {
    /// A catalogue of these.
    pub fn new(offers: Vec<OfferedGame>) -> Self {
        Self(Arc::new(offers))
    }

    /// The game of this id.
    pub fn get(&self, game: &str) -> Option<&OfferedGame> {
        self.0.iter().find(|offer| offer.game.info().id == game)
    }

    /// One version of a game, if this server still has it.
    pub fn edition(&self, game: &str, rules_version: u32) -> Option<Edition<'_>> {
        self.get(game)?.editions().find(|edition| edition.game.rules_version() == rules_version)
    }

    /// Who would play with whom in a match set up so by the newest rules; nobody if it cannot be set up so.
    pub fn teams(&self, setup: &Setup) -> Teams {
        let teams = |offer: &OfferedGame| offer.game.teams(setup.seats, &setup.options).ok();
        self.get(&setup.game).and_then(teams).unwrap_or_default()
    }

    /// All games, in order.
    pub fn iter(&self) -> impl Iterator<Item = &OfferedGame> {
        self.0.iter()
    }

    /// The names of all automatic players; some more than once.
    pub fn players(&self) -> impl Iterator<Item = &str> {
        self.iter().flat_map(|offer| offer.players.iter().map(|player| player.name()))
    }

    /// What clients are told of them.
    pub fn listing(&self) -> Vec<GameListing> {
        self.iter().map(OfferedGame::listing).collect()
    }
}

impl<'a> Edition<'a> {
    /// The automatic player of this name.
    pub fn player(self, name: &str) -> Option<&'a dyn AnyPlayer> {
        self.players.iter().map(AsRef::as_ref).find(|p| p.name() == name)
    }

    /// Stands in for people who are away: the strongest that decides at once. Nobody asked for it, so nobody waits for
    /// its thoughts.
    pub fn stand_in(self) -> Option<&'a dyn AnyPlayer> {
        let players = self.players.iter().map(AsRef::as_ref);
        players.rev().find(|player| player.thinks().is_zero())
    }

    /// Those who decide when a player fails, in this order.
    pub(crate) fn reserves(self) -> impl Iterator<Item = &'a dyn AnyPlayer> {
        self.stand_in().into_iter().chain(self.players.first().map(AsRef::as_ref))
    }
}

impl OfferedGame {
    /// A game of which there are no older versions.
    pub fn new(game: impl AnyGame + 'static, players: Vec<Box<dyn AnyPlayer>>) -> Self {
        Self { game: Box::new(game), players, levels: Vec::new(), adviser: None, museum: Vec::new() }
    }

    /// With an older version behind it.
    #[must_use]
    pub fn behind(mut self, game: impl AnyGame + 'static, players: Vec<Box<dyn AnyPlayer>>) -> Self {
        self.museum.push(Exhibit { game: Box::new(game), players });
        self
    }

    /// The version that new matches are begun by.
    pub fn newest(&self) -> Edition<'_> {
        self.edition(self.game.as_ref(), &self.players)
    }

    /// All versions, the newest first.
    pub fn editions(&self) -> impl Iterator<Item = Edition<'_>> {
        let older = self.museum.iter().map(|old| self.edition(old.game.as_ref(), &old.players));
        std::iter::once(self.newest()).chain(older)
    }

    fn edition<'a>(&'a self, game: &'a dyn AnyGame, players: &'a [Box<dyn AnyPlayer>]) -> Edition<'a> {
        Edition { game, players, adviser: self.adviser.as_deref() }
    }

    fn listing(&self) -> GameListing {
        let info = self.game.info();
        let schema = self.game.schema();
        let options = serde_json::from_str(self.game.default_options().get()).expect("options are JSON");
        let level = |(player, about): &(&str, &str)| {
            let thinks = self.newest().player(player).map(AnyPlayer::thinks).unwrap_or_default();
            let thinks = u32::try_from(thinks.as_millis()).unwrap_or(u32::MAX);
            LevelListing { player: (*player).to_owned(), about: (*about).to_owned(), thinks }
        };
        GameListing {
            id: info.id.into(),
            name: info.name.into(),
            min_seats: info.min_seats,
            max_seats: info.max_seats,
            minutes: info.minutes,
            joins_running: info.joins_running,
            whispers: info.whispers,
            analyses: self.adviser.is_some(),
            rules_version: self.game.rules_version(),
            players: self.players.iter().map(|p| p.name().to_owned()).collect(),
            levels: self.levels.iter().map(level).collect(),
            options,
            options_schema: options_schema(&schema),
        }
    }
}

/// The schema of the options with the types that they are made of, and no others: everybody is told it.
fn options_schema(schema: &Value) -> Value {
    let root = &schema["properties"]["options"];
    let mut defs = Map::new();
    let mut open = vec![root];
    while let Some(value) = open.pop() {
        match value {
            Value::Object(fields) => open.extend(fields.values()),
            Value::Array(items) => open.extend(items),
            Value::String(text) => {
                if let Some(name) = text.strip_prefix("#/$defs/")
                    && let Some(def) = schema["$defs"].get(name)
                    && defs.insert(name.to_owned(), def.clone()).is_none()
                {
                    open.push(def);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
    for def in defs.values_mut() {
        leave_out_defaults(def);
    }
    json!({ "$ref": root["$ref"], "$defs": defs })
}

/// The game's schema describes options as they are told, where nothing is missing. When a table is made, whatever has a
/// default can be left out.
fn leave_out_defaults(def: &mut Value) {
    let has_default: Vec<Value> = def["properties"]
        .as_object()
        .into_iter()
        .flatten()
        .filter(|(_, property)| property.get("default").is_some())
        .map(|(name, _)| name.clone().into())
        .collect();
    if let Some(Value::Array(required)) = def.get_mut("required") {
        required.retain(|name| !has_default.contains(name));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_with_defaults_may_be_left_out() {
        let number = json!({ "type": "integer" });
        let mut def = json!({
            "properties": { "cards": { "type": "integer", "default": 6 }, "seed": number },
            "required": ["cards", "seed"],
        });
        leave_out_defaults(&mut def);
        assert_eq!(def["required"], json!(["seed"]));
    }
}
