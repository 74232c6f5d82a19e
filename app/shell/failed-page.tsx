import { useEffect } from 'react';
import { readStored, store } from '../lib/safe-storage';
import { Button } from '../ui/button';
import styles from './failed-page.module.css';

interface Props {
  words: { title: string; text: string; retry: string } | undefined;
  phone: { display: string; href: string } | undefined;
}

const key = 'failed-page';
/** Failing again within this time means that loading the page whole did not help. */
const again = 10_000;

/**
 * The data of a page could not be fetched or shown. Its finished HTML still can: the page is loaded whole, by the
 * browser, and offline that leads to the kept copy or the offline page. Only once: if that does not help, the visitor
 * is told.
 */
export function FailedPage({ words, phone }: Props) {
  useEffect(() => {
    const address = window.location.href;
    const [when, where] = readStored('sessionStorage', key)?.split(' ') ?? [];
    if (where === address && Date.now() - Number(when) < again) return;
    const entry = `${Date.now()} ${address}`;
    store('sessionStorage', key, entry);
    // without storage there is nothing that would end a loop
    if (readStored('sessionStorage', key) === entry) window.location.reload();
  }, []);

  return (
    <main className={`wrap ${styles.failed}`}>
      <h1>{words?.title}</h1>
      <p className="lead">{words?.text}</p>
      <p className="row">
        <Button onClick={() => window.location.reload()}>{words?.retry}</Button>
        <a className="link" href={phone?.href}>
          {phone?.display}
        </a>
      </p>
    </main>
  );
}
