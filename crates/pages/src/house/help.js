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
  // The glyphs of a thing that is small enough to mean them; the words of a card.
  const meant = (part) => {
    const card = part.closest(".card");
    if (card) return [...help.querySelectorAll("[data-word]")].filter((sign) => card.textContent.includes(sign.dataset.word)).slice(0, 3);
    for (let around = part, up = 0; around && up < 3; around = around.parentElement, up++) {
      const used = around.matches("use") ? [around] : [...around.querySelectorAll("use")];
      if (used.length > 4) return [];
      const found = used.map((use) => help.querySelector("[data-sign='" + use.getAttribute("href").replace(/^#(i-)?/, "") + "']")).filter(Boolean);
      if (found.length) return [...new Set(found)];
    }
    return [];
  };
  const show = (part) => {
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
