import type { Background } from '../lib/backgrounds';
import { Terms } from '../ui/terms';
import { useDefinitions } from './definitions';

interface Props {
  heading: string;
  statement: string;
  steps: { title: string; text: string }[];
  background?: Background;
  children?: React.ReactNode;
}

/** A statement in large type and three steps. */
export function Approach({ heading, statement, steps, background = 'page', children }: Props) {
  const define = useDefinitions();
  return (
    <section className={`section on-${background}`}>
      <div className="wrap grid gap-6">
        <div className="split">
          <h2>{heading}</h2>
          <p className="say">{define(statement)}</p>
        </div>
        <Terms items={steps.map((step) => ({ title: step.title, text: define(step.text) }))} />
        {children && <div className="no-print">{children}</div>}
      </div>
    </section>
  );
}
