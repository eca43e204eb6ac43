// Talk beside a table and in the lobby. Lines come by an event of their own and nothing but their list changes.
(() => {
  "use strict";
  const slot = document.getElementById("talk");
  if (!slot) return;
  const table = document.getElementById("table"), place = slot.dataset.talk, read = "fixer talk " + (place || "lobby");
  const list = () => slot.querySelector("ol");
  const lines = () => [...list().children];
  const number = (line) => Number(line.dataset.line);
  const last = () => Math.max(0, ...lines().map(number));
  let unread = 0, seen = 0;
  try { seen = Number(sessionStorage.getItem(read) || 0); } catch { /* it is counted anew */ }

  const mark = () => {
    const badge = slot.querySelector(".unread"), link = table && table.querySelector(".places [href='#talk']");
    if (badge) { badge.hidden = !unread; badge.firstElementChild.textContent = unread; }
    if (link) { if (unread) link.dataset.unread = unread; else delete link.dataset.unread; }
  };
  let inView = false;
  const looked = () => {
    if (inView && !document.hidden) {
      seen = Math.max(seen, last());
      try { sessionStorage.setItem(read, seen); } catch { /* it is known on this page */ }
    }
    unread = lines().filter((line) => number(line) > seen).length;
    mark();
  };
  // A line stands where its number belongs, once.
  const add = (html) => {
    for (const line of [...parsed(html).querySelectorAll("[data-line]")]) {
      const here = lines(), at = here.findIndex((other) => number(other) >= number(line));
      if (at < 0) list().append(line);
      else if (number(here[at]) !== number(line)) here[at].before(line);
    }
    while (list().children.length > 200) list().firstElementChild.remove();
    looked();
  };

  const watch = () => new IntersectionObserver((all) => { inView = all[all.length - 1].isIntersecting; looked(); }).observe(slot.querySelector(".talk"));
  document.addEventListener("visibilitychange", () => { if (list()) looked(); });

  const line = globalThis.fixerLine;
  const say = async (form, body, says) => {
    const refused = slot.querySelector(".refused");
    const answer = await fetch(form.action, { method: "POST", body, headers: { "X-Fixer": "fragment" } }).catch(() => null);
    if (!answer || answer.status === 502 || answer.status === 504) { line.lose({ says, go: () => say(form, body, says) }); return; }
    const told = await answer.json().catch(() => ({}));
    refused.textContent = answer.ok ? "" : told.message || answer.statusText;
    if (!answer.ok) return;
    if (body.has("text")) form.reset(); else form.closest("details").open = false;
    if (place && !window.EventSource) bring();
  };
  slot.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.target, body = new URLSearchParams(new FormData(form, event.submitter));
    say(form, body, body.get("text") || event.submitter.textContent);
  });

  if (!place) {
    // The lobby: a stream of its own, closed while nobody looks.
    let stream = null, wait = 1000;
    const rest = () => { if (stream) stream.close(); stream = null; };
    const listen = () => {
      if (stream || document.hidden || !window.EventSource) return;
      stream = new EventSource(slot.dataset.stream + "?said=" + last());
      stream.addEventListener("talk", (event) => add(event.data));
      stream.addEventListener("open", () => { wait = 1000; });
      stream.addEventListener("error", () => { rest(); setTimeout(listen, wait); wait = Math.min(30000, wait * 2); });
    };
    document.addEventListener("visibilitychange", () => (document.hidden ? rest() : listen()));
    watch();
    listen();
    return;
  }

  // At a table: the panel is fetched, because no page that shows a hand holds words of others; then lines come by the
  // stream of the table. Whoever comes back asks for what it has missed.
  let asked = null;
  const bring = () => (asked = (asked || Promise.resolve()).then(async () => {
    const answer = await fetch(place, { headers: { "X-Fixer": "fragment" } }).catch(() => null);
    if (!answer || !answer.ok) return;
    const html = await answer.text();
    if (list()) { add(html); return; }
    slot.replaceChildren(parsed(html));
    slot.querySelector(".fold").addEventListener("click", () => fold(!table.classList.contains("talking")));
    watch();
    looked();
  }));
  let from = null;
  const fold = (open) => {
    const button = slot.querySelector(".fold");
    if (!button) return;
    table.classList.toggle("talking", open);
    button.setAttribute("aria-expanded", open);
    if (open) {
      from = slot.contains(document.activeElement) ? from : document.activeElement;
      slot.querySelector(".say input").focus();
    }
  };
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && slot.contains(event.target)) {
      event.stopImmediatePropagation();
      const open = slot.querySelector("details[open]");
      if (open) { open.open = false; open.firstElementChild.focus(); return; }
      fold(false);
      if (from && from.isConnected && from !== document.body) from.focus(); else event.target.blur();
    } else if (event.key.toLowerCase() === "t" && !event.ctrlKey && !event.metaKey && !event.altKey && !/^(input|select|textarea)$/i.test(event.target.tagName)) {
      event.preventDefault();
      fold(true);
    }
  }, true);
  table.addEventListener("said", (event) => { if (list()) add(event.detail); else bring(); });
  table.addEventListener("listening", bring);
  table.addEventListener("shown", mark);
  bring();
})();
