// Lessons: what is said moves beside the thing that it is about, and the room around the thing dims.
(() => {
  "use strict";
  const table = document.querySelector(".table.lesson");
  if (!table) return;
  const speech = table.querySelector(".speech");
  const [spot, point] = ["spot", "point"].map((name) => {
    const part = document.createElement("div");
    part.className = name;
    speech.before(part);
    return part;
  });
  const GAP = 16, EDGE = 8;
  const seen = (part) => (part.checkVisibility ? part.checkVisibility() : part.offsetParent !== null);
  // What was named; what can be chosen next; the buttons of choices that belong to no place.
  const about = () => {
    // What is read before it is done opens beside the thing, and is not covered.
    const read = table.querySelector(".placed.asked[open] > .list");
    if (read && seen(read)) return [read, ...table.querySelectorAll(".chosen")];
    for (const found of [".aimed", "[data-look]", "[data-thing]:not(.target)", ".felt button[name=choice]"]) {
      const parts = [...table.querySelectorAll(found)].filter(seen);
      if (parts.length) return parts;
    }
    return [];
  };
  const box = (parts) => {
    const all = parts.map((part) => part.getBoundingClientRect());
    const least = (side) => Math.min(...all.map((one) => one[side])), most = (side) => Math.max(...all.map((one) => one[side]));
    return { left: least("left"), top: least("top"), right: most("right"), bottom: most("bottom") };
  };
  const into = (value, room, size) => Math.max(EDGE, Math.min(value, room - size - EDGE));
  const put = (part, left, top) => { part.style.left = left + "px"; part.style.top = top + "px"; };
  const place = () => {
    const parts = about();
    spot.hidden = point.hidden = !parts.length;
    speech.classList.toggle("placed", Boolean(parts.length));
    if (!parts.length) { speech.style.left = speech.style.top = ""; return; }
    const it = box(parts), { offsetWidth: width, offsetHeight: height } = speech;
    const [x, y] = [(it.left + it.right) / 2, (it.top + it.bottom) / 2];
    put(spot, it.left - 4, it.top - 4);
    spot.style.width = it.right - it.left + 8 + "px";
    spot.style.height = it.bottom - it.top + 8 + "px";
    // The first side with room for the whole box; otherwise a corner away from the thing.
    const sides = [
      [innerHeight - it.bottom - GAP > height, x - width / 2, it.bottom + GAP, x, it.bottom + GAP],
      [it.top - GAP > height, x - width / 2, it.top - GAP - height, x, it.top - GAP],
      [innerWidth - it.right - GAP > width, it.right + GAP, y - height / 2, it.right + GAP, y],
      [it.left - GAP > width, it.left - GAP - width, y - height / 2, it.left - GAP, y],
    ];
    const side = sides.find(([room]) => room);
    point.hidden = !side;
    const [, left, top, px, py] = side || [true, x < innerWidth / 2 ? innerWidth : 0, y < innerHeight / 2 ? innerHeight : 0];
    put(speech, into(left, innerWidth, width), into(top, innerHeight, height));
    if (side) put(point, into(px - 7, innerWidth, 14), into(py - 7, innerHeight, 14));
  };
  const later = () => requestAnimationFrame(() => {
    // When a thing is chosen, the keyboard goes on to where it can go.
    const aimed = table.querySelector(".aimed");
    if (aimed && document.activeElement && document.activeElement.classList.contains("chosen")) aimed.focus({ preventScroll: true });
    place();
  });
  for (const event of ["click", "keyup", "toggle"]) table.addEventListener(event, later, true);
  for (const event of ["resize", "load"]) addEventListener(event, later);
  document.addEventListener("scroll", place, { capture: true, passive: true });
  // Whoever has clicked beside everything goes on with Enter all the same.
  const next = () => table.querySelector("[autofocus]") || about().find((part) => part.tabIndex >= 0);
  document.addEventListener("keydown", (event) => {
    const to = event.key === "Enter" && event.target === document.body && next();
    if (!to) return;
    event.preventDefault();
    to.focus({ preventScroll: true });
    to.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
  const [first] = about();
  if (first) first.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  // A key that came while the page was loaded can keep a browser from doing this itself.
  if (next() && document.activeElement === document.body) next().focus({ preventScroll: true, focusVisible: next() !== first });
  place();
})();
