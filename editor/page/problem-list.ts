import type { Path } from '../../content-model/translatable-texts.ts';

export interface ListedProblem {
  text: string;
  /** The form and the field that it is about. */
  place?: { language: string; path: Path } | undefined;
  /** The entry that it is about, if that is another one. */
  href?: string | undefined;
}

interface Words {
  heading: string;
  lead: string;
  close: string;
}

let shown: HTMLElement | undefined;

export function hideProblems(): void {
  shown?.remove();
  shown = undefined;
}

/** Lists problems at the bottom of the screen until the entry is saved or left, so that staff read them while they correct. */
export function showProblems({ heading, lead, close }: Words, problems: ListedProblem[]): void {
  hideProblems();
  const section = document.createElement('section');
  section.className = 'problems';
  const title = Object.assign(document.createElement('h2'), { id: 'problems-title', textContent: heading, tabIndex: -1 });
  section.setAttribute('aria-labelledby', title.id);
  const list = document.createElement('ul');
  for (const { text, place, href } of problems) {
    const entry = document.createElement('li');
    if (place) entry.append(button(text, () => goToField(place.language, place.path)));
    else entry.append(href ? Object.assign(document.createElement('a'), { href, textContent: text }) : text);
    list.append(entry);
  }
  const first = Object.assign(document.createElement('p'), { textContent: lead });
  section.append(title, first, list, button(close, hideProblems));
  document.body.append(section);
  shown = section;
  title.focus();
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  made.addEventListener('click', onClick);
  return made;
}

/** Opens the rows and sections around a field, scrolls to it and focuses it. */
async function goToField(language: string, path: Path): Promise<void> {
  const form = [...document.querySelectorAll('[role=group][aria-label^="Edit "]')].find(
    (one) => one.querySelector('[data-key-path] [lang]')?.getAttribute('lang') === language,
  );
  const pane = form?.querySelector('.content');
  if (!pane) return;
  pane.scrollTo(0, 0);
  let section = pane;
  for (const [i, key] of path.entries()) {
    const isRow = typeof key === 'number';
    const selector = isRow ? `[aria-controls$="-item-${key}-body"]` : `[data-key-path="${path.slice(0, i + 1).join('.')}"]`;
    const found = await drawn(pane, () => section.querySelector<HTMLElement>(selector));
    if (!found) break;
    found.scrollIntoView({ block: 'center' });
    const isLast = i === path.length - 1;
    const toggle = isRow ? found : isLast ? undefined : found.querySelector<HTMLElement>('[aria-label=Expand], [aria-label=Collapse]');
    if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click();
    section = isRow ? (found.closest('[role=group]') ?? section) : found;
  }
  section.querySelector<HTMLElement>('input, textarea, select, [contenteditable]')?.focus();
}

/** Sveltia CMS draws a field when it comes into view: scrolls down until it is there. */
async function drawn(pane: Element, find: () => HTMLElement | null): Promise<HTMLElement | null> {
  for (let last = -1; !find() && pane.scrollTop !== last; ) {
    last = pane.scrollTop;
    pane.scrollBy(0, 400);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }
  return find();
}
