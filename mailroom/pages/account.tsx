import { words } from '../staff-words.ts';
import styles from './account.module.css';
import { Confirmation } from './banners';
import { NarrowPage } from './narrow-page';
import type { AccountPage } from './page-data.ts';
import { PostButton } from './post-button';
import { StaffLayout } from './staff-layout';

/** The page with the devices on which a person is signed in. */
export function Account({ shell, email, role, notice, devices }: AccountPage) {
  return (
    <StaffLayout shell={shell}>
      {notice && <Confirmation>{notice}</Confirmation>}
      <NarrowPage>
        <div className="stack">
          <h1>{words.account.title}</h1>
          <p className="muted">
            {email}, {role}
          </p>
        </div>
        <section className="stack">
          <h2 className="h4">{words.account.devices}</h2>
          <ul className={`ruled ${styles.devices}`}>
            {devices.map(({ id, name, since, seen, current }) => (
              <li key={id} className="row between">
                <span>
                  <b>{name}</b> {current && <span className="muted">({words.account.thisDevice})</span>}
                  <span className={`small muted ${styles.seen}`}>
                    {since}. {seen}.
                  </span>
                </span>
                {!current && (
                  <PostButton action="/staff/account/devices" fields={{ id }}>
                    {words.account.signOutDevice}
                  </PostButton>
                )}
              </li>
            ))}
          </ul>
          <PostButton action="/staff/sign-out" fields={{ everywhere: 'yes' }}>
            {words.account.signOutAll}
          </PostButton>
        </section>
      </NarrowPage>
    </StaffLayout>
  );
}
