import type { ClientServiceWords } from '../../../content-model/schemas/client-service';
import type { InsurerNumbers } from '../../data/insurers.server';
import { Anchor } from '../../ui/anchor';
import { SectionHead } from '../../ui/section-head';
import { TableHead } from '../../ui/table-head';
import styles from './insurer-table.module.css';
import { linesOf } from './phone-lines';

interface Props {
  words: ClientServiceWords['insurers'];
  insurers: InsurerNumbers;
  /** Whether the website has sample content. */
  isSample: boolean;
  className?: string;
}

/** Claim and billing numbers with the day on which they were checked. On phones each row is a block. */
export function InsurerTable({ words, insurers, isSample, className = '' }: Props) {
  return (
    <section className={`section on-stone ${className}`} id="insurers">
      <div className="wrap">
        <SectionHead heading={words.heading} lead={words.lead} />
        <div className={styles.table}>
          <table>
            <caption className="visually-hidden">{words.caption}</caption>
            <TableHead columns={[words.insurer, words.claims, words.billing, words.website, words.checked]} />
            <tbody>
              {insurers.list.map(({ id, name, writes, claims, billing, website, checked }) => (
                <tr key={id}>
                  <th scope="row">
                    {name} <small>{writes}</small>
                  </th>
                  <td data-label={words.claims}>
                    <a href={claims.phone.href}>{claims.phone.display}</a> <small>{linesOf(claims, words).join(', ')}</small>
                  </td>
                  <td data-label={words.billing}>
                    {billing ? (
                      <>
                        <a href={billing.phone.href}>{billing.phone.display}</a> <small>{billing.hours}</small>
                      </>
                    ) : (
                      <span className="muted">{words.noBilling}</span>
                    )}
                  </td>
                  <td data-label={words.website}>
                    {website && (
                      <Anchor href={website.href} newTab unmarked>
                        {website.name}
                      </Anchor>
                    )}
                  </td>
                  <td data-label={words.checked}>
                    <time dateTime={checked.iso}>{checked.text}</time>
                    {checked.isOld && (
                      <>
                        {' '}
                        <small className={styles.old}>{words.old}</small>
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {isSample && <p className={`note ${styles.sample}`}>{words.sample}</p>}
      </div>
    </section>
  );
}
