import { words } from '../words.ts';
import { Desk } from './desk';
import styles from './help.module.css';

export function Help() {
  return (
    <Desk>
      <div className={styles.page}>
        <h1>{words.help.title}</h1>
        <ol className={`ticked ${styles.list}`}>
          {words.fiveSentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <p>
          <a className="link" href="/staff">
            {words.nothing.back}
          </a>
        </p>
      </div>
    </Desk>
  );
}

export function Nothing() {
  return (
    <Desk>
      <div className={styles.page}>
        <h1>{words.nothing.title}</h1>
        <p>{words.nothing.text}</p>
        <p>
          <a className="link" href="/staff">
            {words.nothing.back}
          </a>
        </p>
      </div>
    </Desk>
  );
}
