import type { Background } from '../lib/backgrounds';
import { useLanguage } from '../lib/language-context';
import styles from './clients-served.module.css';

interface Props {
  id?: string;
  heading: string;
  names: string[];
  background: Background;
  /** Shown under the sentence. */
  children?: React.ReactNode;
}

/** Kinds of clients: a list that reads as one sentence. */
export function ClientsServed({ id, heading, names, background, children }: Props) {
  // British English, because it has no comma before “and” in a list
  const list = new Intl.ListFormat(useLanguage() === 'es' ? 'es' : 'en-GB').formatToParts(names);
  const separators = [...list.filter(({ type }) => type === 'literal').map(({ value }) => value), '.'];
  return (
    <section id={id} className={`section on-${background}`}>
      <div className="wrap split">
        <h2>{heading}</h2>
        <div className="grid gap-5">
          <ul className={`say ${styles.sentence}`}>
            {names.map((name, i) => (
              <li key={name}>
                {i === 0 ? name : lowerInitial(name)}
                {separators[i]}
              </li>
            ))}
          </ul>
          {children}
        </div>
      </div>
    </section>
  );
}

/** Converts the first letter to lower case, except in acronyms: “HVAC contractors”, “LLC and trust owners”. */
const lowerInitial = (name: string) => (/^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name);
