use contract::{Log, Observer, Phase, Rules as _, SeatCount, Seed};
use contract_laws::random_picker;

use super::scenario::{Healer, Mage, Seer, Table, Witch, of, owl, seat};
use crate::{
    EndedBy, Event, Intent, Kin, Options, SevenSages, Site, Spell, Stage, Tile,
    scoring::finals,
    state::{Step, kinds_without},
};

/// Sets up a fight before the pawn is moved, with finitum on the right.
fn near_the_end() -> Table {
    let mut table = Table::fighting(4, &[0, 1]);
    table.state.sites[Site::Right.index()].tile = Tile::Finitum;
    table.crystals(Site::Right, &[]).crystals(Site::Left, &[3, 4]).crystals(Site::Bottom, &[5, 6]);
    table.score_to(5).all_pass().does(0, Intent::TakeCrystal { slot: 1 });
    table
}

fn places(table: &Table) -> Vec<u8> {
    match table.rules.phase(&table.state) {
        Phase::Over(outcome) => outcome.places.iter().map(|(_, place)| *place).collect(),
        phase => panic!("{phase:?}"),
    }
}

/// Sets up a finished match with these crystals and no cards.
fn over(crystals: &[&[u8]]) -> Table {
    let mut table = Table::new(crystals.len() as u8);
    for (number, crystals) in crystals.iter().enumerate() {
        table.owns(number, crystals);
    }
    table.state.step = Step::Over(EndedBy::Finitum);
    table
}

#[test]
fn the_pawn_on_finitum_ends_the_match() {
    let mut table = near_the_end();
    assert!(matches!(table.stage(), Stage::MovePawn { .. }));
    table.does(3, Intent::MovePawn { to: Site::Right });
    assert!(matches!(table.stage(), Stage::Over { by: EndedBy::Finitum, .. }));
}

#[test]
fn the_other_clearing_adds_one_last_round() {
    let mut table = near_the_end();
    let stack = table.state.stack.len();
    table.does(3, Intent::MovePawn { to: Site::Left });
    let view = table.view(0);
    assert!(view.last_round && view.round == 2 && table.state.stack.len() == stack);
    assert!(view.sites[2].crystals.iter().all(Option::is_none), "no new tile comes");
    while !matches!(table.stage(), Stage::Over { .. }) {
        table.clock_plays();
    }
    assert!(matches!(table.stage(), Stage::Over { by: EndedBy::LastRound, .. }));
    assert_eq!(table.view(0).round, 2);
}

/// When finitum is turned up it has no crystals, and the round continues as usual.
#[test]
fn finitum_is_turned_up_without_crystals() {
    let mut table = Table::fighting(4, &[0, 1]);
    *table.state.stack.last_mut().unwrap() = Tile::Finitum;
    let left = table.state.crystals.len();
    table.score_to(5).all_pass().does(0, Intent::TakeCrystal { slot: 0 });
    table.does(3, Intent::MovePawn { to: Site::Left });
    let site = &table.view(0).sites[Site::Bottom.index()];
    assert_eq!((site.tile, site.crystals.len(), site.order.len()), (Tile::Finitum, 0, 0));
    assert_eq!(table.state.crystals.len(), left);
    assert!(!table.view(0).last_round);
}

/// six to eleven rounds, all of which occur.
#[test]
fn r33_a_match_has_six_to_eleven_rounds() {
    let rules = SevenSages::new(SeatCount::new(4).unwrap(), Options::default()).unwrap();
    let mut seen = [0; 12];
    for number in 0..60 {
        let mut pick = random_picker(number);
        let mut state = rules.start(Seed::from_bytes([number; 32]));
        while let Some(seat) = rules.phase(&state).waiting().iter().next() {
            let view = rules.view(&state, contract::Observer::Seat(seat));
            let intent = pick(&view, &rules.choices(&view));
            rules.apply(&mut state, seat, &intent, &mut Log::unread()).unwrap();
        }
        seen[usize::from(state.round)] += 1;
    }
    assert!(
        seen[..6].iter().all(|count| *count == 0) && seen[6..].iter().all(|count| *count > 0),
        "{seen:?}"
    );
}

/// the highest total of each kind earns a small crystal; all tied players get one. A kind without cards
/// earns none. Two 1s are worth 11; spells have no value.
#[test]
fn r11_kinds_are_counted_at_the_end() {
    let mut table = over(&[&[7], &[7], &[7], &[7]]);
    table.deal(0, &[of(Seer, 1), of(Seer, 1), of(Witch, 7)], &Spell::ALL);
    table.deal(1, &[of(Seer, 6), of(Seer, 4), of(Witch, 7)], &[]);
    table.deal(2, &[owl(5)], &[]).deal(3, &[owl(3)], &[]);
    let finals = finals(&table.state);
    let won = |number: usize| -> Vec<Kin> {
        finals[seat(number)].kinds.iter().filter(|kind| kind.won).map(|kind| kind.kin).collect()
    };
    assert_eq!(
        [won(0), won(1), won(2), won(3)],
        [vec![Kin::Witch, Kin::Seer], vec![Kin::Witch], vec![Kin::Owl], vec![],]
    );
    assert_eq!([9, 8, 8, 7], [0, 1, 2, 3].map(|number| finals[seat(number)].total));
    assert_eq!(places(&table), [1, 2, 2, 4]);
    let kinds = finals[seat(0)].kinds.len();
    assert_eq!(kinds, kinds_without(table.state.out).count(), "only kinds that are in the game");
}

/// the number of small crystals is unlimited.
#[test]
fn r30_small_crystals_do_not_run_out() {
    let mut table = over(&[&[], &[], &[], &[], &[]]);
    let each = [of(Seer, 1), of(Witch, 1), of(Healer, 1), of(Mage, 1), owl(4)];
    for number in 0..5 {
        table.deal(number, &each, &[]);
    }
    let total: u16 = finals(&table.state).iter().map(|(_, player)| player.total).sum();
    assert_eq!(total, 25, "more than the 13 printed");
}

/// a tie goes to the single most valuable crystal, and is shared if that is equal, too.
#[test]
fn r12_ties_go_to_the_best_crystal() {
    assert_eq!(places(&over(&[&[5, 5], &[3, 7], &[4, 6]])), [3, 1, 2]);
    assert_eq!(places(&over(&[&[3, 7], &[3, 7], &[2, 2]])), [1, 1, 3]);
    assert_eq!(places(&over(&[&[], &[], &[]])), [1, 1, 1]);
}

#[test]
fn the_end_shows_everything_and_is_told() {
    let mut table = near_the_end();
    table.deal(1, &[of(Mage, 7)], &[]);
    let mut log = Log::new();
    table.rules.apply(&mut table.state, seat(3), &Intent::MovePawn { to: Site::Right }, &mut log).unwrap();
    let Stage::Over { finals, .. } = table.stage() else { panic!() };
    assert!(finals.iter().all(|(seat, player)| player.crystals == table.has(seat.number())));
    assert_eq!(finals[seat(1)].hand.powers, [of(Mage, 7)]);
    let Some(Event::Ended { totals, winners, .. }) = log.told_to(Observer::Public).last() else { panic!() };
    assert_eq!(totals, &finals.map(|_, player| player.total));
    let first: Vec<_> =
        places(&table).iter().enumerate().filter(|(_, p)| **p == 1).map(|(n, _)| seat(n)).collect();
    assert_eq!(winners.as_slice(), first);
}
