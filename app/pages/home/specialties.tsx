import type { HomeWords } from '../../../content-model/schemas/home';
import { Island } from '../../islands/island';
import { Anchor } from '../../ui/anchor';
import { Picture } from '../../ui/picture';
import { Tabs } from '../../ui/tabs.island';
import styles from './specialties.module.css';

interface SpecialtyCard {
  path: string;
  name: string;
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
    <section className="section no-print">
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
                <CardGrid cards={cards[kind]} />
                <Anchor className={`link touch-target ${styles.all}`} href={words.all[kind].path}>
                  {words.all[kind].label}
                </Anchor>
              </>
            ),
          }))}
        />
      </div>
    </section>
  );
}

function CardGrid({ cards }: { cards: SpecialtyCard[] }) {
  return (
    <ul className={`grid ${styles.cards}`}>
      {cards.map((card, i) => (
        <li key={card.path} className="grid">
          <Anchor className={`column ${styles.card}`} href={card.path}>
            <Picture
              name={card.scene}
              alt=""
              sizes={
                i === 0
                  ? '(max-width: 767px) 100vw, (max-width: 1024px) 56vw, 40rem'
                  : '(max-width: 767px) 50vw, (max-width: 1024px) 26vw, 20rem'
              }
            />
            <h3>{card.name}</h3>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
