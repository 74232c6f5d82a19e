import { Children, useDeferredValue, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

interface Props {
  children: React.ReactNode;
  /** As many as fill a screen. */
  atOnce?: number;
}

/**
 * The parts of a long page. For a visitor who comes from another page the first ones are shown at once and the others
 * follow; not so when the place may be further down.
 */
export function Parts({ children, atOnce = 2 }: Props) {
  const parts = Children.toArray(children);
  const fromTop = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const [first] = useState(fromTop && !hash ? atOnce : parts.length);
  const shown = useDeferredValue(parts.length, first);
  return (
    <>
      {parts.slice(0, shown)}
      {/* the footer does not show for a moment */}
      {shown < parts.length && <div className="screenful" />}
    </>
  );
}
