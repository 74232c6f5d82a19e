import styles from './prose.module.css';

/** HTML rendered from Markdown at build time. */
export const Prose = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text from content/, rendered at build time
  <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
);
