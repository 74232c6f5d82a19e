import { ArrowDown } from 'lucide';
import type { HomeWords } from '../../../content-model/schemas/home';
import { PopoverCard } from '../../sections/popover-card';
import { AnswersIn } from '../../ui/answers-in';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import styles from './home-hero.module.css';

interface Lot {
  x: number;
  y: number;
  name: string;
  path: string;
  /** Title of the loss. */
  label: string;
  text: string;
  share: string;
}

interface Props {
  words: HomeWords['hero'];
  /** The first five are shown on phones, all on wider screens. */
  lots: Lot[];
  /** Label of the owner's share. */
  share: string;
  quoteUrl: string;
}

export function HomeHero({ words, lots, share, quoteUrl }: Props) {
  return (
    <section className={`${styles.hero} on-mist`}>
      <div className={`wrap cols ${styles.columns}`}>
        <div className={styles.text}>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <div className={`row nowrap no-print ${styles.actions}`}>
            <ButtonLink color="accent" size="large" href={quoteUrl} newTab>
              {words.button}
            </ButtonLink>
            <ButtonLink variant="empty" href="#how">
              {words.how}
              <Icon drawing={ArrowDown} className="icon" />
            </ButtonLink>
          </div>
          <AnswersIn />
        </div>
        <div className={`no-print ${styles.picture}`}>
          <Picture name="hero" alt={words.alt} sizes="(max-width: 1024px) 118vw, min(60vw, 54rem)" priority />
          {/* positioned by SVG, because the security policy forbids inline styles */}
          <svg className={styles.lots} role="group" aria-label={words.lots.label}>
            {lots.map(({ x, y, name, path }) => (
              <foreignObject key={path} x={`${x}%`} y={`${y}%`} width="1" height="1">
                <button type="button" className="center" popoverTarget={popoverId(path)} aria-label={name} />
              </foreignObject>
            ))}
          </svg>
          {lots.map(({ path, name, label, text, share: amount }) => (
            <PopoverCard
              key={path}
              id={popoverId(path)}
              name={label}
              title={<b>{label}</b>}
              href={path}
              link={name}
              close={words.lots.close}
              beside
            >
              <p className={`note ${styles.share}`}>
                {share}
                <b>{amount}</b>
              </p>
              <p className="small">{text}</p>
            </PopoverCard>
          ))}
        </div>
      </div>
    </section>
  );
}

const popoverId = (path: string) => `lot${path.replaceAll('/', '-')}`;
