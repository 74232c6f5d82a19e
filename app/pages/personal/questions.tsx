import { Printer } from 'lucide';
import type { PersonalIndexWords } from '../../../content-model/schemas/personal-index';
import type { Site } from '../../../content-model/schemas/site';
import { count } from '../../sections/fine-print';
import { SectionFold } from '../../sections/fold-section';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './questions.module.css';

interface Props {
  folds: Site['folds'];
  words: PersonalIndexWords['page']['questions'];
  questions: string[];
}

/** Questions to bring to a meeting. In print each has a line to write on. */
export function Questions({ folds, words, questions }: Props) {
  return (
    <SectionFold id="questions" heading={words.heading} note={count(folds.questions, questions)}>
      <p className="no-print">{words.lead}</p>
      <Button variant="outlined" className={`needs-scripts no-print ${styles.print}`} data-print="">
        <Icon drawing={Printer} className="icon" />
        {words.print}
      </Button>
      <ol className={`card ${styles.list}`}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </SectionFold>
  );
}
