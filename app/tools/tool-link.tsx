import { ArrowRight } from 'lucide';
import { Icon } from '../ui/icon';
import styles from './tool-link.module.css';

export interface ToolLinkProps {
  heading: string;
  text: string;
  link: { label: string; path: string };
}

/** The way to a tool, inside a page that speaks of the matter. */
export function ToolLink({ heading, text, link }: ToolLinkProps) {
  return (
    <div className={styles.way}>
      <h3>{heading}</h3>
      <div className={styles.text}>
        <p className="muted">{text}</p>
        <a className={`link ${styles.link}`} href={link.path}>
          {link.label}
          <Icon drawing={ArrowRight} className="icon" />
        </a>
      </div>
    </div>
  );
}
