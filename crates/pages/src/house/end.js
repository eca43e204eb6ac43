// The end of a table is shared by its link.
(() => {
  "use strict";
  const table = globalThis.document && document.getElementById("table");
  if (!table) return;
  const show = () => table.querySelectorAll("[data-share]").forEach((button) => { button.hidden = false; });
  table.addEventListener("shown", show);
  show();
  const copied = (text) => {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  };
  table.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-share]");
    if (!button) return;
    const link = location.origin + location.pathname;
    const done = navigator.clipboard ? await navigator.clipboard.writeText(link).then(() => true, () => copied(link)) : copied(link);
    if (done) button.textContent = button.dataset.done;
  });
})();
