import styles from './footer-edge.module.css';

/** Layers of earth along the upper edge of the footer. */
export function FooterEdge() {
  return (
    <svg className={styles.edge} viewBox="0 0 1440 46" preserveAspectRatio="none" aria-hidden="true">
      <path fill="var(--strata-4)" d="M0 0h1440v46H0z" />
      <path fill="var(--strata-2)" d="M0 0h1440v39c-120 5-260-4-420 0s-230 6-380 1-250-5-400 0-160 3-240-1z" />
      <path fill="var(--strata-3)" d="M0 0h1440v22c-140-4-240 5-390 3s-230-7-400-3-260 6-380 2-180-4-270 0z" />
      <path fill="var(--strata-1)" d="M0 0h1440v9c-160 3-300-2-470 1s-330 3-500 0S140 8 0 10z" />
    </svg>
  );
}
