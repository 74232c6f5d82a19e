import { Button } from '../../app/ui/button';
import { TextArea } from '../../app/ui/field';
import { Logo } from '../../app/ui/logo';
import { PhoneAndHours } from '../../app/ui/phone-and-hours';
import { Confirmation } from './banners';
import type { ReceiptPage } from './page-data.ts';
import styles from './receipt.module.css';

/** The page with which a visitor follows a sent message. */
export function Receipt(page: ReceiptPage) {
  const { words, heading, text, number, stations, notice, address, canChange } = page;
  const { receipt: texts, site, language } = words;
  const other =
    language === 'es' ? { lang: 'en', href: '/receipt', name: 'English' } : { lang: 'es', href: '/es/receipt', name: 'Español' };
  return (
    <div className={`wrap ${styles.receipt}`}>
      <header className="row between">
        <a href={language === 'es' ? '/es' : '/'} className={`touch-target ${styles.home}`}>
          <Logo label={site.name} />
        </a>
        {site.parts.spanish && (
          <a className="link small touch-target" href={other.href} lang={other.lang} hrefLang={other.lang}>
            {other.name}
          </a>
        )}
      </header>
      <main id="main">
        <h1>{heading}</h1>
        <p className="lead">
          {number} {text}
        </p>
        {notice && <Confirmation>{notice}</Confirmation>}
        {stations.length > 0 && (
          <ol className={styles.stations}>
            {stations.map(({ label, time, note, state }) => (
              <li key={label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
                <b>{label}</b>
                {time && <span className="small muted">{time}</span>}
                {note && <small className="small muted">{note}</small>}
              </li>
            ))}
          </ol>
        )}
        <p className={`label ${styles.notice}`}>
          {texts.notNotice}{' '}
          <a className="link" href={language === 'es' ? '/es/service' : '/service'}>
            {texts.clients}
          </a>
        </p>
        <div className={styles.columns}>
          {canChange && <Add {...page} />}
          <div className={styles.call}>
            <h2>{texts.call.heading}</h2>
            <PhoneAndHours phone={site.phone} hours={texts.call.hours} />
            {canChange && <Withdraw {...page} />}
            {address && (
              <p className="note">
                {texts.keep} {texts.address}: <span className={styles.address}>{address}</span>
              </p>
            )}
          </div>
        </div>
      </main>
    </div>
  );
}

function Add({ words, base, error, typed }: ReceiptPage) {
  const { add } = words.receipt;
  return (
    <form method="post" action={`${base}/add`} className="grid gap-4">
      <h2>{add.heading}</h2>
      <p className="muted">{add.lead}</p>
      <TextArea label={add.label} name="add" rows={4} maxLength={4000} defaultValue={typed} error={error} />
      <p className="note">{add.note}</p>
      <p>
        <Button type="submit">{add.submit}</Button>
      </p>
    </form>
  );
}

function Withdraw({ words, base }: ReceiptPage) {
  const { withdraw, who } = words.receipt;
  return (
    <>
      <details className={styles.box}>
        <summary className="flex between plus label">{withdraw.label}</summary>
        <form method="post" action={`${base}/withdraw`}>
          <p>{withdraw.text}</p>
          <Button type="submit" variant="outlined">
            {withdraw.submit}
          </Button>
        </form>
      </details>
      <details className={styles.box}>
        <summary className="flex between plus label">{who.label}</summary>
        <p>{who.text}</p>
      </details>
    </>
  );
}
