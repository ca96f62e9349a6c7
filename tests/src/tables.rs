//! What tests play that run on everything.

use serde_json::{Value, json};

/// Setups of all games, and of the boxes of those that have some. Each has one seat more than the fewest: there all kinds
/// of decisions come up.
pub fn all_tables() -> Vec<Value> {
    let games = games::GAMES.iter().map(|info| {
        let seats = (info.min_seats + 1).min(info.max_seats);
        json!({ "game": info.id, "seats": seats, "options": {} })
    });
    let everything = json!({ "leaders": "everything", "cities": true });
    let in_teams = json!({ "leaders": "box", "cities": true, "teams": true });
    let boxes = [everything, in_teams]
        .map(|options| json!({ "game": "seven-wonders", "seats": 4, "options": options }));
    games.chain(boxes).collect()
}
