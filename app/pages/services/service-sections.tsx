import { assignBackgrounds, type Background, type BackgroundChoice } from '../../lib/backgrounds';
import { AnnotatedPictureSection } from '../../sections/annotated-picture-section';
import { EmbeddedCalculators } from '../../sections/embedded-calculators';
import { FinePrint } from '../../sections/fine-print';
import { GoesWrong } from '../../sections/goes-wrong';
import { ClaimTimeline } from './claim-timeline';
import { CostOfRisk } from './cost-of-risk';
import { Coverages } from './coverages';
import { EmergencyResponse } from './emergency-response';
import { NetworkGroups } from './network-groups';
import { PropertySchedule } from './property-schedule';
import { RetentionOptions } from './retention-options';
import { RiskLayers } from './risk-layers';
import { RiskRegister } from './risk-register';
import { ServiceCycle } from './service-cycle';
import type { SectionData, ServiceData } from './service-data.server';
import { TextSection } from './text-section';

interface Section {
  /** Fragment of the section's URL. */
  id: string;
  /** Label in the list of sections. */
  name: string;
  render: (background: Background) => React.ReactNode;
}

export const heroBackground = 'mist';
const backgrounds: BackgroundChoice = { options: ['page', 'stone'] };

/** The sections below the hero: those that content lists, then the loss example and the fine print. */
export function serviceSections(data: ServiceData) {
  const { page, service, words, collapsibles, calculators } = data;
  const ids = data.sections.map(({ kind }, i) => idOf(kind, data.sections.slice(0, i).filter((other) => other.kind === kind).length));
  const sections: Section[] = [
    ...data.sections.map((section, i) => ({
      id: ids[i]!,
      name: section.heading,
      render: (background: Background) => render(section, background, words),
    })),
    {
      id: 'loss',
      name: service.loss.title,
      render: (background) => (
        <GoesWrong background={background} words={words.loss} {...service.loss} rows={service.loss.figures}>
          {calculators.length > 0 && <EmbeddedCalculators calculators={calculators} />}
        </GoesWrong>
      ),
    },
    {
      id: 'fine-print',
      name: collapsibles.finePrint,
      render: (background) => (
        <FinePrint
          heading={collapsibles.finePrint}
          background={background}
          notCovered={service.notCovered}
          texas={service.texas}
          reviewed={page.reviewed}
        />
      ),
    },
  ];
  const assigned = assignBackgrounds(
    sections.map(() => backgrounds),
    heroBackground,
  );
  return sections.map((section, i) => ({ ...section, background: assigned[i]! }));
}

/** The kind of a section is its id; the second section of a kind is text-2. */
const idOf = (kind: string, before: number) => (before ? `${kind}-${before + 1}` : kind);

function render(section: SectionData, background: Background, words: ServiceData['words']) {
  switch (section.kind) {
    case 'text':
      return <TextSection background={background} {...section} />;
    case 'cycle':
      return <ServiceCycle background={background} {...section} />;
    case 'timeline':
      return <ClaimTimeline background={background} {...section} words={words.timeline} />;
    case 'layers':
      return <RiskLayers background={background} {...section} words={words.layers} />;
    case 'options':
      return <RetentionOptions background={background} {...section} words={words.options} />;
    case 'emergency-response':
      return <EmergencyResponse background={background} {...section} words={words.stages} />;
    case 'schedule':
      return <PropertySchedule background={background} {...section} words={words.schedule} />;
    case 'coverages':
      return <Coverages background={background} {...section} />;
    case 'picture':
      return <AnnotatedPictureSection background={background} {...section} />;
    case 'register':
      return <RiskRegister background={background} {...section} words={words.register} />;
    case 'cost':
      return <CostOfRisk background={background} {...section} words={words.cost} />;
    case 'groups':
      return <NetworkGroups background={background} {...section} />;
  }
}
