// Clocks: what was left when somebody decided last, less what has passed since in the time of the house. The clock of the
// browser is never trusted, only how long it says that something took.
(() => {
  "use strict";
  const table = document.getElementById("table"), says = document.getElementById("clock-says");
  if (!table || !says) return;
  let house = Number(table.dataset.now), then = performance.now();
  // What the house says is at least as old as the way that it took: the latest it can be is kept.
  table.addEventListener("time", (event) => {
    const now = house + performance.now() - then;
    if (Math.abs(event.detail - now) > 1500 || event.detail > now) { house = event.detail; then = performance.now(); }
  });
  const two = (number) => String(number).padStart(2, "0");
  const shown = (ms) => {
    const all = Math.max(0, Math.ceil(ms / 1000)), days = Math.floor(all / 86400), hours = Math.floor(all / 3600);
    if (days) return says.dataset.days.replace("#", days).replace("#", hours % 24);
    return (hours ? hours + ":" + two(Math.floor(all / 60) % 60) : Math.floor(all / 60)) + ":" + two(all % 60);
  };
  // Said once each time that little is left to the reader: at a minute, and at ten seconds.
  let last = Infinity;
  const tick = () => {
    const now = house + performance.now() - then;
    let own = Infinity;
    for (const clock of table.querySelectorAll("time.clock")) {
      const { left, asked, runs, you } = clock.dataset;
      const rest = left - (runs === undefined ? 0 : Math.max(0, now - asked));
      const text = shown(rest);
      if (clock.textContent !== text) clock.textContent = text;
      clock.classList.toggle("short", runs !== undefined && rest < 10000);
      if (you !== undefined && runs !== undefined) own = Math.min(own, rest);
    }
    for (const [limit, key] of [[60000, "minute"], [10000, "seconds"]]) if (own <= limit && last > limit && last !== Infinity) says.textContent = says.dataset[key];
    last = own;
  };
  setInterval(tick, 250);
  table.addEventListener("shown", tick);
  tick();
})();
