//! Which boards there are, and how players come by theirs.

use std::collections::BTreeSet;

use contract::{Observer, Rules as _, Seat};
use seven_wonders::{
    Intent, Leaders, Offers, Options, SevenWonders, Side, SideChoice, Stage, State, View, Wonder, Wonders,
};

use crate::Play;

/// Whether a board can be there in a match with so many cities.
fn is_there(wonder: Wonder, side: Side, cities: usize, options: &Options) -> bool {
    let _ = side;
    match wonder {
        Wonder::Roma => options.leaders != Leaders::Off,
        Wonder::Petra => options.cities,
        // With three there is hardly a conflict left where one stays away.
        Wonder::Byzantium => options.cities && cities > 3,
        Wonder::Giza
        | Wonder::Babylon
        | Wonder::Olympia
        | Wonder::Rhodes
        | Wonder::Ephesus
        | Wonder::Alexandria
        | Wonder::Halicarnassus => true,
    }
}

/// Players take boards if the host said so; then each has one that can be there and no two have one wonder. Wonders are
/// taken one after the other, clockwise from anybody; sides alone by all at once.
pub fn choose(rules: &SevenWonders, state: &mut State, options: &Options, play: Play<'_>) {
    let seats = rules.seats();
    let cities = seats.get().max(3);
    let public = |state: &State| rules.view(state, Observer::Public);
    let picked = options.wonders == Wonders::Picked;
    let chooses = picked || options.sides == SideChoice::Picked;
    let mut before: Option<usize> = None;
    for chosen in 0..if chooses { seats.get() } else { 0 } {
        let seen = public(state);
        let Stage::Boards { seats: waiting } = &seen.stage else {
            panic!("boards are chosen: {:?}", seen.stage)
        };
        assert_eq!(waiting.len(), if picked { 1 } else { seats.get() - chosen });
        let seat = waiting[0];
        if let Some(before) = before.filter(|_| picked) {
            assert_eq!(seat.number(), (before + 1) % seats.get(), "clockwise");
        }
        before = Some(seat.number());
        choose_one(rules, state, seat, cities, options, play);
    }
    let seen = public(state);
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
    rules: &SevenWonders,
    state: &mut State,
    seat: Seat,
    cities: usize,
    options: &Options,
    play: Play<'_>,
) {
    let view: View = rules.view(state, Observer::Seat(seat));
    let own = &view.cities[seat];
    let taken: BTreeSet<Wonder> = view.cities.iter().filter_map(|(_, city)| city.wonder).collect();
    let can_be = |wonder: &Wonder| match options.wonders {
        Wonders::Picked => !taken.contains(wonder),
        Wonders::Dealt => own.wonder == Some(*wonder),
    };
    // At random the side is drawn before the wonder is taken.
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
    let can: BTreeSet<Intent> = there.map(|(wonder, side)| Intent::Choose { wonder, side }).collect();
    let listed: BTreeSet<Intent> = rules.choices(&view).intents.into_iter().collect();
    crate::same(&listed, &can, &format!("{seat} takes a board"));
    play(state, seat.number(), &can);
}
