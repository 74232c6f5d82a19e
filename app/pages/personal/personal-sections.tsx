import type { PersonalSection } from '../../../content-model/schemas/personal-line';
import { assignBackgrounds, type Background, type BackgroundChoice } from '../../lib/backgrounds';
import { AnnotatedPictureSection } from '../../sections/annotated-picture-section';
import { ClientsServed } from '../../sections/clients-served';
import { CollapsibleSection } from '../../sections/collapsible-section';
import { EmbeddedCalculators } from '../../sections/embedded-calculators';
import { ExclusionsAndTexas } from '../../sections/exclusions-and-texas';
import { figureBackground } from '../../sections/figures/figure-background';
import { FigureSection } from '../../sections/figures/figure-section';
import { LossExample } from '../../sections/loss-example';
import { Differentiators } from './differentiators';
import { Enhancements } from './enhancements';
import { Highlights } from './highlights';
import { MeetingQuestions } from './meeting-questions';
import { Overview } from './overview';
import type { PersonalData } from './personal-line-data.server';
import { RelatedLines } from './related-lines';

interface Section {
  id: string;
  /** Label in the section nav. */
  name: string;
  /** Allowed backgrounds, the preferred one first. */
  backgrounds: BackgroundChoice['options'];
  noPrint?: boolean;
  render: (background: Background) => React.ReactNode;
}

/** The sections between hero and call to action, in the order of the content, each on a background that differs from its neighbors'. */
export function personalSections(data: PersonalData) {
  const { page, words, collapsibles, layout, line, figureData, whatWeCover, relatedLines, calculators } = data;
  const any: Section['backgrounds'] = ['page', 'stone', 'mist'];
  const sections: Record<PersonalSection, Section> = {
    overview: {
      id: 'overview',
      name: line.overview.heading,
      backgrounds: any,
      render: (background) => <Overview background={background} {...line.overview} />,
    },
    whatWeCover: {
      id: 'what-we-cover',
      name: whatWeCover.heading,
      backgrounds: ['stone', 'mist', 'page'],
      render: (background) => <AnnotatedPictureSection background={background} {...whatWeCover} />,
    },
    highlights: {
      id: 'highlights',
      name: words.highlights,
      backgrounds: any,
      render: (background) => <Highlights background={background} heading={words.highlights} {...line.highlights} />,
    },
    example: {
      id: 'example',
      name: line.example.title,
      backgrounds: ['mist', 'page', 'stone'],
      render: (background) => (
        <LossExample background={background} words={words.example} more={collapsibles.story} {...line.example}>
          {calculators.length > 0 && <EmbeddedCalculators calculators={calculators} />}
        </LossExample>
      ),
    },
    finePrint: {
      id: 'fine-print',
      name: words.enhancements,
      backgrounds: ['stone', 'mist', 'page'],
      render: (background) => (
        <ExclusionsAndTexas
          words={collapsibles}
          background={background}
          notCovered={line.notCovered}
          texas={line.texas}
          reviewed={page.reviewed}
        >
          <Enhancements words={collapsibles} heading={words.enhancements} {...line.enhancements} />
        </ExclusionsAndTexas>
      ),
    },
    differentiators: {
      id: 'differentiators',
      name: words.differentiators,
      backgrounds: ['mist', 'page', 'stone'],
      render: (background) => <Differentiators background={background} heading={words.differentiators} items={line.differentiators} />,
    },
    clients: {
      id: 'clients',
      name: words.clients,
      backgrounds: any,
      noPrint: true,
      render: (background) => <ClientsServed background={background} heading={words.clients} names={line.clients} />,
    },
    questions: {
      id: 'bring',
      name: words.questions.heading,
      backgrounds: ['mist', 'stone', 'page'],
      render: (background) => (
        <CollapsibleSection background={background}>
          <MeetingQuestions collapsibles={collapsibles} words={words.questions} questions={line.questions} />
          <RelatedLines {...words.relatedLines} lines={relatedLines} />
        </CollapsibleSection>
      ),
    },
  };
  const figure: Section[] = figureData
    ? [
        {
          id: 'figure',
          name: figureData.figure.heading,
          backgrounds: figureBackground(figureData.figure).options,
          // the printed page must fit on two sheets, and the example has the same amounts
          noPrint: true,
          render: (background) => <FigureSection label={words.figure} figureData={figureData} background={background} />,
        },
      ]
    : [];
  const ordered = layout.sections.flatMap((key) => (key === 'example' ? [...figure, sections[key]] : sections[key]));
  const backgrounds = assignBackgrounds(
    ordered.map(({ backgrounds }) => ({ options: backgrounds })),
    layout.hero,
  );
  return ordered.map((section, i) => ({ ...section, background: backgrounds[i] ?? 'page' }));
}
