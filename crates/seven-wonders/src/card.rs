//! The cards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cost, Effect, Lasting, Resource, card_table::CARDS};

/// A card. Copies of one card are the same card: nobody can tell them apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[repr(u8)]
pub enum Card {
    /// Lumber Yard.
    #[serde(rename = "lumber-yard")]
    LumberYard,
    /// Stone Pit.
    #[serde(rename = "stone-pit")]
    StonePit,
    /// Clay Pool.
    #[serde(rename = "clay-pool")]
    ClayPool,
    /// Ore Vein.
    #[serde(rename = "ore-vein")]
    OreVein,
    /// Tree Farm.
    #[serde(rename = "tree-farm")]
    TreeFarm,
    /// Excavation.
    #[serde(rename = "excavation")]
    Excavation,
    /// Clay Pit.
    #[serde(rename = "clay-pit")]
    ClayPit,
    /// Timber Yard.
    #[serde(rename = "timber-yard")]
    TimberYard,
    /// Forest Cave.
    #[serde(rename = "forest-cave")]
    ForestCave,
    /// Mine.
    #[serde(rename = "mine")]
    Mine,
    /// Loom.
    #[serde(rename = "loom-1")]
    Loom1,
    /// Glassworks.
    #[serde(rename = "glassworks-1")]
    Glassworks1,
    /// Press.
    #[serde(rename = "press-1")]
    Press1,
    /// Pawnshop.
    #[serde(rename = "pawnshop")]
    Pawnshop,
    /// Baths.
    #[serde(rename = "baths")]
    Baths,
    /// Altar.
    #[serde(rename = "altar")]
    Altar,
    /// Theater.
    #[serde(rename = "theater")]
    Theater,
    /// Tavern.
    #[serde(rename = "tavern")]
    Tavern,
    /// East Trading Post.
    #[serde(rename = "east-trading-post")]
    EastTradingPost,
    /// West Trading Post.
    #[serde(rename = "west-trading-post")]
    WestTradingPost,
    /// Marketplace.
    #[serde(rename = "marketplace")]
    Marketplace,
    /// Stockade.
    #[serde(rename = "stockade")]
    Stockade,
    /// Barracks.
    #[serde(rename = "barracks")]
    Barracks,
    /// Guard Tower.
    #[serde(rename = "guard-tower")]
    GuardTower,
    /// Apothecary.
    #[serde(rename = "apothecary")]
    Apothecary,
    /// Workshop.
    #[serde(rename = "workshop")]
    Workshop,
    /// Scriptorium.
    #[serde(rename = "scriptorium")]
    Scriptorium,
    /// Sawmill.
    #[serde(rename = "sawmill")]
    Sawmill,
    /// Quarry.
    #[serde(rename = "quarry")]
    Quarry,
    /// Brickyard.
    #[serde(rename = "brickyard")]
    Brickyard,
    /// Foundry.
    #[serde(rename = "foundry")]
    Foundry,
    /// Loom.
    #[serde(rename = "loom-2")]
    Loom2,
    /// Glassworks.
    #[serde(rename = "glassworks-2")]
    Glassworks2,
    /// Press.
    #[serde(rename = "press-2")]
    Press2,
    /// Aqueduct.
    #[serde(rename = "aqueduct")]
    Aqueduct,
    /// Temple.
    #[serde(rename = "temple")]
    Temple,
    /// Statue.
    #[serde(rename = "statue")]
    Statue,
    /// Courthouse.
    #[serde(rename = "courthouse")]
    Courthouse,
    /// Forum.
    #[serde(rename = "forum")]
    Forum,
    /// Caravansery.
    #[serde(rename = "caravansery")]
    Caravansery,
    /// Vineyard.
    #[serde(rename = "vineyard")]
    Vineyard,
    /// Bazar.
    #[serde(rename = "bazar")]
    Bazar,
    /// Walls.
    #[serde(rename = "walls")]
    Walls,
    /// Training Ground.
    #[serde(rename = "training-ground")]
    TrainingGround,
    /// Stables.
    #[serde(rename = "stables")]
    Stables,
    /// Archery Range.
    #[serde(rename = "archery-range")]
    ArcheryRange,
    /// Dispensary.
    #[serde(rename = "dispensary")]
    Dispensary,
    /// Laboratory.
    #[serde(rename = "laboratory")]
    Laboratory,
    /// Library.
    #[serde(rename = "library")]
    Library,
    /// School.
    #[serde(rename = "school")]
    School,
    /// Pantheon.
    #[serde(rename = "pantheon")]
    Pantheon,
    /// Gardens.
    #[serde(rename = "gardens")]
    Gardens,
    /// Town Hall.
    #[serde(rename = "town-hall")]
    TownHall,
    /// Palace.
    #[serde(rename = "palace")]
    Palace,
    /// Senate.
    #[serde(rename = "senate")]
    Senate,
    /// Haven.
    #[serde(rename = "haven")]
    Haven,
    /// Lighthouse.
    #[serde(rename = "lighthouse")]
    Lighthouse,
    /// Chamber of Commerce.
    #[serde(rename = "chamber-of-commerce")]
    ChamberOfCommerce,
    /// Arena.
    #[serde(rename = "arena")]
    Arena,
    /// Fortifications.
    #[serde(rename = "fortifications")]
    Fortifications,
    /// Circus.
    #[serde(rename = "circus")]
    Circus,
    /// Arsenal.
    #[serde(rename = "arsenal")]
    Arsenal,
    /// Siege Workshop.
    #[serde(rename = "siege-workshop")]
    SiegeWorkshop,
    /// Lodge.
    #[serde(rename = "lodge")]
    Lodge,
    /// Observatory.
    #[serde(rename = "observatory")]
    Observatory,
    /// University.
    #[serde(rename = "university")]
    University,
    /// Academy.
    #[serde(rename = "academy")]
    Academy,
    /// Study.
    #[serde(rename = "study")]
    Study,
    /// Workers Guild.
    #[serde(rename = "workers-guild")]
    WorkersGuild,
    /// Craftsmens Guild.
    #[serde(rename = "craftsmens-guild")]
    CraftsmensGuild,
    /// Traders Guild.
    #[serde(rename = "traders-guild")]
    TradersGuild,
    /// Philosophers Guild.
    #[serde(rename = "philosophers-guild")]
    PhilosophersGuild,
    /// Spies Guild.
    #[serde(rename = "spies-guild")]
    SpiesGuild,
    /// Strategists Guild.
    #[serde(rename = "strategists-guild")]
    StrategistsGuild,
    /// Shipowners Guild.
    #[serde(rename = "shipowners-guild")]
    ShipownersGuild,
    /// Scientists Guild.
    #[serde(rename = "scientists-guild")]
    ScientistsGuild,
    /// Magistrates Guild.
    #[serde(rename = "magistrates-guild")]
    MagistratesGuild,
    /// Builders Guild.
    #[serde(rename = "builders-guild")]
    BuildersGuild,
    /// Gamers Guild.
    #[serde(rename = "gamers-guild")]
    GamersGuild,
    /// Courtesans Guild.
    #[serde(rename = "courtesans-guild")]
    CourtesansGuild,
    /// Diplomats Guild.
    #[serde(rename = "diplomats-guild")]
    DiplomatsGuild,
    /// Architects Guild.
    #[serde(rename = "architects-guild")]
    ArchitectsGuild,
    /// Pigeon Loft.
    #[serde(rename = "pigeon-loft")]
    PigeonLoft,
    /// Militia.
    #[serde(rename = "militia")]
    Militia,
    /// Hideout.
    #[serde(rename = "hideout")]
    Hideout,
    /// Residence.
    #[serde(rename = "residence")]
    Residence,
    /// Gambling Den.
    #[serde(rename = "gambling-den")]
    GamblingDen,
    /// Clandestine Dock East.
    #[serde(rename = "clandestine-dock-east")]
    ClandestineDockEast,
    /// Clandestine Dock West.
    #[serde(rename = "clandestine-dock-west")]
    ClandestineDockWest,
    /// Secret Warehouse.
    #[serde(rename = "secret-warehouse")]
    SecretWarehouse,
    /// Gates of the City.
    #[serde(rename = "gates-of-the-city")]
    GatesOfTheCity,
    /// Spy Ring.
    #[serde(rename = "spy-ring")]
    SpyRing,
    /// Mercenaries.
    #[serde(rename = "mercenaries")]
    Mercenaries,
    /// Lair.
    #[serde(rename = "lair")]
    Lair,
    /// Consulate.
    #[serde(rename = "consulate")]
    Consulate,
    /// Gambling House.
    #[serde(rename = "gambling-house")]
    GamblingHouse,
    /// Black Market.
    #[serde(rename = "black-market")]
    BlackMarket,
    /// Sepulcher.
    #[serde(rename = "sepulcher")]
    Sepulcher,
    /// Architect Cabinet.
    #[serde(rename = "architect-cabinet")]
    ArchitectCabinet,
    /// Tabularium.
    #[serde(rename = "tabularium")]
    Tabularium,
    /// Torture Chamber.
    #[serde(rename = "torture-chamber")]
    TortureChamber,
    /// Contingent.
    #[serde(rename = "contingent")]
    Contingent,
    /// Brotherhood.
    #[serde(rename = "brotherhood")]
    Brotherhood,
    /// Embassy.
    #[serde(rename = "embassy")]
    Embassy,
    /// Cenotaph.
    #[serde(rename = "cenotaph")]
    Cenotaph,
    /// Builders' Union.
    #[serde(rename = "builders-union")]
    BuildersUnion,
    /// Capitol.
    #[serde(rename = "capitol")]
    Capitol,
    /// Slave Market.
    #[serde(rename = "slave-market")]
    SlaveMarket,
    /// Secret Society.
    #[serde(rename = "secret-society")]
    SecretSociety,
    /// Counterfeiters Guild.
    #[serde(rename = "counterfeiters-guild")]
    CounterfeitersGuild,
    /// Guild of Shadows.
    #[serde(rename = "guild-of-shadows")]
    GuildOfShadows,
    /// Mourners Guild.
    #[serde(rename = "mourners-guild")]
    MournersGuild,
}

/// Colours of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    /// Raw materials.
    Brown,
    /// Manufactured goods.
    Grey,
    /// Civilian.
    Blue,
    /// Commerce.
    Yellow,
    /// Military.
    Red,
    /// Science.
    Green,
    /// Guilds.
    Purple,
    /// Cities.
    Black,
}

impl Colour {
    /// Whether Damocles destroys cards of it.
    pub(crate) const fn can_be_destroyed(self) -> bool {
        match self {
            Self::Blue | Self::Yellow | Self::Red | Self::Green => true,
            Self::Brown | Self::Grey | Self::Purple | Self::Black => false,
        }
    }

    /// How many there are.
    pub const COUNT: usize = 8;
    /// By the ages that have them; that of the box Cities last.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Brown,
        Self::Grey,
        Self::Blue,
        Self::Yellow,
        Self::Red,
        Self::Green,
        Self::Purple,
        Self::Black,
    ];
    /// Those of the base game.
    pub(crate) const USUAL: [Self; Self::COUNT - 1] = {
        let [usual @ .., _black] = Self::ALL;
        usual
    };
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CardFacts {
    /// Which.
    #[serde(skip)]
    pub card: Card,
    /// Machine name, as on the wire.
    #[schemars(with = "Card")]
    pub id: &'static str,
    /// English name. A city never holds two cards of one name.
    pub en: &'static str,
    /// French name.
    pub fr: &'static str,
    /// Dutch name.
    pub nl: &'static str,
    /// The age of its back: 1 to 3.
    pub age: u8,
    /// Colour.
    pub colour: Colour,
    /// What building it costs.
    pub cost: Cost,
    /// Whoever has one of these builds it for nothing.
    pub free_with: &'static [Card],
    /// One copy for each number that the players reach; none for guilds and black cards, which are drawn.
    pub copies: &'static [u8],
    /// What it does.
    pub effects: &'static [Effect],
}

impl Card {
    /// How many there are.
    pub const COUNT: usize = CARDS.len();

    /// All, by age and colour; those of the boxes Leaders and Cities last.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        CARDS.iter().map(|facts| facts.card)
    }

    /// What is printed on it.
    pub const fn facts(self) -> &'static CardFacts {
        &CARDS[self as usize]
    }

    /// Whether it is there only with leaders.
    pub const fn needs_leaders(self) -> bool {
        matches!(
            self,
            Self::GamersGuild | Self::CourtesansGuild | Self::DiplomatsGuild | Self::ArchitectsGuild
        )
    }

    /// Whether it is there only with Cities.
    pub const fn needs_cities(self) -> bool {
        matches!(self, Self::CounterfeitersGuild | Self::GuildOfShadows | Self::MournersGuild)
            || self.is_black()
    }

    /// Whether it is black.
    pub const fn is_black(self) -> bool {
        matches!(self.facts().colour, Colour::Black)
    }

    /// Whether chance decides that a match has it.
    pub(crate) const fn is_drawn(self) -> bool {
        self.is_guild() || self.is_black()
    }

    /// Whether it is a brown card that makes one unit of one resource.
    pub(crate) const fn is_single_brown(self) -> bool {
        let facts = self.facts();
        matches!(facts.colour, Colour::Brown)
            && matches!(facts.effects, [Effect::Lasting(Lasting::Produce { one_of: [_], units: 1, .. })])
    }

    /// Symbols of a resource on a brown card: two if it makes two units, one if it has a choice.
    pub fn printed(self, resource: Resource) -> u8 {
        let facts = self.facts();
        let symbols = facts.effects.iter().map(|effect| match effect {
            Effect::Lasting(Lasting::Produce { one_of, units, .. }) if one_of.contains(&resource) => *units,
            Effect::Lasting(_) | Effect::Once(_) | Effect::Each(_) | Effect::Worth(_) | Effect::Rule(_) => 0,
        });
        if facts.colour == Colour::Brown { symbols.sum() } else { 0 }
    }

    /// Whether it is a guild.
    pub const fn is_guild(self) -> bool {
        matches!(self.facts().colour, Colour::Purple)
    }

    /// The other card of the same name, if there is one.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few cards have a namesake")]
    pub const fn twin(self) -> Option<Self> {
        match self {
            Self::Loom1 => Some(Self::Loom2),
            Self::Loom2 => Some(Self::Loom1),
            Self::Glassworks1 => Some(Self::Glassworks2),
            Self::Glassworks2 => Some(Self::Glassworks1),
            Self::Press1 => Some(Self::Press2),
            Self::Press2 => Some(Self::Press1),
            _ => None,
        }
    }

    /// The cards it makes free.
    pub fn leads_to(self) -> impl Iterator<Item = Self> {
        Self::all().filter(move |card| card.facts().free_with.contains(&self))
    }
}
