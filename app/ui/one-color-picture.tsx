import { useId } from 'react';
import styles from './one-color-picture.module.css';

interface Props {
  src: string;
  width: number;
  height: number;
  label: string;
}

/**
 * Uses a one-color image as a mask, so that the picture has the text color of the theme. If the file fails to load, the
 * space stays empty.
 */
export function OneColorPicture({ src, width, height, label }: Props) {
  const mask = useId();
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <mask id={mask} className={styles.mask} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
        <image href={src} width={width} height={height} preserveAspectRatio="xMidYMid meet" />
      </mask>
      <rect width={width} height={height} fill="currentColor" mask={`url(#${mask})`} />
    </svg>
  );
}
