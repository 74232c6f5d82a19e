/** Shows the passkey buttons where the browser supports passkeys, and fills their forms in. */
export function startPasskeys(): void {
  if (!('PublicKeyCredential' in window) || !('parseCreationOptionsFromJSON' in PublicKeyCredential)) return;
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-passkey]')) {
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sign(form).catch(() => {
        const message = form.querySelector('[role="alert"]');
        if (message) message.textContent = form.dataset['failed'] ?? '';
      });
    });
  }
}

async function sign(form: HTMLFormElement): Promise<void> {
  const response = await fetch(form.dataset['options'] ?? '', { method: 'POST', body: new URLSearchParams() });
  if (!response.ok) throw new Error(String(response.status));
  const options = await response.json();
  const credential =
    form.dataset['passkey'] === 'create'
      ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
      : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey');
  const field = form.querySelector<HTMLInputElement>('[name="response"]');
  if (field) field.value = JSON.stringify(credential.toJSON());
  form.submit();
}
