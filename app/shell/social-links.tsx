import type { Shell } from '../content.server';
import { IconLink } from '../ui/icon-button';
import { SocialIcon, type SocialNetwork } from '../ui/social-icon';
import styles from './social-links.module.css';

export function SocialLinks({ social }: { social: Shell['site']['social'] }) {
  return (
    <ul className={styles.social}>
      {social.map(({ id, label, href }) => (
        <li key={id}>
          <IconLink label={label} href={href} newTab>
            <SocialIcon network={id as SocialNetwork} />
          </IconLink>
        </li>
      ))}
    </ul>
  );
}
