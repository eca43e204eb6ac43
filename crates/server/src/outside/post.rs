//! Mail, through a server that the host names. A letter is handed over step by step, because whether it can be tried again
//! depends on how far it came: before its text was sent, or when the server has said no, it was surely not taken.

use std::net::IpAddr;
use std::time::Duration;

use lettre::address::Envelope;
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::transport::smtp::authentication::{Credentials, Mechanism};
use lettre::transport::smtp::client::{AsyncSmtpConnection, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt};
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, Message};
use tokio::time::timeout;
use url::Url;

/// How long one step may take, by the recommendation for clients less impatient than we are.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long one step may take when the text was sent, which the server may look through.
const READING: Duration = Duration::from_secs(120);

/// The longest address of somebody.
const LONGEST: usize = 254;

/// Something that is not told to logs.
#[derive(Clone)]
pub struct Secret(pub String);

impl std::fmt::Debug for Secret {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.write_str("Secret")
    }
}

/// A server that takes mail.
#[derive(Clone, Debug)]
pub struct Post {
    host: String,
    port: u16,
    /// Whether the line is encrypted from its beginning; else it becomes so, but for a server on this machine.
    tls: bool,
    login: Option<(String, Secret)>,
    from: Mailbox,
    /// How long one step may take, and the last one.
    patience: [Duration; 2],
}

/// A letter.
#[derive(Clone, Debug)]
pub struct Letter {
    /// To whom.
    pub to: String,
    /// What it is about; never words of other people.
    pub subject: String,
    /// The text.
    pub text: String,
    /// Where one click ends all such letters.
    pub stop: Option<String>,
    /// What tells it from all others.
    pub id: String,
}

/// Why a letter was not handed over.
#[derive(Debug, thiserror::Error)]
pub enum PostError {
    /// The server could not be reached, or does not take anything now: it can be tried again.
    #[error("the mail server cannot be used: {0}")]
    Closed(String),
    /// The server does not take this letter, now or ever.
    #[error("the mail server does not take the letter: {0}")]
    Refused(String),
    /// The text was sent, and nobody knows whether it was taken.
    #[error("the mail server has not answered: {0}")]
    Unknown(String),
}

/// An address of somebody, as it is kept: one, without a name, in letters that every server takes.
pub fn address(text: &str) -> Option<String> {
    let text = text.trim();
    let address: Address = text.parse().ok()?;
    // A domain without a dot, or a number in its place, is a machine near the server.
    let far = address.domain().contains('.') && !address.domain().starts_with('[') && address.domain().parse::<IpAddr>().is_err();
    (text.len() <= LONGEST && text.is_ascii() && far && !text.contains('"'))
        .then(|| format!("{}@{}", address.user(), address.domain().to_ascii_lowercase()))
}

impl Post {
    /// A server by its address, `smtp://HOST:PORT` or `smtps://HOST:PORT`, who writes, and by what the server knows it.
    pub fn new(server: &str, from: &str, login: Option<(String, Secret)>) -> Result<Post, String> {
        let wrong = || format!("'{server}' is no mail server; write smtp://mail.example:587 or smtps://mail.example:465");
        let url = Url::parse(server).map_err(|_| wrong())?;
        let tls = match url.scheme() {
            "smtps" => true,
            "smtp" => false,
            _ => return Err(wrong()),
        };
        if !url.username().is_empty() || url.password().is_some() {
            return Err("everybody on this machine can read the command line; give name and password by FIXER_SMTP_USER and FIXER_SMTP_PASSWORD, or --smtp-password-file".to_owned());
        }
        let host = url.host_str().filter(|host| !host.is_empty()).ok_or_else(wrong)?;
        let from =
            from.parse().map_err(|_| format!("'{from}' is no address of mail; write fixer@example.org or 'Fixer <fixer@example.org>'"))?;
        let port = url.port().unwrap_or(if tls { 465 } else { 587 });
        Ok(Post { host: host.to_owned(), port, tls, login, from, patience: [PATIENCE, READING] })
    }

    /// With less patience, for tests.
    pub fn hasty(mut self, patience: Duration) -> Post {
        self.patience = [patience; 2];
        self
    }

    /// The address that letters come from.
    pub fn contact(&self) -> String {
        format!("mailto:{}", self.from.email)
    }

    fn is_here(&self) -> bool {
        self.host == "localhost" || self.host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
    }

    /// A letter as it is sent.
    fn written(&self, letter: &Letter) -> Result<(Envelope, Vec<u8>), PostError> {
        let wrong = |error: &dyn std::fmt::Display| PostError::Refused(error.to_string());
        let to: Address = letter.to.parse().map_err(|error| wrong(&error))?;
        let id = format!("<{}@{}>", letter.id, self.from.email.domain());
        let message = Message::builder().from(self.from.clone()).to(to.clone().into()).subject(letter.subject.clone()).date_now();
        let message = message.message_id(Some(id)).header(ContentType::TEXT_PLAIN);
        let mut message = message.body(letter.text.clone()).map_err(|error| wrong(&error))?;
        let stop = letter.stop.iter().filter(|stop| stop.bytes().all(|byte| byte.is_ascii_graphic()));
        let stop = stop.flat_map(|stop| {
            [("List-Unsubscribe", format!("<{stop}>")), ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned())]
        });
        for (name, value) in stop.chain([("Auto-Submitted", "auto-generated".to_owned())]) {
            let name = HeaderName::new_from_ascii_str(name);
            message.headers_mut().insert_raw(HeaderValue::dangerous_new_pre_encoded(name, value.clone(), value));
        }
        let envelope = Envelope::new(Some(self.from.email.clone()), vec![to]).map_err(|error| wrong(&error))?;
        Ok((envelope, message.formatted()))
    }

    /// A line to the server, on which letters can be handed over.
    async fn open(&self) -> Result<AsyncSmtpConnection, String> {
        let name = ClientId::Domain(self.from.email.domain().to_owned());
        let tls = || TlsParameters::new(self.host.clone()).map_err(|error| error.to_string());
        let said = |error: lettre::transport::smtp::Error| error.to_string();
        let outer = if self.tls { Some(tls()?) } else { None };
        let server = (self.host.as_str(), self.port);
        let mut line = AsyncSmtpConnection::connect_tokio1(server, Some(self.patience[0]), &name, outer, None).await.map_err(said)?;
        if !self.tls && (line.can_starttls() || !self.is_here()) {
            line.starttls(tls()?, &name).await.map_err(said)?;
        }
        if let Some((user, Secret(password))) = &self.login {
            let login = Credentials::new(user.clone(), password.clone());
            line.auth(&[Mechanism::Plain, Mechanism::Login], &login).await.map_err(said)?;
        }
        Ok(line)
    }

    /// Hands a letter over.
    pub async fn send(&self, letter: &Letter) -> Result<(), PostError> {
        let (envelope, text) = self.written(letter)?;
        let slow = |_| PostError::Closed("it takes too long".to_owned());
        let mut line = timeout(self.patience[0] * 2, self.open()).await.map_err(slow)?.map_err(PostError::Closed)?;
        // Until the text is sent nothing was taken: whom it is for can be refused for good, anything else is the server's.
        let early = |error: lettre::transport::smtp::Error| match error.is_permanent() {
            true => PostError::Refused(error.to_string()),
            false => PostError::Closed(error.to_string()),
        };
        let [patience, reading] = self.patience;
        let closed = |error: lettre::transport::smtp::Error| PostError::Closed(error.to_string());
        timeout(patience, line.command(Mail::new(envelope.from().cloned(), Vec::new()))).await.map_err(slow)?.map_err(closed)?;
        for to in envelope.to() {
            timeout(patience, line.command(Rcpt::new(to.clone(), Vec::new()))).await.map_err(slow)?.map_err(early)?;
        }
        timeout(patience, line.command(Data)).await.map_err(slow)?.map_err(closed)?;
        let late = |error: lettre::transport::smtp::Error| match (error.is_permanent(), error.is_transient()) {
            (true, _) => PostError::Refused(error.to_string()),
            (_, true) => PostError::Closed(error.to_string()),
            _ => PostError::Unknown(error.to_string()),
        };
        let taken = timeout(reading, line.message(&text)).await.map_err(|_| PostError::Unknown("it takes too long".to_owned()))?;
        taken.map_err(late)?;
        let _ = timeout(Duration::from_secs(1), line.quit()).await;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_of_one_kind() {
        assert_eq!(address(" Judy.Alvarez+fixer@Example.ORG ").as_deref(), Some("Judy.Alvarez+fixer@example.org"));
        for wrong in [
            "",
            "judy",
            "judy@localhost",
            "judy@[127.0.0.1]",
            "judy@127.0.0.1",
            "a@b.c, d@e.f",
            "Judy <judy@example.org>",
            "judy@example.org\r\nBcc: all@example.org",
            "\"a b\"@example.org",
            "jüdy@example.org",
        ] {
            assert_eq!(address(wrong), None, "{wrong}");
        }
        assert_eq!(address(&format!("{}@example.org", "x".repeat(300))), None);
    }

    #[test]
    fn servers_are_named_without_secrets() {
        assert!(Post::new("smtp://mail.example", "Fixer <fixer@example.org>", None).is_ok_and(|post| post.port == 587 && !post.tls));
        assert!(Post::new("smtps://mail.example", "fixer@example.org", None).is_ok_and(|post| post.port == 465 && post.tls));
        assert!(Post::new("smtp://u:p@mail.example", "fixer@example.org", None).is_err_and(|why| why.contains("FIXER_SMTP_PASSWORD")));
        assert!(Post::new("http://mail.example", "fixer@example.org", None).is_err());
        assert!(Post::new("smtp://mail.example", "fixer", None).is_err());
        let post = Post::new("smtp://mail.example", "fixer@example.org", Some(("u".to_owned(), Secret("hush".to_owned()))));
        assert!(!format!("{post:?}").contains("hush"));
    }

    #[test]
    fn a_letter_says_how_to_stop_it_and_nothing_else_in_its_head() {
        let Ok(post) = Post::new("smtp://mail.example", "Fixer <fixer@example.org>", None) else { panic!("it is one") };
        let letter = Letter {
            to: "judy@example.org".to_owned(),
            subject: "È il tuo turno".to_owned(),
            text: ".a line\nperché\n".to_owned(),
            stop: Some("https://fixer.example/alerts/stop?token=1".to_owned()),
            id: "abc".to_owned(),
        };
        let written = post.written(&letter).map(|(_, text)| String::from_utf8(text).unwrap_or_default()).unwrap_or_default();
        assert!(written.is_ascii(), "{written}");
        assert!(written.contains("\r\nList-Unsubscribe: <https://fixer.example/alerts/stop?token=1>\r\n"), "{written}");
        assert!(written.contains("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"), "{written}");
        assert!(written.contains("\r\nMessage-ID: <abc@example.org>\r\n") && written.contains("charset=utf-8"), "{written}");
    }
}
