import type { Background } from '../lib/backgrounds';
import { Terms } from '../ui/terms';
import { useDefinitions } from './definitions';

interface Props {
  id?: string;
  heading: string;
  statement: string;
  steps: { title: string; text: string }[];
  background?: Background;
  children?: React.ReactNode;
}

/** A statement in large type and three steps. */
export function Approach({ id, heading, statement, steps, background = 'page', children }: Props) {
  const define = useDefinitions();
  return (
    <section id={id} className={`section on-${background}`}>
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
