import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button';
import styles from './more-questions.module.css';

/** Load More shows more questions. CSS hides the rest by `data-rounds`, so that the page does not change during hydration. */
export function MoreQuestions({ more, children }: { more: string; children: React.ReactNode }) {
  const [rounds, setRounds] = useState(1);
  const body = useRef<HTMLDivElement>(null);

  /** Moves focus to the first new question, because the button may disappear. */
  const loadMore = () => {
    const questions = [...(body.current?.querySelectorAll('summary') ?? [])];
    const shown = questions.filter((question) => question.checkVisibility()).length;
    flushSync(() => setRounds(rounds + 1));
    questions[shown]?.focus();
  };

  return (
    <div className={styles.body} data-rounds={rounds} ref={body}>
      {children}
      <p className={`${styles.more} needs-scripts no-print`}>
        <Button variant="outlined" onClick={loadMore}>
          {more}
        </Button>
      </p>
    </div>
  );
}
