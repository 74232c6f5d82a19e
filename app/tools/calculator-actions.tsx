import { Check, Link, Printer, Undo2 as Undo } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './calculator-frame.module.css';
import type { SharedWords } from './calculator-words';

interface Props {
  shared: SharedWords;
  /** Brings the example back; absent where there is nothing to bring back. */
  onReset?: (() => void) | undefined;
  /** Buttons that come first. */
  children?: React.ReactNode;
}

const saidMs = 6000;

/** Copy, print, back. The button keeps its label; what happened is said beside it. */
export function CalculatorActions({ shared, onReset, children }: Props) {
  const [copied, setCopied] = useState<'' | 'done' | 'refused'>('');
  const address = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (copied === 'refused') address.current?.select();
    if (copied !== 'done') return;
    const timer = setTimeout(() => setCopied(''), saidMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () =>
    // absent without https
    (navigator.clipboard?.writeText(location.href) ?? Promise.reject()).then(
      () => setCopied('done'),
      () => setCopied('refused'),
    );

  return (
    <div className={`${styles.actions} needs-scripts`}>
      {children}
      <Button size="small" variant="outlined" onClick={copy}>
        <Icon drawing={Link} className="icon" />
        {shared.copy}
      </Button>
      <Button size="small" variant="outlined" onClick={() => print()}>
        <Icon drawing={Printer} className="icon" />
        {shared.print}
      </Button>
      {onReset && (
        <Button size="small" variant="empty" onClick={onReset}>
          <Icon drawing={Undo} className="icon" />
          {shared.back}
        </Button>
      )}
      <p className={styles.said} role="status">
        {copied === 'done' && (
          <>
            <Icon drawing={Check} className="icon" />
            {shared.copied}
          </>
        )}
        {copied === 'refused' && (
          <label>
            {shared.copyFailed}
            <input ref={address} readOnly value={location.href} />
          </label>
        )}
      </p>
    </div>
  );
}
