//! The `septet bot --open` command: a player that accepts challenges.

use std::{collections::HashSet, io::Write, time::Duration};

use contract::AnyPlayer;
use protocol::{ClientMessage, Notice, Noticed, Status};
use tokio::{task::JoinSet, time::timeout};

use crate::{
    Bot, Client, Ended, Error, How, Listener, Session, Table,
    cli::{BotArgs, BotError, summary},
    insisting::{come, say},
};

/// Plays where it is asked to, until the client gives up. `players` returns the players of a game.
pub(crate) async fn run(
    args: &BotArgs,
    client: &Client,
    players: impl Fn(&str) -> Option<Vec<Box<dyn AnyPlayer>>>,
    out: &mut (impl Write + Send),
) -> Result<(), BotError> {
    let player = |game: &str| players(game)?.into_iter().find(|player| player.name() == args.player);
    let offered = client.session().games().await?;
    let wanted = |game: &&str| args.game.is_empty() || args.game.iter().any(|of| of == game);
    let games = offered.iter().map(|game| game.id.as_str()).filter(wanted);
    let plays: Vec<String> = games.filter(|game| player(game).is_some()).map(str::to_owned).collect();
    if plays.is_empty() {
        return Err(BotError::PlaysNothing(args.player.clone()));
    }
    let mut listener = client.listen(&plays).await?;
    let me = client.account();
    writeln!(out, "{} accepts challenges to {}, as {}", me.name, plays.join(", "), me.id)?;
    let (pause, patience) = (Duration::from_millis(args.pause), Duration::from_millis(args.patience));
    let how = How { pause, patience, ..How::default() };
    let wait = Duration::from_secs(args.wait);
    let mut tables = JoinSet::new();
    // Tables of series. Their matches begin without a request for each.
    let mut of_series = HashSet::new();
    let mut asked_to = HashSet::new();
    let asked = |tables: &JoinSet<_>, of_series: &HashSet<String>| tables.len() - of_series.len();
    loop {
        tokio::select! {
            notice = listener.next() => {
                let Notice { table, code, game, what, .. } = notice?;
                if let Noticed::Series { id, from, matches } = &what {
                    let plays = args.series && player(&game).is_some();
                    writeln!(out, "{} invites it to a series of {matches} matches ({game})", from.name)?;
                    answer_series(client.session(), id, plays).await?;
                    continue;
                }
                if let (true, Noticed::Began { .. }, Some(player)) = (args.series, &what, player(&game)) {
                    // It already plays at that table.
                    if asked_to.contains(&table) || !of_series.insert(table.clone()) {
                        continue;
                    }
                    tables.spawn(play(client.clone(), table, (player, how.clone()), wait));
                    continue;
                }
                let Some(from) = asks(&what) else { continue };
                writeln!(out, "{from} invites it to table {code} ({game})")?;
                match player(&game) {
                    Some(player) if asked(&tables, &of_series) < args.tables => {
                        asked_to.insert(table.clone());
                        tables.spawn(play(client.clone(), table, (player, how.clone()), wait));
                    }
                    // It is busy, or does not play that game here.
                    Some(_) | None => {
                        refuse(client, &listener, (table, &what)).await?;
                        writeln!(out, "it declines: it is busy, or does not play that game")?;
                    }
                }
            }
            Some(ended) = tables.join_next() => match ended {
                Ok((table, ended)) => {
                    let quiet = of_series.remove(&table);
                    asked_to.remove(&table);
                    match ended {
                        // There may be thousands.
                        Ok(_) if quiet => {}
                        Ok(ended) => writeln!(out, "{}", summary(&ended))?,
                        Err(error) => writeln!(out, "it left a table: {error}")?,
                    }
                }
                Err(error) => writeln!(out, "it left a table: {error}")?,
            },
        }
    }
}

/// Returns the name of the account that asks the bot to play, if the notice is such a request.
fn asks(what: &Noticed) -> Option<&str> {
    match what {
        Noticed::Challenged { from } | Noticed::Invited { from } => Some(&from.name),
        Noticed::Rematch => Some("a player of its last match"),
        Noticed::Seated { .. }
        | Noticed::Unseated
        | Noticed::Began { .. }
        | Noticed::YourTurn { .. }
        | Noticed::Over { .. }
        | Noticed::Declined { .. }
        | Noticed::Series { .. } => None,
    }
}

/// Plays one match at a table.
async fn play(
    client: Client,
    table: String,
    (player, how): (Box<dyn AnyPlayer>, How),
    wait: Duration,
) -> (String, Result<Ended, Error>) {
    let play = async {
        let mut table = come(&client, &table).await?;
        if table.view().status == Status::Gathering {
            gather(&mut table, wait).await?;
        }
        Bot::new(player.as_ref(), how).play(&mut table).await
    };
    let ended = play.await;
    (table, ended)
}

/// Agrees to a series or declines it.
async fn answer_series(session: &Session, id: &str, plays: bool) -> Result<(), Error> {
    say(async || match plays {
        true => session.accept_series(id).await,
        false => session.decline_series(id).await,
    })
    .await
}

/// Takes a seat, declares itself ready, and waits for the match to begin, with a limit. A host that never
/// starts would keep the bot from other tables.
async fn gather(table: &mut Table, wait: Duration) -> Result<(), Error> {
    if table.you().is_none() {
        table.sit(None).await?;
    }
    table.ready(true).await?;
    table.catch_up().await?;
    let begins = async {
        while table.view().status == Status::Gathering && table.you().is_some() {
            table.next().await?;
        }
        Ok(())
    };
    match timeout(wait, begins).await {
        Ok(begun) => begun?,
        Err(_) => table.stand().await.map(|_| ())?,
    }
    if table.view().status == Status::Gathering { Err(Error::Unseated) } else { Ok(()) }
}

/// Declines, so that no player waits for the bot.
async fn refuse(
    client: &Client,
    listener: &Listener,
    (table, what): (String, &Noticed),
) -> Result<(), Error> {
    let seated = match what {
        Noticed::Rematch => true,
        Noticed::Challenged { .. }
        | Noticed::Invited { .. }
        | Noticed::Seated { .. }
        | Noticed::Unseated
        | Noticed::Began { .. }
        | Noticed::YourTurn { .. }
        | Noticed::Over { .. }
        | Noticed::Declined { .. }
        | Noticed::Series { .. } => false,
    };
    say(async || match seated {
        true => client.ask(|id| ClientMessage::Stand { id, table: table.clone() }).await.map(|_| ()),
        false => listener.decline(&table).await,
    })
    .await
}
