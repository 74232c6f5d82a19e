import styles from './strata.module.css';

/** The cut edge of the ground: the footer begins where it ends. Its outline stands once in the document (Outlines). */
export function Strata() {
  return (
    <svg className={styles.strata} viewBox="0 0 1440 46" preserveAspectRatio="none" aria-hidden="true">
      <use href="#strata" width="1440" height="46" />
    </svg>
  );
}
