// Chance that people can check: a nonce of one's own before the deal, and the check afterwards.
// docs/fair-chance.md is the specification.
globalThis.fixerFair = (() => {
  "use strict";
  const bytes = (text) => new TextEncoder().encode(text);
  const hex = (data) => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const unhex = (text) => {
    if (!/^[0-9a-f]{64}$/.test(text)) throw new Error("expected 64 hexadecimal digits: " + text);
    return Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
  };
  const number = (value, length) => Uint8Array.from({ length }, (_, place) => Number((BigInt(value) >> BigInt(8 * (length - 1 - place))) & 255n));
  const join = (...parts) => {
    const all = parts.flatMap((part) => [number(part.length, 8), part]);
    const joined = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
    all.reduce((at, part) => (joined.set(part, at), at + part.length), 0);
    return joined;
  };
  const hash = async (purpose, ...parts) => new Uint8Array(await crypto.subtle.digest("SHA-256", join(bytes(purpose), ...parts)));
  const keyed = (key) => crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const mac = async (key, ...parts) => new Uint8Array(await crypto.subtle.sign("HMAC", key, join(...parts)));
  // The names of an object stand in the order of their code points, which is not that of UTF-16.
  const order = (one, other) => {
    const [a, b] = [[...one], [...other]].map((all) => all.map((letter) => letter.codePointAt(0)));
    for (let at = 0; at < Math.min(a.length, b.length); at++) if (a[at] !== b[at]) return a[at] - b[at];
    return a.length - b.length;
  };
  // Numbers of up to 64 bits, as they stand in the file.
  const parse = (text) => JSON.parse(text, (_, value, context) => (typeof value === "number" && !Number.isSafeInteger(value) && context ? BigInt(context.source) : value));
  const canonical = (value) => {
    if (typeof value === "bigint") return value.toString();
    if (Array.isArray(value)) return "[" + value.map(canonical).join(",") + "]";
    if (value && typeof value === "object") return "{" + Object.keys(value).sort(order).map((name) => JSON.stringify(name) + ":" + canonical(value[name])).join(",") + "}";
    if (typeof value === "number" && !Number.isSafeInteger(value)) throw new Error("a number is too large for this browser: " + value);
    return JSON.stringify(value);
  };
  const commitNonce = async (terms, seat, nonce) => hex(await hash("fixer nonce 1", unhex(terms), Uint8Array.of(seat), unhex(nonce)));
  const termsOf = async (file) => {
    const { entries, chance } = file;
    const salted = await Promise.all(entries.map((entry, seat) => hash("fixer entry 1", unhex(chance.salts[seat]), bytes(canonical(entry)))));
    return hash("fixer terms 1", bytes(file.table), bytes(file.game), bytes(String(file.rules)), bytes(file.catalog), bytes(canonical(file.options)), ...salted);
  };
  const derive = async (key, what, index, of) => {
    const bound = (1n << 64n) - ((1n << 64n) % BigInt(of));
    for (let attempt = 0; ; attempt++) {
      const value = (await mac(key, bytes(what), number(index, 8), number(attempt, 4))).slice(0, 8).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
      if (value < bound) return Number(value % BigInt(of));
    }
  };
  // Checks a replay file; how many results were checked. `kept` is what was shown before the deal.
  const check = async (file, kept = {}) => {
    const { chance, entries, log } = file;
    if (!chance || chance.kind !== "fair") throw new Error("the chance of this table cannot be checked");
    for (const part of ["nonces", "nonce_commitments", "salts"]) if (chance[part].length !== entries.length) throw new Error("expected for every seat: " + part);
    const terms = await termsOf(file);
    if (kept.seed && kept.seed !== chance.seed_commitment) throw new Error("the commitment of the house is not the one that was shown before the deal");
    if (hex(await hash("fixer seed 1", terms, unhex(chance.seed))) !== chance.seed_commitment) throw new Error("the seed is not the one that the house committed to");
    for (const [seat, nonce] of chance.nonces.entries()) {
      if ((await commitNonce(hex(terms), seat, nonce)) !== chance.nonce_commitments[seat]) throw new Error("the nonce of seat " + seat + " is not the one that it committed to");
      if (kept[seat] && kept[seat] !== nonce) throw new Error("the nonce of seat " + seat + " is not the one that this browser drew");
    }
    if (/^(daily|duplicate) /.test(file.table)) {
      const follows = async (purpose, seat) => hex(await mac(await keyed(unhex(chance.seed)), bytes(purpose), Uint8Array.of(seat)));
      for (const seat of entries.keys()) if ((await follows("fixer common nonce 1", seat)) !== chance.nonces[seat] || (await follows("fixer common salt 1", seat)) !== chance.salts[seat]) throw new Error("the nonce or salt of seat " + seat + " does not follow from the seed, as it does in a deal that tables share");
    }
    const key = await keyed(await mac(await keyed(unhex(chance.seed)), bytes("fixer key 1"), terms, ...chance.nonces.map(unhex)));
    let index = 0;
    for (const [at, entry] of log.entries()) for (const rolled of entry.chance || []) {
      const got = await derive(key, rolled.what, index, rolled.of);
      if (got !== rolled.got) throw new Error("log entry " + at + ": result " + index + " (" + rolled.what + ") is recorded as " + rolled.got + ", but the commitments give " + got);
      index++;
    }
    return index;
  };
  return { parse, check, commitNonce, canonical, derive, keyed, termsOf, hex, unhex };
})();
(() => {
  "use strict";
  if (!globalThis.document || !globalThis.crypto || !crypto.subtle) return;
  const fair = globalThis.fixerFair;
  const kept = (table) => JSON.parse(localStorage.getItem("fixer " + table) || "{}");
  const keep = (table, what) => localStorage.setItem("fixer " + table, JSON.stringify({ ...kept(table), ...what }));
  const done = new Set();
  const shake = async () => {
    const place = document.getElementById("shake");
    if (!place || !place.dataset.steps) return;
    const { table, terms, seed, steps } = place.dataset;
    for (const [seat, step] of steps.split(" ").map((step) => step.split(":"))) {
      if (done.has(seat + step)) continue;
      done.add(seat + step);
      // A page that is just being left may have drawn it: two nonces of one seat would be one too many.
      const drawn = kept(table).terms === terms && kept(table)[seat];
      if (step === "commit" && !drawn) keep(table, { seed, terms, [seat]: fair.hex(crypto.getRandomValues(new Uint8Array(32))) });
      const nonce = kept(table)[seat];
      if (!nonce) continue;
      const said = step === "commit" ? { seat, commitment: await fair.commitNonce(terms, Number(seat), nonce) } : { seat, nonce };
      const answer = await fetch("/t/" + table + "/nonce", { method: "POST", body: new URLSearchParams(said), headers: { Accept: "application/json" } });
      if (!answer.ok) done.delete(seat + step);
    }
  };
  const show = () => document.querySelectorAll("[data-check]").forEach((button) => { button.hidden = false; });
  const table = document.getElementById("table");
  if (table) table.addEventListener("shown", () => { shake(); show(); });
  shake();
  show();
  document.addEventListener("click", async (event) => {
    if (!event.target.closest("[data-check]")) return;
    const place = document.getElementById("fair");
    const verdict = place.querySelector(".verdict");
    verdict.textContent = verdict.dataset.working;
    try {
      const file = fair.parse(await (await fetch(place.dataset.file)).text());
      verdict.textContent = verdict.dataset.good + " " + (await fair.check(file, kept(place.dataset.table)));
      verdict.className = "verdict good";
    } catch (error) {
      verdict.textContent = verdict.dataset.bad + " " + error.message;
      verdict.className = "verdict bad";
    }
  });
})();
