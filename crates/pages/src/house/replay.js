// Looking back: the scrubber shows its moment at once.
(() => {
  "use strict";
  const form = document.getElementById("scrub");
  if (!form) return;
  const scene = document.getElementById("scene");
  const range = form.elements.at;
  let wanted = null;
  let busy = false;
  const show = async (at) => {
    wanted = Math.max(0, Math.min(Number(range.max), at));
    range.value = wanted;
    form.querySelector("output").textContent = wanted + " / " + range.max;
    if (busy) return;
    busy = true;
    while (wanted !== null) {
      const now = wanted;
      wanted = null;
      const answer = await fetch(form.action + "?at=" + now, { headers: { "X-Fixer": "fragment" } });
      if (answer.ok) { scene.innerHTML = await answer.text(); history.replaceState(null, "", form.action + "?at=" + now); }
    }
    busy = false;
  };
  range.addEventListener("input", () => show(Number(range.value)));
  form.addEventListener("submit", (event) => { event.preventDefault(); show(Number(range.value)); });
  form.addEventListener("click", (event) => {
    const rel = event.target.closest("a[rel]");
    if (!rel) return;
    event.preventDefault();
    const at = Number(range.value);
    show({ first: 0, prev: at - 1, next: at + 1, last: Number(range.max) }[rel.rel]);
  });
})();
