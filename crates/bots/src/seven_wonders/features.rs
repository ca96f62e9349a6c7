//! The features that predict the result of a city.

use ::seven_wonders::{Card, Class, Leader, Outline, Resource, Rows, SevenWonders, Side, State, Wonder};
use contract::{Rules as _, Seat};

use crate::learn::Features;

/// The features of 7 Wonders: numbers of a city, its cards and leaders, and its board.
#[derive(Clone, Copy, Default, Debug)]
pub struct City;

/// The names of the numbers, by their index.
const NUMBERS: [&str; 52] = [
    "bias",
    "points",
    "military",
    "wonder",
    "civilian",
    "science",
    "commerce",
    "guilds",
    "leaders",
    "black",
    "babel",
    "coins",
    "first-coins",
    "conflicts-won",
    "conflicts-tied",
    "conflicts-lost",
    "margin-left",
    "margin-right",
    "shields",
    "peace",
    "symbols",
    "most-symbols",
    "sets",
    "kinds-of-symbols",
    "wild-symbols",
    "raw-kinds",
    "manufactured-kinds",
    "units",
    "choices",
    "kinds-beside",
    "kinds-missing",
    "cheap-prices",
    "brown",
    "grey",
    "blue",
    "yellow",
    "red",
    "green",
    "purple",
    "stages",
    "complete",
    "tiles",
    "turn",
    "turn-points",
    "turn-coins",
    "turn-conflicts-won",
    "turn-conflicts-lost",
    "turn-raw-kinds",
    "turn-manufactured-kinds",
    "turn-symbols",
    "turn-stages",
    "coins-beside",
];
const BOARDS: usize = NUMBERS.len();
const CARDS: usize = BOARDS + 2 * WONDERS;
const LEADERS: usize = CARDS + Card::COUNT;
const WIDTH: usize = LEADERS + Leader::COUNT;
const WONDERS: usize = Wonder::Babel as usize + 1;
/// Added to the groups of matches with expansions.
const BOXES: u32 = 100;
/// The number of seats from which a longer horizon pays off.
const FAR: usize = 4;

/// The maximum number of turns of an age, for counting rounds.
const TURNS: u32 = 9;

/// Returns the group of weights of a match: for a number of seats without weights, those of the same age for
/// the nearest number. With expansions points have other sources.
pub(super) fn group(rules: &SevenWonders, world: &State) -> u32 {
    let boxes = if rules.has_boxes() { BOXES } else { 0 };
    boxes + u32::from(world.age()) * 10 + rules.seats().get() as u32
}

impl Features<SevenWonders> for City {
    fn names(&self) -> Vec<String> {
        let boards =
            (0..WONDERS).flat_map(|wonder| [format!("board-{wonder}-a"), format!("board-{wonder}-b")]);
        let cards = Card::all().map(|card| card.facts().id.to_owned());
        let leaders = (0..Leader::COUNT).map(|leader| format!("leader-{leader}"));
        NUMBERS.iter().map(|name| (*name).to_owned()).chain(boards).chain(cards).chain(leaders).collect()
    }

    fn width(&self) -> usize {
        WIDTH
    }

    /// Returns the turn.
    fn round(&self, _: &SevenWonders, world: &State) -> u32 {
        u32::from(world.age()) * TURNS + u32::from(world.turn())
    }

    /// Extends the horizon for matches with expansions and for large tables, where the weights are less
    /// accurate and a longer search wins more (docs/contribute/strength.md). First impressions stay.
    fn horizon(&self, rules: &SevenWonders, _: &State, usual: u32) -> u32 {
        let far = rules.has_boxes() || rules.seats().get() >= FAR;
        if far && usual > 1 { usual.saturating_add(6) } else { usual }
    }

    fn group(&self, rules: &SevenWonders, world: &State) -> u32 {
        group(rules, world)
    }

    fn write(&self, _: &SevenWonders, world: &State, seat: Seat, features: &mut [f32]) {
        let city = world.outline(seat);
        let beside = world.beside(seat).map(|other| world.outline(other));
        let (rows, total) = world.points(seat);
        let numbers = numbers(world, &city, &beside, rows, total);
        features[..BOARDS].copy_from_slice(&numbers);
        if let Some(board) = city.board {
            features[BOARDS + 2 * board.wonder as usize + usize::from(board.side == Side::B)] = 1.0;
        }
        for card in world.built(seat) {
            features[CARDS + card as usize] = 1.0;
        }
        for leader in world.recruited(seat) {
            features[LEADERS + leader as usize] = 1.0;
        }
    }
}

fn numbers(
    world: &State,
    city: &Outline,
    beside: &[Outline; 2],
    rows: Rows,
    total: i16,
) -> [f32; NUMBERS.len()] {
    let row = f32::from;
    let (mut won, mut tied, mut lost) = (0.0, 0.0, 0.0);
    let margins = [0, 1].map(|side| {
        let margin = i16::from(city.shields) - i16::from(beside[side].shields);
        match margin {
            1.. => won += 1.0,
            0 => tied += 1.0,
            _ => lost += 1.0,
        }
        row(margin.clamp(-5, 5))
    });
    let symbols = city.science.symbols;
    let most = symbols.iter().max().copied().unwrap_or(0);
    let sets = symbols.iter().min().copied().unwrap_or(0);
    let kinds_of_symbols = symbols.iter().filter(|count| **count > 0).count() as f32;
    let all_symbols: f32 = symbols.iter().map(|count| f32::from(*count)).sum();
    let makes = |resource: &Resource| {
        city.makes.fixed.get(*resource) > 0 || city.makes.choices.iter().any(|set| set.contains(*resource))
    };
    let sold = |resource: &Resource| {
        beside.iter().any(|other| {
            other.sells.fixed.get(*resource) > 0
                || other.sells.choices.iter().any(|set| set.contains(*resource))
        })
    };
    let kinds = |class: Class| {
        Resource::ALL.iter().filter(|resource| resource.class() == class).filter(|r| makes(r)).count() as f32
    };
    let (raw, manufactured) = (kinds(Class::Raw), kinds(Class::Manufactured));
    let others = || Resource::ALL.iter().filter(|resource| !makes(resource));
    let kinds_beside = others().filter(|resource| sold(resource)).count() as f32;
    let kinds_missing = others().filter(|resource| !sold(resource)).count() as f32;
    let cheap = city.prices.iter().flatten().filter(|price| **price < 2).count() as f32;
    let stages = city.stages.iter().filter(|built| **built).count() as f32;
    let coins = f32::from(city.coins);
    let turn = f32::from(world.turn());
    let [brown, grey, blue, yellow, red, green, purple] = [
        ::seven_wonders::Colour::Brown,
        ::seven_wonders::Colour::Grey,
        ::seven_wonders::Colour::Blue,
        ::seven_wonders::Colour::Yellow,
        ::seven_wonders::Colour::Red,
        ::seven_wonders::Colour::Green,
        ::seven_wonders::Colour::Purple,
    ]
    .map(|colour| f32::from(city.colours[colour as usize]));
    [
        1.0,
        row(total),
        row(rows.military),
        row(rows.wonder),
        row(rows.civilian),
        row(rows.science),
        row(rows.commerce),
        row(rows.guilds),
        row(rows.leaders),
        row(rows.cities),
        row(rows.babel),
        coins,
        coins.min(5.0),
        won,
        tied,
        lost,
        margins[0],
        margins[1],
        f32::from(city.shields),
        f32::from(u8::from(city.stays_away)),
        all_symbols,
        f32::from(most),
        f32::from(sets),
        kinds_of_symbols,
        f32::from(city.science.wild),
        raw,
        manufactured,
        f32::from(city.makes.fixed.total()),
        city.makes.choices.len() as f32,
        kinds_beside,
        kinds_missing,
        cheap,
        brown,
        grey,
        blue,
        yellow,
        red,
        green,
        purple,
        stages,
        f32::from(u8::from(city.next_stage.is_none())),
        f32::from(city.tiles_laid),
        turn,
        turn * row(total),
        turn * coins,
        turn * won,
        turn * lost,
        turn * raw,
        turn * manufactured,
        turn * all_symbols,
        turn * stages,
        beside.iter().map(|other| f32::from(other.coins)).sum(),
    ]
}
