import { Mail, MessageSquare, Phone } from 'lucide';
import { pageWords, site } from '../../data/content.server';
import { pageInfo } from '../../data/page-info.server';
import { languageOf, localizedPath } from '../../lib/localized-path';
import { tickSteps } from '../../lib/onboarding-steps';
import { type PageHandle, tagsOf } from '../../page-info';
import { Anchor } from '../../ui/anchor';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Logo } from '../../ui/logo';
import { Picture } from '../../ui/picture';
import type { Route } from './+types/onboarding';
import styles from './onboarding.module.css';
import { Progress } from './progress';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const { meta, steps, ...rest } = pageWords.onboarding(language);
  const { labels, name, phone, urls, email } = site(language);
  return {
    page: pageInfo(language, '/onboarding', meta, 'onboarding'),
    words: rest,
    steps: tickSteps(steps, rest.progress),
    home: { label: labels.home.replace('{name}', name), path: localizedPath('/', language) },
    site: { phone: phone.href, chat: urls.chat, email, application: urls.onboarding },
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { bare: true };

/** A page without site header and footer: advisor and progress in a sidebar and, on wide screens, a decorative picture beside it. */
export default function Onboarding({ loaderData: { words, steps, home, site } }: Route.ComponentProps) {
  return (
    <div className={`columns-desktop print-block ${styles.onboarding}`}>
      <div className={`gap-5 ${styles.side}`}>
        <Anchor href={home.path} className={styles.logo}>
          <Logo label={home.label} />
        </Anchor>
        <h1>{words.title}</h1>
        <section className={`grid ${styles.advisor}`} aria-label={words.advisor.label}>
          <div>
            <Picture name={`portrait_${words.advisor.id}`} alt="" sizes="5rem" priority />
          </div>
          <p>
            <b>{words.advisor.name}</b>
            <br />
            <span className="muted small">{words.advisor.designation}</span>
          </p>
          <div className={`grid gap-2 ${styles.contacts}`}>
            <ButtonLink variant="outlined" size="small" href={site.phone}>
              <Icon drawing={Phone} className="icon" />
              {words.advisor.phone}
            </ButtonLink>
            <ButtonLink variant="outlined" size="small" href={site.chat} newTab>
              <Icon drawing={MessageSquare} className="icon" />
              {words.advisor.chat}
            </ButtonLink>
            <ButtonLink variant="outlined" size="small" href={`mailto:${site.email}`}>
              <Icon drawing={Mail} className="icon" />
              {words.advisor.email}
            </ButtonLink>
          </div>
        </section>
        <Progress words={words} steps={steps} />
        <ButtonLink href={site.application} newTab fullWidth>
          {words.next}
        </ButtonLink>
      </div>
      <div className={`${styles.view} grid contours wide-only no-print`} aria-hidden="true">
        <Picture name="hero" alt="" sizes="66rem" priority="(min-width: 1024.02px)" />
      </div>
    </div>
  );
}
