//! Matches recorded as text, so that a review shows the results of a changed rule. `UPDATE=1` rewrites them.

use contract::Choices;
use contract_laws::{keep_museum, keep_playthroughs, random_picker};
use seven_wonders::{
    Boards, How, Intent, LeaderDraft, LeaderHow, Leaders, Options, SevenWonders, View, museum::V1,
};

/// Returns a random player that sells a card only if it can build nothing, so that cities grow.
fn builder(number: u8) -> impl FnMut(&View, &Choices<Intent>) -> Intent {
    let mut random = random_picker(number);
    move |view, choices| {
        let builds = |intent: &&Intent| match intent {
            Intent::Play { how, .. } => *how != How::Discard,
            Intent::Lead { how, .. } => *how != LeaderHow::Discard,
            Intent::Choose { .. }
            | Intent::Keep { .. }
            | Intent::KeepTile { .. }
            | Intent::LayTile { .. }
            | Intent::Tokens { .. }
            | Intent::FromDiscard { .. }
            | Intent::Leader { .. }
            | Intent::Piece { .. }
            | Intent::Swap { .. }
            | Intent::Name { .. }
            | Intent::Pay { .. }
            | Intent::Announce => true,
            Intent::Decline => false,
        };
        let some: Vec<Intent> = choices.intents.iter().filter(builds).copied().collect();
        let some = if some.is_empty() { choices.clone() } else { Choices::all(some) };
        random(view, &some)
    }
}

/// The name of a file, seats and options.
type Played = (String, u8, Options);

fn babel(seats: u8, leaders: Leaders, cities: bool) -> Played {
    let options = Options { tower: true, projects: true, leaders, cities, ..Options::default() };
    (format!("{seats}-seats-babel"), seats, options)
}

fn cities(seats: u8, leaders: Leaders, teams: bool) -> Played {
    let (name, draft) = if teams { ("teams", LeaderDraft::Dealt) } else { ("cities", LeaderDraft::Drafted) };
    let options = Options { leaders, leader_draft: draft, cities: true, teams, ..Options::default() };
    (format!("{seats}-seats-{name}"), seats, options)
}

fn boards(seats: u8, leaders: Leaders, cities: bool, tower: bool, boards: Boards) -> Played {
    let options = Options { boards, leaders, cities, tower, ..Options::default() };
    (format!("{seats}-seats-boards"), seats, options)
}

#[test]
fn playthroughs_are_kept() {
    let base = (2..=7).map(|seats| (format!("{seats}-seats"), seats, Options::default()));
    let leaders = |seats, leaders, leader_draft| {
        let options = Options { leaders, leader_draft, ..Options::default() };
        (format!("{seats}-seats-leaders"), seats, options)
    };
    let with_leaders = [
        leaders(3, Leaders::Box, LeaderDraft::Drafted),
        leaders(5, Leaders::Everything, LeaderDraft::Dealt),
        leaders(7, Leaders::Official, LeaderDraft::Drafted),
    ];
    let with_cities = [
        cities(3, Leaders::Off, false),
        cities(5, Leaders::Everything, false),
        cities(8, Leaders::Box, false),
        cities(4, Leaders::Box, true),
    ];
    let with_babel = [
        babel(3, Leaders::Off, false),
        babel(5, Leaders::Off, false),
        babel(6, Leaders::Box, false),
        babel(8, Leaders::Official, true),
    ];
    let with_boards = [
        boards(5, Leaders::Off, false, false, Boards::Official),
        boards(6, Leaders::Box, false, true, Boards::Everything),
        boards(7, Leaders::Box, true, false, Boards::Everything),
    ];
    let tables = base.chain(with_leaders).chain(with_cities).chain(with_babel).chain(with_boards);
    keep_playthroughs::<SevenWonders, _>(env!("CARGO_MANIFEST_DIR"), builder, tables);
}

/// Matches that began with version 1 of the rules are continued by it.
#[test]
fn playthroughs_of_version_1_are_kept() {
    let tables = [
        babel(3, Leaders::Off, false),
        babel(5, Leaders::Off, false),
        cities(5, Leaders::Everything, false),
        boards(5, Leaders::Off, false, false, Boards::Official),
    ];
    keep_museum::<V1, _>(env!("CARGO_MANIFEST_DIR"), builder, tables);
}
