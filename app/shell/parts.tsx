import { Children, useDeferredValue, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** As many as fill a screen. */
const atOnce = 3;

/**
 * The parts of a long page. For a visitor who comes from another page the first ones are shown at once and the others
 * follow; not so when the place may be further down.
 */
export function Parts({ children }: { children: React.ReactNode }) {
  const parts = Children.toArray(children);
  const fromTop = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const [first] = useState(fromTop && !hash ? atOnce : parts.length);
  return parts.slice(0, useDeferredValue(parts.length, first));
}
