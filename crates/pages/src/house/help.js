// The help of a table: it opens with its key, and what it says of a sign comes up where somebody rests on that sign.
(() => {
  "use strict";
  const help = document.getElementById("help");
  if (!help || !help.togglePopover) return;
  document.addEventListener("keydown", (event) => {
    if (event.key !== "?" || /^(input|select|textarea)$/i.test(event.target.tagName)) return;
    event.preventDefault();
    help.togglePopover();
  });
  const tip = document.createElement("div");
  tip.className = "sign";
  tip.popover = "manual";
  tip.setAttribute("role", "status");
  document.body.append(tip);
  let timer = 0;
  const close = () => { clearTimeout(timer); if (tip.matches(":popover-open")) tip.hidePopover(); };
  // The signs are fetched once, when somebody first comes near one or opens the help.
  let asked = null;
  const fetched = () => help.querySelector("dl.signs") || !help.querySelector(".signs a");
  const bring = () => (asked = asked || fetch(help.querySelector(".signs a").href).then((answer) => answer.text()).then((html) => {
    const list = new DOMParser().parseFromString(html, "text/html").querySelector("dl.signs");
    if (list) help.querySelector(".signs").replaceWith(document.adoptNode(list));
  }).catch(() => { asked = null; }));
  help.addEventListener("beforetoggle", () => { if (!fetched()) bring(); });
  // What a part of the table is, the glyphs of a thing that is small enough to mean them, or the words of a card.
  const signs = (kind) => [...help.querySelectorAll("[data-" + kind + "]")];
  const meant = (part) => {
    for (let around = part, up = 0; around && !around.matches(".game"); around = around.parentElement, up++) {
      const is = signs("of").filter((sign) => around.matches(sign.dataset.of));
      if (is.length) return is;
      if (around.matches(".card")) return signs("word").filter((sign) => around.textContent.includes(sign.dataset.word)).slice(0, 3);
      const used = up > 2 ? [] : around.matches("use") ? [around] : [...around.querySelectorAll("use")];
      if (used.length > 4) continue;
      const found = used.flatMap((use) => help.querySelector("[data-sign~='" + use.getAttribute("href").replace(/^#(i-)?/, "") + "']") || []);
      if (found.length) return [...new Set(found)];
    }
    return [];
  };
  const show = (part) => {
    if (!fetched()) { bring().then(() => { if (fetched() && part.isConnected) show(part); }); return; }
    const found = meant(part);
    if (!found.length) { close(); return; }
    tip.replaceChildren(...found.map((sign) => {
      const says = document.createElement("p");
      says.append(...[...sign.nextElementSibling.childNodes].map((node) => node.cloneNode(true)));
      return says;
    }));
    close();
    tip.showPopover();
    const at = part.getBoundingClientRect(), { offsetWidth: width, offsetHeight: height } = tip;
    tip.style.left = Math.max(8, Math.min(at.left, innerWidth - width - 8)) + "px";
    tip.style.top = (at.bottom + height + 8 < innerHeight ? at.bottom + 4 : Math.max(8, at.top - height - 4)) + "px";
  };
  const soon = (part, wait) => { clearTimeout(timer); timer = setTimeout(show, wait, part); };
  const inside = (part) => part.closest && part.closest(".game");
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || tip.contains(event.target)) return;
    if (inside(event.target)) soon(event.target, 600); else { clearTimeout(timer); timer = setTimeout(close, 300); }
  });
  document.addEventListener("focusin", (event) => { if (inside(event.target) && event.target.matches(":focus-visible")) soon(event.target, 600); else if (!tip.contains(event.target)) close(); });
  document.addEventListener("pointerdown", (event) => {
    if (tip.contains(event.target)) return;
    close();
    if (event.pointerType !== "mouse" && inside(event.target)) soon(event.target, 500);
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, (event) => { if (event.pointerType !== "mouse") clearTimeout(timer); });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
})();
