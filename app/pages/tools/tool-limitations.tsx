import { BesideSection } from '../../sections/beside-section';
import { RelatedLinks } from './related-pages';

interface Props {
  heading: string;
  items: string[];
  links: { kind: string; label: string; path: string }[];
}

export function ToolLimitations({ heading, items, links }: Props) {
  const list = (
    <ul className="dashes">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
  return (
    <BesideSection heading={heading} beside={list}>
      <RelatedLinks links={links} />
    </BesideSection>
  );
}
