import { ButtonLink } from '../../ui/button';
import { Picture } from '../../ui/picture';
import styles from './careers-teaser.module.css';

interface Props {
  heading: string;
  text: string;
  link: string;
  path: string;
}

export function CareersTeaser({ heading, text, link, path }: Props) {
  return (
    <section className="section">
      <div className={`wrap split ${styles.teaser}`}>
        <div className={`grid gap-5 ${styles.text}`}>
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
          <ButtonLink variant="outlined" href={path}>
            {link}
          </ButtonLink>
        </div>
        <div className="no-print">
          <Picture name="careers" alt="" sizes="(max-width: 1024px) 90vw, 34rem" />
        </div>
      </div>
    </section>
  );
}
