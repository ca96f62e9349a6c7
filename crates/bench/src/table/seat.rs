//! One seat's socket, and what it was told of the match.

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
    /// Whom the match waits for, as the text of a list; `None` before the match.
    pub waiting: Option<String>,
    pub asked: Asked,
}

/// Refusals of an intent that was offered, before others' moves changed what can be done.
const LATE: [&str; 3] = [r#""code":"stale""#, r#""code":"not_waiting""#, r#""code":"refused""#];

/// What a frame was about.
pub enum Heard {
    /// The match.
    Match,
    /// A request was carried out.
    Done,
    /// A decision was answered that others had changed meanwhile; what it is now follows.
    Late,
    /// A ping was answered, with a frame so long.
    Pong(usize),
    /// Something else.
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

    /// Comes back to a table with a running match.
    pub async fn come_back(&mut self, table: &str) -> anyhow::Result<()> {
        self.socket.send(self.watch(table)).await?;
        self.hear_until_done().await
    }

    fn watch(&self, table: &str) -> String {
        format!(r#"{{"type":"watch","id":"b","table":"{table}"{}}}"#, self.form.watch())
    }

    /// Makes a request that is about the table alone, and waits until it is carried out.
    pub async fn ask(&mut self, what: &str, table: &str) -> anyhow::Result<()> {
        self.socket.ask(format!(r#"{{"type":{what},"id":"b","table":"{table}"}}"#)).await
    }

    /// Looks at the table again, and reads which match it says is on there.
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

    /// Reads what has come already.
    pub async fn catch_up(&mut self) -> anyhow::Result<()> {
        while let Some(heard) = self.hear().now_or_never() {
            heard?;
        }
        Ok(())
    }

    /// Reads what the server has queued for this socket by now. The answer that shows it is not counted.
    pub async fn hear_all(&mut self) -> anyhow::Result<()> {
        self.socket.send(r#"{"type":"ping","id":"p"}"#.to_owned()).await?;
        loop {
            if let Heard::Pong(bytes) = self.hear().await? {
                self.socket.uncount(bytes);
                return Ok(());
            }
        }
    }

    /// Reads until the match waits for these.
    pub async fn hear_until(&mut self, waiting: Option<&str>) -> anyhow::Result<()> {
        while self.waiting.as_deref() != waiting {
            self.hear().await?;
        }
        Ok(())
    }

    /// Reads until a request is carried out: what it made the server tell comes before.
    pub async fn hear_until_done(&mut self) -> anyhow::Result<()> {
        while !matches!(self.hear().await?, Heard::Done) {}
        Ok(())
    }

    /// Reads until it was told anything of the match.
    pub async fn hear_of_it(&mut self) -> anyhow::Result<()> {
        while !matches!(self.hear().await?, Heard::Match) {}
        Ok(())
    }

    /// The bytes of each frame since they were last asked for.
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

/// Whom the match waits for, as the text of a list. Comes after the view.
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
