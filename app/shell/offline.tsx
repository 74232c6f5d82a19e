import { useEffect } from 'react';

/** Starts the service worker, which keeps visited pages (docs/decisions/005-offline.md). There is none in development. */
export function Offline({ enabled }: { enabled: boolean }) {
  useEffect(() => {
    if (!enabled || !import.meta.env.PROD) return;
    // absent without HTTPS, refused in some private windows: the site is then simply not there offline
    navigator.serviceWorker?.register('/sw.js').catch(() => {});
  }, [enabled]);
  return null;
}
