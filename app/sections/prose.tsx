import { useNavigate } from 'react-router';
import styles from './prose.module.css';

/** Text that was written in Markdown and made into HTML at build time. Its links inside the site get the router. */
export function Prose({ html }: { html: string }) {
  const navigate = useNavigate();
  const follow = (event: React.MouseEvent) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (!href || !/^[/#]/.test(href) || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links answer to the keyboard, and their clicks come through here
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text from content/, rendered at build time
    <div className={styles.prose} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
