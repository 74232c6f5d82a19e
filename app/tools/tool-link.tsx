import { ArrowRight } from 'lucide';
import { Icon } from '../ui/icon';
import styles from './tool-link.module.css';

export interface ToolLinkProps {
  heading: string;
  text: string;
  link: { label: string; path: string };
}

/** A heading and a short text with a link to a tool. */
export function ToolLink({ heading, text, link }: ToolLinkProps) {
  return (
    <div className={`split ${styles.toolLink}`}>
      <h3>{heading}</h3>
      <div className="grid gap-4">
        <p className="muted">{text}</p>
        <a className={`link touch-target ${styles.link}`} href={link.path}>
          {link.label}
          <Icon drawing={ArrowRight} className="icon" />
        </a>
      </div>
    </div>
  );
}
