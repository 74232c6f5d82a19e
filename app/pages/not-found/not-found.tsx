import { ArrowRight } from 'lucide';
import { pageWords, site } from '../../data/content.server';
import { pageInfo } from '../../data/page-info.server';
import { languageOf, localizedPath } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { Anchor } from '../../ui/anchor';
import { AnswersIn } from '../../ui/answers-in';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import type { Route } from './+types/not-found';
import styles from './not-found.module.css';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const { meta, ...rest } = pageWords.notFound(language);
  return {
    page: pageInfo(language, '/404', meta, 'home'),
    words: rest,
    home: localizedPath('/', language),
    phone: site(language).phone,
  };
}
export const meta: Route.MetaFunction = (args) => [...tagsOf(args), { name: 'robots', content: 'noindex' }];
export const handle: PageHandle = { background: 'stone', isErrorPage: true, withoutCoverage: true };

/** Paths are lowercase: /About leads to /about. */
const openLowercasePath = `{
  const lowercase = location.pathname.toLowerCase();
  if (lowercase !== location.pathname) location.replace(lowercase + location.search + location.hash);
}`;

/** Served for unknown URLs. */
export default function NotFound({ loaderData: { words, home, phone } }: Route.ComponentProps) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own */}
      <script dangerouslySetInnerHTML={{ __html: openLowercasePath }} />
      <section className="on-stone">
        <div className={`wrap split ${styles.hero}`}>
          <div className={`grid gap-5 ${styles.text}`}>
            <h1>{words.title}</h1>
            <p className="lead">{words.lead}</p>
            <ButtonLink href={home}>{words.home}</ButtonLink>
          </div>
          <div className={styles.picture}>
            <Picture name={words.picture.scene} alt={words.picture.alt} sizes="(max-width: 1024px) min(112vw, 44rem), 52vw" priority />
          </div>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <div className="datum">
            <h2>{words.places.heading}</h2>
          </div>
          <ul className={styles.places}>
            {words.places.items.map((place) => (
              <li key={place.path} className="grid">
                <Anchor className="stretched-link h3" href={place.path}>
                  {place.label}
                </Anchor>
                <p className="muted">{place.text}</p>
                <Icon drawing={ArrowRight} className="icon muted" />
              </li>
            ))}
          </ul>
          <p className={styles.call}>
            {words.call}{' '}
            <a className="link num" href={phone.href}>
              {phone.display}
            </a>
          </p>
          <AnswersIn />
        </div>
      </section>
    </>
  );
}
