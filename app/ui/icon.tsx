import { createElement } from 'react';

/** The format in which lucide exports its icons. */
export type IconDrawing = [shape: string, attributes: Record<string, string | number | undefined>][];

interface Props {
  drawing: IconDrawing;
  /** Thinner strokes, for large icons. */
  thin?: boolean;
  className?: string | undefined;
}

/** An icon. Hidden from screen readers, because a text beside the icon or the label of the button says the same. */
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
