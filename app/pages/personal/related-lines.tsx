import { Anchor } from '../../ui/anchor';

interface Props {
  heading: string;
  lines: { title: string; path: string }[];
}

/** Links to two related lines of insurance. */
export function RelatedLines({ heading, lines }: Props) {
  return (
    <p className="row no-print">
      {heading}:
      {lines.map(({ title, path }) => (
        <Anchor key={path} className="link" href={path}>
          {title}
        </Anchor>
      ))}
    </p>
  );
}
