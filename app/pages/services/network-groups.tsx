import type { Background } from '../../lib/backgrounds';
import { BesideSection } from '../../sections/beside-section';
import { Icon, type IconDrawing } from '../../ui/icon';
import styles from './network-groups.module.css';

interface Props {
  heading: string;
  items: { category: string; drawing: IconDrawing; specialties: string[]; description: string }[];
  background: Background;
}

/** Groups of specialists. */
export function NetworkGroups({ heading, items, background }: Props) {
  return (
    <BesideSection heading={heading} background={background}>
      <ul className="terms">
        {items.map((item) => (
          <li key={item.category} className={styles.group}>
            <Icon thin drawing={item.drawing} className={styles.icon} />
            <div>
              <h3>{item.category}</h3>
              <p className="small">{item.specialties.join(', ')}</p>
            </div>
            <p>{item.description}</p>
          </li>
        ))}
      </ul>
    </BesideSection>
  );
}
