import { useEffect, useRef, useState } from 'react';
import type { Forms } from '../../content-model/schemas/forms';
import { deliver } from '../browser/lazy/deliver-form';
import { readDraft, readStored, store } from '../browser/safe-storage';
import { type ErrorTexts, type FormErrors, type FormName, findErrors, findField, forms, languageField } from '../lib/forms';
import { formsEndpoint } from '../lib/forms-endpoint';
import { createAttempt } from '../lib/submission-id';

/** The texts of a form. */
export type FormWords<F extends FormName> = Pick<Forms, F | 'errors' | 'firstLook' | 'optional' | 'sending' | 'pleaseCheck'>;

interface Options {
  form: FormName;
  /** Each field in app/lib/forms.ts names its key as `error`. */
  words: ErrorTexts;
  onResult: OnResult;
  /** In session storage: what was typed. */
  draftKey?: string;
}

export type OnResult = (result: 'sent' | 'failed', form: HTMLFormElement | null, receipt?: string) => void;

/**
 * Validates and submits a form. Typed values are saved in session storage until the form has been sent, so that they
 * survive a reload and a failure. Checkboxes are never saved or restored: only the visitor gives consent.
 */
export function useForm({ form, words, onResult, draftKey = `draft:${form}` }: Options) {
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  /** The last attempt to send, as JSON. It is also in session storage, which may be blocked. */
  const lastAttempt = useRef<string | null>(null);
  const [hydrated, setHydrated] = useState(false);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  /** Incremented when the fields were restored or cleared by code, so that a form can update state derived from them. */
  const [restored, setRestored] = useState(0);
  const attemptKey = `tried:${form}`;

  useEffect(() => {
    const restore = (isNewer: boolean) => {
      if (element.current && restoreDraft(element.current, readDraft(draftKey), isNewer)) setRestored((n) => n + 1);
      // save values that were typed before hydration
      saveDraft(element.current, draftKey);
    };
    setHydrated(true);
    restore(false);
    // in a page from the back/forward cache stands what the visitor typed before, and may have changed on another page since
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && restore(true);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [draftKey]);

  function saveAttempt(attempt: string | null) {
    lastAttempt.current = attempt;
    store('sessionStorage', attemptKey, attempt);
  }

  const save = () => saveDraft(element.current, draftKey);

  /** Marks invalid fields and focuses the first. Returns whether there are any. */
  function showErrors(): boolean {
    if (!element.current) return false;
    const found = findErrors(form, checkboxesAsText(readValues(element.current)), words);
    setErrors(found);
    const firstInvalid = controls(element.current).find((control) => found[control.name]);
    firstInvalid?.focus();
    return firstInvalid !== undefined;
  }

  const onInput = (event: React.FormEvent<HTMLFormElement>) => {
    save();
    const { name } = event.target as HTMLInputElement;
    if (!errors[name]) return;
    const { [name]: _found, ...others } = errors;
    if (!findErrors(form, checkboxesAsText(readValues(event.currentTarget)), words)[name]) setErrors(others);
  };

  async function onSubmit(event: React.FormEvent) {
    event.preventDefault();
    if (busy.current || !element.current || showErrors()) return;
    const values = readValues(element.current);
    busy.current = true;
    // focus the form, because the submit button is about to be disabled and would lose the focus
    element.current.focus();
    setSending(true);
    const attempt = createAttempt(lastAttempt.current ?? readStored('sessionStorage', attemptKey), values);
    saveAttempt(JSON.stringify(attempt));
    const { sent, receipt } = await deliver(
      { form, id: attempt.id, page: location.pathname, openMs: timeOnPage(), fields: values },
      { endpoint: formsEndpoint },
    );
    busy.current = false;
    setSending(false);
    if (sent) {
      if (element.current) clear(element.current, values);
      save();
      saveAttempt(null);
      setRestored((n) => n + 1);
    }
    onResult(sent ? 'sent' : 'failed', element.current, receipt);
  }

  return {
    hydrated,
    /** Without an endpoint, submitting before hydration would put the values into the page's URL. */
    canSubmit: hydrated || formsEndpoint !== '',
    sending,
    errors,
    restored,
    fields: forms[form],
    /** Saves the draft after a change that is not typed. */
    save,
    showErrors,
    fieldProps: (name: string) => ({ field: findField(form, name) ?? { name, kind: 'text' as const }, error: errors[name] }),
    formProps: { ref: element, onInput, onSubmit, noValidate: hydrated, ...nativeSubmit(form), tabIndex: -1 },
  };
}

/** Lets the browser submit the form without JavaScript. */
const nativeSubmit = (form: FormName) => (formsEndpoint ? ({ method: 'post', action: `${formsEndpoint}?form=${form}` } as const) : {});

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = (form: HTMLFormElement) => [...form.elements].filter((e): e is Control => 'name' in e && Boolean(e.name));
const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

const readValues = (form: HTMLFormElement): Record<string, string | boolean> =>
  Object.fromEntries(controls(form).map((c) => [c.name, isCheckbox(c) ? c.checked : c.value]));

function saveDraft(form: HTMLFormElement | null, key: string) {
  if (!form) return;
  const isTyped = ({ name, value, dataset }: Control) => value !== '' && name !== languageField && value !== dataset.entered;
  const typed = controls(form).filter((control) => !isCheckbox(control) && isTyped(control));
  store('sessionStorage', key, typed.length ? JSON.stringify(Object.fromEntries(typed.map(({ name, value }) => [name, value]))) : null);
}

const checkboxesAsText = (values: Record<string, string | boolean>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'boolean' ? (value ? 'yes' : '') : value]));

/** Clears the form after its values were sent. What the visitor changed meanwhile stays. */
function clear(form: HTMLFormElement, sent: Record<string, string | boolean>) {
  const changed = controls(form).filter((control) => !isCheckbox(control) && control.value !== sent[control.name]);
  const kept = changed.map((control) => [control, control.value] as const);
  form.reset();
  for (const [control, value] of kept) control.value = value;
}

/**
 * Fills the form from the draft. Unless the draft is known to be newer, what was typed before this script came stays: a message of
 * that kind is put below the one of the draft. After Back, the browser has filled in an earlier state, which the draft continues.
 */
function restoreDraft(form: HTMLFormElement, values: Map<string, unknown> | undefined, isNewer: boolean): boolean {
  if (!values) return false;
  for (const control of controls(form)) {
    const value = values.get(control.name);
    if (isCheckbox(control) || typeof value !== 'string') continue;
    const isMessage = control instanceof HTMLTextAreaElement;
    const isBeingTyped = control.value !== '' && control === document.activeElement;
    if (isNewer || (value.includes(control.value) && (isMessage || !isBeingTyped))) control.value = value;
    else if (isMessage && !control.value.includes(value)) control.value = `${value}\n\n${control.value}`;
  }
  return true;
}

/** Milliseconds since the page was shown. A prerendered page counts from its activation. */
function timeOnPage(): number {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { activationStart?: number })[];
  return Math.round(performance.now() - (navigation?.activationStart ?? 0));
}
