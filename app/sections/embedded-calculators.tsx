import { EmbeddedCalculatorSection, type EmbeddedCalculatorSectionProps } from '../tools/embedded-calculator-section';
import { ToolLink, type ToolLinkProps } from '../tools/tool-link';

/** The embedded calculators of a page, and the page's links to tools. */
export function EmbeddedCalculators({ calculators }: { calculators: (EmbeddedCalculatorSectionProps | ToolLinkProps)[] }) {
  return calculators.map((calculator) =>
    'link' in calculator ? (
      <ToolLink key={calculator.heading} {...calculator} />
    ) : (
      <EmbeddedCalculatorSection key={calculator.path} {...calculator} />
    ),
  );
}
