import { use } from 'react';
import type { EmbeddedCalculatorSectionProps } from '../tools/embedded-calculator-section';
import type { ToolLinkProps } from '../tools/tool-link';
import { PageParts, partOf } from './parts';

/** The small sheets of a page, and the ways to tools. */
export function EmbeddedCalculators({ sheets }: { sheets: (EmbeddedCalculatorSectionProps | ToolLinkProps)[] }) {
  const parts = use(PageParts);
  return sheets.map((sheet) => {
    if ('link' in sheet) {
      const ToolLink = partOf(parts.ToolLink, 'the way to a tool');
      return <ToolLink key={sheet.heading} {...sheet} />;
    }
    const EmbeddedCalculatorSection = partOf(parts.EmbeddedCalculatorSection, 'small sheets');
    return <EmbeddedCalculatorSection key={sheet.path} {...sheet} />;
  });
}
