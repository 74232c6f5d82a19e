import { CarouselBullets, useCarousel } from '../ui/carousel';
import styles from './partner-bullets.module.css';

interface Props {
  rowId: string;
  count: number;
  label: string;
  children: React.ReactNode;
}

export function PartnerBullets({ rowId, count, label, children }: Props) {
  const { position, goTo } = useCarousel(rowId);
  return (
    <>
      {children}
      <CarouselBullets className={styles.bullets} count={count} chosen={position.view} goTo={goTo} label={label} />
    </>
  );
}
