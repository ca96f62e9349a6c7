//! A field of the league: a game with a number of seats and options.

use std::fmt;

use contract::{GameInfo, OptionsRefused, Rules, SeatCount};

use super::LeagueError;

/// A game with this number of seats and these options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Field {
    /// The machine name of the game.
    pub(super) game: &'static str,
    /// The name on the box.
    pub(super) name: &'static str,
    pub(super) seats: u8,
    /// The options as JSON.
    pub(super) options: String,
    /// The expansions, if there are any.
    pub(super) with: Option<&'static str>,
}

impl Field {
    pub(super) fn new(game: &GameInfo, seats: u8, options: &str) -> Self {
        Self { game: game.id, name: game.name, seats, options: options.to_owned(), with: None }
    }

    /// Configures the rules.
    pub(super) fn rules<R: Rules>(&self) -> Result<R, LeagueError> {
        let field = || self.to_string();
        let options: R::Options = serde_json::from_str(&self.options)
            .map_err(|why| LeagueError::NotOptions { field: field(), why })?;
        R::new(self.seats()?, options).map_err(|why| LeagueError::Options { field: field(), why })
    }

    /// Returns the number of seats.
    pub(super) fn seats(&self) -> Result<SeatCount, LeagueError> {
        let none = || OptionsRefused(format!("no match has {} seats", self.seats));
        SeatCount::new(self.seats)
            .ok_or_else(|| LeagueError::Options { field: self.to_string(), why: none() })
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, seats, options, with, .. } = self;
        write!(f, "{name}, {seats} seats")?;
        match with {
            Some(with) => write!(f, ", with {with}"),
            None if options == "{}" => Ok(()),
            None => write!(f, ", {options}"),
        }
    }
}

/// Returns the default fields of a game: the numbers of seats of the bars in `docs/contribute/strength.md`,
/// and the expansions.
pub(super) fn of(game: &GameInfo) -> Vec<Field> {
    let base = |seats: &[u8]| seats.iter().map(|seats| Field::new(game, *seats, "{}")).collect::<Vec<_>>();
    match game.id {
        "seven-wonders" => {
            let with = |what, options| Field { with: Some(what), ..Field::new(game, 4, options) };
            let mut all = base(&[3, 4, 7]);
            all.push(with("Leaders and Cities", r#"{"leaders":"box","cities":true}"#));
            all.push(with(
                "Leaders, Cities, the Tower and Great Projects",
                r#"{"leaders":"box","cities":true,"tower":true,"projects":true}"#,
            ));
            all
        }
        "seven-sages" => base(&[3, 4]),
        "seven-kingdoms" | "seven-dragons" => base(&[2, 4]),
        _ if game.min_seats == game.max_seats => base(&[game.min_seats]),
        _ => base(&[game.min_seats, game.max_seats]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GAMES, Listed, Visitor, visit};

    struct Plays<'a>(&'a Field);

    impl Visitor for Plays<'_> {
        type Output = Result<(), LeagueError>;
        fn visit<R: Rules>(self, _: Listed<R>) -> Self::Output {
            self.0.rules::<R>().map(|_| ())
        }
    }

    #[test]
    fn every_game_is_played_with_options_that_it_has() {
        for game in GAMES {
            let fields = of(game);
            assert!(!fields.is_empty(), "{}", game.id);
            for field in fields {
                assert!(visit(field.game, Plays(&field)).is_some_and(|played| played.is_ok()), "{field}");
            }
        }
    }
}
