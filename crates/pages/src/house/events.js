// A match or a tournament that is followed: whenever something has changed there, the page is fetched again and the part
// that tells of it is put in its place.
(() => {
  "use strict";
  const live = document.getElementById("live");
  if (!live || !live.dataset.live || !window.EventSource) return;
  let source = null, busy = false, again = false;
  const refresh = async () => {
    if (busy) { again = true; return; }
    busy = true;
    const answer = await fetch(location.href).catch(() => null);
    if (answer && answer.ok) {
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("live");
      if (fresh) {
        // Whoever has said that it is ready goes along to the next game.
        const go = live.hasAttribute("data-waits") && fresh.querySelector("a.go");
        if (go) { location.assign(go.href); return; }
        if (fresh.innerHTML !== live.innerHTML) live.replaceChildren(...fresh.childNodes);
        live.toggleAttribute("data-waits", fresh.hasAttribute("data-waits"));
      }
    }
    busy = false;
    if (again) { again = false; refresh(); }
  };
  const open = () => {
    source = new EventSource(live.dataset.live);
    source.addEventListener("news", refresh);
    // What happened before there was a line, or while it was lost, nobody tells.
    source.addEventListener("open", refresh);
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) { if (source) source.close(); source = null; } else if (!source) open();
  });
  open();
})();
