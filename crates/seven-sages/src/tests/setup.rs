use std::collections::BTreeSet;

use contract::{Rules as _, SeatCount, Seed};

use super::scenario::{Table, seat};
use crate::{Kin, Options, Sage, SevenSages, Site, Tile, state::State};

fn deal(count: u8, number: u8) -> State {
    let rules = SevenSages::new(SeatCount::new(count).unwrap(), Options::default()).unwrap();
    rules.start(Seed::from_bytes([number; 32]))
}

fn orders() -> Vec<&'static [Sage]> {
    (1..=Tile::CLEARINGS).map(|number| Tile::Clearing { number }.order()).collect()
}

fn times(count: impl Fn(&[Sage]) -> bool) -> usize {
    orders().into_iter().filter(|order| count(order)).count()
}

/// all different. Each sage has each rank once or twice. Of any two each is above the other five or six
/// times, and directly above once or twice.
#[test]
fn r1_the_eleven_orders_are_balanced() {
    assert_eq!(orders().into_iter().collect::<BTreeSet<_>>().len(), 11);
    for sage in Sage::ALL {
        for rank in 0..7 {
            let count = times(|order| order[rank] == sage);
            assert!((1..=2).contains(&count), "{sage:?} has rank {rank} {count} times");
        }
        for other in Sage::ALL.into_iter().filter(|other| *other != sage) {
            let place = |order: &[Sage], sage| order.iter().position(|s| *s == sage).unwrap();
            let above = times(|order| place(order, sage) < place(order, other));
            assert!((5..=6).contains(&above), "{sage:?} is above {other:?} {above} times");
            let directly = times(|order| place(order, sage) + 1 == place(order, other));
            assert!((1..=2).contains(&directly), "{sage:?} is directly above {other:?} {directly} times");
        }
    }
    assert!(Tile::Finitum.order().is_empty());
    assert!(Tile::Clearing { number: 12 }.order().is_empty());
}

/// two, one or no sages at random are removed with their cards, so that two are left over in each round.
#[test]
fn r2_sages_are_removed_at_random() {
    for (count, out, powers) in [(3, 2, 48), (4, 1, 56), (5, 0, 64)] {
        let mut gone = BTreeSet::new();
        for number in 0..60 {
            let state = deal(count, number);
            assert_eq!(state.out.iter().count(), out);
            let hands: usize = state.players.iter().map(|(_, player)| player.hand.powers.len()).sum();
            assert_eq!(state.powers.len() + hands, powers);
            let in_play = |kin: Kin| kin.sage().is_none_or(|sage| !state.out.has(sage));
            let held = state.players.iter().flat_map(|(_, player)| player.hand.powers.iter());
            assert!(held.into_iter().all(|power| in_play(power.kin())));
            gone.extend(state.out.iter());
        }
        assert_eq!(gone.len(), if out == 0 { 0 } else { 7 }, "each sage goes out sooner or later");
    }
}

/// the first chooser is random, or named by the host.
#[test]
fn r3_the_first_chooser_is_random_or_named() {
    let random: BTreeSet<_> = (0..60).map(|number| deal(5, number).chooser).collect();
    assert_eq!(random.len(), 5);
    let named = Table::with(5, Options { first: Some(seat(3)), ..Options::default() });
    assert_eq!(named.asked(), [3]);
    let nobody = Options { first: Some(seat(4)), ..Options::default() };
    assert!(SevenSages::new(SeatCount::new(4).unwrap(), nobody).is_err());
}

#[test]
fn everybody_starts_with_six_power_cards_and_a_spell() {
    for (count, each) in [(3, 2), (4, 2), (5, 3)] {
        let state = deal(count, count);
        for (_, player) in state.players.iter() {
            assert_eq!((player.hand.powers.len(), player.hand.spells.len()), (6, 1));
        }
        assert_eq!(state.spells.len(), 14 - usize::from(count));
        assert_eq!(state.pawn, Site::Bottom);
        for ground in state.sites {
            assert_eq!(ground.crystals.iter().filter(|value| (2..=7).contains(*value)).count(), each);
        }
    }
}

/// devin and voyant are one sage, so there are seven.
#[test]
fn r31_there_are_seven_sages() {
    assert_eq!(Sage::ALL.into_iter().collect::<BTreeSet<_>>().len(), 7);
    assert!(orders().iter().all(|order| order.iter().collect::<BTreeSet<_>>().len() == 7));
}

/// finitum is among the last five tiles, at places 8 to 12 of twelve.
#[test]
fn r32_finitum_lies_among_the_last_five() {
    let place = |number| {
        let state = deal(4, number);
        let from_top = state.stack.iter().rev().position(|tile| *tile == Tile::Finitum).unwrap();
        3 + from_top + 1
    };
    let places: BTreeSet<_> = (0..100).map(place).collect();
    assert_eq!(places, (8..=12).collect());
}

/// a match cannot be configured otherwise.
#[test]
fn options_are_checked() {
    let new = |count: u8, options| SevenSages::new(SeatCount::new(count).unwrap(), options).map(drop);
    assert!(new(2, Options::default()).is_err());
    assert!(new(6, Options::default()).is_err());
    for seconds in [0, 9, 1_209_601] {
        assert!(new(4, Options { negotiation_seconds: Some(seconds), ..Options::default() }).is_err());
        assert!(new(4, Options { exchange_seconds: Some(seconds), ..Options::default() }).is_err());
    }
    assert!(new(5, Options::CORRESPONDENCE).is_ok());
}
