import { serviceWords, withPins } from '../../data/content.server';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { CoverageList } from '../../sections/coverage-list';
import { PageSection } from '../../sections/page-sections';
import { AnnotatedPicture, PinGroup, PinList } from '../../ui/annotated-picture';
import { Collapsible, collapsibleList } from '../../ui/collapsible';
import { SectionHead } from '../../ui/section-head';
import type { Route } from './+types/private-client';
import styles from './private-client.module.css';
import { serviceData } from './service-data.server';
import { ServicePage } from './service-page';
import textStyles from './text-section.module.css';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const data = serviceData('private-client', language);
  const { picture, items } = data.service.advisory;
  return { ...data, words: { ...data.words, ...serviceWords(language).privateClient }, advisory: withPins(picture.scene, items) };
}

export const meta = tagsOf;
export const handle: PageHandle = { background: 'stone' };

export default function PrivateClient({ loaderData }: Route.ComponentProps) {
  const { service, words, advisory } = loaderData;
  const { overview, clients, coverages, why } = service;
  return (
    <ServicePage data={loaderData} background="stone" lossBackground="mist">
      <PageSection id="overview" name={words.overview}>
        <StatementSection opening background="page" heading={words.overview} statement={overview.heading}>
          <div className={`stack muted ${styles.overview}`}>
            {overview.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </StatementSection>
      </PageSection>
      <PageSection id="clients" name={words.clients}>
        <StatementSection background="mist" heading={words.clients} statement={clients.heading}>
          <TitledList className={styles.serve} items={clients.items} />
        </StatementSection>
      </PageSection>
      <PageSection id="coverages" name={words.coverages}>
        <StatementSection background="page" heading={words.coverages} statement={coverages.heading}>
          <CoverageList words={loaderData.collapsibles} columns={words.columns} lines={coverages.rows} />
        </StatementSection>
      </PageSection>
      <PageSection id="advisory" name={words.advisory}>
        <StatementSection opening background="stone" heading={words.advisory} statement={service.advisory.heading}>
          <PinGroup className={`split ${styles.advisory}`}>
            <AnnotatedPicture
              className="no-print"
              name={service.advisory.picture.scene}
              alt={service.advisory.picture.alt}
              wide="min(58vw, 48rem)"
              places={advisory}
            />
            <PinList items={advisory} />
          </PinGroup>
        </StatementSection>
      </PageSection>
      <PageSection id="why" name={words.why}>
        <StatementSection background="page" heading={words.why} statement={why.heading}>
          <TitledList className={textStyles.columns} items={why.items} />
        </StatementSection>
      </PageSection>
    </ServicePage>
  );
}

function TitledList({ className, items }: { className: string | undefined; items: { title: string; text: string }[] }) {
  return (
    <ul className={`${collapsibleList} ${className}`}>
      {items.map((item) => (
        <li key={item.title}>
          <Collapsible wide heading={<h3>{item.title}</h3>}>
            <p>{item.text}</p>
          </Collapsible>
        </li>
      ))}
    </ul>
  );
}

interface StatementSectionProps {
  background: 'page' | 'mist' | 'stone';
  heading: string;
  statement: string;
  opening?: boolean;
  children: React.ReactNode;
}

/** With `opening`, a small heading above a large statement; otherwise a heading with the statement beside it. */
function StatementSection({ background, heading, statement, opening, children }: StatementSectionProps) {
  return (
    <section className={`section on-${background}`}>
      <div className="wrap">
        {opening ? (
          <>
            <div className="datum">
              <h2>{heading}</h2>
            </div>
            <p className={`display ${styles.statement}`}>{statement}</p>
          </>
        ) : (
          <SectionHead heading={heading} lead={statement} />
        )}
        {children}
      </div>
    </section>
  );
}
