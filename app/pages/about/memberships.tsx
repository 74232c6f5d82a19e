import { SectionHead } from '../../ui/section-head';
import { Terms } from '../../ui/terms';

interface Props {
  heading: string;
  lead: string;
  items: { name: string; brings: string }[];
}

export function Memberships({ heading, lead, items }: Props) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <Terms items={items.map(({ name, brings }) => ({ title: name, text: brings }))} />
      </div>
    </section>
  );
}
