//! E-mail: recipients, texts, and unsubscription.

use std::time::Duration;

use protocol::http::{MailAddress, MailState};
use serde_json::{Value, json};
use server::{BellSettings, MailSettings};

use super::{
    gathered::{Gathered, Person, toys},
    quick,
    smtp::{Smtp, settings},
};
use crate::support::{Answer, Server, patiently};

pub fn writing(mail: MailSettings) -> BellSettings {
    BellSettings { mail: Some(mail), ..quick() }
}

async fn start(smtp: &Smtp) -> Server {
    Server::ringing(toys(), writing(smtp.settings())).await
}

/// Returns an address that is unique in these tests. The mail server treats it by its beginning.
pub fn address(kind: &str, person: &Person) -> String {
    format!("{kind}-{}@example.org", person.name)
}

fn request(address: &str, language: &str) -> Value {
    json!({ "address": address, "language": language, "zone": "Europe/Paris" })
}

async fn ask(server: &Server, person: &Person, address: &str) {
    let answer = person.post(server, "/api/notifications/mail", request(address, "en")).await;
    assert_eq!((answer.status, answer.body.len()), (202, 0), "{answer:?}");
}

/// Opens a link without a session, as another device does.
async fn open(server: &Server, link: &str) -> Answer {
    server.get(link).await
}

async fn press(server: &Server, link: &str) -> Answer {
    let origin = server.own_origin();
    let headers = [("origin", origin.as_str()), ("content-type", "application/x-www-form-urlencoded")];
    server.send("POST", link, &headers, Some("")).await
}

fn page(answer: &Answer) -> String {
    assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{answer:?}");
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    String::from_utf8(answer.body.clone()).unwrap()
}

async fn state(server: &Server, person: &Person) -> Option<MailState> {
    let mail: Option<MailAddress> = person.about(server).await.mail;
    mail.map(|mail| mail.state)
}

/// Waits until an address is in a state.
async fn until(server: &Server, person: &Person, wanted: Option<MailState>) {
    patiently(&format!("it is {wanted:?}"), async {
        while state(server, person).await != wanted {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

/// Returns the link of the confirmation.
async fn confirm_link(smtp: &Smtp, address: &str) -> String {
    let mails = smtp.wait_for(address, 1).await;
    mails.last().unwrap().link("https://play.example.org/mail/confirm/")
}

pub async fn written_to(server: &Server, smtp: &Smtp, person: &Person, address: &str) {
    ask(server, person, address).await;
    let link = confirm_link(smtp, address).await;
    assert_eq!(press(server, &link).await.status, 200);
    assert_eq!(state(server, person).await, Some(MailState::Confirmed));
}

fn no_clock() -> Value {
    json!({ "clock": "none" })
}

#[tokio::test]
async fn an_address_is_confirmed_called_and_stopped() {
    let Some(smtp) = Smtp::start() else { return };
    let server = start(&smtp).await;
    confirm_call_stop(&server, &smtp).await;
}

/// Runs on any database.
pub async fn confirm_call_stop(server: &Server, smtp: &Smtp) {
    let two = Gathered::at(server, no_clock()).await;
    let about = two.ann.about(server).await;
    assert!(about.mails && about.mail.is_none());
    let to = address("ok", &two.ann);
    ask(server, &two.ann, &to).await;
    let question = smtp.wait_for(&to, 1).await.remove(0);
    assert_eq!(question.header("Subject").as_deref(), Some("Confirm your address for play.example.org"));
    assert_eq!(question.host, "play.example.org", "it says who it is");
    let link = question.link("https://play.example.org/mail/confirm/");

    // Mail scanners open every link, with any safe method.
    for method in ["GET", "HEAD", "GET"] {
        let opened = server.send(method, &link, &[], None).await;
        assert_eq!(opened.status, 200, "{opened:?}");
    }
    assert!(page(&open(server, &link).await).contains("<form method=\"post\"><button"));
    assert_eq!(state(server, &two.ann).await, Some(MailState::Asked));
    // Another website cannot press the button.
    let foreign = [("origin", "https://evil.example"), ("content-type", "text/plain")];
    assert_eq!(server.send("POST", &link, &foreign, Some("")).await.status, 403);
    assert_eq!(state(server, &two.ann).await, Some(MailState::Asked));
    for _ in 0..2 {
        assert!(page(&press(server, &link).await).contains("The address is confirmed"));
    }
    assert_eq!(state(server, &two.ann).await, Some(MailState::Confirmed));

    let exported = two.ann.ask(server, "POST", "/api/account/export", None).await;
    assert!(String::from_utf8_lossy(&exported.body).contains(&format!(r#""mail":{{"address":"{to}""#)));

    let (ann, _, table) = two.begin().await;
    let note = smtp.wait_for(&to, 2).await.remove(1);
    let subject = note.header("Subject").unwrap();
    assert!(subject.contains(&table.code) && subject.contains("it is your turn"), "{subject}");
    assert_eq!(note.header("From").as_deref(), Some("Septet <septet@play.example.org>"));
    assert_eq!((note.sender.as_str(), note.header("To").unwrap()), ("septet@play.example.org", to.clone()));
    assert_eq!(note.header("Auto-Submitted").as_deref(), Some("auto-generated"));
    assert!(note.text().contains(&format!("https://play.example.org/t/{}", table.code)), "{}", note.text());
    assert!(!note.text().contains("ann") && !note.text().contains("bob"), "nobody's name: {}", note.text());

    // One-click unsubscription in a mail client: no cookie, no origin, no page (RFC 8058).
    assert_eq!(note.header("List-Unsubscribe-Post").as_deref(), Some("List-Unsubscribe=One-Click"));
    let stop = note.header("List-Unsubscribe").unwrap();
    let stop = stop.strip_prefix("<https://play.example.org").unwrap().strip_suffix('>').unwrap();
    assert_eq!(note.link("https://play.example.org/mail/stop/"), stop);
    assert!(page(&open(server, stop).await).contains("Unsubscribe"));
    assert_eq!(state(server, &ann).await, Some(MailState::Confirmed), "asking changes nothing");
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let stopped = server.send("POST", stop, &form, Some("List-Unsubscribe=One-Click")).await;
    assert_eq!(stopped.status, 200, "{stopped:?}");
    assert_eq!(state(server, &ann).await, None);
    // A second request changes nothing, and neither link restores the address.
    assert_eq!(press(server, stop).await.status, 200);
    assert_eq!(press(server, &link).await.status, 410);
    assert_eq!(state(server, &ann).await, None);
}

#[tokio::test]
async fn a_reminder_answers_the_first_message_in_the_language_of_the_account() {
    let Some(smtp) = Smtp::start() else { return };
    let bell = BellSettings { apart: Duration::ZERO, ..writing(smtp.settings()) };
    let server = Server::ringing(toys(), bell).await;
    let two = Gathered::at(&server, json!({ "clock": "seconds", "per_decision": 303 })).await;
    let to = address("ok", &two.ann);
    let asked = two.ann.post(&server, "/api/notifications/mail", request(&to, "fr")).await;
    assert_eq!(asked.status, 202);
    let link = confirm_link(&smtp, &to).await;
    assert!(page(&open(&server, &link).await).contains("Oui, m’envoyer des e-mails"));
    assert!(page(&press(&server, &link).await).contains("L’adresse est confirmée"));
    two.ann.wish(&server, json!({ "quiet": null, "reminder": 5 })).await;
    let (..) = two.begin().await;
    let mails = smtp.wait_for(&to, 3).await;
    let [turn, reminder] = [&mails[1], &mails[2]];
    assert!(
        turn.text().contains("Une partie de") && turn.text().contains("(Europe/Paris)"),
        "{}",
        turn.text()
    );
    assert!(reminder.text().contains("vous attend toujours"), "{}", reminder.text());
    assert_eq!(reminder.header("In-Reply-To"), turn.header("Message-ID"));
    let references = reminder.header("References").unwrap();
    assert!(references.ends_with(&turn.header("Message-ID").unwrap()), "{references}");
    assert!(references.starts_with(&turn.header("References").unwrap()), "one conversation a table");
}

#[tokio::test]
async fn what_is_taken_in_the_meantime_is_not_written() {
    let Some(smtp) = Smtp::start() else { return };
    let bell = BellSettings { again: [Duration::from_secs(2); 3], ..writing(smtp.settings()) };
    let server = Server::ringing(toys(), bell).await;
    let two = Gathered::at(&server, no_clock()).await;
    let to = address("busy", &two.ann);
    written_to(&server, &smtp, &two.ann, &to).await;
    let (ann, bob, table) = two.begin().await;
    smtp.wait_for_refusal(&to, 1).await;
    ann.play(&server, &table).await;
    bob.play(&server, &table).await;
    // The next decision notifies; the first one does not any more.
    let second = smtp.wait_for(&to, 2).await.remove(1);
    tokio::time::sleep(Duration::from_secs(3)).await;
    let mails = smtp.mails(&to);
    assert_eq!(mails.len(), 2);
    assert_eq!(mails[1].header("Message-ID"), second.header("Message-ID"));
}

#[tokio::test]
async fn a_message_that_is_not_taken_is_tried_again() {
    let Some(smtp) = Smtp::start() else { return };
    let bell = BellSettings { again: [Duration::from_millis(50); 3], ..writing(smtp.settings()) };
    let server = Server::ringing(toys(), bell).await;
    let two = Gathered::at(&server, no_clock()).await;
    let to = address("busy", &two.ann);
    written_to(&server, &smtp, &two.ann, &to).await;
    let (..) = two.begin().await;
    smtp.wait_for_refusal(&to, 1).await;
    smtp.wait_for(&to, 2).await;
}

/// A mailbox that does not exist gets no further e-mails. One that refuses for other reasons is kept.
#[tokio::test]
async fn a_mailbox_that_does_not_exist_ends_it_and_other_refusals_do_not() {
    let Some(smtp) = Smtp::start() else { return };
    let server = start(&smtp).await;
    let two = Gathered::at(&server, no_clock()).await;
    let (moved, policy) = (address("moved", &two.ann), address("policy", &two.bob));
    written_to(&server, &smtp, &two.ann, &moved).await;
    written_to(&server, &smtp, &two.bob, &policy).await;
    let (ann, bob, table) = two.begin().await;
    until(&server, &ann, Some(MailState::Refused)).await;
    smtp.wait_for_refusal(&policy, 1).await;
    assert_eq!(state(&server, &bob).await, Some(MailState::Confirmed));
    ann.play(&server, &table).await;
    bob.play(&server, &table).await;
    smtp.wait_for_refusal(&policy, 2).await;
    assert_eq!(smtp.refused(&moved), 1, "not again");
    // A mailbox that never existed.
    let cy = Person::of(&server, "cy").await;
    ask(&server, &cy, &address("nobody", &cy)).await;
    until(&server, &cy, Some(MailState::Refused)).await;
}

/// A stranger gets two confirmations a day, from any number of accounts and in any spelling. No account
/// learns of other requests.
#[tokio::test]
async fn a_stranger_is_not_flooded() {
    let Some(smtp) = Smtp::start() else { return };
    let server = start(&smtp).await;
    let spelled = ["stran.ger@victim.example", "Stranger@Victim.example", "stranger+1@victim.example"];
    for n in 0..9 {
        let eve = Person::of(&server, "eve").await;
        ask(&server, &eve, spelled[n % 3]).await;
    }
    // When this e-mail has arrived, earlier ones would have arrived too.
    let ann = Person::of(&server, "ann").await;
    ask(&server, &ann, &address("ok", &ann)).await;
    smtp.wait_for(&address("ok", &ann), 1).await;
    let came: usize = ["stran.ger@victim.example", "Stranger@victim.example", "stranger+1@victim.example"]
        .iter()
        .map(|to| smtp.mails(to).len())
        .sum();
    assert_eq!(came, 2);
    // The network has made ten requests, and this is one more.
    let late = Person::of(&server, "late").await;
    let answer = late.post(&server, "/api/notifications/mail", request("late@example.org", "en")).await;
    assert_eq!((answer.status, answer.problem().as_str()), (429, "too_many"));
}

#[tokio::test]
async fn an_account_asks_few_addresses_and_a_server_writes_so_much_an_hour() {
    let Some(smtp) = Smtp::start() else { return };
    let few = MailSettings { confirmations: 3, per_address: 1, ..smtp.settings() };
    let server = Server::ringing(toys(), writing(few)).await;
    let ann = Person::of(&server, "ann").await;
    for n in 0..6 {
        let body = request(&format!("ann{n}@example.org"), "en");
        let answer = ann.post(&server, "/api/notifications/mail", body).await;
        assert_eq!(answer.status, if n < 5 { 202 } else { 429 }, "{n}");
    }
    smtp.wait_for("ann2@example.org", 1).await;
    assert_eq!(smtp.mails("ann3@example.org").len(), 0, "three an hour");
    assert_eq!(ann.about(&server).await.mail.unwrap().address, "ann4@example.org", "it is not told");
}

#[tokio::test]
async fn one_address_is_written_to_so_often_an_hour() {
    let Some(smtp) = Smtp::start() else { return };
    let few = MailSettings { per_address: 1, ..smtp.settings() };
    let server = Server::ringing(toys(), writing(few)).await;
    let two = Gathered::at(&server, no_clock()).await;
    let to = address("ok", &two.ann);
    written_to(&server, &smtp, &two.ann, &to).await;
    let (ann, bob, table) = two.begin().await;
    smtp.wait_for(&to, 2).await;
    ann.play(&server, &table).await;
    bob.play(&server, &table).await;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(smtp.mails(&to).len(), 2, "the question and one note");
}

#[tokio::test]
async fn nothing_that_is_typed_becomes_a_header_or_a_command() {
    let Some(smtp) = Smtp::start() else { return };
    let server = start(&smtp).await;
    let ann = Person::of(&server, "ann").await;
    for bad in [
        "ann@example.org\r\nBcc: eve@example.org",
        "ann@example.org\nSubject: x",
        "ann@example.org>\r\nRCPT TO:<eve@example.org",
        "ann@example.org, eve@example.org",
        "\"ann\r\n\"@example.org",
        "ann@localhost",
        "ann@[127.0.0.1]",
        "ann@exämple.org",
        "",
    ] {
        let answer = ann.post(&server, "/api/notifications/mail", request(bad, "en")).await;
        assert_eq!((answer.status, answer.problem().as_str()), (400, "malformed"), "{bad:?}");
    }
    for (field, bad) in [
        ("zone", json!("Europe/Paris\r\nBcc: eve@example.org")),
        ("language", json!("en\r\n")),
        ("address", json!(7)),
        ("more", json!(true)),
    ] {
        let mut body = request("ann@example.org", "en");
        body[field] = bad;
        let answer = ann.post(&server, "/api/notifications/mail", body).await;
        assert_eq!((answer.status, answer.problem().as_str()), (400, "malformed"), "{field}");
    }
    assert_eq!(state(&server, &ann).await, None);
    // An e-mail has these headers and no others.
    let to = address("ok", &ann);
    ask(&server, &ann, &to).await;
    let mail = smtp.wait_for(&to, 1).await.remove(0);
    let mut names: Vec<String> = mail.headers().into_iter().map(|(name, _)| name).collect();
    names.sort();
    let wanted = [
        "Auto-Submitted",
        "Content-Transfer-Encoding",
        "Content-Type",
        "Date",
        "From",
        "MIME-Version",
        "Message-ID",
        "Subject",
        "To",
    ];
    assert_eq!(names, wanted);
}

#[tokio::test]
async fn who_may_ask_and_what_links_are_none() {
    let Some(smtp) = Smtp::start() else { return };
    let server = start(&smtp).await;
    let body = request("ann@example.org", "en");
    assert_eq!(server.json("POST", "/api/notifications/mail", &[], body.clone()).await.status, 401);
    let bot = crate::support::bearer(&server.bot("R2").await);
    let answer =
        server.json("POST", "/api/notifications/mail", &[("authorization", &bot)], body.clone()).await;
    assert_eq!((answer.status, answer.problem().as_str()), (403, "not_allowed"));
    let ann = Person::of(&server, "ann").await;
    let foreign = [("cookie", ann.cookie.as_str()), ("origin", "https://evil.example")];
    assert_eq!(server.json("POST", "/api/notifications/mail", &foreign, body.clone()).await.status, 403);
    for token in ["x", "0", "..%2F..%2Fapi", &"0".repeat(64), &"f".repeat(5_000), "%00", "'%20OR%201=1"] {
        let (confirm, stop) = (format!("/mail/confirm/{token}"), format!("/mail/stop/{token}"));
        for (link, wanted) in [(&confirm, 410), (&stop, 200)] {
            let (opened, pressed) = (open(&server, link).await, press(&server, link).await);
            let known = [wanted, 400, 404];
            assert!(known.contains(&opened.status), "{link:.40}: {}", opened.status);
            assert!([wanted, 400, 404, 405].contains(&pressed.status), "{link:.40}: {}", pressed.status);
        }
    }
    // A server without e-mail reports that.
    let silent = Server::ringing(toys(), quick()).await;
    let ann = Person::of(&silent, "ann").await;
    assert!(!ann.about(&silent).await.mails);
    let answer = ann.post(&silent, "/api/notifications/mail", body).await;
    assert_eq!((answer.status, answer.problem().as_str()), (404, "not_found"));
}

/// A relay with an unknown certificate gets neither password nor message. After a wrong password the server
/// keeps the addresses.
#[tokio::test]
async fn a_relay_is_spoken_to_in_private() {
    let Some(smtp) = Smtp::strict() else { return };
    let authority = include_bytes!("../../tls/ca.pem");
    let trusting = |password: &str| {
        let relay: server::Relay = smtp.strict_url(password).parse().unwrap();
        MailSettings { relay: relay.trusting(authority.to_vec()).unwrap(), ..settings("smtps://x.example") }
    };
    let good = Server::ringing(toys(), writing(trusting("correct%20horse"))).await;
    let ann = Person::of(&good, "ann").await;
    let to = address("ok", &ann);
    ask(&good, &ann, &to).await;
    let mail = smtp.wait_for(&to, 1).await.remove(0);
    assert!(mail.tls);
    assert_eq!(mail.user, "septet");

    for mail in [settings(&smtp.strict_url("correct%20horse")), trusting("wrong"), smtp.settings()] {
        let server = Server::ringing(toys(), writing(mail)).await;
        let bob = Person::of(&server, "bob").await;
        ask(&server, &bob, &address("ok", &bob)).await;
        tokio::time::sleep(Duration::from_millis(700)).await;
        assert_eq!(state(&server, &bob).await, Some(MailState::Asked));
        assert_eq!(smtp.mails(&address("ok", &bob)).len(), 0);
    }
}

async fn stopped(server: Server) -> tempfile::TempDir {
    let Server { dir, running, store, .. } = server;
    running.shut_down().await;
    store.close().await;
    dir
}

/// Links are stored as hashes. An address is deleted with its account, or after a day without confirmation.
#[tokio::test]
async fn an_address_is_kept_over_a_restart_and_goes_with_its_account() {
    let Some(smtp) = Smtp::start() else { return };
    let server = start(&smtp).await;
    let (ann, bob, cy) =
        (Person::of(&server, "ann").await, Person::of(&server, "bob").await, Person::of(&server, "cy").await);
    let [to_ann, to_bob, to_cy] = [&ann, &bob, &cy].map(|person| address("ok", person));
    written_to(&server, &smtp, &ann, &to_ann).await;
    written_to(&server, &smtp, &bob, &to_bob).await;
    ask(&server, &cy, &to_cy).await;
    let link = confirm_link(&smtp, &to_cy).await;
    let dir = stopped(server).await;
    let file = dir.path().join("septet.db");
    let bytes = std::fs::read(&file).unwrap();
    let token = link.rsplit('/').next().unwrap();
    assert!(!bytes.windows(token.len()).any(|part| part == token.as_bytes()), "the link itself is not kept");
    // A day passes.
    let database = rusqlite::Connection::open(&file).unwrap();
    database
        .execute("UPDATE bell_mails SET asked_at = asked_at - 86401000 WHERE address = ?1", [&to_cy])
        .unwrap();
    drop(database);

    let server = Server::ringing_again(dir, toys(), writing(smtp.settings())).await;
    assert_eq!(state(&server, &ann).await, Some(MailState::Confirmed));
    assert_eq!(press(&server, &link).await.status, 410);
    until(&server, &cy, None).await;
    assert_eq!(ann.ask(&server, "DELETE", "/api/notifications/mail", None).await.status, 204);
    assert_eq!(state(&server, &ann).await, None);
    assert_eq!(bob.post(&server, "/api/account/erase", json!({})).await.status, 204);
    let dir = stopped(server).await;
    for file in std::fs::read_dir(dir.path()).unwrap() {
        let path = file.unwrap().path();
        let bytes = std::fs::read(&path).unwrap();
        for gone in [&to_ann, &to_bob, &to_cy] {
            let found = bytes.windows(gone.len()).any(|part| part == gone.as_bytes());
            assert!(!found, "{gone}: {}", path.display());
        }
    }
}
