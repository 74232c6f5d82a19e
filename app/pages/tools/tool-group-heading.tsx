import styles from './tool-group-heading.module.css';

export function ToolGroupHeading({ heading, lead }: { heading: string; lead: string }) {
  return (
    <div className={`columns-tablet ${styles.head}`}>
      <h2>{heading}</h2>
      <p className="muted">{lead}</p>
    </div>
  );
}
