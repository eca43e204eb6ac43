// Live updates of a table. Everything works without this: a page shows what it shows, a form posts.
(() => {
  "use strict";
  const table = document.getElementById("table");
  if (!table || !window.EventSource) return;
  let stream = null;
  let version = table.dataset.version;
  const show = (html) => {
    const focused = document.activeElement && table.contains(document.activeElement) ? document.activeElement.value : null;
    const change = () => {
      table.innerHTML = html;
      if (focused !== null) {
        const again = [...table.querySelectorAll("button")].find((button) => button.value === focused) || table.querySelector("button[name=choice]");
        if (again) again.focus();
      }
    };
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (document.startViewTransition && !still) document.startViewTransition(change); else change();
  };
  const listen = () => {
    if (stream) return;
    stream = new EventSource(table.dataset.stream + "?version=" + version);
    stream.addEventListener("table", (event) => { version = event.lastEventId; show(event.data); });
  };
  const rest = () => { if (stream) { stream.close(); stream = null; } };
  document.addEventListener("visibilitychange", () => (document.hidden ? rest() : listen()));
  if (!document.hidden) listen();
  // A decision without loading the page again; the stream brings what came of it.
  table.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.action.endsWith("/decide") || !stream) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, event.submitter));
    fetch(form.action, { method: "POST", body, headers: { "X-Fixer": "fragment" } }).then((answer) => { if (!answer.ok) location.reload(); }, () => location.reload());
  });
  // On the board: choose a thing, then its target. Every choice is also a button with its full sentence.
  let chosen = [];
  const paths = () => [...table.querySelectorAll("button[data-path]")].map((button) => [button, button.dataset.path.split(" ")]);
  const fits = (path, start) => start.every((thing, place) => path[place] === thing);
  const mark = () => {
    table.querySelectorAll(".chosen, .aimed").forEach((thing) => thing.classList.remove("chosen", "aimed"));
    if (!chosen.length) return;
    const next = new Set(paths().filter(([, path]) => fits(path, chosen)).map(([, path]) => path[chosen.length]));
    table.querySelectorAll("[data-thing]").forEach((thing) => {
      if (chosen.includes(thing.dataset.thing)) thing.classList.add("chosen");
      if (next.has(thing.dataset.thing)) thing.classList.add("aimed");
    });
  };
  const pick = (thing) => {
    for (const start of [[...chosen, thing], [thing]]) {
      const found = paths().filter(([, path]) => fits(path, start));
      const whole = found.find(([, path]) => path.length === start.length);
      if (whole && found.length === 1) { chosen = []; whole[0].form.requestSubmit(whole[0]); return; }
      if (found.length) { chosen = start; mark(); return; }
    }
    chosen = []; mark();
  };
  const reach = () => table.querySelectorAll("[data-thing]").forEach((thing) => { thing.setAttribute("tabindex", "0"); thing.setAttribute("role", "button"); });
  reach();
  new MutationObserver(() => { chosen = []; reach(); }).observe(table, { childList: true });
  table.addEventListener("click", (event) => {
    const thing = event.target.closest("[data-thing]");
    if (thing && !event.target.closest("button, a, summary")) pick(thing.dataset.thing);
  });
  table.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && chosen.length) { chosen = []; mark(); }
    const thing = event.target.dataset && event.target.dataset.thing;
    if (thing && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); pick(thing); }
  });
  // Digits choose.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || /^(input|select|textarea)$/i.test(event.target.tagName)) return;
    const number = Number(event.key);
    if (!(number >= 1 && number <= 9)) return;
    const button = table.querySelectorAll("button[name=choice]")[number - 1];
    if (button) { button.focus(); button.click(); }
  });
})();
