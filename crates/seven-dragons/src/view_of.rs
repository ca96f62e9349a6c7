//! The view of each observer of a state (section 3).

use contract::{Observer, Overlay, Own, Seat, WrittenOnce};

use crate::{
    Card, Intent, Place, PlaceView, PlayerView, SevenDragons, Stage, View, You,
    chains::Chains,
    legality::{Situation, lifts},
    seats::holder,
    state::{State, Step},
};

pub(crate) fn view_of(rules: &SevenDragons, state: &State, who: Observer) -> View {
    let lifting = lifts(state, who);
    let table = if lifting { state.table_left() } else { state.table.clone() };
    View {
        you: who.seat().map(|seat| you(state, seat, lifting)),
        turn: state.turn,
        silver: state.silver().0.filter(|_| rules.has_silver()),
        discard: state.discard.to_vec(),
        ending: state.ending,
        pile: state.pile.len() as u8,
        players: state.players.map(|seat, _| player(state, seat, who)),
        places: places(state, who),
        chains: Chains::of(&table, state.silver()).shown(&table),
        table: table.to_vec(),
        passes: state.passes,
        joined: state.joined,
        stage: match state.step {
            Step::Play(seat) => Stage::Play { seat },
            Step::Over { by, winners } => Stage::Over {
                by,
                winners: winners.iter().collect(),
                goals: state.goals.map_or(Vec::new(), |goals| goals.to_vec()),
            },
        },
    }
}

/// Returns the parts of a view that only the seat sees: itself, the cards and goals that it knows, and the
/// table without its lifted card.
pub(crate) fn own(rules: &SevenDragons, state: &State, seat: Seat) -> Own<Intent> {
    let who = Observer::Seat(seat);
    let lifting = lifts(state, who);
    let mut overlay = Overlay::new();
    overlay.field("you", &you(state, seat, lifting));
    for (other, _) in state.players.iter() {
        let seen = player(state, other, who);
        if seen.known != seen.shown {
            overlay.item("players", other, &seen);
        }
    }
    if state.goals.is_some() {
        overlay.field("places", &places(state, who));
    }
    if lifting {
        let table = state.table_left();
        overlay.field("chains", &Chains::of(&table, state.silver()).shown(&table));
        overlay.field("table", &table.to_vec());
    }
    let choices = contract::Situation::choices(&Situation::of_state(rules, state, seat));
    Own { overlay, choices: WrittenOnce::new(choices) }
}

fn you(state: &State, seat: Seat, lifting: bool) -> You {
    You {
        seat,
        hand: state.players[seat].hand.to_vec(),
        goal: state.goal(seat),
        lifted: state.lifted.filter(|_| lifting),
    }
}

fn player(state: &State, seat: Seat, who: Observer) -> PlayerView {
    let player = &state.players[seat];
    let known_to = |who: Observer| {
        let knows = |card: &&Card| state.card_known[usize::from(card.number())].include(who);
        let mut known: Vec<Card> = player.hand.iter().filter(knows).copied().collect();
        known.sort_unstable();
        known
    };
    PlayerView {
        present: player.present,
        taken: player.taken,
        hand: player.hand.len() as u8,
        known: known_to(who),
        shown: known_to(Observer::Public),
        target: player.target,
        laid: player.laid,
    }
}

fn places(state: &State, who: Observer) -> Vec<PlaceView> {
    let Some(goals) = state.goals else { return Vec::new() };
    let goal = |goal: crate::Colour| Some(goal).filter(|goal| state.goal_known[goal.index()].include(who));
    Place::all()
        .zip(goals)
        .map(|(place, there)| PlaceView { place, holder: holder(state, place), goal: goal(there) })
        .collect()
}
