import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button';
import styles from './faq.module.css';

/** CSS hides what is past the number of rounds, so the page is right before scripts run. */
export function MoreQuestions({ more, children }: { more: string; children: React.ReactNode }) {
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
