import { Button } from '../../app/ui/button';
import { TextField } from '../../app/ui/field';
import { words } from '../staff-words.ts';
import { ErrorNotice } from './banners';
import type { CodePage, SignInPage } from './page-data.ts';
import { PanelLayout } from './panel-layout';
import { PasskeyForm } from './passkey-form';

export function SignIn({ email, error, note }: SignInPage) {
  return (
    <PanelLayout title={words.signIn.heading} lead={words.signIn.lead}>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {note && (
        <p className="small muted" role="status">
          {note}
        </p>
      )}
      <form method="post" action="/staff/sign-in">
        <TextField
          label={words.signIn.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          autoFocus={email === undefined}
        />
        <TextField
          label={words.signIn.password}
          name="password"
          type="password"
          autoComplete="current-password"
          autoFocus={email !== undefined}
        />
        <Button type="submit" fullWidth>
          {words.signIn.submit}
        </Button>
      </form>
      <PasskeyForm purpose="sign-in" label={words.signIn.passkey} failed={words.signIn.passkeyFailed} />
      <p className="small muted">{words.signIn.lost}</p>
    </PanelLayout>
  );
}

export function Code({ error }: CodePage) {
  return (
    <PanelLayout title={words.code.title} lead={words.code.lead}>
      <form method="post" action="/staff/sign-in/code">
        <TextField
          label={words.code.code}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          hint={words.code.recovery}
          error={error}
          autoFocus
        />
        <Button type="submit" fullWidth>
          {words.code.submit}
        </Button>
      </form>
      <PasskeyForm purpose="sign-in" label={words.signIn.passkey} failed={words.signIn.passkeyFailed} />
      <p className="small muted">
        <a className="link" href="/staff/sign-in">
          {words.code.cancel}
        </a>
      </p>
    </PanelLayout>
  );
}
