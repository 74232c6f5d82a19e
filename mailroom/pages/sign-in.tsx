import { Button } from '../../app/ui/button';
import { TextField } from '../../app/ui/field';
import { Logo } from '../../app/ui/logo';
import { readContent } from '../../content-model/read.ts';
import { words } from '../words.ts';
import type { SignInPage } from './pages.ts';
import styles from './sign-in.module.css';

const site = readContent('site.yaml');

export function SignIn({ error, note }: SignInPage) {
  return (
    <main id="main" className={styles.page}>
      <div className={styles.door}>
        <form method="post" action="/staff/sign-in">
          <span className={styles.logo}>
            <Logo label={site.name} />
          </span>
          <div className="stack">
            <h1>{words.signIn.heading}</h1>
            <p className="muted">{words.signIn.lead}</p>
          </div>
          {/* for password managers: there is one account */}
          <input type="text" name="username" autoComplete="username" value="staff" readOnly hidden />
          <TextField
            label={words.signIn.password}
            name="password"
            type="password"
            autoComplete="current-password"
            error={error}
            autoFocus
          />
          <Button type="submit" fullWidth>
            {words.signIn.submit}
          </Button>
          {note && (
            <p className={styles.note} role="status">
              {note}
            </p>
          )}
        </form>
      </div>
      <div className={`contours ${styles.view}`} aria-hidden="true">
        <img src="/images/porch-talk-960.webp" width={960} height={720} alt="" />
      </div>
    </main>
  );
}
