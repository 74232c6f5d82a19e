import { encode } from 'uqr';
import { interpolate } from '../../app/lib/interpolate.ts';
import { Button, ButtonLink } from '../../app/ui/button';
import { TextField } from '../../app/ui/field';
import { minPasswordLength } from '../accounts/passwords.ts';
import { words } from '../staff-words.ts';
import { site } from '../visitor-words.ts';
import type { JoinPage, RecoveryCodesPage, SetupPage } from './page-data.ts';
import { PanelLayout, panelStyles as styles } from './panel-layout';
import { PasskeyForm } from './passkey-form';

/** The page behind an invitation link, where somebody chooses name and password. */
export function Join({ token, email, role, reset, values, errors = {} }: JoinPage) {
  const lead = reset
    ? interpolate(words.join.resetLead, { email })
    : interpolate(words.join.lead, { site: site.name, role: words.roles[role].toLowerCase() });
  return (
    <PanelLayout title={words.join.title} lead={lead}>
      <form method="post" action="/staff/join">
        <input type="hidden" name="token" value={token} />
        {!reset && (
          <TextField
            label={words.join.name}
            name="name"
            autoComplete="name"
            hint={words.join.nameHint}
            defaultValue={values?.name}
            error={errors['name']}
            autoFocus
          />
        )}
        <TextField
          label={words.signIn.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email || values?.email}
          readOnly={email !== ''}
          error={errors['email']}
        />
        <TextField
          label={words.join.password}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={minPasswordLength}
          hint={interpolate(words.join.passwordHint, { n: minPasswordLength })}
          error={errors['password']}
        />
        <Button type="submit" fullWidth>
          {words.join.submit}
        </Button>
      </form>
    </PanelLayout>
  );
}

/** The page where a new account gets its second factor. */
export function Setup({ secret, uri, error }: SetupPage) {
  return (
    <PanelLayout title={words.setup.title} lead={words.setup.lead}>
      <section className={`grid gap-3 ${styles.section}`}>
        <h2>{words.setup.passkeyHeading}</h2>
        <p className="small muted">{words.setup.passkeyText}</p>
        <PasskeyForm purpose="create" label={words.setup.passkey} failed={words.setup.passkeyFailed} />
      </section>
      <section className={`grid gap-3 ${styles.section}`}>
        <h2>{words.setup.appHeading}</h2>
        <p className="small muted">{words.setup.appText}</p>
        <QrCode text={uri} />
        <p className={`small ${styles.secret}`}>
          {words.setup.key}: <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          <br />
          <a className="link" href={uri}>
            {words.setup.open}
          </a>
        </p>
        <form method="post" action="/staff/setup">
          <TextField label={words.setup.code} name="code" autoComplete="one-time-code" inputMode="numeric" error={error} />
          <Button type="submit" fullWidth>
            {words.setup.submit}
          </Button>
        </form>
      </section>
    </PanelLayout>
  );
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text);
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.setup.picture} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}

export function RecoveryCodes({ codes }: RecoveryCodesPage) {
  return (
    <PanelLayout title={words.recovery.title} lead={words.recovery.lead}>
      <ul className={`grid ${styles.codes}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonLink href="/staff" fullWidth>
        {words.recovery.done}
      </ButtonLink>
    </PanelLayout>
  );
}
