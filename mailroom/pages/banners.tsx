import { CircleHelp, TriangleAlert } from 'lucide';
import { Icon } from '../../app/ui/icon';
import type { Banner } from '../inbox/banners.ts';
import styles from './banners.module.css';
import { PostButton } from './post-button';

/** A text with a stripe at its start: a question, a warning or an error. */
export function Notice({ className = '', ...rest }: React.ComponentProps<'div'> & { 'data-tone'?: 'alarm' }) {
  return <div className={`${styles.notice} ${className}`} {...rest} />;
}

/** The banners above the list: failed deliveries, and questions for owners. */
export function Banners({ banners }: { banners: Banner[] }) {
  return banners.map(({ tone, heading, text, actions }) => (
    <div key={text} className={`grid ${styles.notice} ${styles.banner}`} data-tone={tone} role={tone === 'alarm' ? 'alert' : 'status'}>
      <Icon drawing={tone === 'alarm' ? TriangleAlert : CircleHelp} className="icon" />
      <p>
        {heading && <b>{heading}</b>} {text}
      </p>
      {actions.length > 0 && (
        <div className={`row gap-2 ${styles.actions}`}>
          {actions.map(({ label, ...post }) => (
            <PostButton key={label} {...post}>
              {label}
            </PostButton>
          ))}
        </div>
      )}
    </div>
  ));
}

/** The confirmation of a change. */
export function Confirmation({ children }: { children: React.ReactNode }) {
  return (
    <Notice className={styles.confirmation} role="status">
      {children}
    </Notice>
  );
}

/** What is wrong with a form. */
export const ErrorNotice = ({ children }: { children: string }) => (
  <Notice data-tone="alarm" role="alert">
    {children}
  </Notice>
);
