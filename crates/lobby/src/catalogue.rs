//! The games this server offers.

use std::sync::Arc;

use protocol::http::GameListing;
use table::{AnyGame, AnyPlayer};

/// A game together with its automatic players.
pub struct Offer {
    /// The rules.
    pub game: Box<dyn AnyGame>,
    /// Automatic players, weakest first. The last one stands in for people who are away.
    pub players: Vec<Box<dyn AnyPlayer>>,
}

/// The games this server offers. Cheap to clone.
#[derive(Clone)]
pub struct Catalogue(Arc<Vec<Offer>>);

impl Catalogue {
    /// A catalogue of these.
    pub fn new(offers: Vec<Offer>) -> Self {
        Self(Arc::new(offers))
    }

    /// The game of this id.
    pub fn get(&self, game: &str) -> Option<&Offer> {
        self.0.iter().find(|offer| offer.game.info().id == game)
    }

    /// All games, in order.
    pub fn iter(&self) -> impl Iterator<Item = &Offer> {
        self.0.iter()
    }

    /// What clients are told of them.
    pub fn listing(&self) -> Vec<GameListing> {
        self.iter().map(Offer::listing).collect()
    }
}

impl Offer {
    /// The automatic player of this name.
    pub fn player(&self, name: &str) -> Option<&dyn AnyPlayer> {
        self.players.iter().map(AsRef::as_ref).find(|p| p.name() == name)
    }

    /// Stands in for people who are away.
    pub fn stand_in(&self) -> Option<&dyn AnyPlayer> {
        self.players.last().map(AsRef::as_ref)
    }

    fn listing(&self) -> GameListing {
        let info = self.game.info();
        let schema = self.game.schema();
        let options = serde_json::from_str(self.game.default_options().get()).expect("options are JSON");
        GameListing {
            id: info.id.into(),
            name: info.name.into(),
            min_seats: info.min_seats,
            max_seats: info.max_seats,
            minutes: info.minutes,
            joins_running: info.joins_running,
            whispers: info.whispers,
            rules_version: self.game.rules_version(),
            players: self.players.iter().map(|p| p.name().to_owned()).collect(),
            options,
            options_schema: serde_json::json!({
                "$ref": schema["properties"]["options"]["$ref"],
                "$defs": schema["$defs"],
            }),
        }
    }
}
