//! A second opinion: matches are played by the rules crate and refereed by a plain retelling of the rulebook,
//! which shares only the printed cards and boards with it. Every choice offered, every hand, purse, city, token
//! and point is compared.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

mod asked;
mod babel;
mod boards;
mod city;
mod conflicts;
mod decks;
mod losses;
mod market;
mod matching;
mod projects;
mod rulebook;
mod run;
mod science;

use std::collections::{BTreeMap, BTreeSet};

use contract::{Log, Observer, Phase, Purpose, Rules as _, Seat, SeatCount, Seed, below, pick};
use contract_laws::any_mixes;
use seven_wonders::{
    BoardTileView, Boards, Card, How, Intent, Leader, LeaderDraft, LeaderHow, Leaders, Options, Project,
    SevenWonders, SideChoice, Stage, State, Tile, View, Wonder, Wonders,
};

use asked::{After, settle};
use babel::Tower;
use city::City;
use losses::collect;
use rulebook::Referee;

/// A deal of a kind of match. The long run deals each of its kinds otherwise; the others have no salt.
#[derive(Clone, Copy, Debug)]
struct Deal {
    salt: u16,
    number: u32,
}

impl Deal {
    fn bytes(self, n: u8) -> [u8; 32] {
        let mut bytes = [n; 32];
        let number = self.number.to_le_bytes();
        bytes[0] = number[0];
        (1..4).for_each(|at| bytes[at] ^= number[at]);
        let salt = self.salt.to_le_bytes();
        (4..6).for_each(|at| bytes[at] ^= salt[at - 4]);
        bytes
    }
}

/// Plays a match; builds more often than pure chance would, so that cities grow. What came up in it.
///
/// # Panics
///
/// If the engine and the retelling differ.
fn referee(n: u8, deal: Deal, options: Options) -> BTreeSet<String> {
    let seats = SeatCount::new(n).unwrap();
    let rules = SevenWonders::new(seats, options).unwrap();
    let with_leaders = options.leaders != Leaders::Off;
    let bytes = deal.bytes(n);
    let mut state = rules.start(Seed::from_bytes(bytes));
    let mut rng = Seed::from_bytes(bytes).stream(Purpose(99), 0);
    let mut second = Seed::from_bytes(bytes).stream(Purpose(98), 0);
    let seat_of = |city: usize| Seat::new(city, SeatCount::new(8).unwrap()).unwrap();
    let view = |state: &_, seat: usize| rules.view(state, Observer::Seat(Seat::new(seat, seats).unwrap()));
    let public = |state: &_| rules.view(state, Observer::Public);
    let mut play = |state: &mut _, seat: usize, offered: &BTreeSet<Intent>| {
        let grows = |intent: &&Intent| {
            !matches!(
                intent,
                Intent::Play { how: How::Discard, .. } | Intent::Lead { how: LeaderHow::Discard, .. }
            )
        };
        let grown: Vec<Intent> = offered.iter().filter(grows).copied().collect();
        let all: Vec<Intent> = offered.iter().copied().collect();
        let joins = |intent: &&Intent| matches!(intent, Intent::Play { how: How::Join { .. }, .. });
        let joining: Vec<Intent> = offered.iter().filter(joins).copied().collect();
        let from = if !joining.is_empty() && below(&mut rng, 4) > 0 {
            &joining
        } else if grown.is_empty() || below(&mut rng, 5) == 0 {
            &all
        } else {
            &grown
        };
        let intent = *pick(from, &mut rng).unwrap();
        rules.apply(state, Seat::new(seat, seats).unwrap(), &intent, &mut Log::unread()).unwrap();
        intent
    };
    boards::choose(&rules, &mut state, &options, &mut play);
    let begin = public(&state);
    let city = |seat: Seat| City {
        board: begin.cities[seat].wonder.zip(begin.cities[seat].side),
        cards: vec![],
        stages: BTreeMap::new(),
        borrowed: vec![],
        coins: if with_leaders { 6 } else { 3 },
        won: vec![],
        defeats: 0,
        debts: 0,
        peace: vec![],
        used: vec![],
        leaders: vec![],
        paid: BTreeMap::new(),
        tombs: vec![],
        took: false,
        copies: vec![],
        kept: false,
        traded: false,
        named: None,
        open: babel::Open::default(),
        part: projects::Part::default(),
    };
    let players = seats.get();
    let mut cities: Vec<City> = begin.cities.iter().map(|(seat, _)| city(seat)).collect();
    let n = cities.len();
    boards::found(&mut cities);
    let mut referee = Referee {
        n,
        age: 0,
        turn: 0,
        cities,
        hands: vec![],
        discard: vec![],
        unseen: 0,
        leader_hands: vec![],
        leaders_gone: vec![0; n],
        given: vec![],
        draws: 0,
        todo: vec![],
        hands_stay: false,
        debts: options.cities,
        partner: (0..n).map(|seat| options.teams.then_some(seat ^ 1)).collect(),
        lost: vec![0; n],
        void: vec![],
        in_phase: false,
        tower: options.tower.then(|| Tower::new(n)),
        project: None,
        met: BTreeSet::new(),
    };
    let mut pile: usize;
    let mut aside = 0;
    // All but one card of a hand are played.
    let hand = if options.cities && players < 8 { 8 } else { 7 };
    let turns = hand as u8 - 1;
    if with_leaders {
        referee.leader_hands = draft_leaders(&rules, &mut state, &options, &mut play);
    }
    if let Some(tower) = &mut referee.tower {
        let babel = referee.cities.iter().position(|city| city.is(Wonder::Babel));
        draft_tiles(&rules, &mut state, tower, babel, &mut play);
    }
    for age in 1..=3 {
        referee.age = age;
        referee.hands = (0..players).map(|seat| view(&state, seat).you.unwrap().hand).collect();
        pile = if players == 2 { 7 } else { 0 };
        assert!(players == 2 || referee.hands.iter().all(|held| held.len() == hand), "age {age}");
        aside += decks::check(&referee.hands, age, options);
        assert_eq!(usize::from(public(&state).aside), aside);
        referee.cities.iter_mut().for_each(|city| city.used.clear());
        if with_leaders {
            referee.turn = 1;
            let mut deeds = Vec::new();
            for seat in 0..players {
                let seen = view(&state, seat);
                referee.compare(&seen, seat, 0);
                let listed: BTreeSet<Intent> = rules.choices(&seen).intents.into_iter().collect();
                let hand = seen.you.unwrap().leaders.unwrap().hand;
                referee.leader_hands[seat].sort_unstable();
                assert_eq!(hand, referee.leader_hands[seat]);
                if hand.is_empty() {
                    assert!(listed.is_empty());
                    continue;
                }
                let legal = referee.leader_choices(seat, &hand);
                same(&listed, &legal, &format!("age {age}, leaders of seat {seat}, {}", referee.under(seat)));
                let Intent::Lead { leader, how } = play(&mut state, seat, &listed) else { unreachable!() };
                deeds.push((seat, leader, how));
            }
            referee.lead(&deeds);
            referee.in_phase = true;
            settle(&rules, &mut state, &mut referee, After::Rest, &mut play);
            referee.in_phase = false;
            referee.tiles_act();
        }
        referee.project_begins(&public(&state));
        for turn in 1..=turns {
            referee.turn = turn;
            referee.cities.iter_mut().for_each(|city| city.took = false);
            if players == 2 {
                pile -= 1;
                let player = referee.player(2);
                let you = view(&state, player).you.unwrap();
                if turn > 1 {
                    referee.hands[player].push(you.drawn.last().unwrap().unwrap());
                }
                assert_eq!(public(&state).pile as usize, pile);
                assert_eq!(public(&state).free_city_player.unwrap().number(), player);
            }
            let mut plays = BTreeMap::new();
            for (seat, city) in (0..players).flat_map(|seat| [(seat, seat), (seat, players)]) {
                if city >= n || referee.player(city) != seat {
                    continue;
                }
                // Players who have laid something think again, now and then.
                let again: Vec<usize> =
                    plays.keys().copied().filter(|_| below(&mut second, 3) == 0).collect();
                for city in again.into_iter().chain([city]) {
                    let seat = referee.player(city);
                    let seen = view(&state, seat);
                    referee.compare(&seen, seat, turn);
                    let mut asked = seen;
                    let offers = &mut asked.you.as_mut().unwrap().offers;
                    offers.truncate(if city == seat { 1 } else { 2 });
                    let listed: BTreeSet<Intent> = rules.choices(&asked).intents.into_iter().collect();
                    let legal = referee.choices(city, &referee.hand_for(city, &plays));
                    same(
                        &listed,
                        &legal,
                        &format!("age {age} turn {turn} city {city}, {}", referee.under(city)),
                    );
                    let Intent::Play { card, how, .. } = play(&mut state, seat, &listed) else {
                        unreachable!()
                    };
                    plays.insert(city, (card, how));
                    if plays.len() < n {
                        referee.free_city_stands(&view(&state, seat), seat, &mut plays);
                    }
                }
            }
            for (city, (card, how)) in &plays {
                let lies = Intent::Play { city: seat_of(*city), card: *card, how: *how };
                let legal = referee.choices(*city, &referee.hand_for(*city, &plays));
                assert!(legal.contains(&lies), "{deal:?}, age {age} turn {turn}: {lies:?}");
            }
            referee.resolve(&plays);
            collect(&rules, &mut state, &mut referee, &mut play);
            if turn == turns {
                let able: Vec<usize> =
                    (0..players).filter(|seat| referee.cities[*seat].plays_last_cards()).collect();
                for seat in (0..players).filter(|seat| !able.contains(seat)) {
                    referee.discard.append(&mut referee.hands[seat]);
                }
                referee.unseen += pile;
                for seat in able {
                    let listed: BTreeSet<Intent> =
                        rules.choices(&view(&state, seat)).intents.into_iter().collect();
                    let legal = referee.choices(seat, &referee.hands[seat]);
                    same(
                        &listed,
                        &legal,
                        &format!("age {age}, last card of seat {seat}, {}", referee.under(seat)),
                    );
                    let Intent::Play { card, how, .. } = play(&mut state, seat, &listed) else {
                        unreachable!()
                    };
                    referee.resolve(&BTreeMap::from([(seat, (card, how))]));
                    collect(&rules, &mut state, &mut referee, &mut play);
                }
            }
            let after = if turn < turns { After::Turn } else { After::Rest };
            settle(&rules, &mut state, &mut referee, after, &mut play);
            referee.places_tiles();
            if turn < turns && !std::mem::take(&mut referee.hands_stay) {
                referee.pass();
            }
        }
        referee.cities.iter_mut().for_each(|city| city.took = false);
        referee.project_ends();
        settle(&rules, &mut state, &mut referee, After::Project, &mut play);
        let fought = public(&state).conflicts.len();
        assert_eq!(fought, usize::from(age), "age {age}: conflicts wait for {:?}", public(&state).stage);
        for (seat, fought) in referee.fight().into_iter().enumerate() {
            let told = public(&state).conflicts[usize::from(age) - 1][seat_of(seat)];
            let usual = [referee.left(seat), referee.right(seat)].map(Some);
            let foes = told.foes.map_or(usual, |foes| foes.map(|foe| foe.map(Seat::number)));
            assert_eq!((told.away, foes), (fought.away, fought.foes), "age {age}, conflicts of seat {seat}");
            let gets = [told.left, told.right].map(i16::from);
            assert_eq!(gets, fought.gets, "age {age}, conflicts of seat {seat}");
            let fights = foes.iter().any(Option::is_some);
            assert!(!fights || told.tokens == fought.tokens, "age {age}, conflicts of seat {seat}");
        }
        settle(&rules, &mut state, &mut referee, After::Rest, &mut play);
    }
    let Phase::Over(outcome) = rules.phase(&state) else { panic!("the match is over") };
    referee.compare(&public(&state), usize::MAX, 0);
    let totals: Vec<i16> = (0..n).map(|seat| referee.total(seat)).collect();
    let side =
        |seat: usize| -> Vec<usize> { [Some(seat), referee.partner[seat]].into_iter().flatten().collect() };
    // Partners add up what they have.
    let sums: Vec<(i16, u16)> = (0..n)
        .map(|seat| {
            let all = side(seat);
            (all.iter().map(|s| totals[*s]).sum(), all.iter().map(|s| referee.cities[*s].coins).sum())
        })
        .collect();
    let most = sums[..players].iter().max().unwrap();
    let first = |seat: usize| sums[seat] == *most;
    // Who has named a winner comes right after them.
    let named = |seat: usize| {
        let says = |s: usize| referee.cities[s].named.filter(|_| referee.cities[s].led_by(Leader::Pythia));
        side(seat).into_iter().any(|s| says(s).is_some_and(first))
    };
    let keys: Vec<_> = (0..n).map(|seat| (first(seat), named(seat), sums[seat])).collect();
    for (seat, place) in outcome.places.iter() {
        let total = outcome.sheet.last().unwrap().points[seat];
        assert_eq!(total, i32::from(totals[seat.number()]), "{deal:?}, {seat}");
        let better = keys[..players].iter().filter(|key| **key > keys[seat.number()]).count();
        assert_eq!(usize::from(*place), better / side(seat.number()).len() + 1);
    }
    referee.cities.iter().for_each(|city| referee.met.extend(city.of_cities()));
    referee.met
}

/// Fails if they differ, and says in what.
fn same(listed: &BTreeSet<Intent>, legal: &BTreeSet<Intent>, when: &str) {
    let [more, missing] = [listed - legal, legal - listed];
    assert!(
        more.is_empty() && missing.is_empty(),
        "{when}: offered but not legal {more:?}, legal but not offered {missing:?}"
    );
}

/// What a player may do is compared, and one of it done.
type Play<'a> = &'a mut dyn FnMut(&mut State, usize, &BTreeSet<Intent>) -> Intent;

/// Four leaders for everybody, of whom each keeps one and passes the others to the right, until all are kept; or all
/// are kept at once. Whom everybody has then.
fn draft_leaders(
    rules: &SevenWonders,
    state: &mut State,
    options: &Options,
    play: Play<'_>,
) -> Vec<Vec<Leader>> {
    let seats = rules.seats();
    let n = seats.get();
    let view =
        |state: &State, seat: usize| rules.view(state, Observer::Seat(Seat::new(seat, seats).unwrap()));
    let own = |state: &State, seat: usize| view(state, seat).you.unwrap().leaders.unwrap();
    let drafted = options.leader_draft == LeaderDraft::Drafted;
    let mut kept: Vec<Vec<Leader>> = vec![vec![]; n];
    let mut packs: Vec<Vec<Leader>> =
        (0..n).map(|seat| if drafted { own(state, seat).pack } else { own(state, seat).hand }).collect();
    assert!(packs.iter().all(|pack| pack.len() == 4), "four leaders each");
    let dealt: BTreeSet<Leader> = packs.iter().flatten().copied().collect();
    assert_eq!(dealt.len(), 4 * n, "each leader is there once");
    dealt.iter().for_each(|leader| assert!(decks::has_leader(*leader, options), "{leader:?} is dealt"));
    if !drafted {
        return packs;
    }
    // The last leader of a pack is kept without a question.
    for round in 0..3 {
        for (seat, pack) in packs.iter_mut().enumerate() {
            let seen = view(state, seat);
            assert_eq!(seen.stage, Stage::Draft);
            let listed: BTreeSet<Intent> = rules.choices(&seen).intents.into_iter().collect();
            let can: BTreeSet<Intent> = pack.iter().map(|leader| Intent::Keep { leader: *leader }).collect();
            same(&listed, &can, &format!("round {round} of seat {seat}"));
            let Intent::Keep { leader } = play(state, seat, &can) else { unreachable!() };
            pack.retain(|other| *other != leader);
            kept[seat].push(leader);
        }
        packs.rotate_left(1);
    }
    kept.iter_mut().zip(packs).for_each(|(kept, last)| kept.extend(last));
    (0..n).for_each(|seat| assert_eq!(sorted(&own(state, seat).hand), sorted(&kept[seat]), "seat {seat}"));
    kept
}

/// Everybody keeps one tile of a pack and passes the others to the right, until all are kept.
fn draft_tiles(
    rules: &SevenWonders,
    state: &mut State,
    tower: &mut Tower,
    babel: Option<usize>,
    play: Play<'_>,
) {
    let (n, seats) = (tower.kept.len(), rules.seats());
    let pack = |state: &State, seat: usize| -> Vec<u8> {
        let view = rules.view(state, Observer::Seat(Seat::new(seat, seats).unwrap()));
        assert_eq!(view.stage, Stage::Tiles);
        view.you.unwrap().tiles.unwrap().pack.into_iter().map(u8::from).collect()
    };
    let mut packs: Vec<Vec<u8>> = (0..n).map(|seat| pack(state, seat)).collect();
    let dealt: BTreeSet<u8> = packs.iter().flatten().copied().collect();
    assert!(packs.iter().all(|pack| pack.len() == 3), "three tiles each");
    assert_eq!(dealt.len(), 3 * n, "each tile is there once");
    assert!(dealt.iter().all(|tile| (1..=24).contains(tile)));
    // The last tile of a pack is kept without a question.
    for round in 0..2 {
        #[expect(clippy::needless_range_loop, reason = "other lists are read by the seat as well")]
        for seat in 0..n {
            assert_eq!(pack(state, seat), packs[seat], "round {round} of seat {seat}");
            let can =
                packs[seat].iter().map(|tile| Intent::KeepTile { tile: Tile::try_from(*tile).unwrap() });
            let can: BTreeSet<Intent> = can.collect();
            let view = rules.view(state, Observer::Seat(Seat::new(seat, seats).unwrap()));
            let listed: BTreeSet<Intent> = rules.choices(&view).intents.into_iter().collect();
            assert_eq!(listed, can);
            let Intent::KeepTile { tile } = play(state, seat, &can) else { unreachable!() };
            packs[seat].retain(|other| *other != tile.number());
            tower.kept[seat].push(tile.number());
        }
        packs.rotate_left(1);
    }
    tower.kept.iter_mut().zip(packs).for_each(|(kept, last)| kept.extend(last));
    // Babel has one more, as long as there are some that nobody was dealt.
    let own = |seat: usize| {
        let view = rules.view(state, Observer::Seat(Seat::new(seat, seats).unwrap()));
        view.you.unwrap().tiles.unwrap().hand
    };
    if let Some(seat) = babel.filter(|_| dealt.len() < 24) {
        let besides: Vec<u8> =
            own(seat).into_iter().map(u8::from).filter(|tile| !tower.kept[seat].contains(tile)).collect();
        assert!(besides.len() == 1 && !dealt.contains(&besides[0]), "{besides:?} of {dealt:?}");
        tower.kept[seat].extend(besides);
    }
    tower.kept.iter_mut().for_each(|kept| kept.sort_unstable());
}

/// A city builds of the discard pile.
fn salvage(rules: &SevenWonders, state: &mut State, referee: &mut Referee, seat: usize, play: Play<'_>) {
    let seats = rules.seats();
    let view =
        |state: &State, seat: usize| rules.view(state, Observer::Seat(Seat::new(seat, seats).unwrap()));
    let player = referee.player(seat);
    if let Some(mut pile) = view(state, player).you.unwrap().pile {
        for card in &referee.discard {
            pile.remove(pile.iter().position(|other| other == card).unwrap());
        }
        assert_eq!(pile.len(), referee.unseen);
        referee.discard.append(&mut pile);
        referee.unseen = 0;
    }
    let here = |card: &&Card| referee.cities[seat].cards.iter().any(|c| c.facts().en == card.facts().en);
    let can: BTreeSet<Intent> = referee
        .discard
        .iter()
        .filter(|card| !here(card))
        .map(|card| Intent::FromDiscard { card: *card })
        .collect();
    if can.is_empty() {
        return;
    }
    let listed: BTreeSet<Intent> = rules.choices(&view(state, player)).intents.into_iter().collect();
    let mut expected = can.clone();
    expected.insert(Intent::Decline);
    assert_eq!(
        listed,
        expected,
        "age {} turn {} seat {seat} builds from the discard pile, {}: {:?}",
        referee.age,
        referee.turn,
        referee.under(seat),
        view(state, player).stage
    );
    let Intent::FromDiscard { card } = play(state, player, &can) else { unreachable!() };
    let at = referee.discard.iter().position(|c| *c == card).unwrap();
    referee.discard.remove(at);
    referee.cities[seat].cards.push(card);
    let (gains, mut bank) = (vec![0; referee.n], vec![0; referee.n]);
    bank[seat] = referee.bonus(seat, card);
    referee.come(&[(seat, card.facts().effects, None, None)], gains, bank);
}

fn sorted<T: Ord + Copy>(all: &[T]) -> Vec<T> {
    let mut all = all.to_vec();
    all.sort_unstable();
    all
}

impl Referee {
    /// The cards that may be played for a city beside what lies for its player's own.
    fn hand_for(&self, city: usize, plays: &BTreeMap<usize, (Card, How)>) -> Vec<Card> {
        let player = self.player(city);
        let mut hand = self.hands[player].clone();
        if let Some((own, _)) = plays.get(&player).filter(|_| player != city) {
            hand.remove(hand.iter().position(|held| held == own).unwrap());
        }
        hand
    }

    /// What lies for the Free city lies on if it may beside what its player's own city plays now; otherwise
    /// something that may.
    fn free_city_stands(&self, seen: &View, seat: usize, plays: &mut BTreeMap<usize, (Card, How)>) {
        let free = self.hands.len();
        let Some((card, how)) = plays.get(&free).copied().filter(|_| self.player(free) == seat) else {
            return;
        };
        let legal = self.choices(free, &self.hand_for(free, plays));
        let lies = seen.you.as_ref().unwrap().picks[1];
        let now = Intent::Play { city: lies.city, card: lies.card, how: lies.how };
        let before = Intent::Play { city: lies.city, card, how };
        assert!(legal.contains(&now), "{now:?} is not among {legal:?}");
        assert!(now == before || !legal.contains(&before), "{before:?} could stay");
        plays.insert(free, (lies.card, lies.how));
    }

    fn compare(&self, seen: &View, seat: usize, turn: u8) {
        for (at, city) in seen.cities.iter() {
            let own = &self.cities[at.number()];
            assert_eq!(
                (city.coins, city.stages.len()),
                (own.coins, own.stages.len()),
                "age {} turn {turn} {at}",
                self.age
            );
            assert_eq!(sorted(&city.cards), sorted(&own.cards), "age {} turn {turn} {at}", self.age);
            let shields = self.shields(at.number());
            assert_eq!((i16::from(city.shields), i16::from(city.defeats)), (shields, own.defeats));
            assert_eq!(sorted(&city.leaders), sorted(&own.leaders));
            let tombs = city.tombs.iter().map(|tomb| (tomb.leader, i16::from(tomb.points), tomb.stage));
            assert_eq!(tombs.collect::<Vec<_>>(), own.tombs, "{at}");
            if let Some(leaders) = &seen.leaders {
                let hand = usize::from(leaders.hands[at]);
                assert_eq!(hand, self.leader_hands[at.number()].len());
                assert_eq!(usize::from(leaders.discarded[at]), self.leaders_gone[at.number()]);
            }
            assert_eq!(
                (city.debts, usize::from(city.diplomacy)),
                (own.debts, own.peace.len()),
                "age {} turn {turn} {at}",
                self.age
            );
            let (part, id) = (&own.part, |project: &Project| project.facts().id);
            let tokens = |ids: &[&str]| city.projects.iter().filter(|p| ids.contains(&id(p))).count();
            let kept = [&["belvedere"][..], &["cranes", "sewer-network"], &["factory"]].map(tokens);
            assert_eq!(kept, [part.free_stages, part.free_cards, part.any_colour].map(usize::from), "{at}");
            let lasting = ["obelisk", "smelter", "menagerie", "triumphal-arches", "archives"];
            assert_eq!(
                tokens(&lasting),
                part.lasting.len() + usize::from(part.sets > 0) * (part.sets / 3) as usize
            );
            assert_eq!((i16::from(city.penalties), city.bare), (part.lost, part.no_board), "{at}");
            let won: i16 = city.victories.iter().zip([1, 3, 5]).map(|(n, value)| i16::from(*n) * value).sum();
            assert_eq!(won, own.won.iter().sum::<i16>());
        }
        assert_eq!(
            seen.discarded.iter().map(|n| usize::from(*n)).sum::<usize>(),
            self.discard.len() + self.unseen
        );
        if let Some((tower, shown)) = self.tower.as_ref().zip(seen.tower.as_ref()) {
            let placed: Vec<_> = shown.placed.iter().map(|at| (at.tile.number(), at.seat.number())).collect();
            assert_eq!(placed, tower.placed);
            let on_board = |at: &BoardTileView| (at.tile.number(), at.seat.number(), at.on);
            assert_eq!(shown.boards.iter().map(on_board).collect::<Vec<_>>(), tower.boards);
            assert_eq!(usize::from(shown.places), tower.slots());
            if let Some(own) = seen.you.as_ref().and_then(|you| you.tiles.as_ref()) {
                let hand: Vec<u8> = own.hand.iter().map(|tile| tile.number()).collect();
                assert_eq!(hand, tower.kept[seat], "tiles of seat {seat}");
            }
            let hands: Vec<_> = shown.hands.iter().map(|(_, many)| usize::from(*many)).collect();
            assert_eq!(hands, tower.kept.iter().map(Vec::len).collect::<Vec<_>>());
        }
        if let Some((project, shown)) = self.project.zip(seen.projects.last()) {
            assert_eq!((project.id, usize::from(shown.needed)), (shown.project.facts().id, self.wanted()));
            let taken = shown.taken.iter().map(|(_, tokens)| *tokens);
            assert!(taken.eq(self.cities.iter().map(|city| city.part.tokens)), "{shown:?}");
        }
        if let Some(you) = &seen.you {
            let mut hand = self.hands[seat].clone();
            hand.sort_unstable();
            assert_eq!(you.hand, hand, "age {} turn {turn} seat {seat}", self.age);
            let partner = you.partner.as_ref().map(|partner| (partner.seat.number(), sorted(&partner.hand)));
            let expected = self.partner[seat].map(|other| (other, sorted(&self.hands[other])));
            assert_eq!(partner, expected, "partners see each other's hands");
        }
    }
}

/// Referees so many matches of each kind; what came up in them. All are played before a difference fails the test.
fn all(usual: u32, kinds: impl IntoIterator<Item = (u8, Options)>) -> BTreeSet<String> {
    let (mut met, mut differ) = (BTreeSet::new(), Vec::new());
    for (n, options) in kinds {
        for number in 0..usual {
            match std::panic::catch_unwind(|| referee(n, Deal { salt: 0, number }, options)) {
                Ok(more) => met.extend(more),
                Err(_) => {
                    let options = serde_json::to_string(&options).unwrap();
                    eprintln!("the difference above is of {n} players, deal {number}, options {options}");
                    differ.push((n, number, options));
                }
            }
        }
    }
    assert!(differ.is_empty(), "{} matches differ: {differ:?}", differ.len());
    met
}

const PLAIN: Options = Options {
    wonders: Wonders::Dealt,
    sides: SideChoice::Random,
    leaders: Leaders::Off,
    leader_draft: LeaderDraft::Drafted,
    cities: false,
    teams: false,
    tower: false,
    projects: false,
    boards: Boards::Boxes,
};
/// Every leader there is, as they are dealt.
const LED: Options = Options { leaders: Leaders::Everything, leader_draft: LeaderDraft::Dealt, ..PLAIN };

#[test]
fn two_players_and_the_free_city() {
    all(16, [(2, PLAIN)]);
}

#[test]
fn three_players() {
    all(12, [(3, PLAIN)]);
}

#[test]
fn four_to_seven_players() {
    all(6, [(4, PLAIN), (5, PLAIN)]);
    all(4, [(6, PLAIN), (7, PLAIN)]);
}

#[test]
fn leaders_of_the_box() {
    all(12, (3..=7).map(|n| (n, Options { leaders: Leaders::Box, ..PLAIN })));
}

#[test]
fn leaders_of_everywhere() {
    all(12, (3..=7).map(|n| (n, LED)));
}

/// Everything of these comes up in the usual number of deals: none of it is taken on trust.
fn comes_up(met: &BTreeSet<String>, wanted: impl IntoIterator<Item = String>) {
    let missing: Vec<String> = wanted.into_iter().filter(|what| !met.contains(what)).collect();
    assert!(missing.is_empty(), "nothing was seen of {missing:?}, only of {met:?}");
}

const OF_LOSSES: [&str; 4] =
    ["all of a loss is paid", "some of a loss is owed", "all of a loss is owed", "a loss without coins"];

/// With seven turns, and with six for eight players: each black card and guild, both wonders, and each way to lose and to
/// fight.
#[test]
fn cities() {
    let met = all(8, (3..=8).map(|n| (n, Options { cities: true, ..PLAIN })));
    let cards = Card::all().filter(|card| card.needs_cities()).map(|card| format!("{card:?}"));
    comes_up(&met, cards);
    comes_up(&met, OF_LOSSES.map(str::to_owned));
    let stages = [(Wonder::Petra, 3), (Wonder::Petra, 2), (Wonder::Byzantium, 3), (Wonder::Byzantium, 2)];
    comes_up(&met, stages.map(|(wonder, stages)| format!("all {stages} stages of {wonder:?}")));
    let fights = ["2 of 3 fight", "2 of 4 fight", "3 of 8 fight", "a mask and a wild symbol", "two masks"];
    comes_up(&met, fights.map(str::to_owned));
}

#[test]
fn cities_with_leaders() {
    let official = Options { cities: true, leaders: Leaders::Official, ..PLAIN };
    let met = all(6, (3..=8).flat_map(|n| [(n, official), (n, Options { cities: true, ..LED })]));
    let leaders = [
        Leader::Aspasia,
        Leader::Berenice,
        Leader::Caligula,
        Leader::Darius,
        Leader::Diocletian,
        Leader::Semiramis,
        Leader::Helen,
    ];
    comes_up(&met, leaders.map(|leader| format!("{leader:?}")));
    comes_up(&met, ["a loss in the leader phase", "a void token"].map(str::to_owned));
}

#[test]
fn teams_of_two() {
    let plain = Options { cities: true, teams: true, ..PLAIN };
    let led = Options { cities: true, teams: true, ..LED };
    let met = all(6, [4, 6, 8].into_iter().flat_map(|n| [(n, plain), (n, led)]));
    comes_up(&met, (0..=2).map(|tokens| format!("{tokens} fights at a border")));
    comes_up(&met, OF_LOSSES.map(str::to_owned));
}

const TOWER: Options = Options { tower: true, ..PLAIN };
const PROJECTS: Options = Options { projects: true, ..PLAIN };
const BABEL: Options = Options { tower: true, projects: true, ..PLAIN };

#[test]
fn the_tower_of_babel() {
    all(4, (3..=7).map(|n| (n, TOWER)));
}

#[test]
fn great_projects() {
    all(4, (3..=7).map(|n| (n, PROJECTS)));
}

#[test]
fn babel_with_everything() {
    let led = |options: Options| Options { leaders: LED.leaders, leader_draft: LED.leader_draft, ..options };
    all(2, (3..=7).flat_map(|n| [(n, led(TOWER)), (n, led(PROJECTS)), (n, led(BABEL))]));
    let cities = |options: Options| Options { cities: true, ..options };
    all(2, (3..=8).flat_map(|n| [TOWER, PROJECTS, BABEL].map(|options| (n, cities(options)))));
    all(2, (3..=8).flat_map(|n| [TOWER, PROJECTS, BABEL].map(|options| (n, cities(led(options))))));
    let teams = |options: Options| Options { teams: true, ..cities(options) };
    all(2, [4, 6, 8].into_iter().flat_map(|n| [(n, teams(BABEL)), (n, teams(led(BABEL)))]));
}

/// Any mix of what can be chosen, sets of leaders and boards that are taken included.
#[test]
fn any_mix() {
    let mut rng = Seed::from_bytes([3; 32]).stream(Purpose(97), 0);
    all(1, any_mixes::<SevenWonders>(2..=8, 35, &mut rng));
}

/// A project and the conflicts after it are one turn (G-16): Vercingetorix, who was kept back before, is asked once.
/// Found by the long run.
#[test]
fn nobody_is_asked_for_defeats_between_a_project_and_its_conflicts() {
    let leaders = Leaders::Everything;
    let options = Options { leaders, cities: true, tower: true, projects: true, ..Options::default() };
    referee(3, Deal { salt: 81, number: 811 }, options);
}

/// The long run, if it is asked for: see `run.rs`.
#[test]
fn every_combination() {
    let combinations = run::combinations().len();
    match run::deals_asked_for() {
        Some(deals) => run::run(&deals, run::part_asked_for()),
        None => println!("SEPTET_REFEREE_DEALS says how many deals of each of {combinations} combinations"),
    }
}
