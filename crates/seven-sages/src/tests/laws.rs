use contract_laws::{Laws, leak_test};

use crate::{Card, Options, SevenSages, SoloTakes, State, Tile, stock::Powers};

/// Returns every power card, spell, crystal and tile, from every place.
fn census(state: &State) -> Vec<u32> {
    let mut powers = Vec::new();
    let mut spells = Vec::new();
    let mut crystals = state.crystals.to_vec();
    crystals.extend(&state.gone);
    for (_, player) in state.players.iter() {
        powers.extend(player.hand.powers.iter());
        spells.extend(player.hand.spells.iter());
        crystals.extend(&player.crystals);
    }
    for lying in &state.fight.cards {
        match lying.card {
            Card::Power { power } => powers.push(power),
            Card::Spell { spell } => spells.push(spell),
        }
    }
    powers.extend(state.powers_discarded.iter());
    powers.extend(state.powers.iter().map(|number| Powers::numbered(*number)));
    spells.extend(state.spells_discarded.iter());
    spells.extend(state.spells.iter().map(|number| crate::Spell::ALL[usize::from(*number)]));
    crystals.extend(state.sites.iter().flat_map(|ground| ground.crystals).filter(|value| *value > 0));
    let tiles = state.sites.iter().map(|ground| ground.tile).chain(state.stack.iter().copied());
    let tiles = tiles.chain(state.covered.iter().copied()).map(|tile| match tile {
        Tile::Clearing { number } => u32::from(number),
        Tile::Finitum => 0,
    });
    let powers = powers.into_iter().map(|power| 100 + u32::from(Powers::number(power)));
    let spells = spells.into_iter().map(|spell| 200 + spell as u32);
    let crystals = crystals.into_iter().map(|value| 300 + u32::from(value));
    powers.chain(spells).chain(crystals).chain(tiles).collect()
}

fn hold(tables: impl IntoIterator<Item = (u8, Options)>) {
    Laws::<SevenSages>::new().conserving(census).hold(1, tables);
}

#[test]
fn laws_hold_for_three() {
    let one = Options { solo_takes: SoloTakes::One, negotiation_seconds: None, ..Options::default() };
    hold([(3, Options::default()), (3, one)]);
}

#[test]
fn laws_hold_for_four() {
    hold([(4, Options::default())]);
}

#[test]
fn laws_hold_for_five() {
    hold([(5, Options { first: Some(super::scenario::seat(2)), ..Options::CORRESPONDENCE })]);
}

#[test]
fn nothing_leaks() {
    leak_test::<SevenSages>(&[3, 4, 5].map(|seats| (seats, Options::default())));
}
