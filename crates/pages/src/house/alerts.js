// Whose turn it is, told by the title, the icon and, to whoever wants it, a sound and a notice.
(() => {
  "use strict";
  const table = globalThis.document && document.getElementById("table");
  if (!table) return;
  const icon = document.getElementById("icon");
  // Wherever nothing can be kept, what was wanted holds for the page.
  let wanted = {};
  try { wanted = JSON.parse(localStorage.getItem("fixer alerts") || "{}"); } catch { /* nothing was kept */ }
  const keep = () => { try { localStorage.setItem("fixer alerts", JSON.stringify(wanted)); } catch { /* it is kept for this page */ } };

  // Two tones, the second higher.
  let audio = null;
  const sound = () => {
    audio = audio || new AudioContext();
    audio.resume();
    [[0, 523], [0.14, 784]].forEach(([after, pitch]) => {
      const tone = audio.createOscillator(), volume = audio.createGain(), at = audio.currentTime + after;
      tone.type = "triangle";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.2, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.3);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.32);
    });
  };
  const notify = (title) => {
    if (!document.hidden || !window.Notification || Notification.permission !== "granted") return;
    try {
      const notice = new Notification(title, { tag: location.pathname, icon: icon.dataset.awaited });
      notice.addEventListener("click", () => { window.focus(); notice.close(); });
    } catch { /* some phones let only workers notify */ }
  };

  let last = null;
  const turn = (now, title) => {
    const awaits = now === "yours" || now === "asked";
    document.title = title;
    const is = awaits ? icon.dataset.awaited : icon.dataset.calm;
    if (icon.getAttribute("href") !== is) icon.setAttribute("href", is);
    if (awaits && last !== null && last !== now) {
      if (wanted.sound) sound();
      if (wanted.notice) notify(title);
    }
    last = now;
  };
  const dress = () => {
    const told = table.querySelector("[data-turn]");
    if (told) turn(told.dataset.turn, told.dataset.title);
    table.querySelectorAll(".alerts").forEach((box) => { box.hidden = false; });
    table.querySelectorAll("[data-alert]").forEach((button) => {
      button.setAttribute("aria-pressed", Boolean(wanted[button.dataset.alert]));
      button.hidden = button.dataset.alert === "notice" && !window.Notification;
    });
  };
  table.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-alert]");
    if (!button) return;
    const kind = button.dataset.alert, on = !wanted[kind];
    wanted[kind] = on && (kind !== "notice" || (await Notification.requestPermission()) === "granted");
    keep();
    dress();
    if (wanted.sound && kind === "sound") sound();
  });

  // While nobody looks the stream rests, so that many tables do not hold every connection: it is asked now and then.
  const AWAY = 10000;
  setInterval(async () => {
    if (!document.hidden) return;
    const answer = await fetch(table.dataset.stream.replace(/stream$/, "turn"), { cache: "no-store" }).catch(() => null);
    const told = answer && answer.ok ? await answer.json() : null;
    if (told) turn(told.turn, told.title + document.title.slice(document.title.lastIndexOf(" · ")));
  }, AWAY);
  table.addEventListener("shown", dress);
  dress();
})();
