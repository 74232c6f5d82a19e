import { useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './tabs.module.css';

interface Tab {
  id: string;
  label: string;
  content: React.ReactNode;
  /** Renders the content when the tab is first chosen; without scripts it is there from the start. */
  late?: boolean;
}

interface Props {
  label: string;
  tabs: Tab[];
  /** Shown beside the tab list. */
  heading?: React.ReactNode;
}

/**
 * Each tab is a link to its panel. Without scripts all panels show and a tab jumps to its panel; before hydration
 * CSS shows the panel that the URL targets; after hydration the ARIA tabs keyboard pattern works.
 */
export function Tabs({ label, tabs, heading }: Props) {
  const uid = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const seen = useRef(new Set<string | undefined>());
  seen.current.add(chosen);
  const list = useRef<HTMLDivElement>(null);
  const stateKey = `tab of ${tabs[0]?.id}`;

  // useLayoutEffect: select the tab before paint, or the first panel flashes
  // biome-ignore lint/correctness/useExhaustiveDependencies: the history entry and the URL are read once, on mount
  useLayoutEffect(() => {
    const wanted = [history.state?.[stateKey], location.hash.slice(1)];
    const target = wanted.find((id) => tabs.some((tab) => tab.id === id));
    if (target) setChosen(target);
  }, []);

  /** Keeps the tab in the history entry, so that it is chosen again after Back or a reload. */
  function choose(id: string | undefined) {
    setChosen(id);
    history.replaceState({ ...history.state, [stateKey]: id }, '');
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    choose(tabs[next]?.id);
    list.current?.querySelectorAll('a')[next]?.focus();
  }

  const row = (
    <div className={styles.tabs} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <a
          key={tab.id}
          href={`#${tab.id}`}
          id={`${uid}${tab.id}-tab`}
          className={`muted nowrap ${styles.tab}`}
          role="tab"
          aria-selected={tab.id === chosen}
          aria-controls={tab.id}
          tabIndex={tab.id === chosen ? 0 : -1}
          onClick={(event) => {
            event.preventDefault();
            choose(tab.id);
          }}
        >
          {tab.label}
        </a>
      ))}
    </div>
  );

  return (
    <div className={styles.group}>
      {heading ? (
        <div className={`grid ${styles.head}`}>
          {heading}
          {row}
        </div>
      ) : (
        row
      )}
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={tab.id}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`${uid}${tab.id}-tab`}
          data-chosen={tab.id === chosen || undefined}
        >
          {/* React renders the content of noscript on the server only */}
          {tab.late && !seen.current.has(tab.id) ? <noscript>{tab.content}</noscript> : tab.content}
        </div>
      ))}
    </div>
  );
}
