import { Button } from '../../app/ui/button';
import { words } from '../staff-words.ts';
import { Confirmation } from './banners';
import type { AccountPage } from './page-data.ts';
import styles from './people.module.css';
import { StaffLayout } from './staff-layout';

/** The page with the devices on which a person is signed in. */
export function Account({ shell, email, role, notice, devices }: AccountPage) {
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
        <section className="stack">
          <h2 className="h4">{words.account.devices}</h2>
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
      </div>
    </StaffLayout>
  );
}
