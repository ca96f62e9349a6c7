//! The printed facts of the leaders.

use crate::{
    Amount, Change, Colour, Count, Done, Each, Effect, If, Lasting, Leader, LeaderFacts, Learned, Often,
    Once, Power, Resource, Rule, Symbol, Target, Whose, Worth,
    amount::{now, worth},
    effect::{
        BUILD_FROM_DISCARD, DIPLOMACY, PLAY_LAST_CARD, Tokens, coins_once, kept, points, power, science,
        shields,
    },
    leader::{Fee, Need, Set},
};

#[expect(clippy::too_many_arguments, reason = "one argument a column of the table below")]
const fn leader(
    leader: Leader,
    id: &'static str,
    en: &'static str,
    fr: &'static str,
    nl: &'static str,
    set: Set,
    fee: Fee,
    needs: &'static [Need],
    effects: &'static [Effect],
) -> LeaderFacts {
    let copied = !matches!(leader, Leader::Esteban);
    LeaderFacts { leader, id, en, fr, nl, set, fee, needs, copied, effects }
}

/// The leaders, by number.
#[rustfmt::skip]
pub(crate) const LEADERS: [LeaderFacts; 86] = [
    leader(Leader::Alexander, "alexander", "Alexander", "Alexandre", "Alexander", Set::Box, Fee::Coins(3), &[], &[worth(1, Count::Victories, Whose::Own)]),
    leader(Leader::Amytis, "amytis", "Amytis", "Amytis", "Amytis", Set::Box, Fee::Coins(4), &[], &[worth(2, Count::Stages, Whose::Own)]),
    leader(Leader::Archimedes, "archimedes", "Archimedes", "Archimède", "Archimedes", Set::Box, Fee::Coins(4), &[], &[Effect::Lasting(Lasting::Cost { target: Target::Cards(Colour::Green), of: Whose::Own, change: Change::Units(1) })]),
    leader(Leader::Aristotle, "aristotle", "Aristotle", "Aristote", "Aristoteles", Set::Box, Fee::Coins(3), &[], &[worth(3, Count::ScienceSets, Whose::Own)]),
    leader(Leader::Bilkis, "bilkis", "Bilkis", "Bilkis", "Bilkis", Set::Box, Fee::Coins(4), &[], &[Effect::Lasting(Lasting::Bank { price: 1, units: 1 })]),
    leader(Leader::Caesar, "caesar", "Caesar", "César", "Caesar", Set::Box, Fee::Coins(5), &[], &[shields(2)]),
    leader(Leader::Cleopatra, "cleopatra", "Cleopatra", "Cléopâtre", "Cleopatra", Set::Box, Fee::Coins(4), &[], &[points(5)]),
    leader(Leader::Croesus, "croesus", "Croesus", "Crésus", "Croesus", Set::Box, Fee::Coins(1), &[], &[coins_once(6)]),
    leader(Leader::Euclid, "euclid", "Euclid", "Euclide", "Euclides", Set::Box, Fee::Coins(5), &[], &[science(Symbol::Compass)]),
    leader(Leader::Hammurabi, "hammurabi", "Hammurabi", "Hammurabi", "Hammurabi", Set::Box, Fee::Coins(2), &[], &[Effect::Lasting(Lasting::Cost { target: Target::Cards(Colour::Blue), of: Whose::Own, change: Change::Units(1) })]),
    leader(Leader::Hannibal, "hannibal", "Hannibal", "Hannibal", "Hannibal", Set::Box, Fee::Coins(2), &[], &[shields(1)]),
    leader(Leader::Hatshepsut, "hatshepsut", "Hatshepsut", "Hatshepsout", "Hatsjepsoet", Set::Box, Fee::Coins(2), &[], &[Effect::Each(Each::Income { when: Done::Bought, coins: 1 })]),
    leader(Leader::Hiram, "hiram", "Hiram", "Hiram", "Hiram", Set::Box, Fee::Coins(3), &[], &[worth(2, Count::Cards(Colour::Purple), Whose::Own)]),
    leader(Leader::Hypatia, "hypatia", "Hypatia", "Hypatie", "Hypatia", Set::Box, Fee::Coins(4), &[], &[worth(1, Count::Cards(Colour::Green), Whose::Own)]),
    leader(Leader::Imhotep, "imhotep", "Imhotep", "Imhotep", "Imhotep", Set::Box, Fee::Coins(3), &[], &[Effect::Lasting(Lasting::Cost { target: Target::Stage, of: Whose::Own, change: Change::Units(1) })]),
    leader(Leader::Justinian, "justinian", "Justinian", "Justinien", "Justinianus", Set::Box, Fee::Coins(3), &[], &[worth(3, Count::Sets(&[Colour::Blue, Colour::Red, Colour::Green]), Whose::Own)]),
    leader(Leader::Leonidas, "leonidas", "Leonidas", "Léonidas", "Leonidas", Set::Box, Fee::Coins(2), &[], &[Effect::Lasting(Lasting::Cost { target: Target::Cards(Colour::Red), of: Whose::Own, change: Change::Units(1) })]),
    leader(Leader::Maecenas, "maecenas", "Maecenas", "Mécène", "Maecenas", Set::Box, Fee::Coins(1), &[], &[Effect::Lasting(Lasting::Cost { target: Target::Leader, of: Whose::Own, change: Change::Free })]),
    leader(Leader::Midas, "midas", "Midas", "Midas", "Midas", Set::Box, Fee::Coins(3), &[], &[worth(1, Count::Coins(3), Whose::Own)]),
    leader(Leader::Nebuchadnezzar, "nebuchadnezzar", "Nebuchadnezzar", "Nabuchodonosor", "Nebukadnezar", Set::Box, Fee::Coins(4), &[], &[worth(1, Count::Cards(Colour::Blue), Whose::Own)]),
    leader(Leader::Nefertiti, "nefertiti", "Nefertiti", "Néfertiti", "Nefertiti", Set::Box, Fee::Coins(3), &[], &[points(4)]),
    leader(Leader::Nero, "nero", "Nero", "Néron", "Nero", Set::Box, Fee::Coins(1), &[], &[Effect::Each(Each::Income { when: Done::WonVictory, coins: 2 })]),
    leader(Leader::Pericles, "pericles", "Pericles", "Périclès", "Pericles", Set::Box, Fee::Coins(6), &[], &[worth(2, Count::Cards(Colour::Red), Whose::Own)]),
    leader(Leader::Phidias, "phidias", "Phidias", "Phidias", "Phidias", Set::Box, Fee::Coins(3), &[], &[worth(1, Count::Cards(Colour::Brown), Whose::Own)]),
    leader(Leader::Plato, "plato", "Plato", "Platon", "Plato", Set::Box, Fee::Coins(4), &[], &[worth(7, Count::Sets(&Colour::USUAL), Whose::Own)]),
    leader(Leader::Praxiteles, "praxiteles", "Praxiteles", "Praxitèle", "Praxiteles", Set::Box, Fee::Coins(3), &[], &[worth(2, Count::Cards(Colour::Grey), Whose::Own)]),
    leader(Leader::Ptolemy, "ptolemy", "Ptolemy", "Ptolémée", "Ptolemaeus", Set::Box, Fee::Coins(5), &[], &[science(Symbol::Tablet)]),
    leader(Leader::Pythagoras, "pythagoras", "Pythagoras", "Pythagore", "Pythagoras", Set::Box, Fee::Coins(5), &[], &[science(Symbol::Gear)]),
    leader(Leader::Ramses, "ramses", "Ramses", "Ramsès", "Ramses", Set::Box, Fee::Coins(5), &[], &[Effect::Rule(Rule::FreeBuild { target: Target::Cards(Colour::Purple), often: Often::Always })]),
    leader(Leader::Sappho, "sappho", "Sappho", "Sapho", "Sappho", Set::Box, Fee::Coins(1), &[], &[points(2)]),
    leader(Leader::Solomon, "solomon", "Solomon", "Salomon", "Salomo", Set::Box, Fee::Coins(3), &[], &[BUILD_FROM_DISCARD]),
    leader(Leader::Tomyris, "tomyris", "Tomyris", "Tomyris", "Tomyris", Set::Box, Fee::Coins(4), &[], &[Effect::Rule(Rule::DefeatsToVictor)]),
    leader(Leader::Varro, "varro", "Varro", "Varron", "Varro", Set::Box, Fee::Coins(3), &[], &[worth(1, Count::Cards(Colour::Yellow), Whose::Own)]),
    leader(Leader::Vitruvius, "vitruvius", "Vitruvius", "Vitruve", "Vitruvius", Set::Box, Fee::Coins(1), &[], &[Effect::Each(Each::Income { when: Done::ByChain, coins: 2 })]),
    leader(Leader::Xenophon, "xenophon", "Xenophon", "Xénophon", "Xenophon", Set::Box, Fee::Coins(2), &[], &[Effect::Each(Each::Income { when: Done::Built(Colour::Yellow), coins: 2 })]),
    leader(Leader::Zenobia, "zenobia", "Zenobia", "Zénobie", "Zenobia", Set::Box, Fee::Coins(2), &[], &[points(3)]),
    leader(Leader::Aspasia, "aspasia", "Aspasia", "Aspasie", "Aspasia", Set::Cities, Fee::Coins(3), &[Need::Cities], &[points(2), DIPLOMACY]),
    leader(Leader::Berenice, "berenice", "Berenice", "Bérénice", "Berenice", Set::Cities, Fee::Coins(2), &[], &[Effect::Each(Each::Income { when: Done::TookCoins, coins: 1 })]),
    leader(Leader::Caligula, "caligula", "Caligula", "Caligula", "Caligula", Set::Cities, Fee::Coins(3), &[Need::Cities], &[Effect::Rule(Rule::FreeBuild { target: Target::Cards(Colour::Black), often: Often::OnceAnAge })]),
    leader(Leader::Darius, "darius", "Darius", "Darius", "Darius", Set::Cities, Fee::Coins(4), &[Need::Cities], &[worth(1, Count::Cards(Colour::Black), Whose::Own)]),
    leader(Leader::Diocletian, "diocletian", "Diocletian", "Dioclétien", "Diocletianus", Set::Cities, Fee::Coins(2), &[Need::Cities], &[Effect::Each(Each::Income { when: Done::Built(Colour::Black), coins: 2 })]),
    leader(Leader::Semiramis, "semiramis", "Semiramis", "Sémiramis", "Semiramis", Set::Cities, Fee::Coins(2), &[], &[Effect::Lasting(Lasting::Shields { amount: Amount::per(1, Count::Defeats, Whose::Own), of: Whose::Own })]),
    leader(Leader::Stevie, "stevie", "Stevie", "Stevie", "Stevie", Set::Promo, Fee::NextStage, &[], &[power(Power::NextStage)]),
    leader(Leader::Esteban, "esteban", "Esteban", "Esteban", "Esteban", Set::Promo, Fee::Coins(5), &[], &[Effect::Rule(Rule::KeepHands)]),
    leader(Leader::Louis, "louis", "Louis", "Louis", "Louis", Set::Promo, Fee::Coins(4), &[], &[Effect::Worth(Worth::Points { amount: Amount { base: 7, least: Some(0), ..Amount::per(-1, Count::Victories, Whose::Own) } })]),
    leader(Leader::Wil, "wil", "Wil", "Will", "Wil", Set::Promo, Fee::Coins(3), &[], &[power(Power::Take)]),
    leader(Leader::Nimrod, "nimrod", "Nimrod", "Nimrod", "Nimrod", Set::Promo, Fee::Coins(4), &[Need::Babel], &[Effect::Each(Each::Income { when: Done::PlacedTile, coins: 3 }), worth(1, Count::Tiles, Whose::Own)]),
    leader(Leader::Helen, "helen", "Helen of Troy", "Hélène de Troie", "Helena van Troje", Set::FanMade, Fee::Coins(2), &[Need::Cities], &[Effect::Once(Once::VoidDiplomacy)]),
    leader(Leader::Bauza, "bauza", "Antoine Bauza", "Antoine Bauza", "Antoine Bauza", Set::FanMade, Fee::Coins(2), &[], &[Effect::Rule(Rule::AnyStage)]),
    leader(Leader::Hercules, "hercules", "Hercules", "Hercule", "Hercules", Set::FanMade, Fee::Coins(5), &[], &[power(Power::UnderStage)]),
    leader(Leader::Attila, "attila", "Attila", "Attila", "Attila", Set::FanMade, Fee::Coins(3), &[], &[power(Power::StagesFall)]),
    leader(Leader::Axelous, "axelous", "Axelous", "Axelous", "Axelous", Set::FanMade, Fee::Coins(4), &[], &[Effect::Rule(Rule::FreeBuild { target: Target::Cards(Colour::Blue), often: Often::WithoutShields })]),
    leader(Leader::ChuckNorris, "chuck-norris", "Chuck Norris", "Chuck Norris", "Chuck Norris", Set::FanMade, Fee::Coins(6), &[], &[power(Power::WondersFall)]),
    leader(Leader::Cypselos, "cypselos", "Cypselos", "Cypselos", "Cypselos", Set::FanMade, Fee::Coins(2), &[], &[Effect::Once(Once::Coins { amount: Amount::per(1, Count::RicherNeighbour, Whose::Own) })]),
    leader(Leader::Cyrus, "cyrus", "Cyrus", "Cyrus", "Cyrus", Set::FanMade, Fee::Coins(6), &[], &[Effect::Lasting(Lasting::Shields { amount: Amount::per(1, Count::Cards(Colour::Red), Whose::Own), of: Whose::Own })]),
    leader(Leader::Damocles, "damocles", "Damocles", "Damoclès", "Damocles", Set::FanMade, Fee::Coins(4), &[], &[power(Power::Destroy)]),
    leader(Leader::Diogenes, "diogenes", "Diogenes", "Diogène", "Diogenes", Set::FanMade, Fee::Coins(4), &[], &[Effect::Worth(Worth::Points { amount: Amount { only: Some(If::None(Count::Stages)), ..Amount::fixed(8) } })]),
    leader(Leader::Herodotus, "herodotus", "Herodotus", "Hérodote", "Herodotus", Set::FanMade, Fee::Coins(4), &[], &[power(Power::CopyStage)]),
    leader(Leader::Homer, "homer", "Homer", "Homère", "Homerus", Set::FanMade, Fee::Coins(2), &[], &[kept(1, &[Resource::Papyrus])]),
    leader(Leader::Sinbad, "sinbad", "Sinbad", "Sinbad", "Sinbad", Set::FanMade, Fee::Coins(2), &[], &[kept(1, &[Resource::Glass])]),
    leader(Leader::Penelope, "penelope", "Penelope", "Pénélope", "Penelope", Set::FanMade, Fee::Coins(2), &[], &[kept(1, &[Resource::Loom])]),
    leader(Leader::HuaMulan, "hua-mulan", "Hua Mulan", "Hua Mulan", "Hua Mulan", Set::FanMade, Fee::Coins(3), &[], &[Effect::Lasting(Lasting::Shields { amount: Amount::fixed(-1), of: Whose::Neighbours })]),
    leader(Leader::Jesus, "jesus", "Jesus", "Jésus", "Jezus", Set::FanMade, Fee::Coins(3), &[], &[Effect::Rule(Rule::Plenty)]),
    leader(Leader::Orpheus, "orpheus", "Orpheus", "Orphée", "Orpheus", Set::FanMade, Fee::Coins(2), &[], &[power(Power::Draw(1))]),
    leader(Leader::Phryne, "phryne", "Phryne", "Phryné", "Phryne", Set::FanMade, Fee::Coins(5), &[], &[power(Power::Draw(2))]),
    leader(Leader::Pythia, "pythia", "Pythia", "Pythie", "Pythia", Set::FanMade, Fee::Coins(2), &[], &[power(Power::Name)]),
    leader(Leader::Sith, "sith", "Sith Lord", "Seigneur Sith", "Sith-heer", Set::FanMade, Fee::Coins(2), &[], &[Effect::Rule(Rule::Foresee)]),
    leader(Leader::Socrates, "socrates", "Socrates", "Socrate", "Socrates", Set::FanMade, Fee::Coins(2), &[], &[Effect::Lasting(Lasting::Science { symbol: Learned::Changed })]),
    leader(Leader::Spartacus, "spartacus", "Spartacus", "Spartacus", "Spartacus", Set::FanMade, Fee::Coins(2), &[], &[Effect::Rule(Rule::UnseenByGuilds)]),
    leader(Leader::Ulysses, "ulysses", "Ulysses", "Ulysse", "Odysseus", Set::FanMade, Fee::Coins(6), &[], &[PLAY_LAST_CARD]),
    leader(Leader::Urvasi, "urvasi", "Urvasi", "Urvasi", "Urvasi", Set::FanMade, Fee::Coins(3), &[], &[power(Power::Swap)]),
    leader(Leader::Vercingetorix, "vercingetorix", "Vercingetorix", "Vercingétorix", "Vercingetorix", Set::FanMade, Fee::Coins(4), &[], &[Effect::Rule(Rule::TradeDefeats)]),
    leader(Leader::Nitocris, "nitocris", "Nitocris", "Nitocris", "Nitocris", Set::Anniversary, Fee::Age, &[], &[Effect::Once(Once::Tokens { change: Tokens::Victory })]),
    leader(Leader::Telesilla, "telesilla", "Telesilla", "Telesilla", "Telesilla", Set::Anniversary, Fee::Coins(3), &[], &[Effect::Once(Once::Tokens { change: Tokens::NoDefeats }), Effect::Once(Once::Tokens { change: Tokens::OthersLoseVictory })]),
    leader(Leader::Aganice, "aganice", "Aganice", "Aganice", "Aganice", Set::Anniversary, Fee::Age, &[], &[Effect::Lasting(Lasting::Science { symbol: Learned::Changed })]),
    leader(Leader::Enheduanna, "enheduanna", "Enheduanna", "Enheduanna", "Enheduanna", Set::Anniversary, Fee::Coins(4), &[], &[Effect::Lasting(Lasting::Science { symbol: Learned::MostOwned })]),
    leader(Leader::PhryneOfficial, "phryne-official", "Phryne", "Phryne", "Phryne", Set::Anniversary, Fee::Age, &[], &[Effect::Worth(Worth::Points { amount: Amount { only: Some(If::MoreThanNeighbours(Count::Cards(Colour::Blue))), ..Amount::fixed(5) } })]),
    leader(Leader::Cornelia, "cornelia", "Cornelia", "Cornelia", "Cornelia", Set::Anniversary, Fee::Age, &[], &[Effect::Worth(Worth::Points { amount: Amount { only: Some(If::MoreThanNeighbours(Count::Cards(Colour::Yellow))), ..Amount::fixed(5) } })]),
    leader(Leader::Eurypyle, "eurypyle", "Eurypyle", "Eurypyle", "Eurypyle", Set::Anniversary, Fee::Age, &[], &[Effect::Worth(Worth::Points { amount: Amount { only: Some(If::MoreThanNeighbours(Count::Cards(Colour::Red))), ..Amount::fixed(5) } })]),
    leader(Leader::Theano, "theano", "Theano", "Theano", "Theano", Set::Anniversary, Fee::Age, &[], &[Effect::Worth(Worth::Points { amount: Amount { only: Some(If::MoreThanNeighbours(Count::Cards(Colour::Green))), ..Amount::fixed(5) } })]),
    leader(Leader::Makeda, "makeda", "Makeda", "Makeda", "Makeda", Set::Anniversary, Fee::Age, &[], &[Effect::Worth(Worth::Points { amount: Amount { only: Some(If::MoreThanNeighbours(Count::Coins(1))), ..Amount::fixed(5) } })]),
    leader(Leader::Cynisca, "cynisca", "Cynisca", "Cynisca", "Cynisca", Set::Anniversary, Fee::Age, &[], &[Effect::Worth(Worth::Points { amount: Amount { only: Some(If::None(Count::Defeats)), ..Amount::fixed(6) } })]),
    leader(Leader::Gorgo, "gorgo", "Gorgo", "Gorgo", "Gorgo", Set::Anniversary, Fee::Coins(5), &[], &[worth(1, Count::EqualVictories, Whose::Own)]),
    leader(Leader::Agrippina, "agrippina", "Agrippina", "Agrippina", "Agrippina", Set::Anniversary, Fee::Coins(1), &[], &[Effect::Worth(Worth::Points { amount: Amount { only: Some(If::One(Count::Leaders)), ..Amount::fixed(7) } })]),
    leader(Leader::Octavia, "octavia", "Octavia", "Octavia", "Octavia", Set::Anniversary, Fee::Coins(1), &[], &[now(2, Count::Stages, Whose::Own), Effect::Once(Once::OthersLose { amount: Amount::per(1, Count::Stages, Whose::Own) })]),
    leader(Leader::Arsinoe, "arsinoe", "Arsinoe", "Arsinoe", "Arsinoë", Set::Anniversary, Fee::Age, &[], &[coins_once(4), Effect::Once(Once::OthersLose { amount: Amount::per(1, Count::Age, Whose::Own) })]),
];

impl Leader {
    /// The number of leaders.
    pub const COUNT: usize = LEADERS.len();

    /// Iterates over all leaders, by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        LEADERS.iter().map(|facts| facts.leader)
    }

    /// Returns the printed facts of the leader.
    pub const fn facts(self) -> &'static LeaderFacts {
        &LEADERS[self as usize]
    }
}
