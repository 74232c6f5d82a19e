import { pageWords, site } from '../../data/content.server';
import { pageInfo } from '../../data/page-info.server';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { AnswersIn } from '../../ui/answers-in';
import { Button } from '../../ui/button';
import type { Route } from './+types/offline';
import styles from './offline.module.css';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const { meta, ...rest } = pageWords.offline(language);
  const { phone, email, hours } = site(language);
  return { page: pageInfo(language, '/offline', meta, 'home'), words: rest, phone, email, hours };
}
export const meta: Route.MetaFunction = (args) => [...tagsOf(args), { name: 'robots', content: 'noindex' }];
export const handle: PageHandle = { background: 'deep', isErrorPage: true, withoutCoverage: true };

/**
 * Shown by the service worker when the network fails and the requested page is not cached. Uses no scripts and no pictures,
 * because they may not be cached either. The service worker fills the list of saved pages (server/build/service-worker.js);
 * CSS hides the list while it is empty.
 */
export default function Offline({ loaderData: { words, phone, email, hours } }: Route.ComponentProps) {
  return (
    <>
      <section className="on-deep contours">
        <div className={`wrap grid gap-5 ${styles.hero}`}>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          {/* a form without action submits to the current URL, so the button reloads the page and needs no script */}
          <form>
            <Button type="submit">{words.retry}</Button>
          </form>
        </div>
      </section>
      <section className="section">
        <div className={`wrap grid ${styles.help}`}>
          <div className="stack">
            <h2>{words.call.title}</h2>
            <p>{words.call.text}</p>
            <p>
              <a className={`num ${styles.phone}`} href={phone.href}>
                {phone.display}
              </a>
            </p>
            <p className="muted capitalized">{hours}</p>
            <AnswersIn />
            <p>
              <a className="link" href={`mailto:${email}`}>
                {email}
              </a>
            </p>
          </div>
          <div className={`stack ${styles.saved}`}>
            <h2>{words.savedPages}</h2>
            <ul id="kept-pages" />
          </div>
        </div>
      </section>
    </>
  );
}
