import type { Shell } from '../data/content.server';
import { IconLink } from '../ui/icon-button';
import styles from './social-links.module.css';

export function SocialLinks({ social }: { social: Shell['site']['social'] }) {
  return (
    <ul className={`flex gap-1 ${styles.social}`}>
      {social.map(({ id, label, href }) => (
        <li key={id}>
          <IconLink label={label} href={href} newTab>
            {/* the symbols are defined in svg-symbols.tsx */}
            <svg className="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <use href={`#mark-${id}`} />
            </svg>
          </IconLink>
        </li>
      ))}
    </ul>
  );
}
