import type { Background } from '../../lib/backgrounds';
import { useDefinitions } from '../../sections/definitions';

interface Props {
  heading: string;
  lead: string;
  paragraphs: string[];
  background: Background;
}

export function Overview({ heading, lead, paragraphs, background }: Props) {
  const define = useDefinitions();
  return (
    <section className={`section on-${background}`}>
      <div className="wrap split">
        <h2>{heading}</h2>
        <div className="stack">
          <p className="say">{define(lead)}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="body">
              {define(paragraph)}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
