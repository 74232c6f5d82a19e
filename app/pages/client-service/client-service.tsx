import { contactData, crumbsTo, pageWords, site } from '../../data/content.server';
import { insurerNumbers } from '../../data/insurers.server';
import { isOn } from '../../data/localized-content.server';
import { pageInfo } from '../../data/page-info.server';
import { languageOf, localizedPath } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { Contact } from '../../sections/contact/contact';
import { PrintHeader } from '../../sections/print-header';
import type { Route } from './+types/client-service';
import styles from './client-service.module.css';
import { ClientServiceHero } from './client-service-hero';
import { InsurerTable } from './insurer-table';
import { Requests } from './requests';
import { Situations } from './situations';
import { WalletCard } from './wallet-card';

const path = '/service';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const { meta, reviewed, sources = [], ...words } = pageWords.clientService(language);
  const { name, email, phone, hours, urls, reading, sampleContent } = site(language);
  const contact = contactData(language);
  return {
    page: pageInfo(language, path, meta, 'home', { reviewed }),
    crumbs: crumbsTo(language, { label: words.title }),
    path: localizedPath(path, language),
    company: { name, phone, hours, email },
    targets: {
      payment: urls.payment,
      booking: urls.booking,
      phone: phone.href,
      certificate: isOn('/tools') ? localizedPath('/tools/certificate-request', language) : undefined,
    },
    insurers: insurerNumbers(language),
    onThisPage: reading.contents,
    isSample: sampleContent,
    words,
    sources,
    contact,
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist', contact: true };

/** For people who already are clients: what to do after a loss, requests, and the numbers of the insurers. */
export default function ClientService({ loaderData }: Route.ComponentProps) {
  const { page, crumbs, path, company, targets, insurers, onThisPage, isSample, words, sources, contact } = loaderData;
  return (
    <div className={styles.page}>
      <PrintHeader name={company.name} phone={company.phone.display} email={company.email} purpose={words.title} />
      <ClientServiceHero
        title={words.title}
        lead={words.lead}
        crumbs={crumbs}
        onThisPage={onThisPage}
        jumps={words.jumps}
        words={words.happened}
        languages={words.insurers}
        insurers={insurers}
        company={company}
      />
      <Requests words={words.requests} path={path} email={company.email} targets={targets} />
      {insurers.oldest && <InsurerTable className={styles.insurers} words={words.insurers} insurers={insurers} isSample={isSample} />}
      <WalletCard className={styles.card} words={words.card} checked={words.insurers.checked} insurers={insurers} company={company} />
      <Situations words={words.situations} reviewed={page.reviewed} sources={sources} />
      <Contact data={contact} {...words.contact} background="mist" />
    </div>
  );
}
