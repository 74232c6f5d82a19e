import { SectionHead } from '../../ui/section-head';
import { Terms } from '../../ui/terms';

interface Props {
  heading: string;
  lead: string;
  companies: { name: string; does: string; role: string }[];
}

/** The companies of the group, the brokerage first. */
export function GroupCompanies({ heading, lead, companies }: Props) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <Terms items={companies.map(({ name, does, role }) => ({ title: name, text: does, note: role }))} />
      </div>
    </section>
  );
}
