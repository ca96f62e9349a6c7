//! Matches kept as text, which show the effect of a rule change in review. `UPDATE=1` rewrites them.

use contract_laws::{keep_playthroughs, random_picker};
use new_game::{NewGame, Options};

#[test]
fn playthroughs_are_kept() {
    let tables = (2..=4).map(|seats| (format!("{seats}-seats"), seats, Options { cards: 2 }));
    keep_playthroughs::<NewGame, _>(env!("CARGO_MANIFEST_DIR"), random_picker, tables);
}
