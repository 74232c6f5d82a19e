import { MessageCircle } from 'lucide';
import { useId, useState } from 'react';
import { useLocalizedPath } from '../lib/language-context';
import { Anchor } from '../ui/anchor';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './talk-it-over.module.css';
import type { TalkPanel, TalkWords } from './talk-panel';

/**
 * A button that opens the contact form inside a tool, with the entered values as its message. The form's code is loaded at
 * the first press. The panel then stays mounted, so that typed text is kept while the panel is closed.
 */
export function useTalkItOver(
  words: TalkWords,
  entered: () => string,
  /** The language of the entered text, if it differs from the page's. */
  lang?: 'en',
): { button: React.ReactNode; panel: React.ReactNode } {
  const local = useLocalizedPath();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<typeof TalkPanel>();
  const toggle = () => {
    if (Panel) return setIsOpen(!isOpen);
    import('./talk-panel').then(
      ({ TalkPanel }) => {
        setPanel(() => TalkPanel);
        setIsOpen(true);
      },
      () => location.assign(local('/#contact')),
    );
  };
  return {
    button: (
      <Button size="small" variant="outlined" className={styles.button} aria-expanded={isOpen} aria-controls={Panel && id} onClick={toggle}>
        <Icon drawing={MessageCircle} className="icon" />
        {words.button}
      </Button>
    ),
    panel: (
      <>
        <p className={`small without-scripts no-print ${styles.withoutScripts}`}>
          {words.withoutScripts.text} <Anchor href={words.phone.href}>{words.phone.display}</Anchor>, {words.hours}.{' '}
          <Anchor className="link" href={local('/#contact')}>
            {words.withoutScripts.link}
          </Anchor>
        </p>
        {Panel && <Panel id={id} isOpen={isOpen} words={words} entered={entered()} lang={lang} />}
      </>
    ),
  };
}
