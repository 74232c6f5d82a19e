import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { crumbsTo, site } from '../../data/content.server';
import { legalText } from '../../data/legal.server';
import { pageInfo } from '../../data/page-info.server';
import { formatDate } from '../../lib/format-date';
import { languageOf } from '../../lib/localized-path';
import { legalPath } from '../../lib/page-paths';
import { type PageHandle, tagsOf } from '../../page-info';
import { Breadcrumbs } from '../../sections/breadcrumbs';
import { Prose } from '../../sections/prose';
import { TableOfContents } from '../../sections/table-of-contents';
import styles from './legal.module.css';

export function loader({ request, pattern }: Pick<LoaderFunctionArgs, 'request' | 'pattern'>) {
  const language = languageOf(request);
  const { slug, path: _path, meta, effective, reviewed, ...text } = legalText(pattern, language);
  return {
    page: pageInfo(language, legalPath(slug), meta, slug, { reviewed }),
    text,
    effective: { iso: effective, text: formatDate(effective, language) },
    crumbs: crumbsTo(language, { label: text.title }),
    words: site(language).reading,
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'stone', withoutCoverage: true };

export default function Legal() {
  const { page, text, effective, crumbs, words } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="on-stone">
        <div className={`wrap grid gap-4 ${styles.head}`}>
          <Breadcrumbs crumbs={crumbs} />
          <h1>{text.title}</h1>
          <p className="lead">{text.lead}</p>
          <dl className={`row small num ${styles.dates}`}>
            <div>
              <dt className="muted">{words.effective}</dt>
              <dd>
                <time dateTime={effective.iso}>{effective.text}</time>
              </dd>
            </div>
            <div>
              <dt className="muted">{page.reviewed?.label}</dt>
              <dd>
                <time dateTime={page.reviewed?.iso}>{page.reviewed?.text}</time>
              </dd>
            </div>
          </dl>
        </div>
      </section>
      <div className={`wrap section split print-block ${styles.body}`}>
        <TableOfContents label={words.contents} headings={text.headings} />
        <Prose html={text.html} />
      </div>
    </>
  );
}
