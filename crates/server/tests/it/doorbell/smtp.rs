//! A mail server from a package (aiosmtpd, of PyPI), and its mailboxes.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex, OnceLock},
    time::Duration,
};

use serde_json::Value;
use server::MailSettings;
use tokio::{sync::Notify, time::timeout};

/// The longest wait: more than anything here takes.
const PATIENCE: Duration = Duration::from_secs(120);

/// A received e-mail.
#[derive(Clone, Debug)]
pub struct Mail {
    pub to: String,
    pub sender: String,
    pub host: String,
    pub tls: bool,
    pub user: String,
    raw: String,
}

impl Mail {
    /// Returns all headers, in order, unfolded.
    pub fn headers(&self) -> Vec<(String, String)> {
        let (head, _) = self.raw.split_once("\r\n\r\n").expect("a message has a head");
        let head = head.replace("\r\n ", " ");
        let split = |line: &str| line.split_once(": ").map(|(name, value)| (name.into(), value.into()));
        head.split("\r\n").map(|line| split(line).expect("a header")).collect()
    }

    pub fn header(&self, name: &str) -> Option<String> {
        let mut found = self.headers().into_iter().filter(|(key, _)| key.eq_ignore_ascii_case(name));
        let first = found.next().map(|(_, value)| value);
        assert_eq!(found.next(), None, "{name} once");
        first
    }

    /// Returns the decoded text.
    pub fn text(&self) -> String {
        let (_, body) = self.raw.split_once("\r\n\r\n").unwrap();
        match self.header("Content-Transfer-Encoding").as_deref() {
            Some("quoted-printable") => unquoted(body),
            Some("base64") => {
                use base64::{Engine as _, engine::general_purpose::STANDARD};
                String::from_utf8(STANDARD.decode(body.replace("\r\n", "")).unwrap()).unwrap()
            }
            _ => body.to_owned(),
        }
    }

    /// Returns the path of the link with this beginning.
    pub fn link(&self, begins: &str) -> String {
        let text = self.text();
        let (_, rest) = text.split_once(begins).unwrap_or_else(|| panic!("no {begins} in {text}"));
        format!(
            "/{}{}",
            begins.trim_start_matches("https://play.example.org/"),
            rest.split_whitespace().next().unwrap()
        )
    }
}

fn unquoted(body: &str) -> String {
    let body = body.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = body.as_bytes();
    while let Some((first, more)) = rest.split_first() {
        if *first == b'=' {
            bytes.extend(hex::decode(&more[..2]).unwrap());
            rest = &more[2..];
        } else {
            bytes.push(*first);
            rest = more;
        }
    }
    String::from_utf8(bytes).unwrap()
}

#[derive(Default)]
struct Heard {
    mails: Vec<Mail>,
    refused: Vec<String>,
}

/// A running mail server. Dropping the value kills it.
pub struct Smtp {
    process: Child,
    port: u16,
    heard: Arc<Mutex<Heard>>,
    news: Arc<Notify>,
}

impl Drop for Smtp {
    fn drop(&mut self) {
        let _killed = self.process.kill();
        let _status = self.process.wait();
    }
}

impl Smtp {
    /// Starts one that accepts everything, without TLS. Returns `None` where it is unavailable; the summary
    /// gives the reason.
    pub fn start() -> Option<Self> {
        Self::with(&[])
    }

    /// Starts one that requires TLS and a password.
    pub fn strict() -> Option<Self> {
        let file = |name: &str| format!("{}/tests/tls/{name}", env!("CARGO_MANIFEST_DIR"));
        Self::with(&[file("leaf.pem"), file("key.pem")])
    }

    fn with(args: &[String]) -> Option<Self> {
        let python = match python() {
            Ok(python) => python,
            Err(why) => {
                skip(&why);
                return None;
            }
        };
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/doorbell/smtp.py");
        let mut process = Command::new(python)
            .arg(script)
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            // It logs a page for each client that disconnects early, as tests of TLS do.
            .stderr(if args.is_empty() { Stdio::inherit() } else { Stdio::null() })
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let first: Value = serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap();
        let port = u16::try_from(first["port"].as_u64().unwrap()).unwrap();
        let (heard, news) = (Arc::<Mutex<Heard>>::default(), Arc::<Notify>::default());
        let (keeps, tells) = (Arc::clone(&heard), Arc::clone(&news));
        std::thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                let said: Value = serde_json::from_str(&line).unwrap();
                let text = |name: &str| said[name].as_str().unwrap_or_default().to_owned();
                let mut heard = keeps.lock().unwrap();
                match said["to"][0].as_str() {
                    Some(to) => heard.mails.push(Mail {
                        to: to.to_owned(),
                        sender: text("sender"),
                        host: text("host"),
                        tls: said["tls"] == true,
                        user: text("user"),
                        raw: text("raw"),
                    }),
                    None => heard.refused.push(text("refused")),
                }
                drop(heard);
                tells.notify_waiters();
            }
        });
        Some(Self { process, port, heard, news })
    }

    pub fn url(&self) -> String {
        format!("smtp://127.0.0.1:{}?tls=none", self.port)
    }

    /// Returns the URL with TLS, for the name of its certificate.
    pub fn strict_url(&self, password: &str) -> String {
        format!("smtp://septet:{password}@localhost:{}", self.port)
    }

    pub fn settings(&self) -> MailSettings {
        settings(&self.url())
    }

    /// Returns the e-mails to an address.
    pub fn mails(&self, to: &str) -> Vec<Mail> {
        self.heard.lock().unwrap().mails.iter().filter(|mail| mail.to == to).cloned().collect()
    }

    /// Returns the number of refused e-mails to an address.
    pub fn refused(&self, to: &str) -> usize {
        self.heard.lock().unwrap().refused.iter().filter(|refused| *refused == to).count()
    }

    /// Waits until so many e-mails have arrived for an address.
    pub async fn wait_for(&self, to: &str, mails: usize) -> Vec<Mail> {
        self.until(|| Some(self.mails(to)).filter(|found| found.len() >= mails)).await
    }

    pub async fn wait_for_refusal(&self, to: &str, times: usize) {
        self.until(|| (self.refused(to) >= times).then_some(())).await;
    }

    async fn until<T>(&self, what: impl Fn() -> Option<T>) -> T {
        let waiting = async {
            loop {
                let news = self.news.notified();
                if let Some(found) = what() {
                    return found;
                }
                news.await;
            }
        };
        timeout(PATIENCE, waiting).await.expect("it comes in time")
    }
}

/// Returns settings with this relay.
pub fn settings(relay: &str) -> MailSettings {
    MailSettings {
        relay: relay.parse().unwrap(),
        from: "Septet <septet@play.example.org>".parse().unwrap(),
        site: "https://play.example.org".parse().unwrap(),
        per_hour: MailSettings::PER_HOUR,
        per_address: MailSettings::PER_ADDRESS,
        confirmations: MailSettings::CONFIRMATIONS,
    }
}

/// Notes a skipped test. `cargo xtask test` repeats it at its end, and fails where `CI` is set, because a
/// fresh machine can have all requirements.
fn skip(why: &str) {
    eprintln!("SKIPPED: e-mail: {why}");
    let Some(file) = std::env::var_os("SEPTET_TEST_SKIPS") else { return };
    let mut file = std::fs::File::options().create(true).append(true).open(file).unwrap();
    writeln!(file, "e-mail: {why}").unwrap();
}

/// Returns a Python with aiosmtpd: the machine's, or that of a virtual environment, which is kept.
fn python() -> Result<PathBuf, String> {
    static PYTHON: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    PYTHON.get_or_init(find_python).clone()
}

fn find_python() -> Result<PathBuf, String> {
    let can = |python: &Path| {
        let import = Command::new(python).args(["-c", "from aiosmtpd.smtp import SMTP"]).output();
        import.is_ok_and(|output| output.status.success())
    };
    let run = |command: &mut Command| match command.output() {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => Err(String::from_utf8_lossy(&output.stderr).trim().to_owned()),
        Err(error) => Err(error.to_string()),
    };
    let environment = Path::new(env!("CARGO_TARGET_TMPDIR")).join("aiosmtpd");
    let python = environment.join("bin/python");
    for candidate in [Path::new("python3"), &python] {
        if can(candidate) {
            return Ok(candidate.to_owned());
        }
    }
    run(Command::new("python3").args(["-m", "venv"]).arg(&environment))
        .map_err(|why| format!("python3 cannot make a virtual environment: {why}"))?;
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "aiosmtpd"];
    run(Command::new(&python).args(install)).map_err(|why| format!("pip cannot install aiosmtpd: {why}"))?;
    if can(&python) { Ok(python) } else { Err("the aiosmtpd package does not work".into()) }
}
