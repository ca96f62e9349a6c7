//! The `septet bot --ladder` command: a player that plays on ladders, match after match.

use std::{collections::HashSet, io::Write, time::Duration};

use contract::AnyPlayer;
use protocol::{Notice, Noticed};
use tokio::{task::JoinSet, time::interval};

use crate::{
    Bot, Client, Ended, Error, How,
    cli::{BotArgs, BotError, summary},
    insisting::come,
};

/// The pause between two requests to join. The server may have removed the bot from a queue while the
/// connection was broken.
const AGAIN: Duration = Duration::from_secs(20);

/// Plays on the ladders of the wanted games until it has played enough matches, or the client gives up.
/// `players` returns the players of a game.
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
    let plays: Vec<&str> = games.filter(|game| player(game).is_some()).collect();
    if plays.is_empty() {
        return Err(BotError::PlaysNothing(args.player.clone()));
    }
    let mut listener = client.listen(&[]).await?;
    for game in &plays {
        client.session().join_ladder(game).await?;
    }
    writeln!(out, "{} plays on the ladders of {}", client.account().name, plays.join(", "))?;
    let (pause, patience) = (Duration::from_millis(args.pause), Duration::from_millis(args.patience));
    let how = How { pause, patience, ..How::default() };
    let enough = args.matches.unwrap_or(u32::MAX);
    let (mut again, mut played, mut known) = (interval(AGAIN), 0, HashSet::new());
    let mut tables = JoinSet::new();
    loop {
        if played >= enough && tables.is_empty() {
            return Ok(());
        }
        tokio::select! {
            notice = listener.next() => {
                let Notice { table, code, game, what, .. } = notice?;
                if !matches!(what, Noticed::Began { .. }) || !known.insert(table.clone()) {
                    continue;
                }
                let Some(player) = player(&game) else { continue };
                writeln!(out, "a match of {game} begins at table {code}")?;
                tables.spawn(play(client.clone(), table, player, how.clone()));
            }
            Some(ended) = tables.join_next() => {
                match ended {
                    Ok(Ok(ended)) => writeln!(out, "{}", summary(&ended))?,
                    Ok(Err(error)) => writeln!(out, "it left a table: {error}")?,
                    Err(error) => writeln!(out, "it left a table: {error}")?,
                }
                played += 1;
                if played == enough {
                    for game in &plays {
                        client.session().leave_ladder(game).await?;
                    }
                }
            }
            _ = again.tick(), if played < enough => {
                for game in &plays {
                    match client.session().join_ladder(game).await {
                        // The next tick tries again.
                        Ok(()) | Err(Error::Unreachable(_) | Error::Problem(_) | Error::Garbled(_)) => {}
                        Err(error) => return Err(error.into()),
                    }
                }
            }
        }
    }
}

/// Plays one match. The client reconnects by itself, and this retries.
async fn play(client: Client, table: String, player: Box<dyn AnyPlayer>, how: How) -> Result<Ended, Error> {
    let mut table = come(&client, &table).await?;
    Bot::new(player.as_ref(), how).play(&mut table).await
}
