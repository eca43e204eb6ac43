// Passkeys: the house says what is to be asked, the browser asks the device, and the form sends what it answers.
(() => {
  "use strict";
  const buttons = document.querySelectorAll("[data-passkey]");
  if (!globalThis.PublicKeyCredential || !navigator.credentials || !isSecureContext) return;
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  const text = (data) => (data ? btoa(String.fromCharCode(...new Uint8Array(data))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "") : null);
  const written = ({ id, rawId, type, response }) => {
    const parts = response.attestationObject ? ["attestationObject"] : ["authenticatorData", "signature", "userHandle"];
    const told = Object.fromEntries(["clientDataJSON", ...parts].map((part) => [part, text(response[part])]));
    return JSON.stringify({ id, rawId: text(rawId), type, response: told });
  };
  const asked = async (address, body) => {
    const answer = await fetch(address, { method: "POST", headers: { accept: "application/json" }, body });
    const told = await answer.json();
    if (!answer.ok) throw Object.assign(new Error(told.message), { told: true });
    const { publicKey } = told;
    publicKey.challenge = bytes(publicKey.challenge);
    if (publicKey.user) publicKey.user.id = bytes(publicKey.user.id);
    for (const known of [...(publicKey.excludeCredentials || []), ...(publicKey.allowCredentials || [])]) known.id = bytes(known.id);
    return publicKey;
  };
  const send = (form, answer) => {
    form.elements.credential.value = written(answer);
    for (const field of form.querySelectorAll("input[type=password]")) field.value = "";
    form.submit();
  };
  // A browser asks its device for one thing at a time.
  let offer = null;
  document.querySelectorAll("[data-scriptless]").forEach((note) => { note.hidden = true; });
  for (const button of buttons) {
    const form = button.form, address = button.dataset.passkey, says = form.querySelector("[data-failed]");
    button.hidden = false;
    button.addEventListener("click", async (event) => {
      event.preventDefault();
      if (offer) offer.abort();
      says.hidden = button.disabled = true;
      try {
        const makes = address !== "/sign-in/ask";
        const publicKey = await asked(address, makes ? new URLSearchParams(new FormData(form)) : null);
        send(form, await (makes ? navigator.credentials.create({ publicKey }) : navigator.credentials.get({ publicKey })));
      } catch (error) {
        says.textContent = error.told ? error.message : says.dataset.failed;
        says.hidden = button.disabled = false;
      }
    });
  }
  // Where a name is typed, the browser offers the passkeys that it knows of.
  const name = document.querySelector("input[autocomplete~=webauthn]"), able = PublicKeyCredential.isConditionalMediationAvailable;
  if (name && able) (async () => {
    if (!(await able.call(PublicKeyCredential))) return;
    offer = new AbortController();
    const { signal } = offer;
    const publicKey = await asked("/sign-in/ask", null);
    if (signal.aborted) return;
    const answer = await navigator.credentials.get({ publicKey, mediation: "conditional", signal });
    // Whatever was typed by then was the beginning of a name.
    name.value = "";
    send(name.form, answer);
  })().catch(() => {});
})();
