import type { Background } from '../lib/backgrounds';

interface Props {
  heading: string;
  /** Below the heading. */
  under?: React.ReactNode;
  /** Beside the heading. */
  beside?: React.ReactNode;
  background?: Background;
  className?: string;
  /** What needs the full width, below all that. */
  children?: React.ReactNode;
}

/** A section whose heading has its text beside it. */
export function BesideSection({ heading, under, beside, background = 'page', className = '', children }: Props) {
  return (
    <section className={`section on-${background} ${className}`}>
      <div className="wrap grid gap-5">
        <div className="split">
          <div className="stack">
            <h2>{heading}</h2>
            {under}
          </div>
          {beside}
        </div>
        {children}
      </div>
    </section>
  );
}
