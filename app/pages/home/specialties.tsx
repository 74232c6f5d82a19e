import { ArrowRight } from 'lucide';
import type { HomeWords } from '../../../content-model/schemas/home';
import { Island } from '../../islands/island';
import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { Tabs } from '../../ui/tabs.island';
import styles from './specialties.module.css';

interface SpecialtyCard {
  path: string;
  name: string;
  lang?: 'en';
  line: string;
  scene: string;
}

interface Props {
  words: Omit<HomeWords['specialties'], 'emergency'>;
  cards: Record<'commercial' | 'personal' | 'services', SpecialtyCard[]>;
}

/** Nine cards for each tab; under 768 px CSS shows the first five. */
export function Specialties({ words, cards }: Props) {
  const kinds = ['commercial', 'personal', 'services'] as const;
  return (
    <section className="section">
      <div className="wrap">
        <Island
          of={Tabs}
          label={words.label}
          heading={<h2>{words.heading}</h2>}
          tabs={kinds.map((kind) => ({
            id: kind,
            label: words.tabs[kind],
            content: (
              <>
                <CardGrid cards={cards[kind]} numberLabel={words.numberLabel} />
                <p className={styles.all}>
                  <Anchor className="link" href={words.all[kind].path}>
                    {words.all[kind].label}
                  </Anchor>
                </p>
              </>
            ),
          }))}
        />
      </div>
    </section>
  );
}

function CardGrid({ cards, numberLabel }: { cards: SpecialtyCard[]; numberLabel: string }) {
  return (
    <ul className={`grid ${styles.cards}`}>
      {cards.map((card, i) => (
        <li key={card.path} className="grid">
          <Anchor className={styles.card} href={card.path}>
            <span className={`between num muted ${styles.number}`}>
              {numberLabel} {i + 1}
              <Icon drawing={ArrowRight} className="icon" />
            </span>
            <div className={styles.picture}>
              <Picture
                name={card.scene}
                alt=""
                sizes={
                  i === 0
                    ? '(max-width: 767px) 100vw, (max-width: 1024px) 56vw, 40rem'
                    : '(max-width: 767px) 50vw, (max-width: 1024px) 26vw, 20rem'
                }
              />
            </div>
            <div>
              <h3 lang={card.lang}>{card.name}</h3>
              <p className="small muted" lang={card.lang}>
                {card.line}
              </p>
            </div>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
