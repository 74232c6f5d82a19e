import styles from './initials-avatar.module.css';

/** A person without a portrait: initials on a survey disk. */
export function InitialsAvatar({ name }: { name: string }) {
  const initials = name
    .split(/\s+/)
    .map((part) => part[0])
    .join('')
    .slice(0, 2);
  return (
    <span className={styles.disk} aria-hidden="true">
      {initials}
    </span>
  );
}
