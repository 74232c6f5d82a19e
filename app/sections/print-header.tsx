import styles from './print-header.module.css';

interface Props {
  name: string;
  phone: string;
  email: string;
  /** What the printed page is about, such as “How long can the insurer take?”. */
  purpose: string;
}

/**
 * Printed in place of the site header: company name, purpose and contact details. Hidden from assistive technology, so that
 * the reader mode of browsers does not take it for the beginning of the text.
 */
export function PrintHeader({ name, phone, email, purpose }: Props) {
  return (
    <div className="print-only" aria-hidden="true">
      <p className={`flex between ${styles.head}`}>
        <strong>{name}</strong>
        <span>{purpose}</span>
        <span>
          {phone} · {email}
        </span>
      </p>
    </div>
  );
}
