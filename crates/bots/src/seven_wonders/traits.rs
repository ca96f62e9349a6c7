//! The traits of a card at first sight.

use ::seven_wonders::{
    Board, Card, Effect, How, Intent, Lasting, Leader, LeaderHow, Learned, Outline, Payment, Resource,
    SevenWonders, Side, State, Thing, Tile, Wonder,
};
use contract::Seat;

use super::features::group;
use crate::learn::Traits;

/// The traits of 7 Wonders: the played card, its use, its cost and its immediate gain.
#[derive(Clone, Copy, Default, Debug)]
pub struct FirstSight;

/// The names of the numbers, by their index.
const NUMBERS: [&str; 34] = [
    "build",
    "chain",
    "power",
    "to-neighbours",
    "to-bank",
    "purse-after",
    "points",
    "coins-now",
    "new-kinds",
    "new-kinds-nobody-sells",
    "kinds-again",
    "conflict-turned",
    "conflict-tied",
    "conflict-out-of-reach",
    "conflict-won-anyhow",
    "symbol",
    "same-symbols",
    "set",
    "new-symbol",
    "wild-symbol",
    "discount",
    "other-effects",
    "stage",
    "stage-points",
    "stage-coins",
    "stage-conflict-turned",
    "stage-symbol",
    "discard",
    "discard-poor",
    "for-free-city",
    "join",
    "tile",
    "decline",
    "coins-paid",
];
const BUILT: usize = NUMBERS.len();
const BURNT: usize = BUILT + Card::COUNT;
const STAGES: usize = BURNT + Card::COUNT;
const LED: usize = STAGES + 8 * WONDERS;
const KEPT: usize = LED + Leader::COUNT;
const LOST: usize = KEPT + Leader::COUNT;
const TILES: usize = LOST + Leader::COUNT;
const WIDTH: usize = TILES + Tile::COUNT + 1;
const WONDERS: usize = Wonder::Babel as usize + 1;

/// Returns the index of a number, at compile time.
const fn number(name: &str) -> usize {
    let mut place = 0;
    while !is(NUMBERS[place], name) {
        place += 1;
    }
    place
}

const fn is(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

impl Traits<SevenWonders> for FirstSight {
    fn names(&self) -> Vec<String> {
        let card = |what: &'static str| Card::all().map(move |card| format!("{what}-{}", card.facts().id));
        let leader = |what: &'static str| (0..Leader::COUNT).map(move |leader| format!("{what}-{leader}"));
        let stages = (0..8 * WONDERS).map(|n| format!("stage-{}-{}-{}", n / 8, n % 8 / 4, n % 4));
        let tiles = (0..=Tile::COUNT).map(|tile| format!("tile-{tile}"));
        let names = NUMBERS.iter().map(|name| (*name).to_owned()).chain(card("build")).chain(card("burn"));
        let leaders = leader("lead").chain(leader("keep")).chain(leader("lose"));
        let names: Vec<String> = names.chain(stages).chain(leaders).chain(tiles).collect();
        debug_assert_eq!(names.len(), WIDTH);
        names
    }

    fn group(&self, rules: &SevenWonders, world: &State) -> u32 {
        group(rules, world)
    }

    fn write(
        &self,
        _: &SevenWonders,
        world: &State,
        seat: Seat,
        choices: &[Intent],
        note: &mut dyn FnMut(usize, usize, f32),
    ) {
        let sight = Sight::new(world, seat);
        for (choice, intent) in choices.iter().enumerate() {
            let mut note = |number: usize, much: f32| note(choice, number, much);
            match intent {
                Intent::Play { city, card, how } if *city == seat => sight.play(*card, how, &mut note),
                Intent::Play { card, how, .. } => {
                    // Gains of the Free city hurt the other player: it builds rather than discards.
                    note(const { number("for-free-city") }, f32::from(u8::from(*how != How::Discard)));
                    note(BURNT + *card as usize, 1.0);
                }
                Intent::Keep { leader } => note(KEPT + *leader as usize, 1.0),
                Intent::Lead { leader, how } => sight.lead(*leader, how, &mut note),
                Intent::Leader { leader, .. } => sight.recruit(*leader, &mut note),
                Intent::FromDiscard { card } => {
                    sight.card(*card, &mut note);
                    note(BUILT + *card as usize, 1.0);
                }
                Intent::KeepTile { tile } | Intent::LayTile { tile } => note(TILES + tile_number(*tile), 1.0),
                Intent::Decline => note(const { number("decline") }, 1.0),
                Intent::Pay { coins } => note(const { number("coins-paid") }, f32::from(*coins)),
                Intent::Choose { .. }
                | Intent::Piece { .. }
                | Intent::Swap { .. }
                | Intent::Name { .. }
                | Intent::Tokens { .. }
                | Intent::Announce => {}
            }
        }
    }
}

fn tile_number(tile: Tile) -> usize {
    usize::from(u8::from(tile)).min(Tile::COUNT)
}

/// A city with its neighbours.
struct Sight<'a> {
    world: &'a State,
    seat: Seat,
    city: Outline,
    shields_beside: [u8; 2],
    stay_away: [bool; 2],
    /// By resource: true if the city makes it, and true if a neighbour sells it.
    makes: [bool; Resource::COUNT],
    sold: [bool; Resource::COUNT],
}

impl<'a> Sight<'a> {
    fn new(world: &'a State, seat: Seat) -> Self {
        let city = world.outline(seat);
        let beside = world.beside(seat).map(|other| world.outline(other));
        let has = |sources: &::seven_wonders::Sources, resource: Resource| {
            sources.fixed.get(resource) > 0 || sources.choices.iter().any(|set| set.contains(resource))
        };
        let makes = Resource::ALL.map(|resource| has(&city.makes, resource));
        let sold = Resource::ALL.map(|resource| beside.iter().any(|other| has(&other.sells, resource)));
        let shields_beside = [0, 1].map(|side: usize| beside[side].shields);
        let stay_away = [0, 1].map(|side: usize| beside[side].stays_away);
        Self { world, seat, city, shields_beside, stay_away, makes, sold }
    }

    fn play(&self, card: Card, how: &How, note: &mut impl FnMut(usize, f32)) {
        match how {
            How::Build { pay } | How::Plenty { pay, .. } => self.build(card, *pay, note),
            How::Join { pay, .. } => {
                note(const { number("join") }, 1.0);
                self.build(card, *pay, note);
            }
            How::Chain => {
                note(const { number("chain") }, 1.0);
                self.built(card, note);
            }
            How::Power => {
                note(const { number("power") }, 1.0);
                self.built(card, note);
            }
            How::Stage { pay } => {
                note(BURNT + card as usize, 1.0);
                self.stage(self.city.next_stage, note);
                self.pays(*pay, 0, note);
            }
            How::OtherStage { stage, pay } => {
                note(BURNT + card as usize, 1.0);
                self.stage(Some(*stage), note);
                self.pays(*pay, 0, note);
            }
            How::FreeStage { stage } => {
                note(BURNT + card as usize, 1.0);
                self.stage(Some(*stage), note);
            }
            How::Tile { tile } => {
                note(BURNT + card as usize, 1.0);
                note(const { number("tile") }, 1.0);
                if let Some(tile) = tile {
                    note(TILES + tile_number(*tile), 1.0);
                }
            }
            How::Discard => {
                note(BURNT + card as usize, 1.0);
                self.discard(note);
            }
        }
    }

    fn discard(&self, note: &mut impl FnMut(usize, f32)) {
        note(const { number("discard") }, 1.0);
        note(const { number("discard-poor") }, f32::from(4_u16.saturating_sub(self.city.coins)));
    }

    fn lead(&self, leader: Leader, how: &LeaderHow, note: &mut impl FnMut(usize, f32)) {
        match how {
            LeaderHow::Recruit => self.recruit(leader, note),
            LeaderHow::Stage { pay } => {
                note(LOST + leader as usize, 1.0);
                self.stage(self.city.next_stage, note);
                self.pays(*pay, 0, note);
            }
            LeaderHow::RecruitFor { stage } => {
                self.recruit(leader, note);
                self.stage(Some(*stage), note);
            }
            LeaderHow::OtherStage { stage, pay } => {
                note(LOST + leader as usize, 1.0);
                self.stage(Some(*stage), note);
                self.pays(*pay, 0, note);
            }
            LeaderHow::FreeStage { stage } => {
                note(LOST + leader as usize, 1.0);
                self.stage(Some(*stage), note);
            }
            LeaderHow::Discard => {
                note(LOST + leader as usize, 1.0);
                self.discard(note);
            }
        }
    }

    fn recruit(&self, leader: Leader, note: &mut impl FnMut(usize, f32)) {
        note(LED + leader as usize, 1.0);
        let thing = Thing::Leader(leader);
        let (coins, points) = self.world.brings(self.seat, thing);
        note(const { number("points") }, f32::from(points));
        note(const { number("coins-now") }, f32::from(coins));
        for effect in thing.effects() {
            if let Effect::Lasting(lasting) = effect {
                self.lasting(lasting, note);
            }
        }
    }

    fn build(&self, card: Card, pay: Payment, note: &mut impl FnMut(usize, f32)) {
        self.pays(pay, card.facts().cost.coins, note);
        self.built(card, note);
    }

    fn pays(&self, pay: Payment, printed: u8, note: &mut impl FnMut(usize, f32)) {
        let total = pay.total().saturating_add(printed);
        note(const { number("to-neighbours") }, f32::from(pay.left) + f32::from(pay.right));
        note(const { number("to-bank") }, f32::from(pay.bank) + f32::from(printed));
        note(const { number("purse-after") }, f32::from(self.city.coins.saturating_sub(total.into()).min(3)));
    }

    fn built(&self, card: Card, note: &mut impl FnMut(usize, f32)) {
        note(const { number("build") }, 1.0);
        note(BUILT + card as usize, 1.0);
        self.card(card, note);
    }

    fn card(&self, card: Card, note: &mut impl FnMut(usize, f32)) {
        let (coins, points) = self.world.brings(self.seat, Thing::Card(card));
        note(const { number("points") }, f32::from(points));
        note(const { number("coins-now") }, f32::from(coins));
        for effect in card.facts().effects {
            if let Effect::Lasting(lasting) = effect {
                self.lasting(lasting, note);
            }
        }
    }

    fn lasting(&self, lasting: &Lasting, note: &mut impl FnMut(usize, f32)) {
        match lasting {
            Lasting::Produce { one_of, .. } => {
                for resource in *one_of {
                    let at = *resource as usize;
                    note(
                        if self.makes[at] {
                            const { number("kinds-again") }
                        } else {
                            const { number("new-kinds") }
                        },
                        1.0,
                    );
                    if !self.makes[at] && !self.sold[at] {
                        note(const { number("new-kinds-nobody-sells") }, 1.0);
                    }
                }
            }
            Lasting::Shields { amount, .. } => {
                let (turned, tied, far, anyhow) = self.conflicts(amount.base.max(0) as u8);
                note(const { number("conflict-turned") }, turned);
                note(const { number("conflict-tied") }, tied);
                note(const { number("conflict-out-of-reach") }, far);
                note(const { number("conflict-won-anyhow") }, anyhow);
            }
            Lasting::Science { symbol } => self.symbol(*symbol, note),
            Lasting::Discount { .. } | Lasting::FirstUnit { .. } => note(const { number("discount") }, 1.0),
            Lasting::ProduceAgain { .. }
            | Lasting::ProduceMissing { .. }
            | Lasting::Bank { .. }
            | Lasting::Cost { .. }
            | Lasting::Price { .. }
            | Lasting::Endless
            | Lasting::Idle { .. } => note(const { number("other-effects") }, 1.0),
        }
    }

    /// Returns the numbers of conflicts with this number of additional shields: turned, tied, out of reach,
    /// and won anyway.
    fn conflicts(&self, shields: u8) -> (f32, f32, f32, f32) {
        let (mut turned, mut tied, mut far, mut anyhow) = (0.0, 0.0, 0.0, 0.0);
        for (theirs, away) in self.shields_beside.into_iter().zip(self.stay_away) {
            let after = self.city.shields.saturating_add(shields);
            match () {
                () if away => far += 1.0,
                () if self.city.shields > theirs => anyhow += 1.0,
                () if after > theirs => turned += 1.0,
                () if after == theirs => tied += 1.0,
                () => far += 1.0,
            }
        }
        (turned, tied, far, anyhow)
    }

    fn symbol(&self, symbol: Learned, note: &mut impl FnMut(usize, f32)) {
        let symbols = self.city.science.symbols;
        note(const { number("symbol") }, 1.0);
        let Learned::Of(symbol) = symbol else { return note(const { number("wild-symbol") }, 1.0) };
        let held = symbols[symbol as usize];
        let sets = symbols.iter().min().copied().unwrap_or(0);
        let mut after = symbols;
        after[symbol as usize] += 1;
        note(const { number("same-symbols") }, f32::from(held));
        note(const { number("set") }, f32::from(after.iter().min().copied().unwrap_or(0) - sets));
        note(const { number("new-symbol") }, f32::from(u8::from(held == 0)));
    }

    fn stage(&self, stage: Option<u8>, note: &mut impl FnMut(usize, f32)) {
        note(const { number("stage") }, 1.0);
        let (Some(stage), Some(board)) = (stage, self.city.board) else { return };
        let Board { wonder, side } = board;
        let place = usize::from(stage.min(3));
        note(STAGES + 8 * wonder as usize + 4 * usize::from(side == Side::B) + place, 1.0);
        let thing = Thing::Stage(board, stage);
        let (coins, points) = self.world.brings(self.seat, thing);
        note(const { number("stage-points") }, f32::from(points));
        note(const { number("stage-coins") }, f32::from(coins));
        for effect in thing.effects() {
            match effect {
                Effect::Lasting(Lasting::Shields { amount, .. }) => {
                    note(
                        const { number("stage-conflict-turned") },
                        self.conflicts(amount.base.max(0) as u8).0,
                    );
                }
                Effect::Lasting(Lasting::Science { .. }) => note(const { number("stage-symbol") }, 1.0),
                Effect::Lasting(_)
                | Effect::Once(_)
                | Effect::Each(_)
                | Effect::Worth(_)
                | Effect::Rule(_) => {}
            }
        }
    }
}
