//! The games of this server.

use std::sync::Arc;

use contract::{AnyGame, AnyPlayer, Teams};
use protocol::{
    Setup,
    http::{GameListing, LevelListing},
};
use serde_json::{Map, Value, json};

/// A game with its built-in bots.
pub struct OfferedGame {
    /// The rules of new matches.
    pub game: Box<dyn AnyGame>,
    /// The built-in bots, weakest first. The strongest bot that decides at once is the substitute bot.
    pub players: Vec<Box<dyn AnyPlayer>>,
    /// The bots that players can choose as levels, with a sentence about each; empty if the game has no
    /// levels.
    pub levels: Vec<(&'static str, &'static str)>,
    /// The built-in bot that analyses decisions of finished matches. It understands older rule versions too.
    /// `None`: no analysis.
    pub adviser: Option<Box<dyn AnyPlayer>>,
    /// Older rule versions. A match is played to its end by the version with which it began.
    pub museum: Vec<Exhibit>,
}

/// An older rule version of a game.
pub struct Exhibit {
    /// The rules.
    pub game: Box<dyn AnyGame>,
    /// The built-in bots that understand these rules, weakest first. Without any, the game's fallback
    /// decides.
    pub players: Vec<Box<dyn AnyPlayer>>,
}

/// One rule version of a game, the newest or an older one.
#[derive(Clone, Copy)]
pub struct Edition<'a> {
    /// The rules.
    pub game: &'a dyn AnyGame,
    /// The built-in bots that understand these rules.
    pub players: &'a [Box<dyn AnyPlayer>],
    /// The built-in bot that analyses decisions.
    pub adviser: Option<&'a dyn AnyPlayer>,
}

/// The games of this server. Cheap to clone.
#[derive(Clone)]
pub struct Catalogue(Arc<Vec<OfferedGame>>);

impl Catalogue {
    /// Builds a catalogue of these games.
    pub fn new(offers: Vec<OfferedGame>) -> Self {
        Self(Arc::new(offers))
    }

    /// Returns the game of this id.
    pub fn get(&self, game: &str) -> Option<&OfferedGame> {
        self.0.iter().find(|offer| offer.game.info().id == game)
    }

    /// Returns one rule version of a game, if this server still has it.
    pub fn edition(&self, game: &str, rules_version: u32) -> Option<Edition<'_>> {
        self.get(game)?.editions().find(|edition| edition.game.rules_version() == rules_version)
    }

    /// Returns the teams of a match with this setup by the newest rules; no teams if the setup is not
    /// possible.
    pub fn teams(&self, setup: &Setup) -> Teams {
        let teams = |offer: &OfferedGame| offer.game.teams(setup.seats, &setup.options).ok();
        self.get(&setup.game).and_then(teams).unwrap_or_default()
    }

    /// Returns all games, in order.
    pub fn iter(&self) -> impl Iterator<Item = &OfferedGame> {
        self.0.iter()
    }

    /// Returns the names of all built-in bots; some occur more than once.
    pub fn players(&self) -> impl Iterator<Item = &str> {
        self.iter().flat_map(|offer| offer.players.iter().map(|player| player.name()))
    }

    /// Returns the list of games for clients.
    pub fn listing(&self) -> Vec<GameListing> {
        self.iter().map(OfferedGame::listing).collect()
    }
}

impl<'a> Edition<'a> {
    /// Returns the built-in bot of this name.
    pub fn player(self, name: &str) -> Option<&'a dyn AnyPlayer> {
        self.players.iter().map(AsRef::as_ref).find(|p| p.name() == name)
    }

    /// Returns the substitute bot: the strongest one that decides at once. No player asked for it, so no
    /// player waits for its thoughts.
    pub fn stand_in(self) -> Option<&'a dyn AnyPlayer> {
        let players = self.players.iter().map(AsRef::as_ref);
        players.rev().find(|player| player.thinks().is_zero())
    }

    /// Returns the bots that decide when another one fails, in this order.
    pub(crate) fn reserves(self) -> impl Iterator<Item = &'a dyn AnyPlayer> {
        self.stand_in().into_iter().chain(self.players.first().map(AsRef::as_ref))
    }
}

impl OfferedGame {
    /// Builds a game without older rule versions.
    pub fn new(game: impl AnyGame + 'static, players: Vec<Box<dyn AnyPlayer>>) -> Self {
        Self { game: Box::new(game), players, levels: Vec::new(), adviser: None, museum: Vec::new() }
    }

    /// Adds an older rule version.
    #[must_use]
    pub fn behind(mut self, game: impl AnyGame + 'static, players: Vec<Box<dyn AnyPlayer>>) -> Self {
        self.museum.push(Exhibit { game: Box::new(game), players });
        self
    }

    /// Returns the version of new matches.
    pub fn newest(&self) -> Edition<'_> {
        self.edition(self.game.as_ref(), &self.players)
    }

    /// Returns all versions, the newest first.
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
            random_seats: info.random_seats,
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

/// Returns the schema of the options with the types that it uses, and no others, because every client
/// receives it.
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

/// Makes options with a default optional. The game's schema describes complete options, as the server sends
/// them. A client that makes a table may omit options with a default.
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
