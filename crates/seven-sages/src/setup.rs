//! The deal (section 2).

use arrayvec::ArrayVec;
use contract::{BySeat, Purpose, Seat, SeatCount, Seed, below, shuffle};

use crate::{
    Options, Sage, Site, Spell, Tile,
    knowledge::Knowledge,
    sage_set::SageSet,
    state::{
        Exchange, Fight, Ground, MOST_SEATS, Player, Seats, State, Step, Talk, crystals_each, kinds_without,
    },
    stock::{Powers, Spells},
};

const OUT: Purpose = Purpose(1);
const POWERS: Purpose = Purpose(2);
const SPELLS: Purpose = Purpose(3);
const TILES: Purpose = Purpose(4);
const FINITUM: Purpose = Purpose(5);
const CRYSTALS: Purpose = Purpose(6);
const FIRST: Purpose = Purpose(7);

/// The number of power cards in a starting hand; one spell comes with them.
const HAND: usize = 6;
/// The number of tiles at the bottom of the stack that include finitum.
pub(crate) const FINITUM_AMONG: usize = 5;

pub(crate) fn deal(seats: SeatCount, options: &Options, seed: Seed) -> State {
    let out = sages_out(seats, &seed);
    let mut powers: ArrayVec<u8, 64> =
        kinds_without(out).flat_map(|kin| Powers::all_of(kin).iter()).map(Powers::number).collect();
    shuffle(&mut powers, &mut seed.stream(POWERS, 0));
    let mut spells: ArrayVec<u8, 14> = Spells::ALL.iter().map(|spell| spell as u8).collect();
    shuffle(&mut spells, &mut seed.stream(SPELLS, 0));
    let mut crystals: ArrayVec<u8, 36> = all_crystals().collect();
    shuffle(&mut crystals, &mut seed.stream(CRYSTALS, 0));

    let mut stack = tiles(&seed);
    let sites = Site::ALL.map(|_| {
        let tile = stack.pop().expect("twelve tiles");
        let mut ground = Ground { tile, crystals: [0; 3] };
        for slot in ground.crystals.iter_mut().take(crystals_each(seats.get())) {
            *slot = crystals.pop().expect("36 crystals");
        }
        ground
    });
    let players = BySeat::new_with(seats, |_| {
        let mut player = Player::default();
        for _ in 0..HAND {
            player.hand.powers.add(Powers::numbered(powers.pop().expect("48 power cards or more")));
        }
        player.hand.spells.add(Spell::ALL[usize::from(spells.pop().expect("14 spells"))]);
        player
    });
    let chooser = options.first.filter(|first| seats.contains(*first)).unwrap_or_else(|| {
        let number = below(&mut seed.stream(FIRST, 0), seats.get() as u32);
        Seat::new(number as usize, seats).expect("a number below the count")
    });
    State {
        seed,
        reshuffles: 0,
        turn: 0,
        round: 1,
        chooser,
        out,
        sites,
        pawn: Site::Bottom,
        stack: stack.into_iter().collect(),
        covered: ArrayVec::new(),
        last_round: false,
        players,
        known: Knowledge::default(),
        talk: Talk::new(),
        exchange: Exchange::default(),
        fight: Fight::default(),
        powers,
        powers_discarded: Powers::NONE,
        spells,
        spells_discarded: Spells::NONE,
        crystals,
        gone: ArrayVec::new(),
        queue: seats.clockwise_from(chooser).collect::<Seats>(),
        step: Step::Choose,
    }
}

/// Returns the sages that are out, chosen at random, so that two are left over in each round.
fn sages_out(seats: SeatCount, seed: &Seed) -> SageSet {
    let mut sages = Sage::ALL;
    shuffle(&mut sages, &mut seed.stream(OUT, 0));
    sages.into_iter().take(MOST_SEATS - seats.get()).collect()
}

/// Returns the values of all crystals: six of each value from 2 to 7.
pub(crate) fn all_crystals() -> impl Iterator<Item = u8> {
    (2..=7).flat_map(|value| [value; 6])
}

/// Returns eleven clearings, with finitum among the last five tiles. The top comes last.
fn tiles(seed: &Seed) -> ArrayVec<Tile, 12> {
    let mut tiles: ArrayVec<Tile, 12> =
        (1..=Tile::CLEARINGS).map(|number| Tile::Clearing { number }).collect();
    shuffle(&mut tiles, &mut seed.stream(TILES, 0));
    tiles.insert(below(&mut seed.stream(FINITUM, 0), FINITUM_AMONG as u32) as usize, Tile::Finitum);
    tiles
}
