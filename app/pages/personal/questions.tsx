import { Printer } from 'lucide';
import type { PersonalIndexWords } from '../../../content-model/schemas/personal-index';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './questions.module.css';

/** Questions to bring to a meeting. In print each has a line to write on. */
export function Questions({ words, questions }: { words: PersonalIndexWords['page']['questions']; questions: string[] }) {
  return (
    <section className="section on-mist">
      <div className={`wrap split ${styles.columns}`}>
        <div className={styles.text}>
          <h2>{words.heading}</h2>
          <p className="lead no-print">{words.lead}</p>
          <Button variant="outlined" className="needs-scripts no-print" data-print="">
            <Icon drawing={Printer} className="icon" />
            {words.print}
          </Button>
        </div>
        <ol className={`card ${styles.list}`}>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
