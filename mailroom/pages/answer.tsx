import { ArrowLeft } from 'lucide';
import { type FormName, formRules, honeypot } from '../../app/lib/form-rules.ts';
import { Button, ButtonLink } from '../../app/ui/button';
import { CheckBox, TextArea, TextField } from '../../app/ui/field';
import { Icon } from '../../app/ui/icon';
import { Logo } from '../../app/ui/logo';
import { readContent } from '../../content-model/read.ts';
import { labelOf } from '../labels.ts';
import { words } from '../words.ts';
import styles from './answer.module.css';
import type { AnswerPage } from './pages.ts';

const forms = readContent('forms.yaml');
const site = readContent('site.yaml');

/** What became of a form that was sent without scripts. What was typed is never gone: it stands here, to be sent again. */
export function Answer({ sent, back, why, form, fields = {}, errors = {} }: AnswerPage) {
  const said = sent ? forms.result.sent : forms.result.failed;
  return (
    <main id="main" className={styles.answer}>
      <a href="/" className={styles.home}>
        <Logo label={site.name} />
      </a>
      <h1>{said.message}</h1>
      {why && (
        <p className="lead" role="alert">
          {why}
        </p>
      )}
      {!sent && form && <Again form={form} fields={fields} errors={errors} />}
      {!sent && !form && Object.values(errors).map((error) => <p key={error}>{error}</p>)}
      <p>
        {sent ? (
          <ButtonLink href={back}>{said.action}</ButtonLink>
        ) : (
          <a className={`link ${styles.back}`} href={back}>
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

const long = ['message', 'notes'];
const boxes = ['consent', 'terms'];

function Again({ form, fields, errors }: { form: FormName; fields: Record<string, string>; errors: Record<string, string> }) {
  const names = [...new Set([...Object.keys(formRules[form]), ...Object.keys(fields)])].filter((name) => name !== 'page' && name !== 'id');
  const required = (name: string) => name in formRules[form];
  return (
    <form className={styles.form} method="post" action="/messages" noValidate>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="page" value={fields['page'] ?? ''} />
      {names.map((name) => {
        const common = { name, label: labelOf(form, name), error: errors[name] };
        const optional = required(name) ? undefined : forms.optional;
        if (boxes.includes(name))
          return <CheckBox key={name} {...common} defaultChecked={Boolean(fields[name])} required={required(name)} />;
        if (long.includes(name)) return <TextArea key={name} {...common} optional={optional} defaultValue={fields[name]} />;
        return <TextField key={name} {...common} optional={optional} defaultValue={fields[name]} />;
      })}
      <input type="hidden" name={honeypot} value="" />
      <Button type="submit" color="accent">
        {forms.result.failed.action}
      </Button>
    </form>
  );
}
