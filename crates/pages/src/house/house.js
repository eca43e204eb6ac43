// Live updates of a table. Everything works without this: a page shows what it shows, a form posts.
(() => {
  "use strict";
  const table = document.getElementById("table");
  if (!table || !window.EventSource) return;
  let stream = null;
  let at = Number(table.dataset.at);
  const show = (html) => {
    const focused = document.activeElement && table.contains(document.activeElement) ? document.activeElement.value : null;
    const change = () => {
      table.innerHTML = html;
      if (focused !== null) {
        const again = [...table.querySelectorAll("button")].find((button) => button.value === focused) || table.querySelector(".choices button");
        if (again) again.focus();
      }
    };
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (document.startViewTransition && !still) document.startViewTransition(change); else change();
  };
  const listen = () => {
    if (stream) return;
    stream = new EventSource(table.dataset.stream + "?at=" + at);
    stream.addEventListener("table", (event) => { at = Number(event.lastEventId); show(event.data); });
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
  // Digits choose.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || /^(input|select|textarea)$/i.test(event.target.tagName)) return;
    const number = Number(event.key);
    if (!(number >= 1 && number <= 9)) return;
    const button = table.querySelectorAll(".choices button")[number - 1];
    if (button) { button.focus(); button.click(); }
  });
})();
