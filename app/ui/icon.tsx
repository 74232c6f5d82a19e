import { createElement } from 'react';

/** The shapes of an icon, as the package lucide exports them. */
export type IconDrawing = [shape: string, attributes: Record<string, string | number | undefined>][];

interface Props {
  drawing: IconDrawing;
  /** For the large ones beside a heading. */
  thin?: boolean;
  className?: string | undefined;
}

/** Says nothing to screen readers: the words stand beside it, or in the label of its button. */
export function Icon({ drawing, thin = false, className }: Props) {
  return createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: 24,
      height: 24,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: thin ? 1.1 : 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className,
      'aria-hidden': true,
    },
    ...drawing.map(([shape, attributes]) => createElement(shape, attributes)),
  );
}
