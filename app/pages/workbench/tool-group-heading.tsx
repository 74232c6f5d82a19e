import styles from './tool-group-heading.module.css';

/** The heading of a group of tools, and beside it what they have in common. */
export function ToolGroupHeading({ heading, lead }: { heading: string; lead: string }) {
  return (
    <div className={styles.head}>
      <h2>{heading}</h2>
      <p>{lead}</p>
    </div>
  );
}
