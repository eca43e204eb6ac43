// What a page does beyond its forms: cards zoom, a table lives. All of it works without.
(() => {
  "use strict";
  document.documentElement.classList.add("script");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const typing = (event) => event.ctrlKey || event.metaKey || event.altKey || /^(input|select|textarea)$/i.test(event.target.tagName);

  // What few pages do is fetched where there is something to do.
  let fetched = false;
  const more = () => {
    if (fetched || !document.querySelector("#opening, #shake, .end, #scrub, .lesson, #help, #talk, #live, [data-passkey]")) return;
    fetched = true;
    const script = document.createElement("script");
    script.src = "/more.js";
    document.head.append(script);
  };
  more();
  // Whoever opens a table or sits down draws a nonce of its own.
  if (globalThis.crypto && crypto.subtle) document.addEventListener("submit", ({ target: form }) => {
    if (!/\/(tables|sit)$/.test(form.action) || form.elements.nonce) return;
    const own = document.createElement("input");
    Object.assign(own, { type: "hidden", name: "nonce", value: "own" });
    form.append(own);
  }, true);

  // Zoom: hover, focus by keyboard, long press; Escape, leaving and the next press close it.
  const zoom = (() => {
    const faces = ".card:not(.back, .empty)";
    const box = document.createElement("div");
    box.className = "zoom";
    box.setAttribute("aria-hidden", "true");
    if (!box.showPopover) return { close: () => false, show: () => {} };
    box.popover = "manual";
    document.body.append(box);
    let timer = 0, of = null, pressed = false;
    const close = () => {
      clearTimeout(timer);
      const open = of !== null;
      if (open) box.hidePopover();
      of = null;
      return open;
    };
    const show = (card) => {
      close();
      const copy = card.cloneNode(true);
      for (const name of ["id", "tabindex", "role", "data-thing"]) copy.removeAttribute(name);
      copy.classList.remove("legal", "target", "chosen", "aimed");
      const { left, width } = card.getBoundingClientRect();
      // The style of a game holds inside of its class, the last one of whatever its cards stand in.
      box.className = "zoom " + [...card.closest(".game, .browser, .workshop").classList].pop();
      box.classList.toggle("left", left + width / 2 > innerWidth / 2);
      box.replaceChildren(copy);
      box.showPopover();
      of = card;
    };
    // A page that is sent again brings the same card as another element.
    const same = (card) => of && card && card.textContent === of.textContent;
    const soon = (card, wait) => {
      clearTimeout(timer);
      if (same(card)) of = card; else timer = setTimeout(show, wait, card);
    };
    const face = (event) => event.target.closest && event.target.closest(faces);
    document.addEventListener("pointerover", (event) => {
      const card = face(event);
      if (event.pointerType !== "mouse") return;
      if (!same(card)) close();
      if (card) soon(card, 350);
    });
    document.addEventListener("focusin", (event) => { const card = face(event); if (card && card.matches(":focus-visible")) soon(card, 120); else if (!same(card)) close(); });
    document.addEventListener("pointerdown", (event) => {
      // A touch that closes does nothing else.
      const touch = event.pointerType !== "mouse", open = close(), card = face(event);
      pressed = touch && open;
      if (card && touch && !open) timer = setTimeout(() => { pressed = true; show(card); }, 450);
    });
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, (event) => { if (event.pointerType !== "mouse") clearTimeout(timer); });
    document.addEventListener("contextmenu", (event) => { if (pressed) event.preventDefault(); });
    // A long press looks at a card and does not choose it.
    document.addEventListener("click", (event) => { if (pressed) { pressed = false; event.preventDefault(); event.stopPropagation(); } }, true);
    document.addEventListener("scroll", () => { if (!document.activeElement.matches(faces + ":focus-visible")) close(); }, { capture: true, passive: true });
    return { close, show };
  })();
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && zoom.close()) event.stopImmediatePropagation(); }, true);

  const table = document.getElementById("table");
  if (!table) return;

  // What a reader has set up on the page, to be found again when the page is sent again.
  const keyed = (selector) => {
    const seen = {};
    return [...table.querySelectorAll(selector)].map((part) => {
      const name = part.id || part.parentElement.className + ">" + part.className;
      seen[name] = (seen[name] || 0) + 1;
      return [name + seen[name], part];
    });
  };
  const SCROLLED = ".place:not(#talk), .over, .lower, .log, .prompt, .list, .scores, .cards, pre";
  const keep = () => {
    const scrolled = new Map(keyed(SCROLLED).filter(([, part]) => part.scrollTop || part.scrollLeft).map(([name, part]) => [name, [part.scrollLeft, part.scrollTop]]));
    const open = new Map(keyed("details").map(([name, part]) => [name, part.open]));
    const page = [scrollX, scrollY], side = table.scrollLeft;
    const told = Math.max(-1, ...[...table.querySelectorAll(".told li")].map((line) => line.dataset.n));
    const focus = document.activeElement;
    const had = focus && table.contains(focus) && !focus.closest("[data-slot]") ? focus : null;
    const summary = had && had.tagName === "SUMMARY" ? (keyed("details").find(([, part]) => part === had.parentElement) || [])[0] : null;
    return () => {
      for (const [name, part] of keyed("details")) if (open.has(name)) part.open = open.get(name);
      for (const [name, part] of keyed(SCROLLED)) if (scrolled.has(name)) part.scrollTo({ left: scrolled.get(name)[0], top: scrolled.get(name)[1], behavior: "instant" });
      if (side) table.scrollTo({ left: side, behavior: "instant" });
      if (page.some(Boolean)) scrollTo({ left: page[0], top: page[1], behavior: "instant" });
      // Lines that were not told before unfold.
      if (told >= 0) table.querySelectorAll(".told li").forEach((line) => line.classList.toggle("fresh", line.dataset.n > told));
      if (!had) return;
      const things = [...table.querySelectorAll("[data-thing]")];
      const again = (had.id && document.getElementById(had.id))
        || (had.dataset.thing && things.find((thing) => thing.dataset.thing === had.dataset.thing))
        || (summary && (keyed("details").find(([name]) => name === summary) || [])[1]?.firstElementChild)
        || (had.tagName !== "BUTTON" && table.contains(had) && had)
        || (had.value && [...table.querySelectorAll("button")].find((button) => button.value === had.value && button.name === had.name))
        || table.querySelector(".prompt");
      if (!again) return;
      if (again.matches(".prompt")) again.tabIndex = -1;
      again.focus({ preventScroll: true });
    };
  };
  const show = beats(table, (fresh) => {
    const restore = keep();
    patch(table, fresh);
    ready();
    restore();
    table.dispatchEvent(new Event("shown"));
    lead();
    answering = question();
  });
  // Whether what comes next is what the reader has just done.
  let mine = false;

  table.addEventListener("fresh", (event) => { show.arrived(event.detail, mine); mine = false; });
  table.addEventListener("submit", (event) => { mine = event.target.action.endsWith("/decide"); clearTimeout(itself); });

  // A single choice is taken after a moment where the game says that it goes without saying: no end of a turn, no
  // reaction, nothing before which there are cards to look at. Not before other people, who would see that it was the
  // only one; not what was just taken back; not for whoever prefers to click.
  let itself = 0;
  const alone = () => {
    clearTimeout(itself);
    const only = table.querySelector("[data-unseen] [data-takes-itself] [name=choice]");
    if (only) itself = setTimeout(() => {
      if (document.hidden || document.querySelector("#show.on")) alone();
      else if (!table.querySelector("[data-alert=click][aria-pressed=true]")) only.form.requestSubmit(only);
    }, 1200);
  };

  // On the board: choose a thing, then its target. Every choice is also a button with its full sentence.
  let chosen = [];
  const paths = () => [...table.querySelectorAll("button[data-path]")].map((button) => [button, button.dataset.path.split(" ")]);
  const fits = (path, start) => start.every((thing, place) => !thing || path[place] === thing);
  const visible = (part) => (part.checkVisibility ? part.checkVisibility() : part.offsetParent !== null);
  const choices = () => [...table.querySelectorAll("button[name=choice]")].filter(visible);
  // The first nine choices that are in view have a digit. All is read before anything is written: a page that is asked in
  // between works itself out again every time.
  const number = () => {
    const nine = choices().slice(0, 9);
    table.querySelectorAll("[data-digit]").forEach((button) => { if (!nine.includes(button)) delete button.dataset.digit; });
    nine.forEach((button, place) => { button.dataset.digit = place + 1; });
  };
  const mark = () => {
    const left = paths().filter(([, path]) => fits(path, chosen));
    const whole = chosen[0] !== "", next = new Set(chosen.length ? left.map(([, path]) => path[whole ? chosen.length : 0]) : []);
    table.querySelectorAll("[data-thing]").forEach((thing) => {
      const is = chosen.includes(thing.dataset.thing), aimed = next.has(thing.dataset.thing);
      thing.classList.toggle("chosen", is);
      thing.classList.toggle("aimed", aimed);
      thing.setAttribute("aria-pressed", is);
      // A target can be reached when the thing before it is chosen.
      thing.setAttribute("tabindex", aimed || !thing.classList.contains("target") ? "0" : "-1");
    });
    for (const [button] of paths()) button.hidden = !left.some(([other]) => other === button);
    // Where a thing alone does not say which choice is meant, its buttons come into view.
    const list = table.querySelector(".placed"), asked = whole && left.some(([, path]) => path.length === chosen.length);
    if (list && list.classList.contains("asked") !== asked) list.open = list.classList.toggle("asked");
    number();
  };
  const take = (start) => { chosen = start; mark(); lead(); };
  // A target that comes first leaves the place before it open, unless only one thing goes there.
  const pick = (thing) => {
    zoom.close();
    const again = chosen[chosen.length - 1] === thing;
    for (let start of again ? [chosen] : [chosen[0] === "" ? [thing, chosen[1]] : [...chosen, thing], [thing], ["", thing]]) {
      const found = paths().filter(([, path]) => fits(path, start)), first = found[0] && found[0][1];
      if (start[0] === "" && found.every(([, path]) => path[0] === first[0])) start = first || start;
      const [whole, more] = found.filter(([, path]) => path.length === start.length && start[0]);
      // What costs is read before it is done: no click on one thing does it.
      const read = whole && "read" in whole[0].dataset && (again || start.length < 2 || !chosen.length);
      if (whole && !more && !read && (again || found.length === 1)) { take([]); whole[0].form.requestSubmit(whole[0]); return; }
      if (found.length && !again) { take(start); return; }
    }
    take([]);
  };
  const ready = () => {
    more();
    alone();
    table.querySelectorAll("[data-thing]").forEach((thing) => thing.setAttribute("role", "button"));
    take(chosen.length && paths().some(([, path]) => fits(path, chosen)) ? chosen : []);
  };
  table.addEventListener("click", (event) => {
    const thing = event.target.closest("[data-thing]");
    if (thing && !event.target.closest("button, a, summary")) pick(thing.dataset.thing);
    // A line of the log shows the card that it is about.
    const about = ((event.target.closest(".log .beat") || table).dataset.about || "").split(" ").map(CSS.escape);
    const card = about.map((name) => table.querySelector(".card:is([data-at='" + name + "'], [data-thing='" + name + "'])")).find(Boolean);
    if (card) zoom.show(card);
  });
  // Everything that is sent unfolded says so one after the other.
  let unfolded = 0;
  table.addEventListener("toggle", () => { clearTimeout(unfolded); unfolded = setTimeout(number); }, true);
  // What is seldom read is fetched when it is unfolded, and with every change for as long as it is.
  table.addEventListener("toggle", async ({ target: part }) => {
    const [from, name] = (part.open && part.dataset.from || "").split("#");
    const answer = from && await fetch(from, { headers: { "X-Fixer": "fragment" } }).catch(() => null);
    if (!answer || !answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById(name);
    if (fresh) part.replaceChildren(part.firstElementChild, ...[...fresh.childNodes].slice(1));
  }, true);

  // Arrows move to the nearest legal target that way, or along a list; digits choose; Escape takes back.
  const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const middle = (part) => { const box = part.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const nearest = (from, things, [across, down]) => {
    const [x, y] = middle(from);
    let best = null, least = Infinity;
    for (const thing of things) {
      const [a, b] = middle(thing).map((at, place) => at - [x, y][place]);
      const ahead = a * across + b * down, aside = Math.abs(a * down) + Math.abs(b * across);
      const far = ahead + 2 * aside;
      if (thing !== from && ahead > 1 && far < least) { best = thing; least = far; }
    }
    return best;
  };
  const step = (event) => {
    const way = WAYS[event.key], from = event.target;
    if (from.name === "choice") {
      const list = choices();
      return list[list.indexOf(from) + way[0] + way[1]];
    }
    const things = [...table.querySelectorAll(chosen.length ? ".aimed" : "[data-thing]:not(.target)")].filter(visible);
    if (from.dataset.thing) return nearest(from, things, way);
    return from.matches("body, .prompt") && way[0] ? things[0] || choices()[0] : null;
  };
  document.addEventListener("keydown", (event) => {
    if (typing(event)) return;
    const thing = event.target.dataset && event.target.dataset.thing;
    if (event.key === "Escape" && chosen.length) {
      const back = table.querySelector(".chosen");
      take([]);
      if (back) back.focus();
    } else if (thing && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      pick(thing);
      // What is to be read comes next.
      const verb = table.querySelector(".asked button:not([hidden])");
      if (verb) verb.focus();
    }
    else if (WAYS[event.key]) {
      const to = step(event);
      if (to) { event.preventDefault(); to.focus(); }
    } else if (/^[1-9]$/.test(event.key)) {
      const button = table.querySelector("[data-digit='" + event.key + "']");
      if (button && visible(button)) { event.preventDefault(); button.focus(); button.click(); }
    }
  });

  // On a phone: which place is in view, and where the only choices are.
  const phone = matchMedia("(max-width: 719px), (max-height: 479px)");
  const links = () => [...table.querySelectorAll(".places a")];
  const here = () => Math.round(table.scrollLeft / Math.max(1, table.clientWidth));
  const places = () => {
    const open = phone.matches ? here() : -1;
    links().forEach((link, place) => (place === open ? link.setAttribute("aria-current", "true") : link.removeAttribute("aria-current")));
  };
  phone.addEventListener("change", places);
  let answering = "";
  const question = () => (table.querySelector("input[name=asked]") || {}).value;
  const lead = () => {
    if (!phone.matches) return;
    const wanted = chosen.length ? ".aimed" : ".legal:not(.target, .also)";
    const with_choices = links().map((link) => table.querySelector(link.hash + " :is(" + wanted + ")"));
    const held = with_choices.filter(Boolean);
    const glide = (left) => table.scrollTo({ left, behavior: still.matches ? "instant" : "smooth" });
    // A new question that nothing on the table answers: one about the hand shows the hand, and what any other is about lies
    // over the board.
    // So does what a question with buttons of its own is about, where several places help to answer it.
    const open = held.length > 1 && !chosen.length && table.querySelector(".prompt .free");
    if ((!held.length || open) && question() !== answering) {
      if (!open && table.querySelector(".prompt[data-of-hand]")) glide(table.clientWidth);
      else if (here() && table.querySelector(".prompt.awaited ~ #board > .over")) glide(0);
    }
    if (!held.length || open) return;
    const place = with_choices[here()] ? here() : with_choices.indexOf(held[0]);
    if (place !== here()) glide(place * table.clientWidth);
    const part = table.querySelector(links()[place].hash), box = with_choices[place].getBoundingClientRect(), room = part.getBoundingClientRect();
    const bar = table.querySelector(".places").getBoundingClientRect().top, thumb = bar > innerHeight / 2 ? bar : innerHeight;
    if (box.bottom > thumb || box.top < room.top) part.scrollBy({ top: box.top - room.top - (thumb - room.top - box.height) / 2, behavior: "instant" });
  };
  table.addEventListener("scroll", places, { passive: true });
  table.addEventListener("shown", places);
  places();
  ready();
  answering = question();
})();
