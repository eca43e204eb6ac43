//! What people send about their accounts.

use schemars::JsonSchema;
use serde::Deserialize;

/// A guest that claims its name.
#[derive(Deserialize, JsonSchema)]
pub struct Claimed {
    /// The name, in 1 to 24 characters.
    pub name: Option<String>,
    /// The passphrase, of at least 12 characters.
    pub passphrase: Option<String>,
    /// The passkey that a device has made, instead of a passphrase, as JSON.
    pub credential: Option<String>,
}

/// Somebody who comes back.
#[derive(Deserialize, JsonSchema)]
pub struct SignsIn {
    /// The name.
    pub name: Option<String>,
    /// The passphrase.
    pub passphrase: Option<String>,
    /// A code, instead of the passphrase; together with it where you asked for two things. It is used up.
    pub code: Option<String>,
    /// What a device answered that has a passkey, instead of everything else, as JSON.
    pub credential: Option<String>,
}

/// A passkey that somebody wants.
#[derive(Deserialize, JsonSchema)]
pub struct PasskeyAsked {
    /// The name that a guest claims by it.
    pub name: Option<String>,
    /// The passphrase of who has claimed its name, unless a passkey was shown a moment ago.
    pub passphrase: Option<String>,
}

/// A passkey that was made, or is not wanted any more.
#[derive(Deserialize, JsonSchema)]
pub struct PasskeyChanged {
    /// What the device answered, as JSON.
    pub credential: Option<String>,
    /// What it is to be called, in at most 40 characters.
    pub label: Option<String>,
    /// The number of one to remove, instead.
    pub remove: Option<i64>,
    /// The passphrase, to remove one.
    pub passphrase: Option<String>,
}

/// A passkey that is shown.
#[derive(Deserialize, JsonSchema)]
pub struct PasskeyShown {
    /// What the device answered, as JSON.
    pub credential: Option<String>,
}

/// Whether the passphrase alone is enough.
#[derive(Deserialize, JsonSchema)]
pub struct TwoAsked {
    /// `yes`, or anything else.
    pub two: Option<String>,
    /// The passphrase.
    pub passphrase: Option<String>,
}

/// Another passphrase.
#[derive(Deserialize, JsonSchema)]
pub struct NewPassphrase {
    /// The one that holds so far.
    pub old: Option<String>,
    /// A code, instead of it.
    pub code: Option<String>,
    /// The new one.
    pub new: Option<String>,
}

/// What takes the passphrase once more.
#[derive(Deserialize, JsonSchema)]
pub struct Confirmed {
    /// The passphrase.
    pub passphrase: Option<String>,
}

/// A session that ends.
#[derive(Deserialize, JsonSchema)]
pub struct Ends {
    /// Its number; without one all others end.
    pub session: Option<i64>,
}

/// A bot that somebody brings.
#[derive(Deserialize, JsonSchema)]
pub struct BotWanted {
    /// The name of a new one.
    pub name: Option<String>,
    /// The number of one that is there already: it is given a new token.
    pub bot: Option<i64>,
    /// Whether it is sent away for good instead.
    pub dismiss: Option<String>,
}
