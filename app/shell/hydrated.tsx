import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by the late loader (server/build/late-scripts.ts): repeats a click that came before React. */
    replayClick?: () => void;
  }
}

/** Marks that React has taken over. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    window.replayClick?.();
    document.querySelector('script[type=speculationrules]')?.remove();
  }, []);
  return null;
}
