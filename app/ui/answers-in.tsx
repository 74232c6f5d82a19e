import { useContext } from 'react';
import { LinkWords } from './link-words';

/** Beside a telephone number on a Spanish page: in which language the office answers. */
export function AnswersIn() {
  const { answersIn } = useContext(LinkWords);
  return answersIn ? <p className="small muted">{answersIn}</p> : null;
}
