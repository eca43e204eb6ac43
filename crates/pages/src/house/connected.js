// Always connected, or says so. Nothing that is clicked leads to the browser's own error page: whoever leaves a page asks
// first whether the house is there, and what cannot be sent is kept until it is. `fixerLine` is how other parts tell.
globalThis.fixerLine = (() => {
  "use strict";
  const box = globalThis.document && document.getElementById("connection");
  if (!box) return null;
  const [says, away] = box.children, words = box.dataset;
  const back = new EventTarget();
  let lost = false, kept = null, wait = 0, timer = 0;
  const show = (text, kind) => {
    says.textContent = text;
    box.className = "connection " + kind;
    box.hidden = false;
  };
  const tell = () => show(words.lost + " " + (kept ? words.kept + " " + kept.says : words.safe), "lost");
  // Any answer will do: then whoever answers says what is wrong.
  const reach = () => fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(4000) }).then((answer) => answer.ok, () => false);
  const again = async () => {
    clearTimeout(timer);
    if (!lost) return;
    if (!(await reach())) { wait = Math.min(8000, wait * 1.5); timer = setTimeout(again, wait); return; }
    const go = kept;
    lost = false;
    kept = null;
    show(words.back, "back");
    timer = setTimeout(() => { if (box.classList.contains("back")) box.hidden = true; }, 2500);
    back.dispatchEvent(new Event("back"));
    if (go) go.go();
  };
  // The connection is lost. `keep` is what was wanted: its words, and how it is done when the house is back.
  const lose = (keep) => {
    if (keep) kept = keep;
    if (!lost) { lost = true; wait = 700; clearTimeout(timer); timer = setTimeout(again, wait); }
    tell();
  };
  away.addEventListener("click", () => { kept = null; box.hidden = true; });
  addEventListener("online", again);
  const refuse = (why) => show(words.refused + " " + why, "refused");

  // What leaves the page.
  let passes = null;
  const gate = (event, keep) => {
    event.preventDefault();
    const go = () => { passes = keep; keep.go(); passes = null; };
    reach().then((there) => (there ? go() : lose({ says: keep.says, go })));
  };
  const named = (part) => (part ? (part.getAttribute("aria-label") || part.textContent || "").trim().replace(/\s+/g, " ") : "");
  document.addEventListener("click", (event) => {
    const link = event.target.closest && event.target.closest("a[href]");
    if (passes || !link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const there = new URL(link.href, location.href);
    if (there.origin !== location.origin || link.target || link.hasAttribute("download") || (there.hash && there.pathname === location.pathname && there.search === location.search)) return;
    gate(event, { says: named(link), go: () => location.assign(link.href) });
  });
  document.addEventListener("submit", (event) => {
    const form = event.target, by = event.submitter;
    if (passes || event.defaultPrevented) return;
    gate(event, { says: named(by), go: () => (form.isConnected ? form.requestSubmit(by && by.isConnected ? by : null) : null) });
  });

  // A link to copy.
  document.querySelectorAll("[data-copy]").forEach((button) => {
    button.hidden = false;
    button.addEventListener("click", async () => {
      const field = document.getElementById(button.dataset.copy);
      field.select();
      const done = navigator.clipboard ? await navigator.clipboard.writeText(field.value).then(() => true, () => false) : false;
      if (done || document.execCommand("copy")) button.textContent = button.dataset.done;
    });
  });

  const table = document.getElementById("table");
  if (!table) return { lose, refuse };

  // Pictures and parts that were sent are only named afterwards.
  const known = new Map();
  let has = "";
  const whole = (html) => {
    html = html.replace(/<svg data-art="(\w+)"><\/svg>/g, (named, name) => known.get(name) || named);
    for (const [picture, name] of html.matchAll(/<svg class="art[^>]* data-art="(\w+)".*?<\/svg>/gs)) known.set(name, picture);
    for (const [part, name] of html.matchAll(/<!--\[(\S+) \w+-->.*?<!--\1\]-->/gs)) known.set("[" + name, part);
    html = html.replace(/<!--=(.*?)-->/g, (named, name) => known.get("[" + name) || named);
    // Whoever comes back after a while says what stands here.
    has = [...html.matchAll(/<!--\[(\S+) (\w+)-->| data-art="(\w+)"/g)].map(([, name, mark, art]) => (name ? name + "!" + mark : art)).join("~");
    return html;
  };
  whole(table.innerHTML);
  // One stream, closed while nobody looks. What it brings is shown by whoever listens for `fresh`.
  let stream = null, version = table.dataset.version, tries = 0;
  const rest = () => { if (stream) stream.close(); stream = null; };
  const listen = () => {
    if (stream || document.hidden || !window.EventSource || !table.dataset.stream) return;
    stream = new EventSource(table.dataset.stream + "?version=" + version + "&has=" + encodeURIComponent(has));
    stream.addEventListener("table", (event) => {
      version = event.lastEventId;
      table.dispatchEvent(new CustomEvent("fresh", { detail: whole(event.data) }));
    });
    // What is said has an event of its own: the table is not drawn again for it.
    stream.addEventListener("talk", (event) => table.dispatchEvent(new CustomEvent("said", { detail: event.data })));
    stream.addEventListener("time", (event) => table.dispatchEvent(new CustomEvent("time", { detail: Number(event.data) })));
    stream.addEventListener("open", () => { tries = 0; table.dispatchEvent(new Event("listening")); });
    stream.addEventListener("error", async () => {
      // A house that is there and has closed the stream is asked again soon.
      rest();
      if (await reach()) setTimeout(listen, Math.min(8000, 300 * 2 ** tries++)); else lose();
    });
  };
  back.addEventListener("back", listen);
  document.addEventListener("visibilitychange", () => (document.hidden ? rest() : listen()));
  listen();

  // What is done at the table, without loading the page again: the stream brings what came of it.
  let answered = null;
  const send = async (action, body, says) => {
    const again = () => send(action, body, says);
    const answer = await fetch(action, { method: "POST", body, headers: { "X-Fixer": "fragment" } }).catch(() => null);
    if (!answer || !answer.ok) answered = null;
    if (!answer || answer.status === 502 || answer.status === 504) { lose({ says, go: again }); return; }
    const told = await answer.json().catch(() => ({}));
    if (!answer.ok) refuse(told.message || answer.statusText);
    else if (told.table && !location.pathname.endsWith("/" + told.table)) location.assign("/t/" + told.table);
    else if (!window.EventSource) location.reload();
  };
  table.addEventListener("submit", (event) => {
    const form = event.target;
    // Who sits down may be somebody else afterwards, and a table that is closed may be gone.
    if (event.defaultPrevented || !table.dataset.stream || /\/(sit|close)$/.test(form.action) || form.method !== "post") return;
    event.preventDefault();
    // A question is answered once, however often somebody clicks before the next one is there.
    const asked = form.elements.asked && form.elements.asked.value;
    if (asked && asked === answered) return;
    answered = asked;
    if (box.classList.contains("refused")) box.hidden = true;
    send(form.action, new URLSearchParams(new FormData(form, event.submitter)), named(event.submitter));
  });
  // Whoever asked to play again, or is ready for the next game, goes along when the others agree.
  let asks = false;
  const follow = () => {
    const next = table.querySelector("a.next");
    if (asks && next) location.assign(next.href);
    asks = Boolean(table.querySelector(".wish[data-asks=rematch], .then .ready"));
  };
  table.addEventListener("shown", follow);
  follow();
  return { lose, refuse };
})();
