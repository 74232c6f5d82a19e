/** Shows, under each text of a form that refers to facts, what visitors read. */
import type { Language } from '../../content-model/content-paths.ts';
import { hasFacts } from '../../content-model/facts.ts';

type Fill = (text: string, language: Language) => string;

/** Keeps the texts up to date while somebody types and while Sveltia CMS draws fields. */
export function showFilledTexts(label: string, fill: Fill): void {
  let frame = 0;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      for (const input of document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('[data-key-path] :is(textarea, input)[lang]'))
        show(input, label, fill);
    });
  };
  new MutationObserver(later).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('input', later);
}

function show(input: HTMLTextAreaElement | HTMLInputElement, label: string, fill: Fill): void {
  const field = input.closest('[data-key-path]')!;
  const shown = field.querySelector(':scope > .filled-text');
  const text = filled(input.value, input.lang as Language, fill);
  if (!text) shown?.remove();
  else if (!shown) {
    const added = document.createElement('p');
    added.className = 'filled-text';
    added.dataset.label = label;
    added.lang = input.lang;
    added.textContent = text;
    field.append(added);
  } else if (shown.textContent !== text) shown.textContent = text;
}

/** The paragraphs with facts. A name that does not exist is reported here as well. */
function filled(text: string, language: Language, fill: Fill): string {
  const paragraphs = text.split(/\n+/).filter(hasFacts);
  try {
    return paragraphs.map((paragraph) => fill(paragraph, language)).join('\n');
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}
