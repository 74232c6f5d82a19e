import { useEffect } from 'react';
import { readStored, store } from '../lib/safe-storage';
import { Button } from '../ui/button';
import styles from './failed-page.module.css';

interface Props {
  words: { title: string; text: string; retry: string } | undefined;
  phone: { display: string; href: string } | undefined;
}

const key = 'failed-page';

/**
 * The data of a page could not be fetched or shown. Its finished HTML still can: the page is loaded whole, by the
 * browser, and offline that leads to the kept copy or the offline page. Only once for an address: if that does not
 * help, the visitor is told.
 */
export function FailedPage({ words, phone }: Props) {
  useEffect(() => {
    const address = window.location.href;
    if (readStored('sessionStorage', key) === address) return store('sessionStorage', key, null);
    store('sessionStorage', key, address);
    // without storage there is nothing that would end a loop
    if (readStored('sessionStorage', key) === address) window.location.reload();
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
