//! Matches with a known deal, such as the deal of the day: one player alone with bots.
//!
//! `Lobby::begin_dealt` seats the player and the bots and begins the match, in one step of the table's task.

use contract::{
    Allowance, AnyMatch, ChaCha8Rng, Input, Json, Observer, Outcome, Phase, Purpose, Seat, SeatCount, Seed,
};
use protocol::{
    Account, Away, Clock, Deal, Newcomers, Problem, ProblemCode, Setup, Status, TeamTalk, Visibility,
};
use serde_json::Value;
use tokio::sync::oneshot;

use crate::{
    Lobby, TableRow, analysis::ANALYSES, errand::Errand, problems::store_problem, setup::check_setup,
    thinking::Rank,
};

/// A known deal that an account plays alone with built-in bots.
#[derive(Clone, Debug)]
pub struct KnownDeal {
    /// The kind of the deal.
    pub deal: Deal,
    /// The setup ([`Lobby::alone`]).
    pub setup: Setup,
    /// The seed of the deal. No client receives it before the match is finished.
    pub seed: Seed,
    /// The built-in bot in all seats except the first, by its name in the game's list.
    pub player: String,
}

/// The command to a table's task to begin a match with a known deal.
pub(crate) struct Dealing {
    pub(crate) account: String,
    pub(crate) of: KnownDeal,
    pub(crate) done: oneshot::Sender<Result<(), Problem<Json>>>,
}

/// The random stream of bots that play a deal among themselves. It is separate, so that no draw reveals
/// anything about the deal.
const LINE: Purpose = Purpose(0x11ee);

impl Lobby {
    /// Returns the setup of a match alone with bots: four seats or as many as the game has, default options,
    /// without a clock, private.
    ///
    /// # Errors
    ///
    /// Fails if this server does not offer the game.
    pub fn alone(&self, game: &str) -> Result<Setup, Problem> {
        let shared = &self.0.shared;
        let no_game = || Problem::new(ProblemCode::NotFound, "this server does not offer that game");
        let info = shared.catalogue.get(game).ok_or_else(no_game)?.game.info();
        let seats = SeatCount::new(4.clamp(info.min_seats, info.max_seats)).ok_or_else(no_game)?;
        let setup = Setup {
            game: game.to_owned(),
            seats,
            options: Value::Null,
            clock: Clock::None,
            visibility: Visibility::Private,
            newcomers: Newcomers::Nobody,
            away: Some(Away::Wait),
            team_talk: TeamTalk::Open,
            hints: false,
            random_seats: Some(false),
            playing_hours: None,
        };
        check_setup(&shared.catalogue, shared.config.grace, setup)
    }

    /// Begins the match of a table that was made for a known deal, unless a match has begun there.
    ///
    /// # Errors
    ///
    /// Fails if other players have seats there, or the store fails.
    pub async fn begin_dealt(
        &self,
        account: &Account,
        table: &str,
        of: KnownDeal,
    ) -> Result<TableRow, Problem> {
        let shared = &self.0.shared;
        let find = async || {
            let row = shared.store.find_table(&table.to_owned()).await.map_err(|e| store_problem(&e))?;
            row.ok_or_else(|| Problem::new(ProblemCode::NotFound, "there is no such table"))
        };
        let row = find().await?;
        if row.summary.status != Status::Gathering {
            return Ok(row);
        }
        self.errand(row, Errand::deal(account, of)).await?.done();
        find().await
    }

    /// Returns the outcome of a deal that these built-in bots play, by seat. They think on the same threads
    /// as other bots, and take turns with them. Cost: a whole match of decisions.
    ///
    /// # Errors
    ///
    /// Fails if the server does not offer the game, or one of the bots cannot decide.
    pub async fn line(&self, setup: &Setup, seed: Seed, players: &[String]) -> Result<Outcome, Problem> {
        let shared = &self.0.shared;
        let broken = || Problem::new(ProblemCode::Internal, "the bots could not play this deal");
        let offer = shared.catalogue.get(&setup.game).ok_or_else(broken)?;
        let opened = offer.game.open(setup.seats, &setup.options, seed.clone());
        let mut game = opened.map_err(|_| broken())?;
        let most = offer.game.info().max_steps.saturating_mul(2);
        for step in 0..most {
            let seat = match next(game.as_ref()) {
                Next::Over(outcome) => return Ok(outcome),
                Next::Asked(seat) => seat,
            };
            let view = game.view(Observer::Seat(seat)).get().to_owned();
            let choices = game.choices(seat).ok_or_else(broken)?.get().to_owned();
            let (catalogue, setup) = (shared.catalogue.clone(), setup.clone());
            let player = players.get(seat.number()).cloned().ok_or_else(broken)?;
            let mut rng: ChaCha8Rng = seed.stream(LINE, step);
            let thinks = offer.newest().player(&player).ok_or_else(broken)?.thinks();
            let decide = move |allowance: Allowance<'_>| {
                let offer = catalogue.get(&setup.game)?;
                let player = offer.newest().player(&player)?;
                let seen = (view.as_str(), choices.as_str());
                player.decide_within(setup.seats, &setup.options, seen, &mut rng, allowance).ok()
            };
            let (_thought, told) = shared.thinkers.think(Rank::People, ANALYSES, thinks, decide);
            let intent = told.await.ok().flatten().ok_or_else(broken)?;
            game.submit(seat, &Input::Intent(intent)).map_err(|_| broken())?;
        }
        Err(broken())
    }
}

enum Next {
    Over(Outcome),
    Asked(Seat),
}

fn next(game: &dyn AnyMatch) -> Next {
    match game.phase() {
        Phase::Over(outcome) => Next::Over(outcome),
        phase => {
            let waiting = phase.waiting();
            let seat = waiting.iter().next().expect("a match that is not over waits for somebody");
            Next::Asked(seat)
        }
    }
}
