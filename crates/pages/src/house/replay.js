// Looking back: the scrubber shows its moment at once, and Play shows one moment after the other as it happened.
(() => {
  "use strict";
  const form = globalThis.document && document.getElementById("scrub");
  if (!form) return;
  const scene = document.getElementById("scene"), moment = document.querySelector(".moment"), button = form.querySelector(".play");
  const range = form.elements.at;
  const stage = beats(scene, (fresh) => patch(scene, fresh));
  let wanted = null, busy = false, runs = false;
  const say = (at) => {
    range.value = at;
    form.querySelector("output").textContent = at + " / " + range.max;
    history.replaceState(null, "", form.action + "?at=" + at);
    const line = [...scene.querySelectorAll(".log [data-n]")].pop();
    moment.textContent = line ? [...line.querySelectorAll("p")].map((says) => says.textContent).join(" ") || line.textContent : "";
  };
  const fetched = async (at) => {
    const answer = await fetch(form.action + "?at=" + at, { headers: { "X-Fixer": "fragment" } }).catch(() => null);
    return answer && answer.ok ? answer.text() : null;
  };
  const show = async (at) => {
    stop();
    wanted = Math.max(0, Math.min(Number(range.max), at));
    range.value = wanted;
    if (busy) return;
    busy = true;
    while (wanted !== null) {
      const now = wanted;
      wanted = null;
      const html = await fetched(now);
      if (html !== null) { stage.jump(html); say(now); }
    }
    busy = false;
  };
  const stop = () => { runs = false; button.setAttribute("aria-pressed", false); stage.skip(); };
  const play = async () => {
    if (runs) { stop(); return; }
    runs = true;
    button.setAttribute("aria-pressed", true);
    if (Number(range.value) >= Number(range.max)) { const html = await fetched(0); if (html !== null) { stage.jump(html); say(0); } }
    while (runs && Number(range.value) < Number(range.max)) {
      const at = Number(range.value) + 1, html = await fetched(at);
      if (html === null || !runs) break;
      await stage.arrived(html, false);
      if (runs) say(at);
      await new Promise((done) => setTimeout(done, 250));
    }
    stop();
  };
  button.hidden = false;
  button.addEventListener("click", play);
  range.addEventListener("input", () => show(Number(range.value)));
  form.addEventListener("submit", (event) => { event.preventDefault(); event.stopPropagation(); show(Number(range.value)); });
  document.querySelectorAll("[data-at-moment]").forEach((key) => key.addEventListener("click", (event) => { event.preventDefault(); show(Number(key.dataset.atMoment)); }));
  form.addEventListener("click", (event) => {
    const rel = event.target.closest("a[rel]");
    if (!rel) return;
    event.preventDefault();
    const at = Number(range.value);
    show({ first: 0, prev: at - 1, next: at + 1, last: Number(range.max) }[rel.rel]);
  });
})();
