import { Anchor } from '../ui/anchor';
import { AnswersIn } from '../ui/answers-in';
import { SentenceWrap } from '../ui/sentence-wrap';
import styles from './call-to-action.module.css';

interface Props {
  heading: string;
  lead: React.ReactNode;
  /** The button. Without a button, the text is the call to action, so the section is also printed. */
  children?: React.ReactNode;
  /** Shown under the button, with the phone number as a link. */
  call?: { label: string; phone: { display: string; href: string } };
}

/** The closing section of a page: a heading, a sentence and usually one button. */
export function CallToAction({ heading, lead, children, call }: Props) {
  return (
    <section className={`section on-deep contours ${children ? 'no-print' : ''}`}>
      <div className={`wrap columns-tablet ${styles.columns}`}>
        <div className="stack">
          <h2>
            <SentenceWrap text={heading} />
          </h2>
          <p className="lead">{lead}</p>
        </div>
        {children && (
          <div className={`grid gap-3 ${styles.action}`}>
            {children}
            {call && (
              <p className="small">
                {call.label}{' '}
                <Anchor className="link num" href={call.phone.href}>
                  {call.phone.display}
                </Anchor>
              </p>
            )}
            {call && <AnswersIn />}
          </div>
        )}
      </div>
    </section>
  );
}
