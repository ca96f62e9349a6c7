//! The boards of a match, and how players get theirs.

use std::collections::BTreeSet;

use contract::Seat;
use seven_wonders::{
    Boards, Intent, Leaders, Offers, Options, Side, SideChoice, Stage, State, View, Wonder, Wonders,
};

use super::{
    city::City,
    table::{Play, Table, in_order, same},
};

/// Returns true if a board can be in a match of this number of cities.
fn is_there(wonder: Wonder, side: Side, cities: usize, options: &Options) -> bool {
    let published = options.boards != Boards::Boxes;
    match wonder {
        Wonder::Roma => options.leaders != Leaders::Off,
        Wonder::Petra => options.cities,
        // With three players, hardly a conflict remains if one stays away.
        Wonder::Byzantium => options.cities && cities > 3,
        Wonder::AbuSimbel => published && options.leaders != Leaders::Off,
        Wonder::Stonehenge | Wonder::MannekenPis | Wonder::GreatWall => published,
        Wonder::Catan if side == Side::A => published && options.cities,
        Wonder::Catan => published && options.leaders != Leaders::Off,
        Wonder::Babel => options.boards == Boards::Everything && options.tower,
        Wonder::Giza
        | Wonder::Babylon
        | Wonder::Olympia
        | Wonder::Rhodes
        | Wonder::Ephesus
        | Wonder::Alexandria
        | Wonder::Halicarnassus => true,
    }
}

/// Makes players take boards if the options say so, and checks all boards. Each can be in the match, and no
/// two have one wonder. Wonders are taken in turn, clockwise from any player; sides by all at once.
pub fn choose(table: &Table<'_>, state: &mut State, options: &Options, play: Play<'_>) {
    let seats = table.seats;
    let cities = seats.get().max(3);
    let picked = options.wonders == Wonders::Picked;
    let chooses = picked || options.sides == SideChoice::Picked;
    let mut before: Option<usize> = None;
    for chosen in 0..if chooses { seats.get() } else { 0 } {
        let seen = table.public(state);
        let Stage::Boards { seats: waiting } = &seen.stage else {
            panic!("boards are chosen: {:?}", seen.stage)
        };
        assert_eq!(waiting.len(), if picked { 1 } else { seats.get() - chosen });
        let seat = waiting[0];
        if let Some(before) = before.filter(|_| picked) {
            assert_eq!(seat.number(), (before + 1) % seats.get(), "clockwise");
        }
        before = Some(seat.number());
        choose_one(table, state, seat, cities, options, play);
    }
    let seen = table.public(state);
    assert!(!matches!(seen.stage, Stage::Boards { .. }));
    let mut wonders = BTreeSet::new();
    for (seat, city) in seen.cities.iter() {
        let (wonder, side) = city.wonder.zip(city.side).unwrap();
        assert!(is_there(wonder, side, cities, options), "{seat} has {wonder:?} {side:?}");
        assert!(wonders.insert(wonder), "{wonder:?} twice");
        let only = match options.sides {
            SideChoice::A => Some(Side::A),
            SideChoice::B => Some(Side::B),
            SideChoice::Picked | SideChoice::Random => None,
        };
        assert!(only.is_none_or(|only| only == side), "{seat} has {wonder:?} {side:?}");
    }
}

fn choose_one(
    table: &Table<'_>,
    state: &mut State,
    seat: Seat,
    cities: usize,
    options: &Options,
    play: Play<'_>,
) {
    let view: View = table.view(state, seat.number());
    let own = &view.cities[seat];
    let taken: BTreeSet<Wonder> = view.cities.iter().filter_map(|(_, city)| city.wonder).collect();
    let can_be = |wonder: &Wonder| match options.wonders {
        Wonders::Picked => !taken.contains(wonder),
        Wonders::Dealt => own.wonder == Some(*wonder),
    };
    // A random side is drawn before the wonder is taken.
    let Offers::Board { sides, .. } = &view.you.as_ref().unwrap().offers[0] else {
        panic!("no board is offered")
    };
    let given: Vec<Side> = match options.sides {
        SideChoice::A => vec![Side::A],
        SideChoice::B => vec![Side::B],
        SideChoice::Picked => vec![Side::A, Side::B],
        SideChoice::Random => sides.clone(),
    };
    assert!(options.sides != SideChoice::Random || sides.len() == 1, "one is drawn: {sides:?}");
    let boards = Wonder::ALL
        .into_iter()
        .filter(can_be)
        .flat_map(|wonder| [Side::A, Side::B].map(|side| (wonder, side)));
    let there =
        boards.filter(|(wonder, side)| given.contains(side) && is_there(*wonder, *side, cities, options));
    let can = in_order(there.map(|(wonder, side)| Intent::Choose { wonder, side }));
    same(&table.shown(&view), &can, || format!("{seat} takes a board"));
    play(state, seat.number(), &can);
}

/// Applies the effects of boards when all players have theirs: coins, and the copied stages of Manneken Pis.
pub fn found(cities: &mut [City]) {
    let Some(at) = cities.iter().position(|city| city.is(Wonder::MannekenPis)) else { return };
    let n = cities.len();
    cities[at].coins += 4;
    if cities[at].board.is_some_and(|(_, side)| side == Side::B) {
        return;
    }
    let (left, right) = (&cities[(at + 1) % n], &cities[(at + n - 1) % n]);
    let of_left = left.all_stages();
    let second = right.all_stages().iter().take(2).next_back();
    let borrowed = [of_left.first(), second, of_left.last()];
    cities[at].borrowed = borrowed.map(|stage| *stage.unwrap()).to_vec();
}
