//! The leaders.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Effect, Once, Power};

/// A leader. There is one of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[repr(u8)]
pub enum Leader {
    /// Alexander.
    #[serde(rename = "alexander")]
    Alexander,
    /// Amytis.
    #[serde(rename = "amytis")]
    Amytis,
    /// Archimedes.
    #[serde(rename = "archimedes")]
    Archimedes,
    /// Aristotle.
    #[serde(rename = "aristotle")]
    Aristotle,
    /// Bilkis.
    #[serde(rename = "bilkis")]
    Bilkis,
    /// Caesar.
    #[serde(rename = "caesar")]
    Caesar,
    /// Cleopatra.
    #[serde(rename = "cleopatra")]
    Cleopatra,
    /// Croesus.
    #[serde(rename = "croesus")]
    Croesus,
    /// Euclid.
    #[serde(rename = "euclid")]
    Euclid,
    /// Hammurabi.
    #[serde(rename = "hammurabi")]
    Hammurabi,
    /// Hannibal.
    #[serde(rename = "hannibal")]
    Hannibal,
    /// Hatshepsut.
    #[serde(rename = "hatshepsut")]
    Hatshepsut,
    /// Hiram.
    #[serde(rename = "hiram")]
    Hiram,
    /// Hypatia.
    #[serde(rename = "hypatia")]
    Hypatia,
    /// Imhotep.
    #[serde(rename = "imhotep")]
    Imhotep,
    /// Justinian.
    #[serde(rename = "justinian")]
    Justinian,
    /// Leonidas.
    #[serde(rename = "leonidas")]
    Leonidas,
    /// Maecenas.
    #[serde(rename = "maecenas")]
    Maecenas,
    /// Midas.
    #[serde(rename = "midas")]
    Midas,
    /// Nebuchadnezzar.
    #[serde(rename = "nebuchadnezzar")]
    Nebuchadnezzar,
    /// Nefertiti.
    #[serde(rename = "nefertiti")]
    Nefertiti,
    /// Nero.
    #[serde(rename = "nero")]
    Nero,
    /// Pericles.
    #[serde(rename = "pericles")]
    Pericles,
    /// Phidias.
    #[serde(rename = "phidias")]
    Phidias,
    /// Plato.
    #[serde(rename = "plato")]
    Plato,
    /// Praxiteles.
    #[serde(rename = "praxiteles")]
    Praxiteles,
    /// Ptolemy.
    #[serde(rename = "ptolemy")]
    Ptolemy,
    /// Pythagoras.
    #[serde(rename = "pythagoras")]
    Pythagoras,
    /// Ramses.
    #[serde(rename = "ramses")]
    Ramses,
    /// Sappho.
    #[serde(rename = "sappho")]
    Sappho,
    /// Solomon.
    #[serde(rename = "solomon")]
    Solomon,
    /// Tomyris.
    #[serde(rename = "tomyris")]
    Tomyris,
    /// Varro.
    #[serde(rename = "varro")]
    Varro,
    /// Vitruvius.
    #[serde(rename = "vitruvius")]
    Vitruvius,
    /// Xenophon.
    #[serde(rename = "xenophon")]
    Xenophon,
    /// Zenobia.
    #[serde(rename = "zenobia")]
    Zenobia,
    /// Aspasia.
    #[serde(rename = "aspasia")]
    Aspasia,
    /// Berenice.
    #[serde(rename = "berenice")]
    Berenice,
    /// Caligula.
    #[serde(rename = "caligula")]
    Caligula,
    /// Darius.
    #[serde(rename = "darius")]
    Darius,
    /// Diocletian.
    #[serde(rename = "diocletian")]
    Diocletian,
    /// Semiramis.
    #[serde(rename = "semiramis")]
    Semiramis,
    /// Stevie.
    #[serde(rename = "stevie")]
    Stevie,
    /// Esteban.
    #[serde(rename = "esteban")]
    Esteban,
    /// Louis.
    #[serde(rename = "louis")]
    Louis,
    /// Wil.
    #[serde(rename = "wil")]
    Wil,
    /// Nimrod.
    #[serde(rename = "nimrod")]
    Nimrod,
    /// Helen of Troy.
    #[serde(rename = "helen")]
    Helen,
    /// Antoine Bauza.
    #[serde(rename = "bauza")]
    Bauza,
    /// Hercules.
    #[serde(rename = "hercules")]
    Hercules,
    /// Attila.
    #[serde(rename = "attila")]
    Attila,
    /// Axelous.
    #[serde(rename = "axelous")]
    Axelous,
    /// Chuck Norris.
    #[serde(rename = "chuck-norris")]
    ChuckNorris,
    /// Cypselos.
    #[serde(rename = "cypselos")]
    Cypselos,
    /// Cyrus.
    #[serde(rename = "cyrus")]
    Cyrus,
    /// Damocles.
    #[serde(rename = "damocles")]
    Damocles,
    /// Diogenes.
    #[serde(rename = "diogenes")]
    Diogenes,
    /// Herodotus.
    #[serde(rename = "herodotus")]
    Herodotus,
    /// Homer.
    #[serde(rename = "homer")]
    Homer,
    /// Sinbad.
    #[serde(rename = "sinbad")]
    Sinbad,
    /// Penelope.
    #[serde(rename = "penelope")]
    Penelope,
    /// Hua Mulan.
    #[serde(rename = "hua-mulan")]
    HuaMulan,
    /// Jesus.
    #[serde(rename = "jesus")]
    Jesus,
    /// Orpheus.
    #[serde(rename = "orpheus")]
    Orpheus,
    /// Phryne, made by players.
    #[serde(rename = "phryne")]
    Phryne,
    /// Pythia.
    #[serde(rename = "pythia")]
    Pythia,
    /// Sith Lord.
    #[serde(rename = "sith")]
    Sith,
    /// Socrates.
    #[serde(rename = "socrates")]
    Socrates,
    /// Spartacus.
    #[serde(rename = "spartacus")]
    Spartacus,
    /// Ulysses.
    #[serde(rename = "ulysses")]
    Ulysses,
    /// Urvasi.
    #[serde(rename = "urvasi")]
    Urvasi,
    /// Vercingetorix.
    #[serde(rename = "vercingetorix")]
    Vercingetorix,
    /// Nitocris.
    #[serde(rename = "nitocris")]
    Nitocris,
    /// Telesilla.
    #[serde(rename = "telesilla")]
    Telesilla,
    /// Aganice.
    #[serde(rename = "aganice")]
    Aganice,
    /// Enheduanna.
    #[serde(rename = "enheduanna")]
    Enheduanna,
    /// Phryne of the anniversary pack.
    #[serde(rename = "phryne-official")]
    PhryneOfficial,
    /// Cornelia.
    #[serde(rename = "cornelia")]
    Cornelia,
    /// Eurypyle.
    #[serde(rename = "eurypyle")]
    Eurypyle,
    /// Theano.
    #[serde(rename = "theano")]
    Theano,
    /// Makeda.
    #[serde(rename = "makeda")]
    Makeda,
    /// Cynisca.
    #[serde(rename = "cynisca")]
    Cynisca,
    /// Gorgo.
    #[serde(rename = "gorgo")]
    Gorgo,
    /// Agrippina.
    #[serde(rename = "agrippina")]
    Agrippina,
    /// Octavia.
    #[serde(rename = "octavia")]
    Octavia,
    /// Arsinoe.
    #[serde(rename = "arsinoe")]
    Arsinoe,
}

/// The origin of a leader.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Set {
    /// The box Leaders.
    Box,
    /// The box Cities.
    Cities,
    /// The anniversary pack of 2017.
    Anniversary,
    /// Promotional leaders.
    Promo,
    /// Leaders made by players.
    FanMade,
}

impl Set {
    /// All sets, in their order.
    pub const ALL: [Self; 5] = [Self::Box, Self::Cities, Self::Anniversary, Self::Promo, Self::FanMade];
}

/// The cost of recruiting a leader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fee {
    /// This number of coins.
    Coins(u8),
    /// As many coins as the number of the age.
    Age,
    /// A coin for each unit that the next stage costs, plus its printed coins.
    NextStage,
}

/// A box without which a leader is not dealt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// Cities.
    Cities,
    /// The Tower of Babel.
    Babel,
}

/// The printed facts of a leader.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct LeaderFacts {
    /// The leader.
    #[serde(skip)]
    pub leader: Leader,
    /// The identifier, as in JSON.
    pub id: &'static str,
    /// The English name.
    pub en: &'static str,
    /// The French name.
    pub fr: &'static str,
    /// The Dutch name.
    pub nl: &'static str,
    /// The set that the leader is from.
    pub set: Set,
    /// The cost of recruiting.
    pub fee: Fee,
    /// The boxes without which the leader is excluded.
    pub needs: &'static [Need],
    /// True if the Courtesans guild may copy the leader.
    pub copied: bool,
    /// The effects.
    pub effects: &'static [Effect],
}

impl Leader {
    /// Returns true if recruiting the leader builds a stage, so that the city needs one to build.
    pub(crate) fn builds_stage(self) -> bool {
        self.facts().effects.iter().any(|effect| {
            matches!(effect, Effect::Once(Once::Power { power: Power::NextStage | Power::UnderStage }))
        })
    }
}
