//! The rule-based player of the literature.

use ::seven_wonders::{
    Card, Colour, Effect, How, Intent, Lasting, LeaderHow, Offers, Outlook, Resource, SevenWonders, View, You,
};
use contract::{ChaCha8Rng, Choices, Player, pick};

/// A player by a list of rules, like the player to which papers on 7 Wonders compare theirs: an opponent
/// unlike the other built-in bots.
///
/// In the first two ages it builds the first of these that it can:
///
/// 1. a source of two or more resources,
/// 2. a source of a resource that it lacks,
/// 3. shields, if they make it the strongest and it is not the only strongest already,
/// 4. the blue card with the most points,
/// 5. a green card,
/// 6. any card.
///
/// In the third age it plays for the most immediate points. Between equal plays it chooses at random. Of the
/// expansions it knows only the common features of their cards with those of the base game. It answers other
/// questions at random, but prefers an action to a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Rulebook;

impl Player<SevenWonders> for Rulebook {
    fn name(&self) -> &'static str {
        "rules"
    }

    fn decide(
        &self,
        _: &SevenWonders,
        view: &View,
        choices: &Choices<Intent>,
        rng: &mut ChaCha8Rng,
    ) -> Intent {
        let offered = &choices.intents;
        let any = |of: &[Intent], rng: &mut ChaCha8Rng| pick(of, rng).copied();
        let ruled = match &view.you {
            Some(you) => {
                let reader = Reader { view, you };
                let best = if view.age >= 3 { reader.most_points(offered) } else { reader.rules(offered) };
                any(&best, rng)
            }
            None => None,
        };
        let first = *offered.first().expect("a player is only asked when something is offered");
        ruled.or_else(|| any(&busy(offered), rng)).unwrap_or(first)
    }
}

/// Returns the active intents: those that build, rather than discard or decline.
fn busy(offered: &[Intent]) -> Vec<Intent> {
    let idle = |intent: &Intent| match intent {
        Intent::Play { how, .. } => *how == How::Discard,
        Intent::Lead { how, .. } => *how == LeaderHow::Discard,
        Intent::Decline => true,
        Intent::Choose { .. }
        | Intent::Keep { .. }
        | Intent::KeepTile { .. }
        | Intent::LayTile { .. }
        | Intent::FromDiscard { .. }
        | Intent::Leader { .. }
        | Intent::Piece { .. }
        | Intent::Swap { .. }
        | Intent::Name { .. }
        | Intent::Tokens { .. }
        | Intent::Pay { .. }
        | Intent::Announce => false,
    };
    let busy: Vec<Intent> = offered.iter().copied().filter(|intent| !idle(intent)).collect();
    if busy.is_empty() { offered.to_vec() } else { busy }
}

/// The reader of a view.
struct Reader<'a> {
    view: &'a View,
    you: &'a You,
}

impl Reader<'_> {
    /// Returns the intents of the first rule that applies; empty if none applies.
    fn rules(&self, offered: &[Intent]) -> Vec<Intent> {
        let builds: Vec<(Card, Intent)> =
            offered.iter().filter_map(|intent| Some((self.built(intent)?, *intent))).collect();
        let by = |rule: &dyn Fn(Card) -> bool| -> Vec<Intent> {
            let fitting: Vec<_> = builds.iter().filter(|(card, _)| rule(*card)).copied().collect();
            cheapest(&fitting)
        };
        let blue = |card: Card| card.facts().colour == Colour::Blue;
        let most = builds.iter().filter(|(card, _)| blue(*card)).map(|(_, intent)| self.points(intent)).max();
        let rules: [&dyn Fn() -> Vec<Intent>; 5] = [
            &|| by(&|card| made(card) >= 2),
            &|| by(&|card| produced(card).any(|resource| !self.makes(resource))),
            &|| by(&|card| self.makes_strongest(card)),
            &|| {
                let best = |intent: &Intent| Some(self.points(intent)) == most;
                by(&blue).into_iter().filter(best).collect()
            },
            &|| by(&|card| card.facts().colour == Colour::Green),
        ];
        rules.iter().map(|rule| rule()).find(|fitting| !fitting.is_empty()).unwrap_or_default()
    }

    /// Returns the plays with the most immediate points; empty if there are no plays.
    fn most_points(&self, offered: &[Intent]) -> Vec<Intent> {
        let plays = || offered.iter().filter(|intent| self.is_for_own_city(intent));
        let most = plays().map(|intent| self.points(intent)).max();
        let best: Vec<Intent> = plays().filter(|intent| Some(self.points(intent)) == most).copied().collect();
        busy(&best)
    }

    fn is_for_own_city(&self, intent: &Intent) -> bool {
        matches!(intent, Intent::Play { city, .. } if *city == self.you.seat)
            || matches!(intent, Intent::FromDiscard { .. })
    }

    /// Returns the card that is built for the own city.
    fn built(&self, intent: &Intent) -> Option<Card> {
        match *intent {
            Intent::Play { city, card, how } if city == self.you.seat => match how {
                How::Build { .. } | How::Chain | How::Power | How::Plenty { .. } | How::Join { .. } => {
                    Some(card)
                }
                How::OtherStage { .. }
                | How::Stage { .. }
                | How::FreeStage { .. }
                | How::Tile { .. }
                | How::Discard => None,
            },
            Intent::FromDiscard { card } => Some(card),
            Intent::Play { .. }
            | Intent::Choose { .. }
            | Intent::Keep { .. }
            | Intent::KeepTile { .. }
            | Intent::LayTile { .. }
            | Intent::Lead { .. }
            | Intent::Leader { .. }
            | Intent::Piece { .. }
            | Intent::Swap { .. }
            | Intent::Name { .. }
            | Intent::Tokens { .. }
            | Intent::Pay { .. }
            | Intent::Announce
            | Intent::Decline => None,
        }
    }

    fn makes(&self, resource: Resource) -> bool {
        self.view.cities[self.you.seat].sources.iter().any(|source| source.one_of.contains(&resource))
    }

    fn makes_strongest(&self, card: Card) -> bool {
        let more: i16 = shields(card);
        let own = i16::from(self.view.cities[self.you.seat].shields);
        let others = self.view.cities.iter().filter(|(seat, _)| *seat != self.you.seat);
        let most = others.map(|(_, city)| i16::from(city.shields)).max().unwrap_or(0);
        more > 0 && own <= most && own + more > most
    }

    /// Returns the immediate points: rows of the score sheet except that of coins, and conflicts with the
    /// current shields.
    fn points(&self, intent: &Intent) -> i16 {
        let of = |outlook: &Outlook| -> i16 {
            let rows: i16 = outlook.points.iter().map(|row| row.after - row.before).sum();
            let tokens: i16 =
                outlook.conflicts.iter().map(|c| i16::from(c.after) - i16::from(c.before)).sum();
            rows + tokens
        };
        let places = |stage: u8, offers: &[::seven_wonders::StageOffer]| {
            offers.iter().find(|offer| offer.stage == stage).map_or(0, |offer| of(&offer.quote.outlook))
        };
        self.you
            .offers
            .iter()
            .map(|offers| match (offers, *intent) {
                (
                    Offers::Play { city, cards, quote, stages, free_stages, .. },
                    Intent::Play { city: played, card, how },
                ) if *city == played => match how {
                    How::Stage { .. } => of(&quote.stage.outlook),
                    How::OtherStage { stage, .. } => places(stage, stages),
                    How::FreeStage { stage } => places(stage, free_stages),
                    How::Tile { .. } | How::Discard => 0,
                    How::Build { .. } | How::Chain | How::Power | How::Plenty { .. } | How::Join { .. } => {
                        let offer = cards.iter().find(|offer| offer.card == card);
                        offer.map_or(0, |offer| of(&offer.quote.outlook))
                    }
                },
                (Offers::FromDiscard { cards, quotes, .. }, Intent::FromDiscard { card }) => {
                    let at = cards.iter().position(|other| *other == card);
                    at.and_then(|at| quotes.get(at)).map_or(0, |quote| of(&quote.outlook))
                }
                _ => 0,
            })
            .sum()
    }
}

/// Returns the cheapest way for each card.
fn cheapest(builds: &[(Card, Intent)]) -> Vec<Intent> {
    let price = |intent: &Intent| {
        let Intent::Play { how, .. } = intent else { return 0 };
        match how {
            How::Build { pay } | How::Plenty { pay, .. } | How::Join { pay, .. } => {
                1 + u16::from(pay.total())
            }
            // A power is kept for more expensive cards.
            How::Power => 4,
            How::Chain
            | How::OtherStage { .. }
            | How::Stage { .. }
            | How::FreeStage { .. }
            | How::Tile { .. }
            | How::Discard => 0,
        }
    };
    let least = |card: Card| {
        let ways = builds.iter().filter(|(other, _)| *other == card);
        ways.map(|(_, intent)| price(intent)).min()
    };
    builds
        .iter()
        .filter(|(card, intent)| Some(price(intent)) == least(*card))
        .map(|(_, intent)| *intent)
        .collect()
}

fn lasting(card: Card) -> impl Iterator<Item = Lasting> {
    card.facts().effects.iter().filter_map(|effect| match effect {
        Effect::Lasting(lasting) => Some(*lasting),
        Effect::Once(_) | Effect::Each(_) | Effect::Worth(_) | Effect::Rule(_) => None,
    })
}

/// Returns the resources that a card makes, each once.
fn produced(card: Card) -> impl Iterator<Item = Resource> {
    Resource::ALL.into_iter().filter(move |resource| {
        lasting(card)
            .any(|lasting| matches!(lasting, Lasting::Produce { one_of, .. } if one_of.contains(resource)))
    })
}

/// Returns the number of resources of a card, alternatives included.
fn made(card: Card) -> usize {
    let each = lasting(card).map(|lasting| {
        let Lasting::Produce { one_of, units, .. } = lasting else { return 0 };
        one_of.len() * usize::from(units)
    });
    each.max().unwrap_or(0)
}

fn shields(card: Card) -> i16 {
    let each = lasting(card).map(|lasting| {
        let Lasting::Shields { amount, .. } = lasting else { return 0 };
        i16::from(amount.base)
    });
    each.sum()
}
