import { useEffect, useRef } from 'react';
import { PhoneAndHours } from '../ui/phone-and-hours';
import { ContactForm, type ContactFormWords } from './contact-form';
import styles from './talk-panel.module.css';
import { type ResultWords, useResultDialog } from './use-result-dialog';

export interface TalkWords extends ContactFormWords {
  /** Label of the button, and heading of the panel. */
  button: string;
  lead: string;
  /** Label of the message field. */
  message: string;
  takeOut: string;
  putBack: string;
  phone: { display: string; href: string };
  hours: string;
  answer: { text: string };
  demonstration?: string;
  /** A sentence that says in which language the office replies. */
  reply?: string;
  withoutScripts: { text: string; link: string };
  result: ResultWords;
}

interface Props {
  id: string;
  isOpen: boolean;
  words: TalkWords;
  /** What the visitor entered in the tool, as text for the message. */
  entered: string;
  /** The language of the entered text, if it differs from the page's. */
  lang?: 'en';
}

/** The contact form inside a tool, with telephone number and hours beside it. */
export function TalkPanel({ id, isOpen, words, entered, lang }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { onResult, dialog } = useResultDialog(words.result);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  return (
    <div id={id} className={`no-print ${styles.container}`} hidden={!isOpen}>
      <div className={`grid ${styles.panel}`}>
        <div className={`grid gap-4 ${styles.call}`}>
          <h3 ref={heading} tabIndex={-1}>
            {words.button}
          </h3>
          <p className="muted">{words.lead}</p>
          <PhoneAndHours phone={words.phone} hours={words.hours} />
          <p className="small muted">{words.answer.text}</p>
        </div>
        <div className={styles.form}>
          {words.demonstration && <p className="note">{words.demonstration}</p>}
          {words.reply && <p className="note">{words.reply}</p>}
          <ContactForm
            words={words}
            label={words.button}
            onResult={onResult}
            entered={{
              text: entered,
              draftKey: `draft:talk:${location.pathname}${id}`,
              lang,
              label: words.message,
              takeOut: words.takeOut,
              putBack: words.putBack,
            }}
          />
        </div>
      </div>
      {dialog}
    </div>
  );
}
