import { preload } from 'react-dom';
import { Island } from '../islands/island';
import type { Background } from '../lib/backgrounds';
import { Anchor } from '../ui/anchor';
import { CarouselRow } from '../ui/carousel';
import { PartnerBullets } from './partner-bullets.island';
import styles from './partners.module.css';

const rowId = 'partners';

interface Props {
  id?: string;
  partners: { id: string; name: string; logo: string }[];
  title: string;
  note: string;
  noteHref: string;
  /** Accessible names of the row and of its bullets. */
  carriers: string;
  bullet: string;
  /** Omitted directly below a hero, where the section has no background of its own. */
  background?: Background;
}

/**
 * Five partner logos and a seal. Two logos are in view on phones, three from 768 px and all from 1024 px. Under a hero the
 * logos are preloaded.
 */
export function Partners({ id, partners, title, note, noteHref, carriers, bullet, background }: Props) {
  if (!background) for (const partner of partners) preload(partner.logo, { as: 'image', fetchPriority: 'low' });

  return (
    <section id={id} aria-label={title} className={`${background ? `on-${background}` : ''} no-print`}>
      <div className={`wrap grid ${styles.partners}`} data-lined={background && ''}>
        <div className={`flex gap-3 small ${styles.claim}`}>
          <svg className={styles.seal} viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
            <circle cx="24" cy="24" r="22.5" />
            <path stroke="var(--mark)" strokeWidth="2.6" d="M15 17.5h18" />
            <path strokeWidth="2.2" d="M24 19v14M23 19.5 17 32M25 19.5 31 32" />
          </svg>
          <p>
            <b>{title}</b>
            <br />
            <Anchor href={noteHref} className={`muted ${styles.note}`}>
              {note}
            </Anchor>
          </p>
        </div>
        {/* hydrated on interaction: the row is above the fold and works without scripts */}
        <Island of={PartnerBullets} rowId={rowId} count={Math.ceil(partners.length / 2)} label={bullet} when="interaction">
          <CarouselRow id={rowId} label={carriers} className={styles.logos}>
            {partners.map((partner) => (
              <li key={partner.id}>
                <img src={partner.logo} width={168} height={32} alt={partner.name} fetchPriority="low" />
              </li>
            ))}
          </CarouselRow>
        </Island>
      </div>
    </section>
  );
}
