import { useEffect, useRef, useState } from 'react';
import { deliver, type FilledMessage } from '../browser/later/delivery';
import { readStored, store } from '../browser/safe-storage';
import { nameAttempt } from '../lib/filled-form';
import { findErrors, rulesOf } from '../lib/form-rules';
import { formsEndpoint } from '../lib/forms-endpoint';

interface Options {
  form: FilledMessage['form'];
  /** What is said about a field that is wrong. */
  words: Record<string, string> & { tooLong: string };
  onResult: OnResult;
}

/** How it ended, and in which form. */
export type OnResult = (result: 'sent' | 'failed', form: HTMLFormElement | null) => void;

/**
 * Behind every form: checks, sends once, reports, clears. What was typed survives a reload until it is sent
 * (session storage, where there is one) and survives a failure; nothing stays after success.
 */
export function useForm({ form, words, onResult }: Options) {
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  /** What was sent last, and under which id; kept here too, because storage may be closed. */
  const lastTry = useRef<string | null>(null);
  /** This code is there. Until then the form can be sent only if it has somewhere to be posted to. */
  const [alive, setAlive] = useState(false);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  /** Changes when values were set by script, so that a form can read what follows from them. */
  const [restored, setRestored] = useState(0);
  const draft = `draft:${form}`;
  const tried = `tried:${form}`;

  useEffect(() => {
    if (element.current && restore(element.current, readStored('sessionStorage', draft))) setRestored((n) => n + 1);
    // what was typed before this code was there
    keep(element.current, draft);
    setAlive(true);
  }, [draft]);

  function remember(attempt: string | null) {
    lastTry.current = attempt;
    store('sessionStorage', tried, attempt);
  }

  const onInput = () => keep(element.current, draft);

  async function onSubmit(event: React.FormEvent) {
    event.preventDefault();
    if (busy.current || !element.current) return;
    const fields = read(element.current);
    const found = findErrors(textOnly(fields), rulesOf(form, words), words.tooLong);
    setErrors(found);
    const first = controls(element.current).find((control) => found[control.name]);
    if (first) {
      first.focus();
      return;
    }
    busy.current = true;
    // the button is disabled while it sends, and would let the focus fall
    element.current.focus();
    setSending(true);
    const attempt = nameAttempt(lastTry.current ?? readStored('sessionStorage', tried), fields);
    remember(JSON.stringify(attempt));
    const sent = await deliver({ form, id: attempt.id, page: location.pathname, openMs: openSince(), fields }, { endpoint: formsEndpoint });
    busy.current = false;
    setSending(false);
    if (sent) {
      element.current?.reset();
      store('sessionStorage', draft, null);
      remember(null);
      setRestored((n) => n + 1);
    }
    onResult(sent ? 'sent' : 'failed', element.current);
  }

  return {
    alive,
    ready: alive || formsEndpoint !== '',
    sending,
    errors,
    restored,
    formProps: { ref: element, onInput, onSubmit, noValidate: alive, ...posted(form), tabIndex: -1 },
  };
}

/** Before and without this code it is a plain form: posted, never put into an address. */
const posted = (form: FilledMessage['form']) =>
  formsEndpoint ? ({ method: 'post', action: `${formsEndpoint}?form=${form}` } as const) : {};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = (form: HTMLFormElement) => [...form.elements].filter((e): e is Control => 'name' in e && Boolean(e.name));
const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

const read = (form: HTMLFormElement): Record<string, string | boolean> =>
  Object.fromEntries(controls(form).map((c) => [c.name, isBox(c) ? c.checked : c.value]));

/** An empty form leaves nothing behind. */
function keep(form: HTMLFormElement | null, draft: string) {
  if (!form) return;
  const fields = read(form);
  store('sessionStorage', draft, Object.values(fields).some(Boolean) ? JSON.stringify(fields) : null);
}

/** A ticked box counts as filled in. */
const textOnly = (fields: Record<string, string | boolean>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === 'boolean' ? (value ? 'yes' : '') : value]));

function restore(form: HTMLFormElement, saved: string | null): boolean {
  let fields: Record<string, unknown>;
  try {
    fields = JSON.parse(saved ?? '{}');
  } catch {
    return false;
  }
  for (const control of controls(form)) {
    const value = fields[control.name];
    if (isBox(control)) control.checked = control.checked || value === true;
    else if (!control.value && typeof value === 'string') control.value = value;
  }
  return true;
}

/** How long a visitor has had the page: one that was prepared in advance counts from when it was shown. */
function openSince(): number {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { activationStart?: number })[];
  return Math.round(performance.now() - (navigation?.activationStart ?? 0));
}
