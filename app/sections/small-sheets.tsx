import { use } from 'react';
import type { LivePairProps } from '../tools/live-pair';
import type { ToolLinkProps } from '../tools/tool-link';
import { PageParts, partOf } from './parts';

/** The small sheets of a page, and the ways to tools. */
export function SmallSheets({ sheets }: { sheets: (LivePairProps | ToolLinkProps)[] }) {
  const parts = use(PageParts);
  return sheets.map((sheet) => {
    if ('link' in sheet) {
      const ToolLink = partOf(parts.ToolLink, 'the way to a tool');
      return <ToolLink key={sheet.heading} {...sheet} />;
    }
    const LivePair = partOf(parts.LivePair, 'small sheets');
    return <LivePair key={sheet.path} {...sheet} />;
  });
}
