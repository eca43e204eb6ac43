//! How a house tells people who are elsewhere: what a host names on the command line.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use server::outside::{Keys, Outside, Post, Secret};

use super::admin;
use crate::error::Error;

/// How people who are elsewhere are told that they are awaited.
#[derive(clap::Args)]
#[command(next_help_heading = "Telling people that it is their turn")]
pub struct Telling {
    /// The keys by which push services know the house [default: push-keys in the folder of the database, if it is there;
    /// fixer admin push-keys makes it]
    #[arg(long, value_name = "FILE", env = "FIXER_PUSH_KEYS")]
    push_keys: Option<PathBuf>,
    /// A server that takes mail, as smtp://HOST:587 or smtps://HOST:465; the name that it knows the house by in
    /// FIXER_SMTP_USER
    #[arg(long, value_name = "URL", env = "FIXER_SMTP", requires = "mail_from")]
    smtp: Option<String>,
    /// A file with the password for it, instead of FIXER_SMTP_PASSWORD
    #[arg(long, value_name = "FILE", env = "FIXER_SMTP_PASSWORD_FILE", requires = "smtp")]
    smtp_password_file: Option<PathBuf>,
    /// Who writes mail, as fixer@example.org
    #[arg(long, value_name = "ADDRESS", env = "FIXER_MAIL_FROM")]
    mail_from: Option<String>,
}

impl Telling {
    /// What the house sends to elsewhere, of which `base` is the beginning of its addresses.
    pub fn outside(&self, folder: &Path, base: String) -> Result<Outside, Error> {
        let usual = admin::push_keys(folder);
        let file = self.push_keys.clone().or_else(|| usual.is_file().then_some(usual));
        let unreadable =
            |path: &Path, error: &dyn std::fmt::Display| Error::Read { path: path.display().to_string(), reason: error.to_string() };
        let keys = match file {
            None => None,
            Some(file) => {
                let text = std::fs::read_to_string(&file).map_err(|error| unreadable(&file, &error))?;
                let wrong = "it is no private key of the curve P-256 in PKCS #8; fixer admin push-keys makes one";
                Some(Arc::new(Keys::read(&text).ok_or_else(|| unreadable(&file, &wrong))?))
            }
        };
        let post = match (&self.smtp, &self.mail_from) {
            (Some(server), Some(from)) => {
                let password = match &self.smtp_password_file {
                    Some(file) => Some(std::fs::read_to_string(file).map_err(|error| unreadable(file, &error))?.trim_end().to_owned()),
                    None => std::env::var("FIXER_SMTP_PASSWORD").ok(),
                };
                let login = std::env::var("FIXER_SMTP_USER").ok().zip(password.map(Secret));
                Some(Arc::new(Post::new(server, from, login).map_err(Error::Usage)?))
            }
            _ => None,
        };
        Ok(Outside { base, keys, post, local: false })
    }
}
