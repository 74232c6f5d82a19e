import { useLoaderData } from 'react-router';
import { talkWords } from '../../data/content.server';
import { stormWords, toolIndex, toolPageData } from '../../data/tools.server';
import { Island } from '../../islands/island';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { PrintHeader } from '../../sections/print-header';
import { StormChecklist } from '../../tools/storm-checklist.island';
import { Omissions } from './omissions';
import { RelatedPages } from './related-pages';
import { ToolHero } from './tool-hero';

const slug = 'storm-plan';

export function loader({ request }: { request: Request }) {
  const language = languageOf(request);
  const { formLabel, choosePlan, overrides, countNote, hours, zeroHours, done, clear, cleared, saved, notSaved, plans, talk, message } =
    stormWords(language);
  const { print, printed } = toolIndex(language).labels;
  return {
    ...toolPageData(language, slug),
    words: {
      caption: formLabel,
      choosePlan,
      overrides,
      countNote,
      hours,
      zeroHours,
      done,
      clear,
      cleared,
      saved,
      notSaved,
      plans,
      print,
      printed,
      talk: talkWords(language, talk),
      message,
    },
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'deep' };

export default function StormPlan() {
  const { hero, omissions, relatedPages, company, words } = useLoaderData<typeof loader>();
  return (
    <>
      <PrintHeader {...company} purpose={hero.question} />
      <ToolHero {...hero} />
      <div className="wrap">
        <Island of={StormChecklist} {...words} />
      </div>
      <Omissions {...omissions} background="page" />
      <RelatedPages {...relatedPages} background="mist" />
    </>
  );
}
