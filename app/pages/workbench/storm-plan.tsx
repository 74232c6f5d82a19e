import { useLoaderData } from 'react-router';
import { Island } from '../../islands/island';
import { pageInfo } from '../../page.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { PrintHead } from '../../sections/print-head';
import { StormSheet } from '../../tools/storm-sheet.island';
import { stormWords, toolFrame, toolIndex, toolPath } from '../../tools.server';
import { LeavesOut } from './leaves-out';
import { Near } from './near';
import { ToolHero } from './tool-hero';

const slug = 'storm-plan';

export function loader() {
  const { meta, ...frame } = toolFrame(slug);
  const { sheet, which, overrides, counted, hours, wind, done, forget, forgotten, kept, notKept, plans } = stormWords;
  const { print, printed } = toolIndex.sheet;
  return {
    page: pageInfo(toolPath(slug), meta, 'tools'),
    ...frame,
    words: { caption: sheet, which, overrides, counted, hours, wind, done, forget, forgotten, kept, notKept, plans, print, printed },
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { ground: 'deep' };

export default function StormPlan() {
  const { hero, leavesOut, near, company, words } = useLoaderData<typeof loader>();
  return (
    <>
      <PrintHead {...company} purpose={hero.question} />
      <ToolHero {...hero} />
      <div className="wrap">
        <Island of={StormSheet} {...words} />
      </div>
      <LeavesOut {...leavesOut} ground="page" />
      <Near {...near} ground="mist" />
    </>
  );
}
