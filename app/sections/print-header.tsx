import styles from './print-header.module.css';

interface Props {
  name: string;
  phone: string;
  email: string;
  /** What the printed page is about, such as “How long can the insurer take?”. */
  purpose: string;
}

/** Printed in place of the site header: company name, purpose and contact details. */
export function PrintHeader({ name, phone, email, purpose }: Props) {
  return (
    <div className="print-only">
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
