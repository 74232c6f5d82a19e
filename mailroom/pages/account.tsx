import { interpolate } from '../../app/lib/interpolate.ts';
import { Button, ButtonLink } from '../../app/ui/button';
import { TextField } from '../../app/ui/field';
import { minPasswordLength } from '../accounts/passwords.ts';
import { words } from '../staff-words.ts';
import { Confirmation, ErrorNotice } from './banners';
import type { AccountPage } from './page-data.ts';
import { PasskeyForm } from './passkey-form';
import styles from './people.module.css';
import { StaffLayout } from './staff-layout';

/** The page with a person's own devices, password and second factors. */
export function Account({ shell, email, role, notice, error, devices, app, passkeys, codesLeft }: AccountPage) {
  return (
    <StaffLayout shell={shell}>
      {notice && <Confirmation>{notice}</Confirmation>}
      <div className={`grid gap-6 ${styles.page}`}>
        <div className="stack">
          <h1>{words.account.title}</h1>
          <p className="muted">
            {email}, {role}
          </p>
        </div>
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <section className="stack">
          <h2>{words.account.devices}</h2>
          <ul className={`ruled ${styles.people} ${styles.settings}`}>
            {devices.map(({ id, name, since, seen, current }) => (
              <li key={id} className="row between">
                <span>
                  <b>{name}</b> {current && <span className="muted">({words.account.thisDevice})</span>}
                  <span className={`small muted ${styles.detail}`}>
                    {since}. {seen}.
                  </span>
                </span>
                {!current && (
                  <form method="post" action="/staff/account/devices">
                    <input type="hidden" name="id" value={id} />
                    <Button type="submit" variant="outlined" size="small">
                      {words.account.signOutDevice}
                    </Button>
                  </form>
                )}
              </li>
            ))}
          </ul>
          <form method="post" action="/staff/sign-out">
            <input type="hidden" name="everywhere" value="yes" />
            <Button type="submit" variant="outlined" size="small">
              {words.account.signOutAll}
            </Button>
          </form>
        </section>
        <section className="stack">
          <h2>{words.account.factors}</h2>
          <ul className={`ruled ${styles.people} ${styles.settings}`}>
            <li className="row between">
              <span>{app ? words.account.app : words.account.noApp}</span>
              <ButtonLink href="/staff/setup" variant="outlined" size="small">
                {words.account.setUpApp}
              </ButtonLink>
            </li>
            {passkeys.map(({ id, name }) => (
              <li key={id} className="row between">
                <span>
                  {words.people.factors.passkey}: {name}
                </span>
                <form method="post" action="/staff/account/passkeys/remove">
                  <input type="hidden" name="id" value={id} />
                  <Button type="submit" variant="outlined" size="small">
                    {words.account.remove}
                  </Button>
                </form>
              </li>
            ))}
            <li className="row between">
              <span>{codesLeft}</span>
              <form method="post" action="/staff/account/codes">
                <Button type="submit" variant="outlined" size="small">
                  {words.account.newCodes}
                </Button>
              </form>
            </li>
          </ul>
          <PasskeyForm purpose="create" label={words.account.addPasskey} failed={words.setup.passkeyFailed} />
        </section>
        <form method="post" action="/staff/account/password" className={`grid gap-4 ${styles.invite}`}>
          <h2>{words.account.password}</h2>
          {/* Tells password managers which account the password belongs to. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <TextField label={words.account.current} name="current" type="password" autoComplete="current-password" />
          <TextField
            label={words.account.new}
            name="new"
            type="password"
            autoComplete="new-password"
            minLength={minPasswordLength}
            hint={interpolate(words.join.passwordHint, { n: minPasswordLength })}
          />
          <Button type="submit">{words.account.change}</Button>
        </form>
      </div>
    </StaffLayout>
  );
}
