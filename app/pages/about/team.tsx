import type { AboutWords } from '../../../content-model/schemas/about';
import type { TeamMember } from '../../../content-model/schemas/people-and-reviews';
import { Island } from '../../islands/island';
import { Anchor } from '../../ui/anchor';
import { Portrait } from '../../ui/portrait';
import { SectionHead } from '../../ui/section-head';
import styles from './team.module.css';
import { TeamList } from './team-list.island';

/** Each person's panel is a details element that opens on click; CSS also shows it on hover and keyboard focus. */
export function Team({ people, booking, ...words }: AboutWords['team'] & { people: TeamMember[]; booking: string }) {
  return (
    <section className="section on-stone" id="team">
      <div className="wrap">
        <SectionHead heading={words.heading} lead={words.lead} />
        <Island
          of={TeamList}
          className={styles.team}
          words={{ more: words.more, less: words.less, of: words.of }}
          members={people.map((person) => <Member key={person.id} person={person} words={words} booking={booking} />)}
        />
      </div>
    </section>
  );
}

function Member({ person, words, booking }: { person: TeamMember; words: AboutWords['team']; booking: string }) {
  return (
    <>
      <div className={`no-print grid ${styles.portrait}`}>
        <Portrait id={person.id} name={person.name} sizes="(max-width: 1024px) 6rem, 17rem" />
      </div>
      <div className={styles.name}>
        <h3 tabIndex={-1}>{person.name}</h3>
        <p className="muted">{person.position}</p>
      </div>
      <details name="team" className={styles.details}>
        <summary className="no-print touch-target small">
          <span className="plus flex gap-3">
            {words.about}
            <span className="visually-hidden"> {person.name}</span>
          </span>
        </summary>
        <div className={`card small ${styles.panel}`}>
          <p>{person.description}</p>
          <p>
            <a className="link touch-target" href={`mailto:${person.email}`}>
              {person.email}
            </a>
          </p>
          {person.linkedin && (
            <p>
              <Anchor className="link touch-target" href={person.linkedin} newTab>
                {words.linkedin}
              </Anchor>
            </p>
          )}
        </div>
      </details>
      <p className={`no-print ${styles.booking}`}>
        <Anchor className="link touch-target" href={booking}>
          {words.meet}
          <span className="visually-hidden">
            {' '}
            {words.with} {person.name}
          </span>
        </Anchor>
      </p>
    </>
  );
}
