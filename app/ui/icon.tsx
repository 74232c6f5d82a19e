/** The format in which lucide exports its icons. */
export type IconDrawing = [shape: string, attributes: Record<string, string | number | undefined>][];

interface Props {
  drawing: IconDrawing;
  /** Thinner strokes, for large icons. */
  thin?: boolean;
  className?: string;
}

/** An icon. Hidden from screen readers, because a text beside the icon or the label of the button says the same. */
export function Icon({ drawing, thin = false, className }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={thin ? 1.1 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden
    >
      <path d={drawing.map(([shape, attributes]) => outline(shape, attributes)).join('')} />
    </svg>
  );
}

/** One path for all shapes of an icon keeps pages small. */
function outline(shape: string, attributes: IconDrawing[number][1]): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  switch (shape) {
    case 'path':
      // the first pair of a relative path is relative to the origin, not to the end of the shape before
      return `M0 0${attributes.d}`;
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'circle': {
      const r = number('r');
      return `M${number('cx') - r} ${number('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    }
    case 'rect': {
      const [r, width, height] = [number('rx'), number('width') - 2 * number('rx'), number('height') - 2 * number('rx')];
      const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
      return `M${number('x') + r} ${number('y')}h${width}${corner(r, r)}v${height}${corner(-r, r)}h${-width}${corner(-r, -r)}v${-height}${corner(r, -r)}z`;
    }
    default:
      throw new Error(`Icons have no shape “${shape}” so far`);
  }
}
