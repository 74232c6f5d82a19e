import { Picture } from '../ui/picture';
import { SentenceWrap } from '../ui/sentence-wrap';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import styles from './inner-hero.module.css';

interface Props {
  title: string;
  subtitle: string;
  description: string;
  background: 'mist' | 'deep' | 'stone' | 'page';
  crumbs: Crumb[];
  picture?: { scene: string; alt: string };
  /** Hides the picture on phones, so that the next section starts higher. */
  noPictureOnPhones?: boolean;
  /** Shown instead of the picture. */
  figure?: React.ReactNode;
  /** Shown under the description, also in print. */
  note?: React.ReactNode;
  /** Buttons or links, shown under the description. */
  children?: React.ReactNode;
}

/** The sizes attribute of hero pictures. */
export const heroSizes = '(max-width: 1024px) min(118vw, 46rem), min(62vw, 50rem)';

/** The hero of most pages. Its picture overlaps the section below. */
export function InnerHero({ title, subtitle, description, background, crumbs, picture, noPictureOnPhones, figure, note, children }: Props) {
  return (
    <section className={`${styles.hero} on-${background} ${background === 'deep' ? 'contours' : ''}`}>
      <div className={`wrap split print-block ${styles.columns}`}>
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <div className={`column ${styles.text}`} data-hero-text="">
          <h1>{title}</h1>
          <p className={styles.subtitle}>
            <SentenceWrap text={subtitle} />
          </p>
          <p className="lead">{description}</p>
          {note}
          {children && <div className={`row no-print ${styles.actions}`}>{children}</div>}
        </div>
        <div className={`no-print ${styles.picture}`} data-hero-picture="" data-no-phone={noPictureOnPhones}>
          {figure ?? (picture && <Picture name={picture.scene} alt={picture.alt} sizes={heroSizes} priority />)}
        </div>
      </div>
    </section>
  );
}
