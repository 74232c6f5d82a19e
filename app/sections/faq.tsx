import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IndustryIndex } from '../../content/schema';
import { Accordion } from '../ui/accordion';
import { Anchor } from '../ui/anchor';
import { Button } from '../ui/button';
import styles from './faq.module.css';

interface Props {
  words: IndustryIndex['page']['faq'];
  heading: string;
  items: { id: string; question: string; answer: string[] }[];
  contactHref: string;
}

/**
 * Five questions on wide screens, two on narrow ones; Load More adds as many. CSS hides what is past the
 * size, so the page is right before scripts run; without scripts all questions show.
 */
export function Faq({ words, heading, items, contactHref }: Props) {
  const [rounds, setRounds] = useState(1);
  const body = useRef<HTMLDivElement>(null);

  /** The reader goes on with the first new question: the button itself may be gone. */
  const loadMore = () => {
    const questions = [...(body.current?.querySelectorAll('summary') ?? [])];
    const shown = questions.filter((question) => question.checkVisibility()).length;
    flushSync(() => setRounds(rounds + 1));
    questions[shown]?.focus();
  };

  return (
    <section className="section" id="questions">
      <div className={`wrap cols ${styles.faq}`}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p className="muted no-print">
            {words.missing}{' '}
            <Anchor className="link" href={contactHref}>
              {words.ask}
            </Anchor>
          </p>
        </div>
        <div className={styles.body} data-rounds={rounds} ref={body}>
          <Accordion
            name="faq"
            items={items.map((item) => ({
              id: item.id,
              title: item.question,
              content: item.answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
            }))}
          />
          <p className={`${styles.more} needs-scripts no-print`}>
            <Button variant="outlined" onClick={loadMore}>
              {words.more}
            </Button>
          </p>
        </div>
      </div>
    </section>
  );
}
