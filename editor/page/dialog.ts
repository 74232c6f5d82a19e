interface Question {
  heading: string;
  lead: string;
  /** Listed below the lead: problems, or lines that have changed. */
  items: string[];
  /** The value and label of each button, the safe one first. */
  buttons: [value: string, label: string][];
}

/** Shows a modal dialog and returns the value of the button that closed it. Escape counts as the first button. */
export function ask({ heading, lead, items, buttons }: Question): Promise<string> {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog';
  const title = element('h2', heading);
  title.id = 'dialog-title';
  dialog.setAttribute('aria-labelledby', title.id);
  const list = document.createElement('ul');
  list.append(...items.map((item) => element('li', item)));
  const form = document.createElement('form');
  form.method = 'dialog';
  form.append(...buttons.map(([value, label]) => Object.assign(element('button', label), { value })));
  dialog.append(title, element('p', lead), list, form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue || (buttons[0]?.[0] ?? ''));
    });
  });
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text: string): HTMLElementTagNameMap[K] {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
