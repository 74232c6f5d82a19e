import { Printer } from 'lucide';
import type { PersonalIndexWords } from '../../../content-model/schemas/personal-index';
import type { Site } from '../../../content-model/schemas/site';
import { interpolate } from '../../lib/interpolate';
import { SectionCollapsible } from '../../sections/collapsible-section';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './meeting-questions.module.css';

interface Props {
  collapsibles: Site['collapsibles'];
  words: PersonalIndexWords['page']['questions'];
  questions: string[];
}

/** Questions that visitors can bring to a meeting. In print, each question has a line for the answer. */
export function MeetingQuestions({ collapsibles, words, questions }: Props) {
  return (
    <SectionCollapsible id="questions" heading={words.heading} note={interpolate(collapsibles.questions, { count: questions.length })}>
      <p className="no-print">{words.lead}</p>
      <Button variant="outlined" className={`needs-scripts no-print ${styles.print}`} data-print="">
        <Icon drawing={Printer} className="icon" />
        {words.print}
      </Button>
      <ol className={`card ${styles.list}`}>
        {questions.map((question) => (
          <li key={question} className="grid">
            {question}
          </li>
        ))}
      </ol>
    </SectionCollapsible>
  );
}
