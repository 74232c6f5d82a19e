import { assignBackgrounds, type Background, type BackgroundChoice } from '../../lib/backgrounds';
import { AnnotatedPictureSection } from '../../sections/annotated-picture-section';
import { ClientsServed } from '../../sections/clients-served';
import { FinePrint } from '../../sections/fine-print';
import { GoesWrong } from '../../sections/goes-wrong';
import { Differentiators } from './differentiators';
import { Highlights } from './highlights';
import { MeetingQuestions } from './meeting-questions';
import { Overview } from './overview';
import type { PersonalData } from './personal-line-data.server';
import { RelatedLines } from './related-lines';

interface Section {
  id: string;
  /** Label in the list of sections. */
  name: string;
  /** Allowed backgrounds, the preferred one first. */
  backgrounds: BackgroundChoice['options'];
  render: (background: Background) => React.ReactNode;
}

/** The sections between hero and call to action, each on a background that differs from its neighbors'. */
export function personalSections(data: PersonalData) {
  const { page, words, collapsibles, layout, line, figure, whatWeCover, relatedLines, tools } = data;
  const sections: Section[] = [
    {
      id: 'overview',
      name: line.overview.heading,
      backgrounds: ['page', 'stone', 'mist'],
      render: (background) => <Overview background={background} {...line.overview} />,
    },
    {
      id: 'what-we-cover',
      name: whatWeCover.heading,
      backgrounds: ['stone', 'mist', 'page'],
      render: (background) => <AnnotatedPictureSection background={background} {...whatWeCover} />,
    },
    {
      id: 'highlights',
      name: words.highlights,
      backgrounds: ['page', 'stone', 'mist'],
      render: (background) => (
        <Highlights background={background} heading={words.highlights} {...line.highlights} more={collapsibles.more} />
      ),
    },
    {
      id: 'goes-wrong',
      name: words.goesWrong,
      backgrounds: ['mist', 'stone', 'page'],
      render: (background) => (
        <GoesWrong
          background={background}
          words={words.example}
          label={words.goesWrong}
          {...line.example}
          share={line.lossSlider.stops.at(-1)!.share}
          figure={figure}
          tools={tools}
        />
      ),
    },
    {
      id: 'fine-print',
      name: words.enhancements,
      backgrounds: ['stone', 'page', 'mist'],
      render: (background) => (
        <FinePrint
          heading={collapsibles.finePrint}
          background={background}
          enhancements={{ heading: words.enhancements, ...line.enhancements }}
          notCovered={line.notCovered}
          texas={line.texas}
          reviewed={page.reviewed}
        />
      ),
    },
    {
      id: 'differentiators',
      name: words.differentiators,
      backgrounds: ['page', 'mist', 'stone'],
      render: (background) => <Differentiators background={background} heading={words.differentiators} items={line.differentiators} />,
    },
    {
      id: 'clients',
      name: words.clients,
      backgrounds: ['mist', 'stone', 'page'],
      render: (background) => (
        <ClientsServed background={background} heading={words.clients} names={line.clients}>
          <MeetingQuestions words={words.questions} questions={line.questions} />
          <RelatedLines heading={words.relatedLines} lines={relatedLines} />
        </ClientsServed>
      ),
    },
  ];
  const backgrounds = assignBackgrounds(
    sections.map(({ backgrounds }) => ({ options: backgrounds })),
    layout.hero,
  );
  return sections.map((section, i) => ({ ...section, background: backgrounds[i] ?? 'page' }));
}
