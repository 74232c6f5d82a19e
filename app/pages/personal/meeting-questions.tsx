import { Printer } from 'lucide';
import type { PersonalIndexWords } from '../../../content-model/schemas/personal-index';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './meeting-questions.module.css';

interface Props {
  words: PersonalIndexWords['page']['questions'];
  questions: string[];
}

/** Questions that visitors can bring to a meeting. In print, each question has a line for the answer. */
export function MeetingQuestions({ words, questions }: Props) {
  return (
    <div id="questions">
      <div className="row between">
        <h3>{words.heading}</h3>
        <Button variant="outlined" size="small" className="needs-scripts no-print" data-print="">
          <Icon drawing={Printer} className="icon" />
          {words.print}
        </Button>
      </div>
      <ul className={`dashes small ${styles.list}`}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  );
}
