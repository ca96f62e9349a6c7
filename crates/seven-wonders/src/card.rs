//! The cards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cost, Effect, Lasting, Resource, card_table::CARDS};

/// A card. Copies of one card are the same card, because players cannot distinguish them.
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
    /// Loom of age I.
    #[serde(rename = "loom-1")]
    Loom1,
    /// Glassworks of age I.
    #[serde(rename = "glassworks-1")]
    Glassworks1,
    /// Press of age I.
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
    /// Loom of age II.
    #[serde(rename = "loom-2")]
    Loom2,
    /// Glassworks of age II.
    #[serde(rename = "glassworks-2")]
    Glassworks2,
    /// Press of age II.
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

/// The colours of cards.
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
    /// Returns true if Damocles can destroy cards of this colour.
    pub(crate) const fn can_be_destroyed(self) -> bool {
        match self {
            Self::Blue | Self::Yellow | Self::Red | Self::Green => true,
            Self::Brown | Self::Grey | Self::Purple | Self::Black => false,
        }
    }

    /// The number of colours.
    pub const COUNT: usize = 8;
    /// All colours, by the ages that have them; that of the box Cities last.
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
    /// The colours of the base game.
    pub(crate) const USUAL: [Self; Self::COUNT - 1] = {
        let [usual @ .., _black] = Self::ALL;
        usual
    };
}

/// The printed facts of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CardFacts {
    /// The card.
    #[serde(skip)]
    pub card: Card,
    /// The identifier, as in JSON.
    #[schemars(with = "Card")]
    pub id: &'static str,
    /// The English name. A city never has two cards of one name.
    pub en: &'static str,
    /// The French name.
    pub fr: &'static str,
    /// The Dutch name.
    pub nl: &'static str,
    /// The age on its back, 1 to 3.
    pub age: u8,
    /// The colour.
    pub colour: Colour,
    /// The cost of building it.
    pub cost: Cost,
    /// The parents of its chain. A city with one of them builds this card free.
    pub free_with: &'static [Card],
    /// The numbers of players from which each copy is used; none for guilds and black cards (drawn).
    pub copies: &'static [u8],
    /// The effects.
    pub effects: &'static [Effect],
}

impl Card {
    /// The number of cards.
    pub const COUNT: usize = CARDS.len();

    /// Iterates over all cards, by age and colour; those of the boxes Leaders and Cities last.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        CARDS.iter().map(|facts| facts.card)
    }

    /// Returns the printed facts of the card.
    pub const fn facts(self) -> &'static CardFacts {
        &CARDS[self as usize]
    }

    /// Returns true if only matches with leaders have it.
    pub const fn needs_leaders(self) -> bool {
        matches!(
            self,
            Self::GamersGuild | Self::CourtesansGuild | Self::DiplomatsGuild | Self::ArchitectsGuild
        )
    }

    /// Returns true if only matches with Cities have it.
    pub const fn needs_cities(self) -> bool {
        matches!(self, Self::CounterfeitersGuild | Self::GuildOfShadows | Self::MournersGuild)
            || self.is_black()
    }

    /// Returns true if the card is black.
    pub const fn is_black(self) -> bool {
        matches!(self.facts().colour, Colour::Black)
    }

    /// Returns true if chance decides whether a match has it.
    pub(crate) const fn is_drawn(self) -> bool {
        self.is_guild() || self.is_black()
    }

    /// Returns true if it is a brown card that produces one unit of one resource.
    pub(crate) const fn is_single_brown(self) -> bool {
        let facts = self.facts();
        matches!(facts.colour, Colour::Brown)
            && matches!(facts.effects, [Effect::Lasting(Lasting::Produce { one_of: [_], units: 1, .. })])
    }

    /// Returns the number of symbols of a resource on a brown card: two for two units, one for a choice.
    pub fn printed(self, resource: Resource) -> u8 {
        let facts = self.facts();
        let symbols = facts.effects.iter().map(|effect| match effect {
            Effect::Lasting(Lasting::Produce { one_of, units, .. }) if one_of.contains(&resource) => *units,
            Effect::Lasting(_) | Effect::Once(_) | Effect::Each(_) | Effect::Worth(_) | Effect::Rule(_) => 0,
        });
        if facts.colour == Colour::Brown { symbols.sum() } else { 0 }
    }

    /// Returns true if it is a guild.
    pub const fn is_guild(self) -> bool {
        matches!(self.facts().colour, Colour::Purple)
    }

    /// Returns the other card of the same name, if there is one.
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

    /// Iterates over the cards that it makes free.
    pub fn leads_to(self) -> impl Iterator<Item = Self> {
        Self::all().filter(move |card| card.facts().free_with.contains(&self))
    }
}
