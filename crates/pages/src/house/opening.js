// A new table: other options, other seats.
(() => {
  "use strict";
  // Other options, other seats: what was said about seats stays.
  const opening = document.getElementById("opening");
  if (opening) opening.addEventListener("change", async (event) => {
    const time = event.target.name === "clock" && opening.querySelector(".time .chosen");
    if (time) time.textContent = event.target.selectedOptions[0].textContent.replace(/^./, (letter) => letter.toLowerCase());
    if (!event.target.name.startsWith("option-")) return;
    const said = new Map([...opening.elements].filter((field) => /^(seat-|bot)/.test(field.name) && (field.type !== "radio" || field.checked)).map((field) => [field.name, field.value]));
    const unfolded = Boolean(opening.querySelector(".by-hand[open]"));
    const address = "/new?" + new URLSearchParams(new FormData(opening));
    const answer = await fetch(address).catch(() => null);
    if (!answer || !answer.ok) { fixerLine.lose({ says: "", go: () => location.assign(address) }); return; }
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("opening");
    opening.replaceChildren(...fresh.childNodes);
    for (const field of opening.elements) {
      const value = said.get(field.name);
      if (field.type === "radio" && said.has(field.name)) field.checked = field.value === value;
      else if (field.options && [...field.options].some((option) => option.value === value)) field.value = value;
    }
    const details = opening.querySelector(".by-hand");
    if (details) details.open = unfolded;
    const again = [...opening.elements].find((field) => field.name === event.target.name && (field.type !== "radio" || field.checked));
    if (again) again.focus();
  });
})();
