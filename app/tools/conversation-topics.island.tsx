import { Printer } from 'lucide';
import { useState } from 'react';
import { useTalkItOver } from '../forms/talk-it-over';
import type { TalkWords } from '../forms/talk-panel';
import { interpolate } from '../lib/interpolate';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Icon } from '../ui/icon';
import { CalculatorCaption } from './calculator-frame';
import { conversationLetter, type Translated } from './conversation-letter';
import styles from './conversation-topics.module.css';
import { type LetterWords, TranslatedLetter } from './translated-letter';

interface Choice extends Translated<{ topics: string[]; bring: string[] }> {
  id: string;
  label: string;
  terms: { label: string; path: string }[];
}

interface Props {
  caption: string;
  groups: { heading: string; choices: Choice[] }[];
  topics: string;
  bring: string;
  terms: string;
  nothing: string;
  /** Shown above the example lists until the visitor chooses a topic. */
  example: string;
  chosen: string;
  clear: string;
  print: string;
  printed: string;
  talk: TalkWords;
  message: Translated<{ topics: string; bring: string; nothing: string }>;
  /** On Spanish pages only: headings of the English message and of its translation. */
  letter?: LetterWords;
}

/** Lists topics, documents and terms for the visitor's choices. Without scripts the page lists all topics (no-script-topics.tsx). */
export function ConversationTopics({
  caption,
  groups,
  topics,
  bring,
  terms,
  nothing,
  example,
  chosen,
  clear,
  print: printLabel,
  printed,
  talk: talkWords,
  message,
  letter,
}: Props) {
  const [ids, setIds] = useState<string[]>([]);
  const selected = groups.flatMap(({ choices }) => choices).filter(({ id }) => ids.includes(id));
  const unique = <T,>(items: T[], by: (item: T) => string) => [...new Map(items.map((item) => [by(item), item])).values()];
  const toggle = (id: string) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  // before the visitor chooses anything, show the lists of the first choice as an example
  const shown = selected.length > 0 ? selected : (groups[0]?.choices.slice(0, 1) ?? []);
  const documents = [...new Set(shown.flatMap((choice) => choice.bring))];
  const links = unique(
    shown.flatMap((choice) => choice.terms),
    ({ path }) => path,
  );
  const paragraphs = conversationLetter(selected, message);
  const sent = paragraphs.map((lines) => lines.map((line) => line.sent).join('\n')).join('\n\n');
  const talk = useTalkItOver(talkWords, () => sent, letter && 'en');
  return (
    <div className="tool-frame">
      <CalculatorCaption name={caption} printed={printed}>
        <span className="note" role="status">
          {interpolate(chosen, { count: String(ids.length) })}
        </span>
      </CalculatorCaption>
      <div className="tool-columns">
        <div className="grid gap-5 needs-scripts no-print tool-inputs document-inputs">
          {groups.map(({ heading, choices }) => (
            <fieldset key={heading} className="grid gap-3">
              <legend className="small">{heading}</legend>
              <div className="row gap-2">
                {choices.map(({ id, label }) => (
                  <Chip key={id} pressed={ids.includes(id)} onClick={() => toggle(id)}>
                    {label}
                  </Chip>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <section className="sticky grid gap-5 document-output" aria-label={topics}>
          {selected.length === 0 && <p className="lead">{nothing}</p>}
          <div className={`grid gap-5 ${selected.length === 0 ? `no-print muted ${styles.example}` : ''}`}>
            {selected.length === 0 && <p>{interpolate(example, { choice: shown[0]?.label ?? '' })}</p>}
            <h2>{topics}</h2>
            {letter ? (
              <TranslatedLetter words={letter} lines={conversationLetter(shown, message).flat()} />
            ) : (
              <ul className="dashes">
                {shown
                  .flatMap((choice) => choice.topics)
                  .map((topic) => (
                    <li key={topic}>{topic}</li>
                  ))}
              </ul>
            )}
            {!letter && documents.length > 0 && (
              <>
                <h2>{bring}</h2>
                <ul className="dashes">
                  {documents.map((document) => (
                    <li key={document}>{document}</li>
                  ))}
                </ul>
              </>
            )}
            {links.length > 0 && (
              <>
                <h2>{terms}</h2>
                <p className={`row ${styles.terms}`}>
                  {links.map(({ label, path }) => (
                    <a key={path} className="link touch-target" href={path}>
                      {label}
                    </a>
                  ))}
                </p>
              </>
            )}
          </div>
        </section>
      </div>
      <div className="needs-scripts tool-footer">
        <div className="row no-print tool-actions">
          {talk.button}
          <Button size="small" variant="outlined" onClick={() => print()}>
            <Icon drawing={Printer} className="icon" />
            {printLabel}
          </Button>
          {ids.length > 0 && (
            <Button size="small" variant="empty" onClick={() => setIds([])}>
              {clear}
            </Button>
          )}
        </div>
      </div>
      {talk.panel}
    </div>
  );
}
