import styles from './prose.module.css';

/** Text that was written in Markdown and made into HTML at build time. */
export const Prose = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text from content/, rendered at build time
  <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
);
