import { ArrowLeft } from 'lucide';
import { findField, forms, honeypot, languageField } from '../../app/lib/forms.ts';
import { replyLine } from '../../app/lib/reply-language.ts';
import { Button, ButtonLink } from '../../app/ui/button';
import { FormField } from '../../app/ui/form-field';
import { Icon } from '../../app/ui/icon';
import { Logo } from '../../app/ui/logo';
import styles from './form-result.module.css';
import type { FormResultPage } from './page-data.ts';

/** The result of a form submitted without scripts. After an error it has the form with everything that was typed. */
export function FormResult({ words, sent, back, receipt, reason, form, fields = {}, errors = {} }: FormResultPage) {
  const { site } = words;
  const reply = replyLine(site, words.forms);
  const { message, action } = sent ? words.forms.result.sent : words.forms.result.failed;
  return (
    <main id="main" className={`grid gap-5 ${styles.result}`}>
      <a href={words.language === 'es' ? '/es' : '/'} className={styles.home}>
        <Logo label={site.name} />
      </a>
      <h1>{message}</h1>
      {reason && (
        <p className="lead" role="alert">
          {reason}
        </p>
      )}
      {reply && <p className="muted">{reply}</p>}
      {receipt && (
        <p>
          <a className="link" href={`${words.language === 'es' ? '/es' : ''}/receipt/${receipt}`}>
            {words.receipt.follow}
          </a>
        </p>
      )}
      {!sent && form && <FilledForm words={words} form={form} fields={fields} errors={errors} />}
      {!sent && !form && Object.values(errors).map((error) => <p key={error}>{error}</p>)}
      <p>
        {sent ? (
          <ButtonLink href={back}>{action}</ButtonLink>
        ) : (
          <a className={`link touch-target ${styles.back}`} href={back}>
            <Icon drawing={ArrowLeft} className="icon" />
            {words.answer.back}
          </a>
        )}
      </p>
      {!sent && (
        <p className="muted">
          {words.answer.orCall} <a href={site.phone.href}>{site.phone.display}</a>, <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      )}
    </main>
  );
}

function FilledForm({ words, form, fields, errors }: Required<Pick<FormResultPage, 'words' | 'form' | 'fields' | 'errors'>>) {
  const { forms: content, language } = words;
  const values = new Map(Object.entries(fields));
  const messages = new Map(Object.entries(errors));
  const unknown = [...values.keys()].filter((name) => !['page', languageField].includes(name) && !findField(form, name));
  const all = [...forms[form], ...unknown.map((name) => ({ name, kind: 'text' as const }))];
  const labels = { labels: content[form], optional: content.optional, choose: content.mortgage.choose };
  return (
    <form className={`card grid gap-4 ${styles.form}`} method="post" action="/messages" noValidate>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="page" value={values.get('page') ?? ''} />
      <input type="hidden" name={languageField} value={language} />
      {all.map((field) => (
        <FormField key={field.name} field={field} {...labels} value={values.get(field.name)} error={messages.get(field.name)} />
      ))}
      <input type="hidden" name={honeypot} value="" />
      <Button type="submit" color="accent">
        {content.result.failed.action}
      </Button>
    </form>
  );
}
