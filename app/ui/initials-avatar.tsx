import styles from './initials-avatar.module.css';

/** A person's initials, shown instead of a portrait. */
export function InitialsAvatar({ name }: { name: string }) {
  const initials = name
    .split(/\s+/)
    .map((part) => part[0])
    .join('')
    .slice(0, 2);
  return (
    <span className={`center ${styles.avatar}`} aria-hidden="true">
      {initials}
    </span>
  );
}
