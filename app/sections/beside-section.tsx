import type { Background } from '../lib/backgrounds';

interface Props {
  heading: string;
  /** Text beside the heading. */
  beside?: React.ReactNode;
  background: Background;
  /** What needs the full width, below both. */
  children?: React.ReactNode;
}

/** A section whose heading has its text beside it. */
export function BesideSection({ heading, beside, background, children }: Props) {
  return (
    <section className={`section on-${background}`}>
      <div className="wrap grid gap-5">
        <div className="split">
          <h2>{heading}</h2>
          {beside}
        </div>
        {children}
      </div>
    </section>
  );
}
