// What happened is shown, one beat after the other: a caption, the things it is about lit up, pieces that glide from
// where they were, a drawing where it helps. The lines of the log are the beats; nobody waits for them.
const beats = (table, swap) => {
  "use strict";
  const show = document.getElementById("show");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const kept = (key, value) => { try { if (value !== undefined) localStorage.setItem(key, value); return localStorage.getItem(key); } catch { return null; } };
  const SPEEDS = { slow: 1.7, normal: 1, fast: .45, off: 0 };
  const LONG = { aside: 0, step: 750, key: 1500, turn: 650 };
  const DRAWN = 900, LEAST = 2200, ENOUGH = 7600, MUCH = 6;
  let speed = SPEEDS[kept("speed")] === undefined ? "normal" : kept("speed");
  let queue = [], playing = false, paused = false, watched = 0, begun = 0, wake = null, came = 0, shown = 0;
  // Tables come in order: what is still being told when the show is skipped is older than what stands there then.
  const put = (fresh, nth) => { if (nth > shown) { shown = nth; swap(fresh); } };

  const place = "heard:" + (table.dataset.stream || location.pathname);
  const number = (line) => Number(line.dataset.n);
  const lines = (root) => [...root.querySelectorAll(".log [data-n]")];
  const named = (root, name) => root.querySelector("[data-at='" + CSS.escape(name) + "'], [data-thing='" + CSS.escape(name) + "']");
  const names = (part, key) => (part.dataset[key] || "").split(" ").filter(Boolean);

  // What was heard last, also before the page was loaded again.
  const last = (root) => Math.max(0, ...lines(root).map(number));
  let heard = last(table);
  const note = () => { try { sessionStorage.setItem(place, heard); } catch { /* It is heard again then. */ } };
  const news = (root, since) => lines(root).filter((line) => number(line) > since && !line.matches(".undone")).flatMap((line) => (line.matches(".beat") ? [line] : [...line.querySelectorAll(".beat")]));

  // Waiting ends early when the show is skipped.
  const wait = (time) => new Promise((done) => {
    const timer = setTimeout(() => { wake = null; done(); }, time);
    wake = () => { clearTimeout(timer); wake = null; done(); };
  });

  // Where things are, and how they come from where they were.
  const places = () => new Map([...table.querySelectorAll("[data-at], [data-thing]")].flatMap((part) => {
    const box = part.getBoundingClientRect();
    return box.width ? [[part.dataset.at || part.dataset.thing, { box, part }]] : [];
  }));
  const come = (part, from, time) => {
    const box = part.getBoundingClientRect();
    let [x, y] = [from.x + from.width / 2 - box.x - box.width / 2, from.y + from.height / 2 - box.y - box.height / 2];
    if (Math.abs(x) + Math.abs(y) < 3 || !box.width) return;
    // Drawings have lengths of their own.
    const scale = part.ownerSVGElement ? part.parentNode.getScreenCTM().a : 1;
    [x, y] = [x / scale, y / scale];
    part.animate([{ translate: x + "px " + y + "px" }, { translate: "0 0" }], { duration: time, easing: "ease-out" });
  };
  // What leaves the board goes as a picture of itself.
  const leave = (gone, to, time) => {
    const { box, part } = gone;
    const ghost = document.createElement("div");
    ghost.className = "ghost " + (part.closest(".game") || table).className;
    let copy = part.cloneNode(true);
    if (part.ownerSVGElement && part.getBBox) {
      const { x, y, width, height } = part.getBBox();
      copy.removeAttribute("transform");
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      svg.setAttribute("viewBox", [x, y, width, height].join(" "));
      svg.append(copy);
      copy = svg;
    }
    ghost.append(copy);
    Object.assign(ghost.style, { left: box.x + "px", top: box.y + "px", width: box.width + "px", height: box.height + "px" });
    document.body.append(ghost);
    const [x, y] = [to.x + to.width / 2 - box.x - box.width / 2, to.y + to.height / 2 - box.y - box.height / 2];
    ghost.animate([{ translate: "0 0" }, { translate: x + "px " + y + "px", opacity: .2, scale: .6 }], { duration: time, easing: "ease-in" }).finished.finally(() => ghost.remove());
  };
  const PIECE = ".u, .die, .card, .shape, .roof";
  const moved = (change, glides) => {
    const time = 380 * SPEEDS[speed], before = time && !still.matches && !document.hidden ? places() : null;
    change();
    if (!before) return;
    const after = places(), went = new Set();
    for (const [from, to] of glides) {
      const was = before.get(from), is = after.get(to);
      if (!was || !is) continue;
      if (is.part.matches(PIECE)) { come(is.part, was.box, time); went.add(to); }
      else if (was.part.matches(PIECE) && !after.has(from)) leave(was, is.box, time);
    }
    for (const [name, { part }] of after) {
      if (part.matches(PIECE) && before.has(name) && !went.has(name)) come(part, before.get(name).box, time);
    }
  };

  const light = (about) => {
    table.querySelectorAll(".lit").forEach((part) => part.classList.remove("lit"));
    const found = about.map((name) => named(table, name)).filter(Boolean);
    found.forEach((part) => part.classList.add("lit"));
    return found.length;
  };
  const caption = show && show.querySelector(".caption"), figure = show && show.querySelector("figure");
  // A drawing stands where its game's style reaches.
  const draw = (drawing, stays) => {
    figure.replaceChildren(...(drawing ? [...drawing.cloneNode(true).childNodes] : []));
    figure.className = drawing ? [...(table.querySelector(".game") || table).classList].pop() : "";
    show.classList.toggle("drawn", Boolean(drawing));
    show.classList.toggle("stays", Boolean(drawing && stays));
  };
  const rest = () => {
    light([]);
    if (show.classList.contains("stays")) show.classList.remove("on"); else { show.classList.remove("on"); draw(null); }
    show.hidden = !show.classList.contains("stays");
  };

  // One change of the table: what happened first, then the table as it is now, or at the moment that something moves.
  const play = async ({ fresh, told, mine, nth }) => {
    const glides = told.map((beat) => names(beat, "glide")).filter((glide) => glide.length === 2);
    let swapped = false;
    const arrive = () => { if (!swapped && fresh) { swapped = true; moved(() => put(fresh, nth), glides); } };
    const short = !fresh || queue.length > MUCH || told.length > 3 * MUCH;
    const matter = short ? told.filter((beat) => beat.matches(".key, .turn")) : told;
    const seen = speed === "off" || still.matches || document.hidden ? [] : matter.length ? matter : told.slice(-MUCH);
    // What the reader has just done is seen at once.
    if (!fresh && !seen.length) return;
    const own = mine && !seen.some((beat) => beat.matches(".key"));
    if (own) arrive();
    for (const beat of seen) {
      if (!playing) break;
      const kind = Object.keys(LONG).find((kind) => beat.classList.contains(kind)) || "step";
      const drawing = beat.querySelector("figure");
      if (kind === "aside" && !drawing || own && kind !== "turn") continue;
      show.hidden = false;
      show.classList.add("on");
      if (kind === "turn") {
        // A turn that others have had is not gone before it was seen, and none takes longer than enough.
        if (begun && fresh) await wait(Math.max(0, begun + LEAST * SPEEDS[speed] - performance.now()));
        if (!playing) break;
        [watched, begun] = [0, performance.now()];
      }
      caption.textContent = (beat.querySelector("p") || beat).textContent;
      if (drawing) draw(drawing, "stays" in beat.dataset); else if (!show.classList.contains("stays")) draw(null);
      if (names(beat, "glide").length) arrive();
      if (!light(names(beat, "about"))) { arrive(); light(names(beat, "about")); }
      const time = Math.min(LONG[kind] + (drawing ? DRAWN : 0), .3 * (ENOUGH - watched));
      watched += time;
      await wait(time * SPEEDS[speed] * (short ? .5 : 1));
      while (paused && playing) await wait(200);
    }
    arrive();
  };
  const next = async () => {
    if (playing) return;
    playing = true;
    if (show) show.style.setProperty("--under-prompt", Math.max(0, (table.querySelector(".prompt") || table).getBoundingClientRect().bottom) + "px");
    while (queue.length && playing) await play(queue.shift());
    playing = false;
    if (show) rest();
  };
  // Ends the show: the table as it is now.
  const skip = () => {
    if (!playing) return false;
    const latest = queue.pop();
    queue = [];
    playing = paused = false;
    if (wake) wake();
    if (latest && latest.fresh) put(latest.fresh, latest.nth);
    if (show) rest();
    return true;
  };

  // Whoever decides has seen what stayed.
  const away = () => { draw(null); show.hidden = !playing; };
  const arrived = (html, mine) => {
    if (mine && show && !playing && show.classList.contains("stays")) away();
    const fresh = parsed(html), told = news(fresh, heard);
    heard = Math.max(heard, last(fresh));
    note();
    if (mine) watched = begun = 0;
    if (!show || document.hidden) { queue = []; put(fresh, ++came); return; }
    queue.push({ fresh, told, mine, nth: ++came });
    return next();
  };

  if (show) {
    const control = (name) => show.querySelector("[data-do=" + name + "]");
    const pick = show.querySelector("select");
    pick.value = speed;
    pick.addEventListener("change", () => { speed = pick.value; kept("speed", speed); if (speed === "off") skip(); });
    control("skip").addEventListener("click", skip);
    control("pause").addEventListener("click", () => { paused = !paused; control("pause").setAttribute("aria-pressed", paused); });
    control("away").addEventListener("click", away);
    // Any key skips, and what was clicked is clicked on the table as it is now.
    document.addEventListener("keydown", (event) => {
      if (/^(Tab|Shift|Control|Alt|Meta)$/.test(event.key) || show.contains(event.target) || event.target.closest("#talk")) return;
      if (skip() || (event.key === "Escape" && show.classList.contains("stays") && (away(), true))) { event.preventDefault(); event.stopImmediatePropagation(); }
    }, true);
    table.addEventListener("pointerdown", (event) => {
      const part = event.target.closest("[data-thing], button[name=choice]");
      if (!playing) { if (part && show.classList.contains("stays")) away(); return; }
      const thing = part && part.dataset.thing, value = part && part.value;
      skip();
      const again = thing ? table.querySelector("[data-thing='" + CSS.escape(thing) + "']") : value && table.querySelector("button[value='" + CSS.escape(value) + "']");
      if (again) again.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }, true);
  }
  // What was missed while the page was away, in short.
  const before = Number(sessionStorage.getItem(place) || heard);
  note();
  if (show && before < heard && !document.hidden) { queue.push({ fresh: null, told: news(table, before), mine: false }); next(); }
  // A table that is not the next one is shown as it is.
  const jump = (html) => { skip(); put(parsed(html), ++came); heard = last(table); };
  // A line of the log lights up what it is about.
  for (const [on, off] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
    table.addEventListener(on, (event) => { const line = event.target.closest(".log .beat"); if (line && !playing) light(names(line, "about")); });
    table.addEventListener(off, (event) => { if (!playing && event.target.closest(".log .beat")) light([]); });
  }
  return { arrived, jump, skip };
};
