//! The check of an intent.

use contract::{Choices, Seat};

use crate::{
    Cards, Casting, CrystalAt, Intent, Kin, Power, Question, Refusal, Sage, Site, Spell,
    situation::{Asked, Situation},
};

type Checked = Result<(), Refusal>;

impl contract::Situation<Intent, Refusal> for Situation<'_> {
    fn choices(&self) -> Choices<Intent> {
        self.listed()
    }

    fn check(&self, intent: &Intent) -> Checked {
        match (self.asked, intent) {
            (_, Intent::Show { to, cards }) if self.alliance_phase => self.check_show(*to, cards),
            (Asked::Nothing, _) => Err(Refusal::NotYourTurn),
            (Asked::Over, _) => Err(Refusal::Over),
            (Asked::Choose, Intent::Choose { sage }) => {
                ensure(self.free_roles.has(*sage), Refusal::SageTaken { sage: *sage })
            }
            (Asked::Negotiate, Intent::Propose { to }) => self.check_propose(*to),
            (Asked::Negotiate, Intent::Withdraw { to }) => {
                ensure(self.talk.offered.contains(*to), Refusal::NoSuchOffer)?;
                self.check_moves()
            }
            (Asked::Negotiate, Intent::Accept { from }) => {
                ensure(self.talk.offers.contains(*from), Refusal::NoSuchOffer)
            }
            (Asked::Negotiate, Intent::NoDeal { on }) => {
                ensure(self.talk.voted != *on, Refusal::VoteUnchanged { on: *on })?;
                self.check_moves()
            }
            (Asked::Negotiate, Intent::Listen | Intent::WalkAway)
            | (Asked::Join, Intent::Join { .. })
            | (Asked::Side, Intent::Side { .. })
            | (Asked::Exchange, Intent::Ready)
            | (Asked::Fight, Intent::Pass) => Ok(()),
            (Asked::Speak(question), said) => self.check_speech(question, said),
            (Asked::Exchange, Intent::Give { to, cards }) => self.check_give(*to, cards),
            (Asked::Fight, Intent::Play { power }) => self.check_play(*power),
            (Asked::Fight, Intent::Cast { casting }) => self.check_cast(*casting),
            (Asked::Fight, Intent::Skip) => {
                ensure(self.may_skip, Refusal::NoAbsentus)?;
                ensure(self.others_in, Refusal::AloneInFight)
            }
            (Asked::HandOver(count), Intent::HandOver { powers })
            | (Asked::Discard(count), Intent::Discard { powers }) => {
                ensure(powers.len() == usize::from(count), Refusal::WrongCount { count })?;
                self.hand.pick(powers, &[]).map(drop)
            }
            (Asked::TakeCrystal, Intent::TakeCrystal { slot }) => {
                let there = self.crystal(CrystalAt { site: self.pawn, slot: *slot });
                ensure(there.is_some(), Refusal::NoCrystal)
            }
            (Asked::MovePawn, Intent::MovePawn { to }) => ensure(*to != self.pawn, Refusal::PawnIsThere),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn fallback(&self) -> Option<Intent> {
        self.automatic()
    }
}

impl Situation<'_> {
    fn check_moves(&self) -> Checked {
        ensure(self.talk.moves_left > 0, Refusal::NoMovesLeft)
    }

    fn is_another(&self, seat: Seat) -> Checked {
        ensure(self.seats.contains(seat) && self.you != Some(seat), Refusal::NobodyThere)
    }

    fn check_propose(&self, to: Seat) -> Checked {
        self.is_another(to)?;
        ensure(self.talk.talking.contains(to), Refusal::NotTalking)?;
        ensure(!self.talk.offered.contains(to), Refusal::AlreadyProposed)?;
        // It is an acceptance then, which costs no move.
        if self.talk.offers.contains(to) { Ok(()) } else { self.check_moves() }
    }

    fn check_show(&self, to: Seat, cards: &Cards) -> Checked {
        self.is_another(to)?;
        self.check_moves()?;
        self.check_cards(cards)
    }

    fn check_cards(&self, cards: &Cards) -> Checked {
        ensure(!cards.powers.is_empty() || !cards.spells.is_empty(), Refusal::NoCards)?;
        self.hand.pick(&cards.powers, &cards.spells).map(drop)
    }

    /// Checks an answer of three players (section 6).
    fn check_speech(&self, question: Question, said: &Intent) -> Checked {
        let speaks_of = |with: &Seat, ranks: &[usize]| {
            let named = ranks.iter().any(|rank| self.order[*rank] == Some(*with));
            ensure(named, Refusal::NobodyThere)
        };
        match (question, said) {
            (Question::FirstAlone | Question::SecondAlone, Intent::Alone | Intent::LetSpeak)
            | (Question::SecondJoins, Intent::Against) => Ok(()),
            (Question::SecondJoins, Intent::With { seat }) => speaks_of(seat, &[0]),
            (Question::ThirdJoins, Intent::With { seat }) => speaks_of(seat, &[0, 1]),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn check_give(&self, to: Seat, cards: &Cards) -> Checked {
        self.is_another(to)?;
        ensure(self.partners().any(|partner| partner == to), Refusal::NotYourPartner)?;
        ensure(self.gifts_left > 0, Refusal::NoGiftsLeft)?;
        self.check_cards(cards)
    }

    fn check_play(&self, power: Power) -> Checked {
        ensure(self.hand.powers.has(power), Refusal::PowerNotInHand { power })?;
        match power.kin().sage() {
            Some(sage) => ensure(self.plays(sage), Refusal::NotYourRole { sage }),
            None => Ok(()),
        }
    }

    pub(crate) fn plays(&self, sage: Sage) -> bool {
        self.roles.contains(&Some(sage))
    }

    /// Returns the kinds of cards that can be played.
    pub(crate) fn playable(&self) -> impl Iterator<Item = Kin> {
        self.roles.iter().flatten().map(|sage| sage.kin()).chain([Kin::Owl])
    }

    fn check_cast(&self, casting: Casting) -> Checked {
        let spell = casting.spell();
        ensure(!self.cast, Refusal::SpellCast)?;
        ensure(self.hand.spells.has(spell), Refusal::SpellNotInHand { spell })?;
        match casting {
            Casting::Volensia { owl } => target(spell, owl, self.owls()),
            Casting::Anulensa { card } => target(spell, card, self.annullable()),
            Casting::Moventi { swap } => target(spell, swap, self.swaps()),
            Casting::Mutantus { with } => target(spell, with, self.partners()),
            Casting::Binensus { sage } => ensure(self.free_roles.has(sage), Refusal::NoTarget { spell }),
            Casting::Potentia | Casting::Absentus => Ok(()),
        }
    }

    /// Returns the numbers of the owls in the fight.
    pub(crate) fn owls(&self) -> impl Iterator<Item = u8> {
        self.lying.iter().filter(|lying| lying.is_owl()).map(|lying| lying.n)
    }

    /// Returns the numbers of the power cards and owls in the fight.
    pub(crate) fn annullable(&self) -> impl Iterator<Item = u8> {
        self.lying.iter().filter(|lying| lying.is_power()).map(|lying| lying.n)
    }

    fn crystal(&self, at: CrystalAt) -> Option<u8> {
        let crystals = &self.sites[at.site.index()].crystals;
        crystals.get(usize::from(at.slot)).copied().filter(|value| *value > 0)
    }

    /// Returns the slots of a site with a crystal.
    pub(crate) fn crystals_on(&self, site: Site) -> impl Iterator<Item = CrystalAt> {
        (0..3).map(move |slot| CrystalAt { site, slot }).filter(|at| self.crystal(*at).is_some())
    }

    /// Returns the possible swaps of Moventi, the sites in their order.
    pub(crate) fn swaps(&self) -> impl Iterator<Item = [CrystalAt; 2]> {
        const PAIRS: [[Site; 2]; 3] =
            [[Site::Left, Site::Right], [Site::Left, Site::Bottom], [Site::Right, Site::Bottom]];
        PAIRS.into_iter().flat_map(move |[one, other]| {
            let partners = move |a| self.crystals_on(other).map(move |b| [a, b]);
            self.crystals_on(one).flat_map(partners)
        })
    }
}

fn ensure(holds: bool, refusal: Refusal) -> Checked {
    if holds { Ok(()) } else { Err(refusal) }
}

/// Checks a target. It must be one of the targets, and must be named if there are any.
fn target<T: PartialEq>(spell: Spell, named: Option<T>, mut targets: impl Iterator<Item = T>) -> Checked {
    match named {
        Some(named) => ensure(targets.any(|target| target == named), Refusal::NoTarget { spell }),
        None => ensure(targets.next().is_none(), Refusal::TargetNeeded { spell }),
    }
}
