//! Imagined states that the owner of a view cannot distinguish from the real one.

use arrayvec::ArrayVec;
use contract::{BySeat, ChaCha8Rng, Seat, SeatSet, Seed, Unimaginable, below};

use crate::{
    Card, CityView, How, Leader, Lies, Matter, PlayView, ProjectView, SalvageView, SevenWonders, Stage,
    Thing, View,
    city::{City, Face, Marked},
    course::{Ask, Lets, MOST_TURNS, Moment, What},
    court_imagined::imagine_court,
    hand::Hand,
    hidden::{Hidden, Slot},
    setup,
    state::{Discarded, Play, Salvage, State, Step, Turn},
    tomb::Tomb,
    tower_imagined::imagine_tower,
    works::Works,
};

pub(crate) fn imagine(
    rules: &SevenWonders,
    view: &View,
    rng: &mut ChaCha8Rng,
) -> Result<State, Unimaginable> {
    let seed = std::array::from_fn(|_| below(rng, 256) as u8);
    let mut state = setup::empty(rules, Seed::from_bytes(seed));
    let me = view.you.as_ref().map(|you| you.seat);
    let known = me.map_or(SeatSet::EMPTY, SeatSet::one);
    state.age = view.age;
    state.turn = view.turn;
    state.kept_hands = view.kept_hands;
    state.passes = state.passes_before(state.turn_index()) as u8;
    state.foreseen = foreseen(view);
    if let Some(losses) = &view.losses {
        state.losses.clone_from(losses);
    }
    if let Some(you) = &view.you {
        state.paid[you.seat] = you.paid;
    }
    state.closing = is_closing(&view.stage);
    state.conflicts = view.conflicts.iter().cloned().collect();
    state.left = rules.seats.seats().filter(|seat| view.cities[*seat].left).collect();
    for stage in [&view.stage].into_iter().chain(&view.next) {
        question(view, stage).into_iter().for_each(|Ask { city, what }| state.agenda.add(city, what));
    }
    let boards =
        |seats: &[Seat]| seats.first().copied().ok_or_else(|| Unimaginable::new("no player takes a board"));
    state.step = match &view.stage {
        Stage::Boards { seats } => Step::Boards(boards(seats)?),
        Stage::Draft => Step::Draft,
        Stage::Tiles => Step::Tiles,
        Stage::Recruit => Step::Recruit,
        Stage::Turn => Step::Turn,
        Stage::Losses => Step::Losses,
        Stage::LastCard { .. } | Stage::FromDiscard { .. } | Stage::Asked { .. } => Step::Asked,
        Stage::Over { claimed } => Step::Over { claimed: *claimed },
    };
    state.moment = moment(rules, view);

    let hidden = Hidden::sample(rules, view, &state, rng)?;
    state.trail = trail(view, &hidden, &state)?;
    for (seat, hand) in state.hands.iter_mut() {
        *hand = Hand::new(hidden.cards(|slot| slot == Slot::Hand(seat)));
    }
    state.unplayed = state.hands.map(|seat, _| hidden.cards(|slot| slot == Slot::Unplayed(seat)).next());
    state.pile = hidden.cards(|slot| slot == Slot::Pile).collect();
    state.aside = hidden.cards(|slot| slot == Slot::Aside).collect();
    state.drawn = drawn(view, &hidden, &state);
    let imagined = imagine_court(rules, view, rng)?;
    for (seat, city) in view.cities.iter() {
        let leaders = imagined.as_ref().and_then(|imagined| imagined.markers.get(seat));
        let markers = markers(seat, city, &hidden, &state, leaders.map_or(&[][..], Vec::as_slice))?;
        state.cities[seat] = rebuild(view.age, city, markers, known)?;
    }
    state.tower = imagine_tower(rules, view, rng)?.map(Box::new);
    if let Some(tower) = &state.tower {
        for seat in tower.placed.iter().map(|p| p.seat).chain(tower.boards.iter().map(|on| on.seat)) {
            state.cities[seat].laid += 1;
        }
    }
    remember_tiles(&mut state);
    state.tiles_act();
    state.works = view.projects.iter().map(works).collect();
    foresee(view, &mut state);
    state.court = imagined.map(|imagined| Box::new(imagined.court));
    state.discard = discard(view, &hidden, known);
    for pick in view.you.iter().flat_map(|you| &you.picks) {
        state.picks[pick.city] = Some(*pick);
    }
    Ok(state)
}

fn works(view: &ProjectView) -> Works {
    Works { project: view.project, taken: view.taken.clone(), closed: view.closed, done: view.done }
}

/// Sets the pending tiles in the plays of this turn.
fn remember_tiles(state: &mut State) {
    let Some(tower) = &state.tower else { return };
    for play in state.trail.iter_mut().flat_map(|turn| turn.plays.iter_mut()) {
        if let (city, Some(Play { how: How::Tile { tile: tile @ None }, .. })) = play {
            *tile = tower.pending[city];
        }
    }
}

/// Returns the question of a stage between turns.
pub(crate) fn question(view: &View, stage: &Stage) -> Option<Ask> {
    match stage {
        Stage::LastCard { seat } => Some(Ask { city: *seat, what: What::LastCard }),
        Stage::FromDiscard { city, led, .. } => {
            let lets = if *led { Lets::Leader } else { Lets::Stage(view.cities[*city].wonder) };
            Some(Ask { city: *city, what: What::FromDiscard(lets) })
        }
        Stage::Asked { seat, matter } => Some(Ask { city: *seat, what: What::Matter(*matter) }),
        Stage::Boards { .. }
        | Stage::Draft
        | Stage::Tiles
        | Stage::Recruit
        | Stage::Turn
        | Stage::Losses
        | Stage::Over { .. } => None,
    }
}

/// Returns the moment of the age: its turns, or a later moment.
fn moment(rules: &SevenWonders, view: &View) -> u8 {
    let plan = rules.plan();
    let over = view.plays.len() >= usize::from(plan.turns());
    let leading = || {
        // A card of the discard pile may be built in the leader phase, before the first turn.
        let between = matches!(
            view.stage,
            Stage::Recruit | Stage::Losses | Stage::FromDiscard { .. } | Stage::Asked { .. }
        );
        view.plays.is_empty() && between
    };
    let now = if view.conflicts.len() >= usize::from(view.age) {
        Moment::Conflicts
    } else if view.projects.len() >= usize::from(view.age)
        && view.projects.last().is_some_and(|project| project.done.is_some())
    {
        Moment::Project
    } else if over {
        Moment::LastCards
    } else if leading() {
        Moment::Recruit
    } else {
        Moment::Turns
    };
    if view.age == 0 {
        return 0;
    }
    plan.age.iter().position(|moment| *moment == now).unwrap_or_default() as u8
}

fn trail(view: &View, hidden: &Hidden, state: &State) -> Result<ArrayVec<Turn, MOST_TURNS>, Unimaginable> {
    let turn = |(number, turn): (usize, &crate::TurnView)| {
        let mut plays = BySeat::filled(state.cities.seats(), None);
        for play in &turn.plays {
            let card =
                play.card.or_else(|| hidden.cards(|slot| slot == Slot::Play(number, play.city)).next());
            let card = card.ok_or_else(|| Unimaginable::new("no card is left for a play"))?;
            let PlayView { how, income, stage, opened, discarded, colour, .. } = *play;
            let shown = colour.is_some();
            plays[play.city] = Some(Play { card, how, income, stage, opened, discarded, shown });
        }
        let salvage =
            |&SalvageView { city, card, discarded }: &SalvageView| Salvage { city, card, discarded };
        let from_discard = turn.from_discard.iter().map(salvage).collect();
        Ok(Turn { plays, from_discard })
    };
    view.plays.iter().enumerate().map(turn).collect()
}

/// Returns the cards drawn for the Free city. For a draw before the observer's first look at that hand, any
/// card of it fits.
fn drawn(view: &View, hidden: &Hidden, state: &State) -> ArrayVec<Card, MOST_TURNS> {
    let Some(free_city) = state.free_city().filter(|_| view.age > 0) else { return ArrayVec::new() };
    let any = |turn: usize| match state.trail.get(turn) {
        Some(played) => played.plays[free_city].map(|play| play.card),
        None => state.free_city_player_in(turn).and_then(|seat| state.hands[seat].iter().next()),
    };
    (0..usize::from(view.turn)).filter_map(|turn| hidden.drawn(turn).or_else(|| any(turn))).collect()
}

/// Returns the faces of the markers: those of this age as they were played, earlier ones as sampled.
fn markers(
    seat: Seat,
    city: &CityView,
    hidden: &Hidden,
    state: &State,
    leaders: &[Leader],
) -> Result<Vec<Face>, Unimaginable> {
    let mut leaders = leaders.iter();
    let played = || state.trail.iter().filter_map(|turn| turn.plays[seat]);
    let marks = |play: &Play| {
        matches!(play.how, How::Stage { .. } | How::OtherStage { .. } | How::FreeStage { .. })
            && !play.opened
            && !play.discarded
    };
    // In matches of the boxes without leaders, stages are built in order, and plays do not show the stage.
    let mut in_order = played().filter(marks).filter(|play| play.stage.is_none());
    let mut markers = Vec::new();
    let none = || Unimaginable::new("nothing is left to mark a stage");
    for (number, marker) in city.stages.iter().enumerate() {
        match (marker.lies, marker.leader) {
            (Lies::Up, Some(leader)) => {
                markers.push(Face::Open(leader));
                continue;
            }
            (Lies::Nothing | Lies::Up, _) => {
                markers.push(Face::Bare);
                continue;
            }
            (Lies::Down, _) => {}
        }
        if marker.age == 0 {
            markers.push(Face::Leader(*leaders.next().ok_or_else(none)?));
            continue;
        }
        let place = city.places.get(number).copied().unwrap_or(number as u8);
        let here = || played().filter(marks).find(|play| play.stage == Some(place));
        let play = if marker.age == state.age { here().or_else(|| in_order.next()) } else { None };
        let now = play.map(|play| play.card);
        let earlier = || hidden.cards(|slot| slot == Slot::Marker(seat, number)).next();
        let card = marker.card.or(now).or_else(earlier);
        markers.push(Face::Card(card.ok_or_else(none)?));
    }
    Ok(markers)
}

/// Returns the cards drawn by chance for ages that the observer has seen before they were dealt.
fn foreseen(view: &View) -> Option<Box<[Card]>> {
    let seen = view.you.iter().flat_map(|you| &you.foreseen).flat_map(|of| &of.cards);
    let drawn: Box<[Card]> = seen.copied().filter(|card| card.is_drawn()).collect();
    (!drawn.is_empty()).then_some(drawn)
}

/// Sets the age since which the observer sees the cards of later ages.
fn foresee(view: &View, state: &mut State) {
    let Some(you) = &view.you else { return };
    let city = &mut state.cities[you.seat];
    // The observer remembers them, even if the Sith Lord has left the city.
    city.foresees = match you.foreseen.first() {
        Some(of) => Some(of.age.saturating_sub(1)),
        None => city.foresees.map(|_| 3),
    };
}

/// Returns true if the matters at the end of the turn are on the agenda already.
const fn is_closing(stage: &Stage) -> bool {
    matches!(stage, Stage::Asked { matter: Matter::KeepHands | Matter::Trade | Matter::LayTile { .. }, .. })
}

fn rebuild(age: u8, view: &CityView, markers: Vec<Face>, known: SeatSet) -> Result<City, Unimaginable> {
    let mut city = City::new(0);
    city.age = age;
    (city.wonder, city.side) = (view.wonder, view.side);
    if let (Some(wonder), Some(side)) = (view.wonder, view.side) {
        city.found(wonder, side);
    }
    city.copied_stages = view.copied_stages.iter().copied().collect();
    if view.bare {
        city.strip();
        // The wonder may have been removed since.
        city.bare = true;
    }
    view.cards.iter().for_each(|card| city.place(*card));
    for (number, (face, marker)) in markers.into_iter().zip(&view.stages).enumerate() {
        let stage = view.places.get(number).copied().unwrap_or(number as u8);
        if city.stage(stage).is_none() {
            return Err(Unimaginable::new("the wonder has no such stage"));
        }
        let known = if marker.card.is_some() || marker.leader.is_some() { known } else { SeatSet::EMPTY };
        let known = if marker.lies == Lies::Down { known } else { SeatSet::EMPTY };
        city.raise(stage, Marked { face, known });
    }
    view.leaders.iter().for_each(|leader| city.recruit(*leader));
    view.copies.iter().for_each(|copied| city.bring(Thing::Copied(*copied)));
    view.projects.iter().for_each(|project| city.bring(Thing::Project(*project)));
    city.tombs =
        view.tombs.iter().map(|t| Tomb { stage: t.stage, leader: t.leader, points: t.points }).collect();
    city.paid = view.paid.iter().map(|paid| (paid.leader, paid.coins)).collect();
    city.penalties = view.penalties;
    (city.named, city.took_coins) = (view.named, view.took_coins);
    city.kept_hands = view.used.contains(&Leader::Esteban);
    city.traded = view.used.contains(&Leader::Vercingetorix);
    city.coins = view.coins;
    city.victories = view.victories;
    city.defeats = view.defeats;
    (city.diplomacy, city.fresh, city.void) = (view.diplomacy, view.fresh, view.void);
    city.debts = view.debts;
    city.black_used = city.free_black() && !view.free_black;
    city.free_used = city.free_build() && !view.free_build;
    Ok(city)
}

/// Returns the discard pile: the discarded cards without those that were built from it.
fn discard(view: &View, hidden: &Hidden, known: SeatSet) -> Vec<Discarded> {
    let mut cards: Vec<Card> = hidden.discarded().collect();
    let built = view.plays.iter().flat_map(|turn| &turn.from_discard).filter(|built| !built.discarded);
    for built in built.filter_map(|built| built.card) {
        if built.facts().age == view.age {
            let at = cards.iter().position(|card| *card == built);
            at.map(|at| cards.swap_remove(at));
        }
    }
    let mut pile: Vec<Discarded> =
        cards.into_iter().map(|card| Discarded { card, known: SeatSet::EMPTY }).collect();
    for card in view.you.iter().flat_map(|you| &you.discarded) {
        let mut unknown = pile.iter_mut().filter(|d| d.card == *card && d.known.is_empty());
        if let Some(discarded) = unknown.next() {
            discarded.known = known;
        }
    }
    pile
}
