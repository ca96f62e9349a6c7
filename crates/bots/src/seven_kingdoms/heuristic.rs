//! A player that weighs the result of each choice within the round.

use ::seven_kingdoms::{Card, Destination, Intent, SevenKingdoms, Slot, Stage, Title, View, You};
use arrayvec::ArrayVec;
use contract::{ChaCha8Rng, Choices, Player, Seat};

use super::{
    economy::{choice, keeping},
    resolution::{Played, act, resolve, singles},
    scene::Scene,
};

/// A player of 7 Kingdoms by rules of thumb.
///
/// It is a pure function of the view. It imagines the plays of the others: unknown hands are spread evenly
/// over the cards that it has not seen. It plays the round forward, with each player taking the best cards,
/// and chooses the greatest lead. It uses no chance and has no memory.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Heuristic;

/// The number of different hands of the others that are tried for each card.
const WORLDS: usize = 8;
/// The maximum number of cards in a hand.
const FULL_HAND: usize = 3;

impl Player<SevenKingdoms> for Heuristic {
    fn name(&self) -> &'static str {
        "heuristic"
    }

    fn decide(
        &self,
        _: &SevenKingdoms,
        view: &View,
        choices: &Choices<Intent>,
        _: &mut ChaCha8Rng,
    ) -> Intent {
        let offered = &choices.intents;
        let first = *offered.first().expect("a player is only asked when something is offered");
        let Some(you) = &view.you else { return first };
        match view.stage {
            Stage::Play { .. } => best(offered, |intent| weigh_play(view, you, intent)),
            Stage::PlaceToken { card, .. } => best(offered, |intent| weigh_token(view, you, card, intent)),
            Stage::Take { card, .. } => take(view, you, card, offered),
            Stage::Over { .. } => None,
        }
        .filter(|intent| offered.contains(intent))
        .unwrap_or(first)
    }
}

/// Returns the intent with the greatest weight; of equal ones the first.
fn best(offered: &[Intent], weigh: impl Fn(Intent) -> Option<f32>) -> Option<Intent> {
    let mut best = None;
    for intent in offered {
        if let Some(weight) = weigh(*intent)
            && best.is_none_or(|(most, _)| weight > most)
        {
            best = Some((weight, *intent));
        }
    }
    best.map(|(_, intent)| intent)
}

/// Evaluates the position after the round if this card is played, over several guesses of the others' hands.
fn weigh_play(view: &View, you: &You, intent: Intent) -> Option<f32> {
    let Intent::Play { card } = intent else { return None };
    let mut scene = Scene::of(view);
    scene.holdings[you.seat].remove(card);
    let rest: f32 = you.hand.iter().filter(|c| **c != card).map(|c| keeping(*c, &scene)).sum();
    let unseen = unseen(view, you);
    let sum: f32 = (0..WORLDS)
        .map(|world| {
            let mut scene = scene.clone();
            let mut played = others_play(view, you, &unseen, world, &mut scene);
            played.push((you.seat, card));
            let taken = resolve(&mut scene, &mut played, you.seat);
            scene.lead(you.seat) + rest + choice(taken.into_iter(), FULL_HAND + 1 - you.hand.len(), &scene)
        })
        .sum();
    Some(sum / WORLDS as f32)
}

/// Returns the cards that the others have played, with one guess in each world for those who play later.
fn others_play(
    view: &View,
    you: &You,
    unseen: &[Card],
    world: usize,
    scene: &mut Scene,
) -> ArrayVec<Played, 8> {
    let mut played = ArrayVec::new();
    let seats = view.players.seats();
    let mut later = false;
    for (turn, seat) in seats.clockwise_from(view.first).enumerate() {
        let player = &view.players[seat];
        if seat == you.seat {
            later = true;
        } else if let Some(card) = player.played {
            played.push((seat, card));
        } else if later && player.hand > 0 {
            let hidden = usize::from(player.hand).saturating_sub(player.hand_known.len());
            let known = player.hand_known.len();
            // Both the played card of a hand and the identity of a hidden one rotate with the worlds.
            let nth = (world + turn) % (hidden + known).max(1);
            if let Some(card) = player.hand_known.get(nth) {
                scene.holdings[seat].remove(*card);
                played.push((seat, *card));
            } else if !unseen.is_empty() {
                let spread = (2 * world + 1) * unseen.len() / (2 * WORLDS) + turn * 11;
                scene.holdings[seat].add_hidden(-1.0);
                played.push((seat, unseen[spread % unseen.len()]));
            }
        }
    }
    played
}

/// Returns the cards whose place this player does not know, by number.
fn unseen(view: &View, you: &You) -> Vec<Card> {
    let mut seen = [false; Card::COUNT as usize + 1];
    let open = view.row.iter().flatten().chain(&view.upper).chain(&view.gone).chain(&you.hand);
    let taking = you.taking.iter().map(|taken| &taken.card);
    let players =
        view.players.iter().flat_map(|(_, p)| p.kingdom.iter().chain(&p.hand_known).chain(&p.played));
    for card in open.chain(taking).chain(players) {
        seen[usize::from(card.number())] = true;
    }
    Card::all().filter(|card| !seen[usize::from(card.number())]).collect()
}

/// Evaluates the position after the round if the bishop places this token.
fn weigh_token(view: &View, you: &You, bishop: Card, intent: Intent) -> Option<f32> {
    let Intent::PlaceToken { token } = intent else { return None };
    let mut scene = Scene::of(view);
    scene.place(token);
    // The bishop is in the kingdom already and no longer part of the resolution.
    act_again(&mut scene, you.seat, bishop);
    finish(view, you.seat, &mut scene);
    Some(scene.lead(you.seat))
}

/// Takes one card as a bishop does, after bishop and token are placed.
fn act_again(scene: &mut Scene, seat: Seat, bishop: Card) {
    let merchant = Card::new(bishop.number() + 28).unwrap_or(bishop);
    debug_assert_eq!(merchant.title(), Title::Merchant, "a merchant takes like a bishop");
    act(scene, seat, merchant);
}

/// Lets the seats after `seat` act with the cards that they have played.
fn finish(view: &View, seat: Seat, scene: &mut Scene) {
    for other in view.to_resolve.iter().filter(|other| **other != seat) {
        if let Some(card) = view.players[*other].played {
            act(scene, *other, card);
        }
    }
}

/// Returns one step of the taking with the best result.
fn take(view: &View, you: &You, card: Card, offered: &[Intent]) -> Option<Intent> {
    let scene = Scene::of(view);
    match singles(card) {
        Some(most) => take_singles(view, you, &scene, most, offered),
        None if you.run.is_none() => best(offered, |intent| weigh_run(view, you, &scene, card, intent)),
        None => best(offered, |intent| match intent {
            Intent::Keep { card } => Some(keeping(card, &scene)),
            Intent::Confirm => Some(0.0),
            _ => None,
        }),
    }
}

fn weigh_run(view: &View, you: &You, scene: &Scene, card: Card, intent: Intent) -> Option<f32> {
    let Intent::TakeRun { from } = intent else { return None };
    let length = if card.title() == Title::General { 3 } else { 2 };
    let run: ArrayVec<usize, 4> = (from.index()..from.index() + length).collect();
    Some(weigh_taking(view, you, scene, &run))
}

/// Tries every set of cards that can still be taken, and takes the first card of the best one.
fn take_singles(view: &View, you: &You, scene: &Scene, most: usize, offered: &[Intent]) -> Option<Intent> {
    let left = most.saturating_sub(you.taking.len());
    let mut columns: ArrayVec<usize, { Slot::COUNT }> = ArrayVec::new();
    for (slot, card) in scene.row.iter().enumerate() {
        let can = |card: &Card| offered.contains(&Intent::Take { card: *card, to: Destination::Kingdom });
        if card.as_ref().is_some_and(can) {
            columns.push(slot);
        }
    }
    let may_stop = offered.contains(&Intent::Confirm);
    let mut best: Option<(f32, u32)> = None;
    for set in 0_u32..1 << columns.len() {
        let size = set.count_ones() as usize;
        if size > left || (size == 0 && !may_stop) {
            continue;
        }
        let slots = members(set, &columns);
        let weight = weigh_taking(view, you, scene, &slots);
        if best.is_none_or(|(most, _)| weight > most) {
            best = Some((weight, set));
        }
    }
    let slots = members(best?.1, &columns);
    let card = |slot: &usize| scene.row[*slot].expect("only columns with cards are tried");
    let worth_keeping = |a: &&usize, b: &&usize| keeping(card(a), scene).total_cmp(&keeping(card(b), scene));
    let Some(next) = slots.iter().max_by(worth_keeping).map(card) else { return Some(Intent::Confirm) };
    let to_hand = Intent::Take { card: next, to: Destination::Hand };
    if keeping(next, scene) > 0.0 && offered.contains(&to_hand) {
        return Some(to_hand);
    }
    Some(Intent::Take { card: next, to: Destination::Kingdom })
}

fn members(set: u32, columns: &[usize]) -> ArrayVec<usize, 4> {
    columns.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1).map(|(_, slot)| *slot).take(4).collect()
}

/// Evaluates the position after the round if these columns are taken.
fn weigh_taking(view: &View, you: &You, scene: &Scene, slots: &[usize]) -> f32 {
    let kept = you.taking.iter().filter(|taken| taken.to == Destination::Hand).count();
    let room = FULL_HAND.saturating_sub(you.hand.len() + kept);
    let bonus = choice(slots.iter().filter_map(|slot| scene.row[*slot]), room, scene);
    let mut after = scene.clone();
    for slot in slots {
        after.give(you.seat, *slot);
    }
    finish(view, you.seat, &mut after);
    after.lead(you.seat) + bonus
}
