import styles from './print-head.module.css';

interface Props {
  name: string;
  phone: string;
  email: string;
  /** What the sheet is for. */
  purpose: string;
}

/** The head of a printed sheet: on paper there is no header and no link, so it says whom to call. */
export function PrintHead({ name, phone, email, purpose }: Props) {
  return (
    <div className="print-only">
      <p className={styles.head}>
        <strong>{name}</strong>
        <span>{purpose}</span>
        <span>
          {phone} · {email}
        </span>
      </p>
    </div>
  );
}
