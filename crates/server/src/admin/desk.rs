//! What is on a host's desk, for pages and for programs.

use std::time::Duration;

use pages::house::{BanRow, Hosts, InvitationRow, ReportRow};
use serde_json::{Value, json};
use table::Lang;

use super::Desk;
use crate::house::HouseError;
use crate::store::talk::Report;
use crate::web::talk::shown;

/// Reports on the desk at most.
const REPORTS: u32 = 100;

fn days(keep: Option<Duration>) -> Option<u64> {
    keep.map(|keep| keep.as_secs() / (24 * 60 * 60))
}

fn report(lang: Lang, report: Report) -> ReportRow {
    let lines = report.lines.iter().map(|line| shown(lang, line)).collect();
    ReportRow {
        id: report.id,
        at: report.at,
        reporter: report.reporter.1,
        reported: (report.reported.1, report.reported.0),
        reason: report.reason,
        line: report.line,
        lines,
    }
}

impl Desk {
    /// All that is on it.
    pub(super) async fn read(&self, lang: Lang, told: Option<String>) -> Result<Hosts, HouseError> {
        let (house, store) = (&self.house, self.house.store());
        let hosting = house.hosting().await;
        let mut bans = Vec::new();
        for ban in store.bans().await? {
            let who = match (ban.guest, ban.range) {
                (Some(guest), _) => format!("{} ({guest})", store.name(guest).await?.unwrap_or_default()),
                (None, range) => range.unwrap_or_default(),
            };
            bans.push(BanRow { id: ban.id, who, reason: ban.reason, until: ban.until });
        }
        let invitation =
            |kept: crate::store::hosts::Invitation| InvitationRow { id: kept.id, note: kept.note, uses: kept.uses, until: kept.until };
        let counts = store.counts().await?;
        let names = ["stored-guests", "stored-open", "stored-going", "stored-over", "stored-lines"];
        let mut kept: Vec<(&'static str, String)> = names.into_iter().zip(counts).map(|(name, count)| (name, count.to_string())).collect();
        kept.push(("stored-size", format!("{:.1} MiB", counts[5] as f64 / f64::from(1 << 20))));
        let (settings, limits) = (house.settings(), &self.limits);
        let keep = settings.retention;
        Ok(Hosts {
            opens: hosting.opens.key(),
            invited: hosting.invited,
            notice: hosting.notice.clone(),
            invitations: house.invitations().await?.into_iter().map(invitation).collect(),
            bans,
            reports: store.reports(false, REPORTS).await?.into_iter().map(|kept| report(lang, kept)).collect(),
            kept,
            days: vec![
                ("days-open", days(keep.open)),
                ("days-going", days(keep.going)),
                ("days-brought", days(keep.brought)),
                ("days-guests", days(keep.guests)),
                ("days-talk", days(keep.talk)),
                ("days-reports", days(keep.reports)),
            ],
            limits: vec![
                ("limit-playing", settings.playing.to_string()),
                ("limit-open", settings.open.to_string()),
                ("limit-brought", settings.brought.to_string()),
                ("limit-thinkers", settings.thinkers.to_string()),
                ("limit-requests", limits.requests.to_string()),
                ("limit-changes", limits.changes.to_string()),
                ("limit-newcomers", limits.newcomers.to_string()),
                ("limit-streams", limits.streams.to_string()),
            ],
            told,
        })
    }
}

/// The same for programs.
pub(super) fn told(hosts: &Hosts) -> Value {
    let line = |line: &pages::house::TalkLine| json!({ "id": line.id, "by": line.name, "says": line.says });
    let report = |report: &ReportRow| {
        let lines: Vec<Value> = report.lines.iter().map(line).collect();
        json!({ "id": report.id, "at": report.at, "reporter": report.reporter, "reported": report.reported.0, "guest": report.reported.1,
            "reason": report.reason, "line": report.line, "lines": lines })
    };
    let ban = |ban: &BanRow| json!({ "id": ban.id, "who": ban.who, "reason": ban.reason, "until": ban.until });
    let invitation = |kept: &InvitationRow| json!({ "id": kept.id, "note": kept.note, "uses": kept.uses, "until": kept.until });
    let by_name = |rows: &[(&'static str, String)]| -> Value {
        rows.iter().map(|(name, figure)| (name.to_string(), json!(figure))).collect::<serde_json::Map<_, _>>().into()
    };
    let days: serde_json::Map<String, Value> = hosts.days.iter().map(|(name, days)| (name.to_string(), json!(days))).collect();
    json!({
        "opens": hosts.opens,
        "invited": hosts.invited,
        "notice": { "en": hosts.notice[0], "it": hosts.notice[1] },
        "invitations": hosts.invitations.iter().map(invitation).collect::<Vec<_>>(),
        "bans": hosts.bans.iter().map(ban).collect::<Vec<_>>(),
        "reports": hosts.reports.iter().map(report).collect::<Vec<_>>(),
        "kept": by_name(&hosts.kept),
        "days": days,
        "limits": by_name(&hosts.limits),
        "told": hosts.told,
    })
}
