import { use } from 'react';
import type { EmbeddedCalculatorSectionProps } from '../tools/embedded-calculator-section';
import type { ToolLinkProps } from '../tools/tool-link';
import { PageParts, partOf } from './parts';

/** The embedded calculators of a page, and its links to tools. */
export function EmbeddedCalculators({ calculators }: { calculators: (EmbeddedCalculatorSectionProps | ToolLinkProps)[] }) {
  const parts = use(PageParts);
  return calculators.map((calculator) => {
    if ('link' in calculator) {
      const ToolLink = partOf(parts.ToolLink, 'the way to a tool');
      return <ToolLink key={calculator.heading} {...calculator} />;
    }
    const EmbeddedCalculatorSection = partOf(parts.EmbeddedCalculatorSection, 'small sheets');
    return <EmbeddedCalculatorSection key={calculator.path} {...calculator} />;
  });
}
