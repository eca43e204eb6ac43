// A page that is sent again becomes what was sent, and everything that stays the same stays: a browser draws only what
// has changed. What has a name is never turned into something of another name, and a button into no other answer.
const patch = (() => {
  "use strict";
  const NAMES = ["id", "data-at", "data-thing", "data-n", "action", "name", "value"];
  const same = (one, other) => one.nodeName === other.nodeName && (one.nodeType !== 1 || NAMES.every((name) => one.getAttribute(name) === other.getAttribute(name)) && one.nodeName !== "SELECT");
  const become = (part, fresh) => {
    if (part.nodeType !== 1) { if (part.data !== fresh.data) part.data = fresh.data; return; }
    // What stands in a slot is not the table's.
    if ("slot" in part.dataset) return;
    // What was fetched stands there until it is fetched again.
    const stays = part.open && part.dataset.from;
    for (const { name, value } of fresh.attributes) if (part.getAttribute(name) !== value) part.setAttribute(name, value);
    if (part.attributes.length !== fresh.attributes.length) for (const { name } of [...part.attributes]) if (!fresh.hasAttribute(name)) part.removeAttribute(name);
    if (!stays) within(part, fresh);
  };
  const within = (part, fresh) => {
    let here = part.firstChild;
    for (let next = fresh.firstChild, after; next; next = after) {
      after = next.nextSibling;
      let found = here;
      while (found && !same(found, next)) found = found.nextSibling;
      if (!found) { part.insertBefore(next, here); continue; }
      while (here !== found) { const gone = here; here = here.nextSibling; gone.remove(); }
      become(found, next);
      here = found.nextSibling;
    }
    while (here) { const gone = here; here = here.nextSibling; gone.remove(); }
  };
  return within;
})();
// A page as it was sent, for `patch`.
const parsed = (html) => { const sent = document.createElement("template"); sent.innerHTML = html; return sent.content; };
