import type { IndustryIndexWords } from '../../content-model/schemas/industry-index';
import { Island } from '../islands/island';
import type { Background } from '../lib/backgrounds';
import { Accordion } from '../ui/accordion';
import { Anchor } from '../ui/anchor';
import { MoreQuestions } from './more-questions.island';

interface Props {
  words: IndustryIndexWords['page']['faq'];
  heading: string;
  items: { id: string; question: string; answer: string[] }[];
  contactHref: string;
  background: Background;
}

/** Shows five questions on wide screens and two on narrow ones; Load More adds as many again. Without scripts all are shown. */
export function Faq({ words, heading, items, contactHref, background }: Props) {
  return (
    <section className={`section on-${background}`} id="questions">
      <div className="wrap split">
        <div className="stack">
          <h2>{heading}</h2>
          <p className="muted no-print">
            {words.missing}{' '}
            <Anchor className="link" href={contactHref}>
              {words.ask}
            </Anchor>
          </p>
        </div>
        <Island of={MoreQuestions} more={words.more}>
          <Accordion
            name="faq"
            items={items.map((item) => ({
              id: item.id,
              title: item.question,
              content: item.answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
            }))}
          />
        </Island>
      </div>
    </section>
  );
}
