import type { ComponentProps } from 'react';
import styles from './range-slider.module.css';

/** A range input drawn as a scale with a triangle as thumb. */
export function RangeSlider({ className = '', ...input }: ComponentProps<'input'>) {
  return <input type="range" className={`${styles.slider} ${className}`} {...input} />;
}
