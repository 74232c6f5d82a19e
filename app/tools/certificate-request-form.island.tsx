import { Copy, Mail, Printer } from 'lucide';
import { useEffect, useState } from 'react';
import type { Language } from '../../content-model/content-paths';
import { readDraft, store } from '../browser/safe-storage';
import { useTalkItOver } from '../forms/talk-it-over';
import type { TalkWords } from '../forms/talk-panel';
import { useLanguage } from '../lib/language-context';
import { Button, ButtonLink } from '../ui/button';
import { CheckBox, TextArea, TextField } from '../ui/field';
import { Icon } from '../ui/icon';
import { IslandText } from '../ui/island-text';
import { Spoken } from '../ui/spoken';
import { CalculatorCaption } from './calculator-frame';
import { type CertificateInputs, certificateRequest, pairLines, type RequestWords } from './certificate-letter';
import styles from './certificate-request-form.module.css';
import type { Translated } from './conversation-letter';
import { isDay, longDate } from './days';
import { type LetterWords, TranslatedLetter } from './translated-letter';

interface Props {
  caption: string;
  note: string;
  email: string;
  fields: Record<'holder' | 'address' | 'job' | 'liability' | 'other' | 'by' | 'optional', string> & {
    hints: Record<'holder' | 'job' | 'liability' | 'other', string>;
  };
  endorsements: { heading: string; items: (Translated<{ request: string }> & { id: string; label: string; warning: string })[] };
  request: Translated<RequestWords> & { heading: string; updated: string };
  warnings: string;
  talk: TalkWords;
  /** On Spanish pages only: headings of the English request and of its translation. */
  letter?: LetterWords;
  actions: { copy: string; copied: string; email: string; print: string; printed: string };
}

const emptyInputs: CertificateInputs = { holder: '', address: '', job: '', liability: '', other: '', by: '', endorsements: [] };

/** In session storage: what was typed, so that it survives a reload. */
const draftKey = 'draft:certificate-request';

/** Writes a certificate request, which the visitor can send through the contact form, copy, print or e-mail. */
export function CertificateRequestForm({
  caption,
  note,
  email,
  fields,
  endorsements,
  request,
  warnings,
  talk: talkWords,
  letter,
  actions,
}: Props) {
  const [inputs, setInputs] = useState(emptyInputs);
  useEffect(() => setInputs((typed) => ({ ...typed, ...Object.fromEntries(readDraft(draftKey) ?? []) })), []);
  const change = (changed: Partial<CertificateInputs>) => {
    const all = { ...inputs, ...changed };
    setInputs(all);
    store('sessionStorage', draftKey, JSON.stringify(all));
  };
  const [copied, setCopied] = useState(false);
  const language = useLanguage();
  const write = (language: Language, words: RequestWords, items: { id: string; request: string }[]) =>
    certificateRequest({ ...inputs, by: isDay(inputs.by) ? longDate(inputs.by, language) : inputs.by }, words, items);
  const { subject, body } = write('en', request, endorsements.items);
  const meaning =
    request.meanings &&
    write(
      language,
      request.meanings,
      endorsements.items.map(({ id, request, meanings }) => ({ id, request: meanings?.request ?? request })),
    );
  const requested = endorsements.items.filter(({ id }) => inputs.endorsements.includes(id));
  const field = (name: Exclude<keyof CertificateInputs, 'endorsements'>) => ({
    name,
    value: inputs[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      change({ [name]: target.value });
      setCopied(false);
    },
  });
  const toggleEndorsement = (id: string, isOn: boolean) =>
    change({ endorsements: isOn ? [...inputs.endorsements, id] : inputs.endorsements.filter((one) => one !== id) });
  const copy = () =>
    navigator.clipboard?.writeText(`${subject}\n\n${body}`).then(
      () => setCopied(true),
      () => setCopied(false),
    );

  const talk = useTalkItOver(talkWords, () => `${subject}\n\n${body}`, letter && 'en');
  return (
    <div className="tool-frame">
      <form aria-label={caption} noValidate onSubmit={(event) => event.preventDefault()}>
        <CalculatorCaption name={caption} printed={actions.printed}>
          <span className="note">{note}</span>
        </CalculatorCaption>
        <div className={`tool-columns ${styles.halves}`}>
          <div className={`grid gap-5 needs-scripts no-print tool-inputs document-inputs ${styles.request}`}>
            <TextField label={fields.holder} hint={fields.hints.holder} {...field('holder')} />
            <TextField label={fields.address} {...field('address')} />
            <TextArea label={fields.job} hint={fields.hints.job} {...field('job')} rows={2} />
            <TextField label={fields.by} type="date" {...field('by')} />
            <TextField label={fields.liability} hint={fields.hints.liability} {...field('liability')} />
            <TextField label={fields.other} hint={fields.hints.other} optional={fields.optional} {...field('other')} />
            <fieldset className="grid gap-3">
              <legend className="small">{endorsements.heading}</legend>
              {endorsements.items.map(({ id, label }) => (
                <CheckBox
                  key={id}
                  label={<IslandText text={label} />}
                  checked={inputs.endorsements.includes(id)}
                  onChange={({ target }) => toggleEndorsement(id, target.checked)}
                />
              ))}
            </fieldset>
          </div>
          <section className="sticky grid gap-5 document-output" aria-label={request.heading}>
            <h2>{request.heading}</h2>
            {letter && meaning ? (
              <TranslatedLetter words={letter} lines={pairLines({ subject, body }, meaning)} />
            ) : (
              <p className={styles.letter}>
                {subject}
                {'\n\n'}
                {body}
              </p>
            )}
            <Spoken text={request.updated} after={body} />
            {requested.length > 0 && (
              <div className={`grid gap-3 small ${styles.warnings}`} role="status">
                <h3 className="h4">{warnings}</h3>
                {requested.map(({ id, warning }) => (
                  <p key={id}>
                    <IslandText text={warning} />
                  </p>
                ))}
              </div>
            )}
          </section>
        </div>
        <div className="needs-scripts tool-footer">
          <div className={`row no-print tool-actions ${styles.requestActions}`}>
            {talk.button}
            <Button size="small" variant="outlined" onClick={copy}>
              <Icon drawing={Copy} className="icon" />
              {actions.copy}
            </Button>
            <ButtonLink
              size="small"
              variant="outlined"
              href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`}
            >
              <Icon drawing={Mail} className="icon" />
              {actions.email}
            </ButtonLink>
            <Button size="small" variant="outlined" onClick={() => print()}>
              <Icon drawing={Printer} className="icon" />
              {actions.print}
            </Button>
          </div>
          <p className="row tool-status" role="status">
            {copied && actions.copied}
          </p>
        </div>
      </form>
      {talk.panel}
    </div>
  );
}
