//! The deal, and the lighter variants (sections 4 and 10).

use contract::{Log, Observer, OptionsRefused, Phase, Rules as _, Seat, SeatCount, Seed};

use super::scenario::{Scenario, card, cell};
use crate::{ActionKind, Direction, Event, Intent, Mode, Options, Refusal, SevenDragons, Variant};

const ROTATE: u8 = 57;
const ZAP: u8 = 63;

fn seats(number: u8) -> SeatCount {
    SeatCount::new(number).unwrap()
}

fn seed(number: u8) -> Seed {
    Seed::from_bytes([number; 32])
}

#[test]
fn r1_the_host_names_who_starts_or_chance_does() {
    let three = seats(3);
    let starts = |starter: Option<Seat>, number: u8| {
        let rules = SevenDragons::new(three, Options { starter, ..Options::default() }).unwrap();
        rules.start(seed(number)).acting().unwrap()
    };
    for seat in three.seats() {
        assert!((0..10).all(|number| starts(Some(seat), number) == seat));
        assert!((0..50).any(|number| starts(None, number) == seat), "chance never names {seat}");
    }
    // The starter must be one of the first players: a spare chair has no player.
    let spare = Seat::new(3, seats(5));
    let refused = SevenDragons::new(three, Options { starter: spare, ..Options::default() });
    assert_eq!(refused, Err(OptionsRefused("the starter must sit at the table".into())));
}

#[test]
fn r13_children_need_shorter_chains() {
    let s = Scenario::of(3, Variant::BasicDragons { ages: vec![Some(1), Some(5), Some(40)] });
    let targets: Vec<u8> = s.state.players.iter().take(3).map(|(_, player)| player.target).collect();
    assert_eq!(targets, [2, 5, 7]);
}

/// Dragon connections has no bonus unless the host chooses it.
#[test]
fn r12_dragon_connections_has_a_bonus_only_on_demand() {
    for (bonus, drawn) in [(false, 0), (true, 1)] {
        // Red above gold, and to the right of it gold above nothing: two colours connect.
        let mut s = Scenario::of(2, Variant::DragonConnections { bonus }).hand(0, &[31]).hand(1, &[9]);
        s.state.table.clear();
        s = s.table(&[(1, 0, 0), (3, 1, -1)]);
        s.lay(31, 1, 0, false).unwrap();
        assert_eq!(s.hands()[s.seat(0)], drawn, "bonus: {bonus}");
    }
}

/// without a bonus, and if no player is stuck, the 49 cards are laid in turn, so the seats decide the
/// winner.
#[test]
fn r12_without_a_bonus_the_last_card_is_laid_by_turn() {
    for number in 2..=5 {
        let options =
            Options { variant: Variant::DragonConnections { bonus: false }, starter: Seat::new(0, seats(2)) };
        let rules = SevenDragons::new(seats(number), options).unwrap();
        let unhindered = (0..=255).find_map(|game| {
            let (mut state, mut log) = (rules.start(seed(game)), Log::new());
            while let Some(seat) = state.acting() {
                // Chooses the placement where most sides are open, so that others can continue.
                let intent = *rules.options(&state, seat).intents.last().unwrap();
                rules.apply(&mut state, seat, &intent, &mut log).unwrap();
            }
            let stuck = log.told_to(Observer::Public).any(|event| matches!(event, Event::Passed { .. }));
            (!stuck).then(|| rules.phase(&state))
        });
        let Some(Phase::Over(outcome)) = unhindered else { panic!("everybody is stuck at times") };
        let winner = outcome.winners().next().unwrap();
        assert_eq!(winner.number(), 48 % usize::from(number));
    }
}

#[test]
fn r14_without_silver_an_action_has_its_effect() {
    let variant = Variant::SingleAction { kinds: vec![ActionKind::RotateGoals], silver: false };
    let mut s = Scenario::of(2, variant).hand(0, &[ROTATE]);
    assert_eq!(s.try_play(Intent::ColourOnly { card: card(ROTATE) }), Err(Refusal::MustHaveEffect));
    let kept = Intent::RotateGoals { card: card(ROTATE), mode: Mode::KeepSilver, to: Direction::Left };
    assert_eq!(s.try_play(kept), Err(Refusal::NoSilver));
    assert_eq!(s.view(0).silver, None);
}

/// without Silver the first dragon card of the pile starts the table; actions turned up before go back.
#[test]
fn r15_a_dragon_card_starts_the_table_without_silver() {
    let variant = Variant::SingleAction { kinds: ActionKind::ALL.to_vec(), silver: false };
    let rules = SevenDragons::new(seats(2), Options { variant, starter: None }).unwrap();
    for number in 0..100 {
        let state = rules.start(seed(number));
        let [start] = state.table.as_slice() else { panic!("one card starts the table") };
        assert!(start.card.unwrap().is_dragon());
        // 66 cards: one on the table, three for each, and one that is drawn.
        assert_eq!(state.pile.len(), 66 - 1 - 6 - 1);
    }
}

/// the start card is an ordinary one; on an empty table any card fits the start, either way up.
#[test]
fn r15_an_empty_table_begins_anew() {
    let variant = Variant::SingleAction { kinds: vec![ActionKind::ZapCard], silver: false };
    let mut s = Scenario::of(2, variant).hand(0, &[ZAP]).hand(1, &[11]);
    s.state.table[0].card = Some(card(1));
    s.state.pile.clear();
    s.play(Intent::Zap { card: card(ZAP), mode: Mode::Full, cell: cell(0, 0) });
    assert!(s.state.table.is_empty());
    let lay = |turned| Intent::PlayDragon { card: card(11), cell: cell(0, 0), turned };
    assert_eq!(s.choices(), [lay(false), lay(true)]);
    assert_eq!(s.lay(11, 1, 0, false), Err(Refusal::NoNeighbour { cell: cell(1, 0) }));
    s.play(lay(true));
    assert_eq!(s.state.table.len(), 1);
}

/// Dragon connections and Basic dragons have neither Silver nor Rainbow nor actions.
#[test]
fn r17_the_simplest_decks_have_fifty_dragons() {
    for variant in [Variant::DragonConnections { bonus: false }, Variant::BasicDragons { ages: vec![] }] {
        let rules = SevenDragons::new(seats(4), Options { variant, starter: None }).unwrap();
        let state = rules.start(seed(1));
        let everywhere = state.pile.iter().chain(state.players.iter().flat_map(|(_, player)| &player.hand));
        let mut numbers: Vec<u8> = everywhere.map(|card| card.number()).collect();
        numbers.extend(state.table.iter().map(|placed| placed.card.expect("Silver lies nowhere").number()));
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=50).collect::<Vec<u8>>());
        assert_eq!(rules.view(&state, Observer::Public).silver, None);
    }
}
