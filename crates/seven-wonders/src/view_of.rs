//! The view of the state for an observer.

use contract::{BySeat, Observer, Overlay, Own, Seat};

use crate::{
    BoardTileView, Card, CityView, DrawView, Effect, Foreseen, GiftView, GoneView, How, Intent, Lasting,
    Leader, LeadersView, Lies, Marker, OwnLeaders, OwnTiles, PaidView, Partner, PlacedView, PlayView,
    PricesView, ProjectView, ResourceSet, SalvageView, SevenWonders, Source, Stage, Thing, TombView,
    TowerView, TurnView, View, Wonders, You,
    city::{City, Face, Marked},
    course::{Ask, Lets, What},
    court::Court,
    legality::listed,
    offers::{Scope, offers},
    scoring,
    state::{Play, Salvage, State, Step, direction},
    strength,
    tower::places as places_of,
};

pub(crate) fn view_of(rules: &SevenWonders, state: &State, who: Observer) -> View {
    View {
        you: who.seat().map(|seat| you(rules, state, seat)),
        age: state.age,
        turn: state.turn,
        turns: state.plan.turns(),
        direction: direction(state.age),
        stage: stage(rules, state),
        next: coming(state).map(|ask| asked(state, ask)).collect(),
        cities: state.cities.map(|seat, city| city_view(state, seat, city, who)),
        free_city_player: state.free_city_player(),
        pile: state.pile.len() as u8,
        discarded: discarded(state),
        aside: state.aside.len() as u8,
        losses: (state.step == Step::Losses).then(|| state.losses.clone()),
        plays: turns(state, who),
        conflicts: state.conflicts.to_vec(),
        kept_hands: state.kept_hands,
        leaders: state.court.as_ref().map(|court| leaders_view(court, who)),
        tower: state.tower.as_ref().map(|tower| TowerView {
            places: places_of(state.hands.seats()) as u8,
            placed: tower.placed.iter().map(|p| PlacedView { tile: p.tile, seat: p.seat }).collect(),
            rounds: tower.packs.rounds,
            // A pending tile is still counted: the play of its player shows that they lay one.
            hands: tower
                .packs
                .dealt
                .map(|seat, _| tower.hand(seat).len() as u8 + u8::from(tower.pending[seat].is_some())),
            boards: tower
                .boards
                .iter()
                .map(|on| BoardTileView { tile: on.tile, seat: on.seat, on: on.on })
                .collect(),
        }),
        projects: state.works.iter().map(ProjectView::of).collect(),
        scores: state.is_over().then(|| state.cities.map(|seat, _| scoring::score(&state.cities, seat))),
    }
}

/// Returns the fields of a view that only a seat sees. They are the seat itself, known markers, its own
/// face-down plays, and leaders drawn or given in its sight.
pub(crate) fn own(rules: &SevenWonders, state: &State, seat: Seat) -> Own<Intent> {
    let who = Observer::Seat(seat);
    let mut overlay = Overlay::new();
    let you = you(rules, state, seat);
    overlay.field("you", &you);
    for (there, city) in state.cities.iter() {
        if city.stages_built().any(|(_, marked)| who.is_in(marked.known)) {
            overlay.item("cities", there, &city_view(state, there, city, who));
        }
    }
    if hides_plays(state, seat) {
        overlay.field("plays", &state.kept.plays(&state.hands, seat, || turns(state, who)));
    }
    let told = |court: &&Court| {
        let given = court.gifts.iter().any(|gift| who.is(gift.from) || who.is(gift.to));
        given || court.draws.iter().any(|drawn| !drawn.open && who.is(drawn.seat))
    };
    if let Some(court) = state.court.as_deref().filter(told) {
        overlay.field("leaders", &leaders_view(court, who));
    }
    Own { overlay, choices: state.kept.choices(&state.hands, seat, || listed(&you.offers)) }
}

fn leaders_view(court: &Court, who: Observer) -> LeadersView {
    LeadersView {
        rounds: court.rounds,
        hands: court.hands.map(|_, hand| hand.len() as u8),
        discarded: court.discarded.map(|_, discarded| discarded.len() as u8),
        deck: court.deck.len() as u8,
        draws: court
            .draws
            .iter()
            .map(|drawn| DrawView {
                seat: drawn.seat,
                leader: (drawn.open || who.is(drawn.seat)).then_some(drawn.leader),
                open: drawn.open,
            })
            .collect(),
        gifts: court
            .gifts
            .iter()
            .map(|gift| GiftView {
                from: gift.from,
                to: gift.to,
                leader: (who.is(gift.from) || who.is(gift.to)).then_some(gift.leader),
                draws: gift.draws,
                pending: gift.pending,
            })
            .collect(),
        gone: court.gone.iter().map(|(seat, leader)| GoneView { seat: *seat, leader: *leader }).collect(),
        jesus: court.jesus,
    }
}

fn stage(rules: &SevenWonders, state: &State) -> Stage {
    match state.step {
        Step::Boards(_) => {
            Stage::Boards { seats: state.choosing(rules.options.wonders == Wonders::Picked).iter().collect() }
        }
        Step::Draft => Stage::Draft,
        Step::Tiles => Stage::Tiles,
        Step::Recruit => Stage::Recruit,
        Step::Turn => Stage::Turn,
        Step::Losses => Stage::Losses,
        Step::Asked => match state.agenda.first() {
            Some(ask) => asked(state, ask),
            None => Stage::Turn,
        },
        Step::Over { claimed } => Stage::Over { claimed },
    }
}

/// Iterates over the questions after the present one.
fn coming(state: &State) -> impl Iterator<Item = Ask> + '_ {
    let now = usize::from(state.step != Step::Losses);
    state.agenda.iter().skip(now)
}

fn asked(state: &State, Ask { city, what }: Ask) -> Stage {
    let seat = state.player_of(city);
    match what {
        What::LastCard => Stage::LastCard { seat },
        What::FromDiscard(lets) => Stage::FromDiscard { seat, city, led: lets == Lets::Leader },
        What::Matter(matter) => Stage::Asked { seat, matter },
    }
}

fn discarded(state: &State) -> [u8; 3] {
    let mut counts = [0; 3];
    for discarded in &state.discard {
        counts[usize::from(discarded.card.facts().age - 1)] += 1;
    }
    counts
}

fn turns(state: &State, who: Observer) -> Vec<TurnView> {
    let turn = |(number, turn): (usize, &crate::state::Turn)| TurnView {
        turn: number as u8 + 1,
        plays: plays_view(state, &turn.plays, |city| state.player_in(city, number), who),
        from_discard: turn
            .from_discard
            .iter()
            .map(|&Salvage { city, card, discarded }| SalvageView { city, card, discarded })
            .collect(),
    };
    state.trail.iter().enumerate().map(turn).collect()
}

/// Returns true if a seat knows a card that was played face down in this age.
fn hides_plays(state: &State, seat: Seat) -> bool {
    let theirs = |city, turn| state.teams.side(state.player_in(city, turn)).contains(seat);
    state.trail.iter().enumerate().any(|(number, turn)| {
        turn.plays.iter().any(|(city, play)| play.is_some_and(|play| play.hides()) && theirs(city, number))
    })
}

fn you(rules: &SevenWonders, state: &State, seat: Seat) -> You {
    let looks = state
        .asking()
        .is_some_and(|ask| matches!(ask.what, What::FromDiscard(_)) && state.player_of(ask.city) == seat);
    let mut discarded: Vec<_> =
        state.discard.iter().filter(|d| d.known.contains(seat)).map(|d| d.card).collect();
    discarded.sort_unstable();
    let drawn = state.drawn.iter().enumerate();
    You {
        seat,
        hand: state.hands[seat].to_vec(),
        picks: state.cities_of(seat).filter_map(|city| state.picks[city]).collect(),
        offers: state.kept.offers(&state.hands, seat, || offers(rules, state, seat, Scope::Quoted)),
        held: held(state, seat),
        drawn: drawn
            .map(|(turn, card)| (state.free_city_player_in(turn) == Some(seat)).then_some(*card))
            .collect(),
        known: state.known_hands(seat),
        discarded,
        pile: looks.then(|| state.sorted_discard()),
        leaders: state.court.as_ref().map(|court| OwnLeaders {
            hand: court.hands[seat].to_vec(),
            pack: court.pack_of(seat).to_vec(),
            deed: court.deeds[seat],
            looks: court.looks(seat).iter().map(|look| look.to_vec()).collect(),
            discarded: court.discarded[seat].to_vec(),
            given: court.given_to(seat).to_vec(),
        }),
        tiles: state.tower.as_ref().map(|tower| OwnTiles {
            hand: tower.hand(seat).to_vec(),
            pack: tower.packs.held(seat).to_vec(),
            deed: tower.deeds[seat],
            looks: tower.packs.looks(seat).iter().map(|look| look.to_vec()).collect(),
            pending: tower.pending[seat],
        }),
        foreseen: foreseen(state, seat),
        partner: state.partner(seat).map(|partner| Partner {
            seat: partner,
            hand: state.hands[partner].to_vec(),
            held: held(state, partner),
        }),
        paid: state.paid[seat],
    }
}

/// Returns the hands of this age that a seat has held, by turn.
fn held(state: &State, seat: Seat) -> Vec<Vec<Card>> {
    (0..state.hands_so_far()).map(|turn| state.hand_in(seat, turn).to_vec()).collect()
}

/// Returns the cards of the ages after that in which the Sith Lord came.
pub(crate) fn foreseen(state: &State, seat: Seat) -> Vec<Foreseen> {
    let Some(since) = state.cities[seat].foresees else { return Vec::new() };
    let cards = |age| {
        let mut cards = state.deck(age);
        cards.sort_unstable();
        Foreseen { age, cards }
    };
    (since + 1..=3).map(cards).collect()
}

fn city_view(state: &State, seat: Seat, city: &City, who: Observer) -> CityView {
    let standing = &city.standing;
    let known = |marked: &Marked| who.is_in(marked.known) || state.unearths(marked.face);
    CityView {
        seat: (Some(seat) != state.free_city()).then_some(seat),
        left: state.left.contains(seat),
        wonder: city.wonder,
        side: city.side,
        stages: city
            .stages_built()
            .map(|(stage, marked)| marker_view(&marked, known(&marked), city.shows_colour(stage)))
            .collect(),
        places: places(city),
        copied_stages: city.copied_stages.to_vec(),
        cards: city.built().collect(),
        leaders: city.leaders().collect(),
        copies: city.copies().collect(),
        tombs: city
            .tombs
            .iter()
            .map(|tomb| TombView { stage: tomb.stage, leader: tomb.leader, points: tomb.points })
            .collect(),
        paid: paid(state, city),
        used: used(city),
        named: city.named,
        took_coins: state.plan.leaders && city.took_coins,
        coins: city.coins,
        shields: strength::shields(&state.cities, seat),
        victories: city.victories,
        defeats: city.defeats,
        diplomacy: city.diplomacy,
        fresh: city.fresh,
        void: city.void,
        debts: city.debts,
        projects: city.projects(),
        penalties: city.penalties,
        bare: city.bare,
        sources: sources(city),
        prices: PricesView {
            raw_left: standing.left_price.raw,
            raw_right: standing.right_price.raw,
            manufactured_left: standing.left_price.manufactured,
            manufactured_right: standing.right_price.manufactured,
            first_left: standing.left_price.first_cheaper,
            first_right: standing.right_price.first_cheaper,
        },
        free_build: city.free_build(),
        free_black: city.free_black(),
        symbols: standing.science.symbols,
        wild_symbols: standing.science.wild,
        masks: standing.science.masks,
        tally: scoring::tally(&state.cities, seat),
    }
}

/// Returns the view of a marker. `known`: the observer knows it. `shown`: its colour is public.
fn marker_view(marker: &Marked, known: bool, shown: bool) -> Marker {
    let leader = |leader, lies| Marker { age: 0, card: None, leader, lies, colour: None };
    match marker.face {
        Face::Card(card) => {
            let (age, colour) = (card.facts().age, shown.then_some(card.facts().colour));
            Marker { age, card: known.then_some(card), leader: None, lies: Lies::Down, colour }
        }
        Face::Leader(face) => leader(known.then_some(face), Lies::Down),
        Face::Open(face) => leader(Some(face), Lies::Up),
        Face::Bare => leader(None, Lies::Nothing),
    }
}

/// Returns the places of the stages that are built, unless they are the first ones.
fn places(city: &City) -> Vec<u8> {
    let in_order = city.stages_built().enumerate().all(|(at, (stage, _))| at == usize::from(stage));
    if in_order { Vec::new() } else { city.stages_built().map(|(stage, _)| stage).collect() }
}

/// Returns the coins paid for leaders, if a wonder can make them count.
fn paid(state: &State, city: &City) -> Vec<PaidView> {
    let counts = || state.cities.iter().any(|(_, city)| city.can_entomb());
    if city.paid.is_empty() || !counts() {
        return Vec::new();
    }
    city.paid.iter().map(|(leader, coins)| PaidView { leader: *leader, coins: *coins }).collect()
}

/// Returns the leaders whose once-a-match power is used up.
fn used(city: &City) -> Vec<Leader> {
    let used = [(city.kept_hands, Leader::Esteban), (city.traded, Leader::Vercingetorix)];
    used.into_iter().filter(|(used, _)| *used).map(|(_, leader)| leader).collect()
}

/// Returns the sources of the board, cards, stages and leaders.
fn sources(city: &City) -> Vec<Source> {
    let source = |thing: Thing, lasting: &Lasting| {
        let derived = |one_of: ResourceSet, units| {
            let one_of: Vec<_> = one_of.iter().collect();
            (!one_of.is_empty()).then_some(Source { one_of, units, sold: false, endless: false })
        };
        match *lasting {
            Lasting::Produce { one_of, units, sold } => {
                let endless = city.standing.is_endless(thing);
                let source = Source { one_of: one_of.to_vec(), units, sold, endless };
                (!city.standing.is_idle(thing)).then_some(source)
            }
            Lasting::ProduceAgain { units } => derived(city.standing.made_for_sale(), units),
            Lasting::ProduceMissing { units } => derived(city.standing.unprinted(), units),
            Lasting::FirstUnit { .. }
            | Lasting::Discount { .. }
            | Lasting::Bank { .. }
            | Lasting::Cost { .. }
            | Lasting::Shields { .. }
            | Lasting::Price { .. }
            | Lasting::Endless
            | Lasting::Idle { .. }
            | Lasting::Science { .. } => None,
        }
    };
    let lasting = |effect: &'static Effect| match effect {
        Effect::Lasting(lasting) => Some(lasting),
        Effect::Once(_) | Effect::Each(_) | Effect::Worth(_) | Effect::Rule(_) => None,
    };
    let of =
        |thing: Thing| thing.effects().iter().filter_map(lasting).filter_map(move |it| source(thing, it));
    city.things().flat_map(of).collect()
}

/// Returns the view of a play of that player.
pub(crate) fn play_view(state: &State, city: Seat, player: Seat, play: Play, who: Observer) -> PlayView {
    let Play { card, how, income, stage, opened, discarded, shown } = play;
    // An observer of a hand also sees the cards that leave it.
    let knows = !play.hides() || who.is_in(state.teams.side(player)) || state.unearths_play(how, card);
    let stage = stage.filter(|_| state.plan.leaders || state.plan.packs);
    let colour = shown.then_some(card.facts().colour);
    let how = match how {
        // Only its player knows the tile before it lies on the tower.
        How::Tile { tile } => {
            let waits = state
                .tower
                .as_ref()
                .is_some_and(|tower| tower.pending[city].is_some() && tower.pending[city] == tile);
            How::Tile { tile: tile.filter(|_| !waits || who.is(city)) }
        }
        How::Build { .. }
        | How::Chain
        | How::Power
        | How::Plenty { .. }
        | How::Join { .. }
        | How::Stage { .. }
        | How::OtherStage { .. }
        | How::FreeStage { .. }
        | How::Discard => how,
    };
    PlayView { city, card: knows.then_some(card), how, income, stage, opened, discarded, colour }
}

/// Returns the views of the plays of a turn; `players` maps a city to its player.
pub(crate) fn plays_view(
    state: &State,
    plays: &BySeat<Option<Play>>,
    players: impl Fn(Seat) -> Seat,
    who: Observer,
) -> Vec<PlayView> {
    let view = |city, play| play_view(state, city, players(city), play, who);
    plays.iter().filter_map(|(city, play)| Some(view(city, (*play)?))).collect()
}
