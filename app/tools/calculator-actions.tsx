import { Check, Link, Printer, Undo2 as Undo } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import type { SharedWords } from './calculator-words';

interface Props {
  shared: SharedWords;
  /** The values as a URL fragment. */
  fragment: string;
  /** Restores the example; absent while the example is shown. */
  onReset?: () => void;
  /** Buttons that precede Copy link, Print and Reset. */
  children?: React.ReactNode;
}

const statusMs = 6000;

/** Buttons to copy the link, to print and to reset. A status beside the buttons says whether copying worked. */
export function CalculatorActions({ shared, fragment, onReset, children }: Props) {
  const [copied, setCopied] = useState<'' | 'done' | 'refused'>('');
  const address = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (copied === 'refused') address.current?.select();
    if (copied !== 'done') return;
    const timer = setTimeout(() => setCopied(''), statusMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const link = () => location.origin + location.pathname + fragment;
  const copy = () =>
    // `navigator.clipboard` is undefined without HTTPS
    (navigator.clipboard?.writeText(link()) ?? Promise.reject()).then(
      () => setCopied('done'),
      () => setCopied('refused'),
    );

  const reset = (event: React.MouseEvent<HTMLButtonElement>) => {
    // The button disappears. Without this, the focus would go to the start of the page.
    event.currentTarget.form?.focus({ preventScroll: true });
    onReset?.();
  };

  return (
    <div className="row needs-scripts no-print tool-actions">
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
        <Button size="small" variant="empty" onClick={reset}>
          <Icon drawing={Undo} className="icon" />
          {shared.reset}
        </Button>
      )}
      <p className="row tool-status" role="status">
        {copied === 'done' && (
          <>
            <Icon drawing={Check} className="icon" />
            {shared.copied}
          </>
        )}
        {copied === 'refused' && (
          <label className="grid gap-1">
            {shared.copyFailed}
            <input ref={address} readOnly value={link()} />
          </label>
        )}
      </p>
    </div>
  );
}
