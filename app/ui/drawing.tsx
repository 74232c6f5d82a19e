/** Formats 0.395 as 39.5%, for an SVG without viewBox, in which lines stretch with the page but text does not. */
export const percent = (share: number) => `${Math.round(share * 1e5) / 1e3}%`;

/** Draws its children in px at a position of a drawing whose width is in percent. */
export function Spot({ x, y = 0, children }: { x: string; y?: number; children: React.ReactNode }) {
  return (
    <svg x={x} y={y} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  );
}
