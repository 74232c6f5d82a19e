import Printer from 'lucide-react/icons/printer';
import { Button } from '../../ui/button';
import styles from './questions.module.css';

/** A short list to bring along. On paper each question gets a line to write on. */
export function Questions({ questions }: { questions: string[] }) {
  return (
    <section className="section on-mist">
      <div className={`wrap ${styles.questions}`}>
        <div className={styles.text}>
          <h2>Questions to bring</h2>
          <p className="lead no-print">
            Ask us these, or ask the broker you have now. This page prints as a sheet with room for the answers.
          </p>
          <Button variant="outlined" className="needs-scripts no-print" onClick={() => window.print()}>
            <Printer className="icon" aria-hidden="true" />
            Print
          </Button>
        </div>
        <ol className={styles.sheet}>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
