import styles from './phone-and-hours.module.css';

interface Props {
  phone: { display: string; href: string };
  hours: string;
  /** Shown below the hours. */
  after?: React.ReactNode;
  /** Shown above the number. */
  children?: React.ReactNode;
}

/** The telephone number in large type, with the hours. */
export function PhoneAndHours({ phone, hours, after, children }: Props) {
  return (
    <div className={`grid ${styles.line}`}>
      {children}
      <a className="touch-target" href={phone.href}>
        {phone.display}
      </a>
      <span className="small muted capitalized">{hours}</span>
      {after && <span className="small muted">{after}</span>}
    </div>
  );
}
