import { Button } from '../../app/ui/button';
import { TextField } from '../../app/ui/field';
import { words } from '../staff-words.ts';
import { Confirmation, ErrorNotice } from './banners';
import { NarrowPage } from './narrow-page';
import type { PeoplePage } from './page-data.ts';
import styles from './people.module.css';
import { PostButton } from './post-button';
import { StaffLayout } from './staff-layout';

const hints = new Map(Object.entries(words.roleHints));
const roles = Object.entries(words.roles).map(([value, label]) => ({ value, label, hint: hints.get(value) }));

/** The page with all accounts. Only owners can open it. */
export function People({ shell, people, notice, error, mustSignInAgain, values }: PeoplePage) {
  return (
    <StaffLayout shell={shell}>
      {notice && <Confirmation>{notice}</Confirmation>}
      <NarrowPage>
        <h1>{words.people.title}</h1>
        {error && <ErrorNotice>{error}</ErrorNotice>}
        {mustSignInAgain && (
          <p>
            {words.people.signInAgain}{' '}
            <a className="link" href="/staff/sign-in">
              {words.signIn.title}
            </a>
          </p>
        )}
        <ul className={`ruled ${styles.people}`}>
          {people.map((person) => (
            <Person key={person.id} {...person} />
          ))}
        </ul>
        <form method="post" action="/staff/people/invite" className={`grid gap-4 ${styles.invite}`}>
          <h2 className="h4">{words.people.invite}</h2>
          <TextField label={words.people.name} name="name" autoComplete="off" defaultValue={values?.name} />
          <TextField label={words.people.email} name="email" type="email" autoComplete="off" defaultValue={values?.email} />
          <RolePicker value="handler" />
          <ul className="note">
            {roles.map(({ value, label, hint }) => (
              <li key={value}>
                {label}: {hint}
              </li>
            ))}
          </ul>
          <Button type="submit">{words.people.submit}</Button>
        </form>
      </NarrowPage>
    </StaffLayout>
  );
}

function Person({ id, name, email, role, isYou }: PeoplePage['people'][number]) {
  const action = (what: string) => `/staff/people/${id}/${what}`;
  return (
    <li className="grid">
      <span>
        <b>{name}</b> {isYou && <span className="muted">({words.people.you})</span>}
        <span className={`small muted ${styles.detail}`}>{email}</span>
      </span>
      <span className="small">{words.roles[role]}</span>
      <details className={styles.more}>
        <summary className="touch-target small">{words.people.more}</summary>
        <div className="grid gap-4">
          <form method="post" action={action('role')} className={`row between gap-3 ${styles.row}`}>
            <RolePicker value={role} />
            <Button type="submit" variant="outlined" size="small">
              {words.people.change}
            </Button>
          </form>
          <PostButton action={action('close')} variant="filled" color="danger">
            {words.people.close}
          </PostButton>
        </div>
      </details>
    </li>
  );
}

function RolePicker({ value }: { value: string }) {
  return (
    <label className={`grid gap-1 small ${styles.picker}`}>
      <span>{words.people.role}</span>
      <select name="role" defaultValue={value}>
        {roles.map((role) => (
          <option key={role.value} value={role.value}>
            {role.label}
          </option>
        ))}
      </select>
    </label>
  );
}
