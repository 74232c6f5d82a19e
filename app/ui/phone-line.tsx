import styles from './phone-line.module.css';

interface Props {
  phone: { display: string; href: string };
  hours: string;
  /** Before the number. */
  children?: React.ReactNode;
}

/** The telephone number in large type, with the hours. */
export function PhoneLine({ phone, hours, children }: Props) {
  return (
    <div className={styles.line}>
      {children}
      <a href={phone.href}>{phone.display}</a>
      <span>{hours}</span>
    </div>
  );
}
