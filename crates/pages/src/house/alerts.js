// That the reader is awaited, told by the title, the icon, the head of the page and, to whoever wants it, a sound and a
// notice; and the way from one table that waits to the next.
(() => {
  "use strict";
  if (!globalThis.document) return;
  const table = document.getElementById("table"), icon = document.getElementById("icon"), link = document.getElementById("turns");
  // Wherever nothing can be kept, what was wanted holds for the page.
  const kept = (name) => { try { return JSON.parse(localStorage.getItem(name) || "{}"); } catch { return {}; } };
  const keep = (name, value) => { try { localStorage.setItem(name, JSON.stringify(value)); } catch { /* it is kept for this page */ } };
  let wanted = kept("fixer alerts");

  // Two tones, the second higher.
  let audio = null;
  const sound = () => {
    audio = audio || new AudioContext();
    audio.resume();
    [[0, 523], [0.14, 784]].forEach(([after, pitch]) => {
      const tone = audio.createOscillator(), volume = audio.createGain(), at = audio.currentTime + after;
      tone.type = "triangle";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.2, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.3);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.32);
    });
  };

  // Notices. One for a turn, however many pages are open: they have the same tag, and note together what was told.
  const worker = () => (navigator.serviceWorker ? navigator.serviceWorker.getRegistration("/").catch(() => null) : null);
  const notify = async (id, title, body) => {
    if (!document.hidden || !window.Notification || Notification.permission !== "granted") return;
    const notice = { tag: "/t/" + id, body, icon: icon.dataset.awaited, data: { table: id } }, kept = await worker();
    if (kept && kept.active) { kept.showNotification(title, notice); return; }
    try {
      const shown = new Notification(title, notice);
      shown.addEventListener("click", () => {
        window.focus();
        shown.close();
        if (location.pathname !== "/t/" + id) location.assign("/t/" + id);
      });
    } catch { /* some phones let only workers notify */ }
  };
  // A browser that is told by the house itself is not told by pages as well.
  const subscribe = async (on) => {
    const key = link && link.dataset.push;
    if (!navigator.serviceWorker) return false;
    const kept = await navigator.serviceWorker.register("/service-worker.js").catch(() => null);
    if (!kept || !key || !kept.pushManager) return false;
    await navigator.serviceWorker.ready;
    let has = await kept.pushManager.getSubscription();
    const wants = { userVisibleOnly: true, applicationServerKey: key };
    const own = has && has.options && has.options.applicationServerKey;
    const written = own && btoa(String.fromCharCode(...new Uint8Array(own))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
    if (has && (!on || (written && written !== key))) { await has.unsubscribe().catch(() => false); has = null; }
    if (!on) return false;
    has = has || await kept.pushManager.subscribe(wants).catch(() => null);
    if (!has) return false;
    const { endpoint, keys } = has.toJSON();
    const body = new URLSearchParams({ endpoint, key: keys.p256dh, auth: keys.auth });
    const answer = await fetch("/alerts/push", { method: "POST", body, headers: { "X-Fixer": "fragment" } }).catch(() => null);
    return Boolean(answer && answer.ok);
  };

  // The tables that wait. What a page in the background asks is no sign that somebody is there.
  const refresh = async () => {
    if (!link) return null;
    const at = link.dataset.at, away = document.hidden;
    const headers = away ? { Accept: "application/json", "X-Fixer": "away" } : { Accept: "application/json" };
    const answer = await fetch("/your-turn" + (at ? "?at=" + at : ""), { headers, cache: "no-store" }).catch(() => null);
    const now = answer && answer.ok ? await answer.json().catch(() => null) : null;
    if (!now) return null;
    link.hidden = !(at ? now.others : now.count);
    link.textContent = at ? now.next_says : now.says;
    link.title = now.says;
    const before = kept("fixer told"), told = {};
    // In quiet hours nothing is told: what still waits after them is.
    for (const { table: id, number } of now.tables) told[id] = now.quiet && away ? before[id] : number;
    keep("fixer told", told);
    if (away && wanted.notice && !wanted.push && !now.quiet)
      for (const one of now.tables) if (before[one.table] !== one.number) notify(one.table, link.dataset.yours, one.game);
    return now;
  };
  let last = null;
  const awaits = () => last === "yours" || last === "asked";
  const turn = (now, title) => {
    const before = last;
    last = now;
    document.title = title;
    const is = awaits() ? icon.dataset.awaited : icon.dataset.calm;
    if (icon.getAttribute("href") !== is) icon.setAttribute("href", is);
    if (!awaits() || before === null || before === now) return;
    if (wanted.sound) sound();
    const asked = now === "asked";
    if (wanted.notice) refresh().then((all) => { if (asked && !(all && all.quiet)) notify(location.pathname.split("/")[2], title, ""); });
  };

  const dress = () => {
    const told = table && table.querySelector("[data-turn]");
    if (told) turn(told.dataset.turn, told.dataset.title);
    document.querySelectorAll(".alerts").forEach((box) => { box.hidden = false; });
    document.querySelectorAll("[data-alert]").forEach((button) => {
      button.setAttribute("aria-pressed", Boolean(wanted[button.dataset.alert]));
      button.hidden = button.dataset.alert === "notice" && !(window.Notification && link);
    });
  };
  document.addEventListener("click", async (event) => {
    const button = event.target.closest && event.target.closest("[data-alert]");
    if (!button) return;
    const kind = button.dataset.alert, on = !wanted[kind];
    wanted[kind] = on && (kind !== "notice" || (await Notification.requestPermission()) === "granted");
    if (kind === "notice") wanted.push = await subscribe(wanted.notice);
    keep("fixer alerts", wanted);
    dress();
    if (wanted.sound && kind === "sound") sound();
    // The list of browsers is another one now.
    if (kind === "notice" && location.pathname === "/alerts") location.reload();
  });
  // Whoever has said nothing yet of its hours lives where its browser does.
  const zone = document.querySelector("select[data-zone]"), here = String(-new Date().getTimezoneOffset());
  if (zone && [...zone.options].some((option) => option.value === here)) zone.value = here;

  // One key goes to the next table, and a decision does if that is wanted: once nothing more is to be decided here, and
  // what came of it was shown.
  const next = () => { if (link && !link.hidden) location.assign(link.href); };
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey || event.altKey || /^(input|select|textarea)$/i.test(event.target.tagName)) return;
    next();
  });
  let decided = false, timer = 0;
  const lead = () => {
    clearTimeout(timer);
    if (!decided || last !== "others" || document.hidden) return;
    timer = setTimeout(async () => {
      if (document.querySelector("#show.on")) { lead(); return; }
      const now = await refresh();
      if (!decided || last !== "others") return;
      decided = false;
      if (now && now.others && "leads" in link.dataset) next();
    }, 1200);
  };
  const OFTEN = 60000, AWAY = 10000;
  if (link) {
    setInterval(() => { if (!document.hidden || (wanted.notice && !wanted.push)) refresh(); }, OFTEN);
    setInterval(() => { if (document.hidden && wanted.notice && !wanted.push) refresh(); }, AWAY);
    document.addEventListener("visibilitychange", () => { if (!document.hidden) refresh(); });
  }
  if (table && link) {
    table.addEventListener("submit", (event) => { if (event.target.action.endsWith("/decide")) decided = true; });
    table.addEventListener("shown", lead);
  }

  // While nobody looks the stream rests, so that many tables do not hold every connection: it is asked now and then.
  if (table) {
    setInterval(async () => {
      if (!document.hidden || !table.dataset.stream) return;
      const answer = await fetch(table.dataset.stream.replace(/stream$/, "turn"), { headers: { "X-Fixer": "away" }, cache: "no-store" }).catch(() => null);
      const told = answer && answer.ok ? await answer.json() : null;
      if (told) turn(told.turn, told.title + document.title.slice(document.title.lastIndexOf(" · ")));
    }, AWAY);
    // Whose turn it is comes first: what follows a decision goes by it.
    table.addEventListener("shown", dress, true);
  }
  dress();
})();
