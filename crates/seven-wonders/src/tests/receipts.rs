//! A receipt's sum equals the real change of the purse, and its outlook the real result. Each offer is played
//! while all others sell, and all purses are compared.

use std::collections::BTreeSet;

use contract::{Log, Observer, Phase, Purpose, Rules as _, Seat, SeatCount, Seed, below, pick};

use crate::{
    Boards, Card, Count, Effect, How, If, Intent, Joined, Leader, LeaderDraft, LeaderHow, Leaders, Line,
    Means, Offers, Once, Options, Outlook, Payment, Per, Pick, Quote, Receipt, Row, SevenWonders, Side,
    StageFacts, State, Thing, Units, View, Whose, Wonder, Worth,
    buyer::Buyer,
    course::{Lets, What},
    quote::conflict,
    scoring::score,
    state::Step,
    strength::shields,
    tests::scenario::{Scenario, pay, seat},
};

/// The expected result of an intent, by the offers.
struct Told<'a> {
    city: Seat,
    receipt: &'a Receipt,
    outlook: &'a Outlook,
    /// True if the outlook is made for this way to pay.
    cheapest: bool,
    /// The units that are printed on it.
    units: Units,
}

const NOTHING: &Receipt = &Receipt(Vec::new());

fn by_way<'a>(means: &Means, quote: &'a Quote, pay: Payment) -> (&'a Receipt, bool) {
    let Means::Pay { ways, .. } = means else { panic!("{means:?}") };
    assert_eq!(ways.len(), quote.receipts.len());
    let place = ways.iter().position(|way| *way == pay).unwrap();
    let least = ways.iter().map(|way| way.total()).min().unwrap();
    let first = ways.iter().position(|way| way.total() == least).unwrap();
    (&quote.receipts[place], place == first)
}

/// Returns the expected result of an intent that the offers allow.
fn told<'a>(state: &State, offers: &'a [Offers], intent: &Intent) -> Option<Told<'a>> {
    const NO_OUTLOOK: &Outlook = &Outlook::NOTHING;
    let next = |city: Seat, stage: Option<u8>| {
        let stage = stage.or_else(|| state.cities[city].next_stage());
        Some(state.cities[city].stage(stage?)?.cost.resources)
    };
    match intent {
        Intent::Play { city: wanted, card, how } => {
            let play = offers.iter().find_map(|offers| match offers {
                Offers::Play { city, cards, stage, quote, stages, free_stages, .. } if city == wanted => {
                    Some((cards, stage, quote, stages, free_stages))
                }
                _ => None,
            });
            let (cards, stage, hand, stages, free_stages) = play?;
            let offer = cards.iter().find(|offer| offer.card == *card)?;
            let quote = &offer.quote;
            let printed = card.facts().cost.resources;
            let ((receipt, cheapest), outlook, units) = match how {
                How::Build { pay } => match &offer.instead {
                    Some(paid) => {
                        (by_way(&paid.means, &paid.quote, *pay), &paid.quote.outlook, Some(printed))
                    }
                    None => (by_way(&offer.build, quote, *pay), &quote.outlook, Some(printed)),
                },
                How::Join { by, pay } => {
                    let join = offer.joins.iter().find(|join| join.by == *by)?;
                    let besides = state.project()?.facts().cost.resources;
                    let units = match by {
                        Joined::Paid => printed.and(besides),
                        Joined::Chain | Joined::Power => besides,
                    };
                    (by_way(&join.means, &join.quote, *pay), &join.quote.outlook, Some(units))
                }
                How::FreeStage { stage } => {
                    let free = free_stages.iter().find(|free| free.stage == *stage)?;
                    ((&free.quote.receipts[0], true), &free.quote.outlook, None)
                }
                How::Tile { .. } => ((NOTHING, false), NO_OUTLOOK, None),
                How::Chain => ((&quote.receipts[0], true), &quote.outlook, None),
                How::Power => {
                    let alone = matches!(offer.build, Means::No { .. });
                    ((&quote.power, alone), &quote.outlook, None)
                }
                How::Plenty { of, pay } => {
                    let plenty = offer.plenty.iter().find(|plenty| plenty.of == *of)?;
                    let means = Means::Pay { bank: plenty.bank, ways: plenty.ways.clone() };
                    let units = printed.without(Units::of(&[(*of, printed.get(*of) - 1)]));
                    (by_way(&means, &plenty.quote, *pay), &plenty.quote.outlook, Some(units))
                }
                How::Stage { pay } => {
                    (by_way(stage, &hand.stage, *pay), &hand.stage.outlook, next(*wanted, None))
                }
                How::OtherStage { stage, pay } => {
                    let other = stages.iter().find(|other| other.stage == *stage)?;
                    (
                        by_way(&other.means, &other.quote, *pay),
                        &other.quote.outlook,
                        next(*wanted, Some(*stage)),
                    )
                }
                How::Discard => ((&hand.sold, false), NO_OUTLOOK, None),
            };
            Some(Told { city: *wanted, receipt, outlook, cheapest, units: units.unwrap_or_default() })
        }
        Intent::Lead { leader, how } => {
            let Offers::Lead { city, leaders, stage, quote: hand, stages, free_stages, .. } = &offers[0]
            else {
                panic!()
            };
            let offer = leaders.iter().find(|offer| offer.leader == *leader)?;
            let ((receipt, cheapest), outlook, units) = match how {
                LeaderHow::Recruit => ((&offer.quote.receipts[0], true), &offer.quote.outlook, None),
                LeaderHow::RecruitFor { stage } => {
                    let other = offer.stages.iter().find(|other| other.stage == *stage)?;
                    ((&other.quote.receipts[0], true), &other.quote.outlook, None)
                }
                LeaderHow::Stage { pay } => {
                    (by_way(stage, &hand.stage, *pay), &hand.stage.outlook, next(*city, None))
                }
                LeaderHow::OtherStage { stage, pay } => {
                    let other = stages.iter().find(|other| other.stage == *stage)?;
                    (
                        by_way(&other.means, &other.quote, *pay),
                        &other.quote.outlook,
                        next(*city, Some(*stage)),
                    )
                }
                LeaderHow::FreeStage { stage } => {
                    let free = free_stages.iter().find(|free| free.stage == *stage)?;
                    ((&free.quote.receipts[0], true), &free.quote.outlook, None)
                }
                LeaderHow::Discard => ((&hand.sold, false), NO_OUTLOOK, None),
            };
            Some(Told { city: *city, receipt, outlook, cheapest, units: units.unwrap_or_default() })
        }
        Intent::Leader { leader, stage: None } => {
            let Offers::Leader { city, leaders, .. } = &offers[0] else { panic!() };
            let offer = leaders.iter().find(|offer| offer.leader == *leader)?;
            let receipt = offer.quote.receipts.first().unwrap_or(NOTHING);
            let outlook = &offer.quote.outlook;
            Some(Told { city: *city, receipt, outlook, cheapest: true, units: Units::NONE })
        }
        Intent::FromDiscard { card } => {
            let Offers::FromDiscard { city, cards, quotes } = &offers[0] else { panic!() };
            let place = cards.iter().position(|other| other == card)?;
            let quote = &quotes[place];
            let receipt = quote.receipts.first().unwrap_or(NOTHING);
            Some(Told { city: *city, receipt, outlook: &quote.outlook, cheapest: true, units: Units::NONE })
        }
        Intent::Choose { .. }
        | Intent::Keep { .. }
        | Intent::KeepTile { .. }
        | Intent::Tokens { .. }
        | Intent::Leader { .. }
        | Intent::Piece { .. }
        | Intent::Swap { .. }
        | Intent::Name { .. }
        | Intent::Announce
        | Intent::Pay { .. }
        | Intent::LayTile { .. }
        | Intent::Decline => None,
    }
}

/// Returns true if the intent does not affect other players.
fn is_quiet(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Play { how: How::Discard, .. }
            | Intent::Lead { how: LeaderHow::Discard, .. }
            | Intent::Decline
    )
}

/// Returns an intent that does not affect other players, if possible.
fn quietly(rules: &SevenWonders, view: &View) -> Intent {
    let choices = rules.choices(view).intents;
    choices.iter().copied().find(is_quiet).or_else(|| rules.fallback(view)).unwrap()
}

fn offers_of(view: &View) -> &[Offers] {
    view.you.as_ref().map_or(&[][..], |you| &you.offers)
}

/// Returns true if more follows than the play's own effects, or than the open questions.
fn goes_on(state: &State, intent: &Intent) -> bool {
    let stage = |seat: Seat, stage: Option<u8>| {
        let stage = stage.or_else(|| state.cities[seat].next_stage());
        stage.and_then(|stage| state.cities[seat].stage(stage)).map_or(&[][..], |stage| stage.effects)
    };
    let actor = |intent: &Intent| match intent {
        Intent::Play { city, .. } => Some(*city),
        _ => None,
    };
    let owner = || state.hands.seats().seats().next().unwrap();
    let city = actor(intent).unwrap_or_else(owner);
    let effects = match intent {
        Intent::Play { card, how, .. } => match how {
            How::Build { .. } | How::Chain | How::Power | How::Join { .. } => card.facts().effects,
            How::Plenty { .. } => return true,
            How::Stage { .. } => stage(city, None),
            How::OtherStage { stage: other, .. } | How::FreeStage { stage: other } => {
                stage(city, Some(*other))
            }
            How::Discard | How::Tile { .. } => &[],
        },
        Intent::Lead { leader, how } => match how {
            LeaderHow::Recruit | LeaderHow::RecruitFor { .. } => leader.facts().effects,
            // The owner of the stage hardly matters: few stages do more.
            LeaderHow::Stage { .. } | LeaderHow::OtherStage { .. } | LeaderHow::FreeStage { .. } => {
                return state.cities.iter().any(|(city, _)| stage(city, None).iter().any(is_power));
            }
            LeaderHow::Discard => &[],
        },
        Intent::FromDiscard { card } => card.facts().effects,
        Intent::Leader { leader, .. } => leader.facts().effects,
        _ => &[],
    };
    effects.iter().any(is_power) || state.agenda.iter().nth(1).is_some()
}

const fn is_power(effect: &Effect) -> bool {
    matches!(effect, Effect::Once(Once::Power { .. }))
}

/// Returns the state before any play of others, with this player's play for their own city.
fn lifted(state: &State, player: Seat) -> State {
    let mut state = state.clone();
    state.picks = state.picks.map(|city, pick| pick.filter(|_| city == player));
    if let Some(court) = &mut state.court {
        court.deeds = court.deeds.map(|_, _| None);
    }
    state
}

/// Plays the intent while all others sell, and compares. Collects the kinds of lines.
fn compare(rules: &SevenWonders, state: &State, player: Seat, intent: &Intent, kinds: &mut BTreeSet<String>) {
    let state = &lifted(state, player);
    let view = rules.view(state, Observer::Seat(player));
    let Some(told) = told(state, offers_of(&view), intent) else { return };
    let (city, what) = (told.city, format!("{intent:?}: {:?} {:?}", told.receipt, told.outlook));
    kinds.extend(told.receipt.0.iter().map(|line| {
        let json = serde_json::to_value(line).unwrap();
        json["line"].as_str().unwrap().to_owned()
    }));
    let units = told.receipt.0.iter().fold(Units::NONE, |sum, line| match line {
        Line::Own { units, .. }
        | Line::Waived { units, .. }
        | Line::Bought { units, .. }
        | Line::InCoins { units, .. }
        | Line::Bank { units, .. } => sum.and(*units),
        Line::Exchanged { units, into, .. } => sum.without(*units).and(*into),
        Line::Lacking { .. } => panic!("{what}"),
        Line::Chain { .. }
        | Line::Power { .. }
        | Line::Printed { .. }
        | Line::Cheaper { .. }
        | Line::Tax { .. }
        | Line::Joins { .. }
        | Line::Sold { .. }
        | Line::Gain { .. } => sum,
    });
    assert_eq!(units, told.units, "{what}");
    if goes_on(state, intent) {
        return;
    }

    // All others play too, and their plays have receipts as well.
    let mut after = state.clone();
    let mut purses = state.cities.map(|_, city| i32::from(city.coins));
    let mut built_beside = false;
    let mut count = |told: &Told<'_>, builds: bool| {
        purses[told.city] += i32::from(told.receipt.coins());
        for line in &told.receipt.0 {
            if let Some(payee) = line.payee() {
                purses[payee] -= i32::from(line.coins());
            }
        }
        built_beside |= told.city != city && builds;
    };
    // The own play is already laid when the Free city's is chosen.
    if let Some(Pick { city: own, card, how }) = state.picks[player].filter(|pick| pick.city != city) {
        let lies = Intent::Play { city: own, card, how };
        count(&self::told(state, offers_of(&view), &lies).unwrap(), !is_quiet(&lies));
    }
    let (moment, asked) = ((state.age, state.turn, state.step), state.asking());
    let mut next = Some((player, *intent));
    while let Some((seat, intent)) = next {
        let view = rules.view(&after, Observer::Seat(seat));
        if let Some(told) = self::told(&after, offers_of(&view), &intent) {
            count(&told, !is_quiet(&intent));
        }
        rules.apply(&mut after, seat, &intent, &mut Log::unread()).unwrap();
        let same = (after.age, after.turn, after.step) == moment && asked.is_none();
        let owing = match rules.phase(&after) {
            Phase::Sealed { owing, .. } if same => owing.iter().next(),
            _ => None,
        };
        next = owing.map(|seat| (seat, quietly(rules, &rules.view(&after, Observer::Seat(seat)))));
    }
    let fought = after.conflicts.len() > state.conflicts.len();
    if built_beside && matches!(intent, Intent::Play { card: Card::Vineyard | Card::Bazar, .. }) {
        return;
    }
    for (other, purse) in purses.iter() {
        // A winner of a conflict may be paid for it.
        if fought && state.cities[other].leaders().any(|leader| leader == Leader::Nero) {
            continue;
        }
        let lost = told
            .outlook
            .losses
            .iter()
            .find(|loss| loss.city == other)
            .map_or(0, |loss| i32::from(loss.coins));
        let now = i32::from(after.cities[other].coins);
        if other != city && gives(state, city, intent) {
            continue;
        }
        if state.plan.cities {
            // The players are asked about the loss, and none has paid yet.
            let asked = after.step != Step::Losses || built_beside;
            assert!(asked || i32::from(after.losses[other]) == lost, "{other} loses {lost}, {what}");
            let settled = i32::from(after.cities[other].debts - state.cities[other].debts);
            assert!(after.step == Step::Losses || settled == lost, "{other} owes {lost}, {what}");
            assert_eq!(*purse, now, "purse of {other}, {what}");
            continue;
        }
        // A player with too few coins to lose has three more from selling.
        let takes = matches!(recruited(intent), Some(Leader::Octavia | Leader::Arsinoe));
        let poor = takes && other != city && lost == i32::from(state.cities[other].coins);
        let more = if poor { 0..=3 } else { 0..=0 };
        assert!(
            more.contains(&(purse - lost - now)),
            "purse of {other}: {now}, not {purse} - {lost}, {what}"
        );
    }
    if built_beside {
        return;
    }
    let own = told.outlook.shields.unwrap_or(shields(&state.cities, city));
    if fought {
        let result = &after.conflicts.last().unwrap()[city];
        assert_eq!(result.shields, own, "{what}");
        let around = state.cities.seats();
        let [left, right] = result.foes.unwrap_or([Some(around.left_of(city)), Some(around.right_of(city))]);
        for (with, token) in [(left, result.left), (right, result.right)] {
            let (Some(with), token) = (with, token * result.tokens as i8) else { continue };
            let told = told.outlook.conflicts.iter().find(|one| one.with == with);
            let before = conflict(&state.cities, city, with) * result.tokens as i8;
            let expected = told.map_or(before, |one| one.after);
            assert_eq!(token, expected, "{what}");
            assert!(told.is_none_or(|one| one.theirs == after.conflicts.last().unwrap()[with].shields));
        }
        return;
    }
    assert_eq!(shields(&after.cities, city), own, "{what}");
    // Some leaders depend on purses, which the others fill by selling.
    let score = |cities, row| score(cities, city).row(row);
    for row in Row::ALL.into_iter().filter(|row| *row != Row::Coins) {
        let by_purses = matches!(row, Row::Leaders | Row::Guilds);
        if row == Row::Wonder && shows_colour(state, city, intent) {
            continue;
        }
        if by_purses && (!told.cheapest || compares_purses(&after, city)) {
            continue;
        }
        let told = told.outlook.points.iter().find(|one| one.row == row);
        let before = score(&state.cities, row);
        assert!(told.is_none_or(|one| one.before == before && one.after != before), "{what}");
        assert_eq!(score(&after.cities, row), told.map_or(before, |one| one.after), "{row:?}, {what}");
    }
}

/// Returns the stage that an intent builds in a city, if it builds one.
fn raised(state: &State, city: Seat, intent: &Intent) -> Option<&'static StageFacts> {
    let stage = match intent {
        Intent::Play { how: How::Stage { .. }, .. } | Intent::Lead { how: LeaderHow::Stage { .. }, .. } => {
            state.cities[city].next_stage()
        }
        Intent::Play { how: How::OtherStage { stage, .. } | How::FreeStage { stage }, .. }
        | Intent::Lead {
            how: LeaderHow::OtherStage { stage, .. } | LeaderHow::FreeStage { stage }, ..
        } => Some(*stage),
        _ => None,
    };
    stage.and_then(|stage| state.cities[city].stage(stage))
}

/// Returns true if the marker of the stage counts, which no outlook includes.
fn shows_colour(state: &State, city: Seat, intent: &Intent) -> bool {
    raised(state, city, intent).is_some_and(StageFacts::shows_colour)
}

/// Returns true if it brings coins to neighbours, which no receipt includes.
fn gives(state: &State, city: Seat, intent: &Intent) -> bool {
    let gives = |effect: &Effect| matches!(effect, Effect::Once(Once::NeighboursGain { .. }));
    if raised(state, city, intent).is_some_and(|stage| stage.effects.iter().any(gives)) {
        return true;
    }
    let (Intent::Play {
        card, how: How::Build { .. } | How::Chain | How::Power | How::Plenty { .. }, ..
    }
    | Intent::FromDiscard { card }) = intent
    else {
        return false;
    };
    card.facts().effects.iter().any(gives)
}

fn recruited(intent: &Intent) -> Option<Leader> {
    match intent {
        Intent::Lead { leader, how: LeaderHow::Recruit } | Intent::Leader { leader, .. } => Some(*leader),
        _ => None,
    }
}

/// Returns true if points depend on others' coins, which they get by selling.
fn compares_purses(state: &State, city: Seat) -> bool {
    let compares = |effect: &Effect| match effect {
        Effect::Worth(Worth::Points { amount }) => {
            let richer = matches!(amount.only, Some(If::MoreThanNeighbours(Count::Coins(_))));
            let theirs = |per: Per| matches!(per.count, Count::Coins(_)) && per.of != Whose::Own;
            richer || amount.per.is_some_and(theirs)
        }
        Effect::Worth(Worth::CopyGuild) => true,
        _ => false,
    };
    state.cities[city].things().flat_map(Thing::effects).any(compares)
}

/// Plays a match in which cities grow, and compares all offers of one deciding player.
fn hold(seats: u8, deal: u8, options: Options, kinds: &mut BTreeSet<String>) {
    let rules = SevenWonders::new(SeatCount::new(seats).unwrap(), options).unwrap();
    let mut state = rules.start(Seed::from_bytes([deal; 32]));
    let mut rng = Seed::from_bytes([deal; 32]).stream(Purpose(97), u32::from(seats));
    while let Some(player) = rules.phase(&state).waiting().iter().next() {
        let intents = rules.options(&state, player).intents;
        for intent in &intents {
            compare(&rules, &state, player, intent, kinds);
        }
        let grows = |intent: &&Intent| {
            !matches!(
                intent,
                Intent::Play { how: How::Discard, .. }
                    | Intent::Lead { how: LeaderHow::Discard | LeaderHow::Stage { .. }, .. }
                    | Intent::Decline
            )
        };
        let growing: Vec<Intent> = intents.iter().filter(grows).copied().collect();
        let some = if growing.is_empty() || below(&mut rng, 6) == 0 { intents } else { growing };
        rules.apply(&mut state, player, pick(&some, &mut rng).unwrap(), &mut Log::unread()).unwrap();
    }
}

#[test]
fn a_receipt_comes_to_what_is_taken() {
    let mut kinds = BTreeSet::new();
    // Without `SEPTET_LONG`, one deal of each kind is played, with few and with many seats.
    let long = std::env::var_os("SEPTET_LONG").is_some();
    let deals = if long { 3 } else { 1 };
    let some = |least: u8, most| (least..=most).filter(move |n| long || [least, most].contains(n));
    for seats in some(2, 7) {
        for deal in 0..deals {
            hold(seats, deal, Options::default(), &mut kinds);
        }
    }
    let leaders = |leaders, leader_draft| Options { leaders, leader_draft, ..Options::default() };
    let everything = leaders(Leaders::Everything, LeaderDraft::Dealt);
    for seats in some(3, 7) {
        for deal in 0..deals {
            hold(seats, deal, leaders(Leaders::Box, LeaderDraft::Dealt), &mut kinds);
            hold(seats, deal + 7, everything, &mut kinds);
        }
    }
    for seats in some(3, 8) {
        for deal in 0..deals {
            hold(seats, deal, Options { cities: true, ..Options::default() }, &mut kinds);
            hold(seats, deal, Options { cities: true, ..everything }, &mut kinds);
            if seats % 2 == 0 && seats > 3 {
                hold(seats, deal, Options { cities: true, teams: true, ..everything }, &mut kinds);
            }
        }
    }
    for seats in some(5, 8) {
        for deal in 0..deals {
            hold(seats, deal, Options { cities: true, boards: Boards::Everything, ..everything }, &mut kinds);
        }
    }
    let met = "bank bought chain cheaper exchanged gain own power printed sold waived";
    assert_eq!(kinds, met.split(' ').map(str::to_owned).collect());
}

/// For something out of reach, the receipt shows how far the city gets, and the lacking units.
#[test]
fn a_receipt_says_what_is_lacking() {
    let mut scenario = Scenario::new(3);
    scenario
        .built(0, &[Card::OreVein])
        .built(1, &[Card::LumberYard])
        .hand(0, &[Card::Library, Card::Fortifications]);
    let receipt = |scenario: &Scenario, place: usize| {
        let view = scenario.view(0);
        let Offers::Play { cards, .. } = &offers_of(&view)[0] else { panic!() };
        cards[place].quote.receipts.clone()
    };
    let one = |resource| Units::of(&[(resource, 1)]);
    let giza = crate::Thing::Board(crate::Board { wonder: Wonder::Giza, side: Side::A });
    // Two stone and a loom: one stone is own, and the neighbours' boards sell another.
    let lacking = Line::Lacking { units: one(crate::Resource::Loom) };
    assert_eq!(receipt(&scenario, 0).len(), 1);
    assert!(receipt(&scenario, 0)[0].0.contains(&lacking), "{:?}", receipt(&scenario, 0));
    scenario.built(1, &[Card::Foundry]).coins(0, 1);
    let bought = |units, coins| Line::Bought { of: seat(1), units, each: 2, tower: 0, coins };
    let two_ore = bought(Units::of(&[(crate::Resource::Ore, 2)]), -4);
    let vein = crate::Thing::Card(Card::OreVein);
    let all_own = Line::Own {
        units: Units::of(&[(crate::Resource::Stone, 1), (crate::Resource::Ore, 1)]),
        by: vec![giza, vein],
    };
    assert_eq!(
        receipt(&scenario, 1),
        [Receipt(vec![all_own, two_ore])],
        "too dear, but this is what it takes"
    );
}

/// Each unit has its seller and its price; each discount has a line of its own.
#[test]
fn a_receipt_names_sellers_and_helpers() {
    let mut scenario = Scenario::new(3);
    scenario.board(1, Wonder::Rhodes, Side::A).board(2, Wonder::Ephesus, Side::A);
    scenario.built(0, &[Card::WestTradingPost]).hand(0, &[Card::TownHall]);
    scenario.state.cities[seat(0)].recruit(Leader::Hammurabi);
    scenario.state.cities[seat(0)].recruit(Leader::Bilkis);
    // Glass, ore, two stone: one stone is own, ore is for sale; one unit is waived, one more the bank sells.
    let ways = scenario.ways(0, Card::TownHall);
    assert!(ways.contains(&Payment { bank: 1, ..pay(1, 0) }), "{ways:?}");
    let view = scenario.view(0);
    let Offers::Play { cards, .. } = &offers_of(&view)[0] else { panic!() };
    let place = ways.iter().position(|way| *way == Payment { bank: 1, ..pay(1, 0) }).unwrap();
    let lines = &cards[0].quote.receipts[place].0;
    let ore = Units::of(&[(crate::Resource::Ore, 1)]);
    assert!(
        lines.contains(&Line::Bought { of: seat(1), units: ore, each: 1, tower: 0, coins: -1 }),
        "{lines:?}"
    );
    assert!(
        lines
            .iter()
            .any(|line| matches!(line, Line::Waived { by: crate::Thing::Leader(Leader::Hammurabi), .. }))
    );
    assert!(
        lines.iter().any(|line| matches!(
            line,
            Line::Bank { by: crate::Thing::Leader(Leader::Bilkis), coins: -1, .. }
        ))
    );
}

#[test]
fn what_is_asked_between_turns_is_quoted_too() {
    let mut scenario = Scenario::new(3);
    scenario.in_discard(&[Card::Tavern, Card::Walls]);
    scenario.state.agenda.add(seat(0), What::FromDiscard(Lets::Leader));
    scenario.state.step = Step::Asked;
    let view = scenario.view(0);
    let Offers::FromDiscard { quotes, .. } = &offers_of(&view)[0] else { panic!() };
    assert_eq!(quotes[0].receipts[0].coins(), 5);
    assert_eq!(quotes[1].outlook.shields, Some(2));
    assert_eq!(quotes[1].outlook.conflicts.len(), 2);
}

/// Only the deciding player has quotes, and only in a view.
#[test]
fn nobody_else_is_quoted_anything() {
    let scenario = Scenario::new(4);
    let view = scenario.rules.view(&scenario.state, Observer::Public);
    assert!(!serde_json::to_string(&view).unwrap().contains("quote"));
    let options = scenario.rules.options(&scenario.state, seat(0));
    assert_eq!(options, scenario.rules.choices(&scenario.view(0)));
    let stage = scenario.state.cities[seat(0)].next_stage().unwrap();
    let buyer = Buyer::new(&scenario.state.cities, seat(0));
    assert_eq!((buyer.stage(stage).printed, buyer.card(Card::Foundry).printed), (0, 1));
}
