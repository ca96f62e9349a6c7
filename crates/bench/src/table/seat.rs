//! The socket of one seat, and its knowledge of the match.

use anyhow::Context;
use futures_util::FutureExt;

use super::asked::Asked;
use crate::{
    account::Account,
    form::Form,
    socket::{Socket, no_problem},
};

pub struct Seat {
    socket: Socket,
    form: Form,
    /// The seats that have to decide, as the text of a list; `None` before the match.
    pub waiting: Option<String>,
    pub asked: Asked,
}

/// Refusals of an offered intent that others' moves have made impossible.
const LATE: [&str; 3] = [r#""code":"stale""#, r#""code":"not_waiting""#, r#""code":"refused""#];

/// The subject of a frame.
pub enum Heard {
    /// The match.
    Match,
    /// A request was carried out.
    Done,
    /// A decision was answered that others had changed in between; the new one follows.
    Late,
    /// A ping was answered, with a frame of this size.
    Pong(usize),
    /// Other content.
    Other,
}

impl Seat {
    pub async fn connect(account: &Account, form: Form) -> anyhow::Result<Self> {
        let socket = Socket::septet_with(account, form).await?;
        Ok(Self { socket, form, waiting: None, asked: Asked::Nothing })
    }

    /// Follows a table and takes a seat there.
    pub async fn come(&mut self, table: &str) -> anyhow::Result<()> {
        self.socket.ask(self.watch(table)).await?;
        self.socket.ask(format!(r#"{{"type":"sit","id":"b","table":"{table}"}}"#)).await
    }

    /// Reconnects to a table with a running match.
    pub async fn come_back(&mut self, table: &str) -> anyhow::Result<()> {
        self.socket.send(self.watch(table)).await?;
        self.hear_until_done().await
    }

    fn watch(&self, table: &str) -> String {
        format!(r#"{{"type":"watch","id":"b","table":"{table}"{}}}"#, self.form.watch())
    }

    /// Sends a request about the table alone, and waits until it is carried out.
    pub async fn ask(&mut self, what: &str, table: &str) -> anyhow::Result<()> {
        self.socket.ask(format!(r#"{{"type":{what},"id":"b","table":"{table}"}}"#)).await
    }

    /// Watches the table again, and returns the id of its match.
    pub async fn match_id(&mut self, table: &str) -> anyhow::Result<String> {
        self.socket.send(self.watch(table)).await?;
        loop {
            let text = self.socket.next().await?;
            if text.starts_with(r#"{"type":"table""#) {
                let message: serde_json::Value = serde_json::from_str(&text)?;
                let id = message["state"]["game"]["id"].as_str();
                return Ok(id.context("a match was begun")?.to_owned());
            }
            no_problem(&text)?;
        }
    }

    pub async fn send(&mut self, text: String) -> anyhow::Result<()> {
        self.socket.send(text).await
    }

    /// Forgets the last match.
    pub fn forget(&mut self) {
        (self.waiting, self.asked) = (None, Asked::Nothing);
    }

    /// Reads one frame.
    pub async fn hear(&mut self) -> anyhow::Result<Heard> {
        let before = self.socket.received;
        let text = self.socket.next().await?;
        let is = |kind: &str| text.as_str().strip_prefix(r#"{"type":""#).is_some_and(|t| t.starts_with(kind));
        if is("game\"") {
            self.asked = Asked::of_game(&text, self.form == Form::Lean)?;
        } else if is("changed\"") {
            self.asked.change(&text)?;
        } else if is("done\"") {
            return Ok(Heard::Done);
        } else if is("pong\"") {
            return Ok(Heard::Pong((self.socket.received - before) as usize));
        } else if is("problem\"") && LATE.iter().any(|code| text.contains(code)) {
            return Ok(Heard::Late);
        } else if !is("waiting\"") {
            no_problem(&text)?;
            return Ok(Heard::Other);
        }
        self.waiting = Some(waited_for(&text).context("the message lacks the waiting seats")?.to_owned());
        Ok(Heard::Match)
    }

    /// Reads the frames that have arrived already.
    pub async fn catch_up(&mut self) -> anyhow::Result<()> {
        while let Some(heard) = self.hear().now_or_never() {
            heard?;
        }
        Ok(())
    }

    /// Reads the frames that the server has queued for this socket so far. The answer that marks their end is
    /// not counted.
    pub async fn hear_all(&mut self) -> anyhow::Result<()> {
        self.socket.send(r#"{"type":"ping","id":"p"}"#.to_owned()).await?;
        loop {
            if let Heard::Pong(bytes) = self.hear().await? {
                self.socket.uncount(bytes);
                return Ok(());
            }
        }
    }

    /// Reads until these seats have to decide.
    pub async fn hear_until(&mut self, waiting: Option<&str>) -> anyhow::Result<()> {
        while self.waiting.as_deref() != waiting {
            self.hear().await?;
        }
        Ok(())
    }

    /// Reads until a request is carried out; its effects come before.
    pub async fn hear_until_done(&mut self) -> anyhow::Result<()> {
        while !matches!(self.hear().await?, Heard::Done) {}
        Ok(())
    }

    /// Reads until the seat received a message about the match.
    pub async fn hear_of_it(&mut self) -> anyhow::Result<()> {
        while !matches!(self.hear().await?, Heard::Match) {}
        Ok(())
    }

    /// Returns the sizes of the frames since the last call.
    pub fn sizes(&mut self) -> Vec<usize> {
        self.socket.sizes()
    }

    pub fn bytes(&self) -> u64 {
        self.socket.received
    }

    pub fn frames(&self) -> u64 {
        self.socket.frames
    }
}

/// Returns the seats that have to decide, as the text of a list. It comes after the view.
fn waited_for(text: &str) -> Option<&str> {
    let (_, after) = text.rsplit_once(r#","waiting":["#)?;
    after.split(']').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_waited_for_is_read_of_every_message_about_the_match() {
        let game = r#"{"type":"game","view":{"waiting":[3]},"waiting":[0,2],"decision":null}"#;
        assert_eq!(waited_for(game), Some("0,2"));
        assert_eq!(waited_for(r#"{"type":"waiting","number":1,"waiting":[],"now":1}"#), Some(""));
        assert_eq!(waited_for(r#"{"type":"table"}"#), None);
    }
}
