import { words } from '../staff-words.ts';
import styles from './error-page.module.css';
import type { ErrorPageData, HelpPage } from './page-data.ts';
import { PanelLayout } from './panel-layout';
import { StaffLayout } from './staff-layout';

const texts: Record<ErrorPageData['kind'], { title: string; text: string }> = {
  'link-over': words.link.over,
  'link-elsewhere': words.link.elsewhere,
  'session-over': words.signIn.over,
  'bad-request': words.badRequest,
  'not-found': words.notFound,
  forbidden: words.forbidden,
};

export const errorTitle = ({ kind }: ErrorPageData) => texts[kind].title;

export function ErrorPage({ kind }: ErrorPageData) {
  const { title, text } = texts[kind];
  return (
    <PanelLayout title={title} lead={text}>
      <p>
        <a className="link" href="/staff">
          {kind.endsWith('-over') || kind === 'link-elsewhere' ? words.signIn.title : words.notFound.back}
        </a>
      </p>
    </PanelLayout>
  );
}

export function Help({ shell }: HelpPage) {
  return (
    <StaffLayout shell={shell}>
      <div className={`grid gap-5 ${styles.page}`}>
        <h1>{words.help.title}</h1>
        <ol className="ruled ticked">
          {words.help.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <p>
          <a className="link" href="/staff">
            {words.notFound.back}
          </a>
        </p>
      </div>
    </StaffLayout>
  );
}
