// What is wrong with the page as it is shown, as sentences; nothing if all is well. The argument says what to look at:
// "stage" for a table on a desk, "phone" for one on a phone, "texts" for any page.
const [what] = arguments;
const faults = new Set();
const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
const name = (part) => part.dataset.thing || part.value || part.textContent.trim().slice(0, 40);
// What is folded away is not seen.
const folded = (part) => part.closest("details:not([open])") && !part.closest("summary");
const seen = (part) => !folded(part) && (!part.checkVisibility || part.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
// Something for screen readers alone takes no room.
const tiny = (box) => box.width < 2 || box.height < 2;
const covers = (x, y) => document.elementFromPoint(x, y);
const choosable = "[data-thing].legal, button[name=choice]";

const root = document.documentElement;
if (root.scrollWidth > root.clientWidth) faults.add("the page is " + root.scrollWidth + " wide in " + root.clientWidth);
if (what === "stage" && root.scrollHeight > root.clientHeight) faults.add("the page is " + root.scrollHeight + " high in " + root.clientHeight);

// Whatever can be chosen is on the screen and not covered; on a phone, that of the place that is open.
const table = document.getElementById("table");
if (table && what !== "texts") {
  // The list of all choices lies over the board for whoever opens it: nothing may need that, so it is closed meanwhile.
  const list = table.querySelector(".prompt .placed[open]:not(.asked)");
  if (list) list.open = false;
  const parts = [...table.querySelectorAll(choosable)].filter((part) => seen(part) && !tiny(part.getBoundingClientRect()));
  let open = 0;
  for (const part of parts) {
    const box = part.getBoundingClientRect();
    const drawn = part instanceof SVGElement;
    if (what === "phone" && (box.right <= 0 || box.left >= innerWidth)) continue;
    if (what === "stage" && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)) {
      faults.add("outside of the window: " + name(part) + " at " + round(box));
      continue;
    }
    let hits = 0;
    for (let row = 0; row < 7; row += 1) for (let column = 0; column < 7; column += 1) {
      const top = covers(box.left + box.width * (column + .5) / 7, box.top + box.height * (row + .5) / 7);
      if (top && (part.contains(top) || top.closest("[data-thing]") === part)) hits += 1;
    }
    if (hits >= 4) open += 1;
    // A place on a phone can be scrolled; nothing on a desk has to be.
    if (what === "stage") {
      if (hits < 4) faults.add("covered: " + name(part) + " at " + round(box) + " by " + (covers(box.left + box.width / 2, box.top + box.height / 2) || root).outerHTML.slice(0, 80));
      const middle = covers(box.left + box.width / 2, box.top + box.height / 2);
      if (!drawn && middle && !part.contains(middle) && !middle.closest(choosable)) faults.add("its middle is covered: " + name(part) + " at " + round(box) + " by " + middle.outerHTML.slice(0, 80));
    }
    if (what === "phone" && Math.min(box.width, box.height) < 43.5) faults.add("small for a thumb: " + name(part) + " at " + round(box));
  }
  if (what === "phone" && parts.length && !open) faults.add("no choice is in view");
  // The buttons of the prompt stand in it, where they are seen at once.
  const bar = table.querySelector(".prompt"), room = bar && bar.getBoundingClientRect();
  for (const button of bar ? bar.querySelectorAll(".free > button") : []) {
    const box = button.getBoundingClientRect();
    if (seen(button) && (box.top < room.top - 1 || box.bottom > innerHeight + 1)) faults.add("sticks out of the prompt: " + name(button) + " at " + round(box));
  }
  // What begins with a thing can be begun on the board.
  for (const button of what === "stage" ? table.querySelectorAll(".placed button[data-path]") : []) {
    const [first] = button.dataset.path.split(" "), thing = table.querySelector("[data-thing='" + CSS.escape(first) + "']");
    if (!parts.includes(thing)) faults.add("in the list alone: " + button.textContent + " with " + first);
  }
  if (list) list.open = true;
}

// What a card in a hand says is there to be read.
for (const says of what === "stage" ? document.querySelectorAll("#own .hand .card:not(.back) :is(.says, .text, .uses)") : []) {
  const over = Math.max(says.scrollHeight - says.clientHeight, says.scrollWidth - says.clientWidth);
  if (seen(says) && over > 3) faults.add("cut: " + name(says.closest(".card")) + " by " + over);
}

// The name of what can be chosen can be told from others: more than its first letter is there.
for (const called of what === "stage" ? document.querySelectorAll("#table .legal > h3") : []) {
  if (seen(called) && !tiny(called.getBoundingClientRect()) && called.scrollWidth > called.clientWidth + 1 && called.clientWidth < 24) faults.add("its name cannot be read: " + called.textContent + " in " + called.clientWidth);
}

// Every control has a name.
const words = (part) => part.getAttribute("aria-label") || part.getAttribute("title") || part.textContent.trim()
  || [...(part.labels || [])].map((label) => label.textContent).join("").trim() || (part.querySelector("[aria-label]") || part).getAttribute("aria-label");
for (const part of document.querySelectorAll("button, a[href], summary, select, textarea, input:not([type=hidden]), [role=button], [role=img]")) {
  if (seen(part) && !part.closest("[aria-hidden=true]") && !words(part)) faults.add("has no name: " + part.outerHTML.slice(0, 120));
}

// What is left of a box inside of everything that clips it.
const clipped = (part, box) => {
  let { left, top, right, bottom } = box;
  for (let outer = part; outer && outer !== document.body; outer = outer.parentElement) {
    const style = getComputedStyle(outer), inner = outer.getBoundingClientRect();
    if (style.clipPath.startsWith("inset")) return null;
    if (style.overflowX === "visible" && style.overflowY === "visible" || style.display === "contents" || style.display.startsWith("inline") && style.display !== "inline-flex") continue;
    [left, top, right, bottom] = [Math.max(left, inner.left), Math.max(top, inner.top), Math.min(right, inner.right), Math.min(bottom, inner.bottom)];
  }
  return right - left < 2 || bottom - top < 4 ? null : { left, top, right, bottom, width: right - left, height: bottom - top };
};

// Texts: large enough at a table, and none over another.
const lines = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const part = node.parentElement;
  if (!node.data.trim() || part.closest("script, style, svg title, option") || !seen(part)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const boxes = [...range.getClientRects()].filter((box) => !tiny(box)).map((box) => clipped(part, box)).filter(Boolean);
  if (!boxes.length) continue;
  const style = getComputedStyle(part);
  const matrix = part instanceof SVGGraphicsElement ? part.getScreenCTM() : null;
  const size = parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
  if (what === "stage" && size < 11.9) faults.add("small: " + size.toFixed(1) + " px: " + node.data.trim().slice(0, 40));
  for (const box of boxes) {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? covers(x, y) : null;
    // What lies under something else is not read, so it cannot be overlapped.
    if (!top || !(part === top || part.contains(top) || top.contains(part))) continue;
    lines.push([node, box, size]);
  }
}
// Whether something that shows nothing through lies between two parts where they meet.
const apart = (one, other, x, y) => {
  const stack = document.elementsFromPoint(x, y);
  const [a, b] = [one, other].map((part) => stack.findIndex((top) => part === top || part.contains(top)));
  if (a < 0 || b < 0) return false;
  const lower = a < b ? other : one;
  return stack.slice(0, Math.max(a, b)).some((top) => !top.contains(lower) && /^rgb\(|, 1\)$/.test(getComputedStyle(top).backgroundColor));
};
lines.sort((one, other) => one[1].top - other[1].top);
for (let first = 0; first < lines.length; first += 1) for (let second = first + 1; second < lines.length; second += 1) {
  const [one, a, size] = lines[first], [other, b, least] = lines[second];
  if (b.top > a.bottom) break;
  // Letters fill a part of their line's box only.
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left), down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  // Cards lie over each other and show nothing through.
  if (one.parentElement.closest(".card") !== other.parentElement.closest(".card") && one.parentElement.closest(".card") && other.parentElement.closest(".card")) continue;
  const [x, y] = [Math.max(a.left, b.left) + across / 2, Math.max(a.top, b.top) + down / 2];
  if (one !== other && across > 2 && down > Math.min(size, least) * .5 && !apart(one.parentElement, other.parentElement, x, y)) {
    faults.add("one over the other: '" + one.data.trim().slice(0, 30) + "' and '" + other.data.trim().slice(0, 30) + "' at " + round(a));
  }
}
return [...faults];
