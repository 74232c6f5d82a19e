import { useLoaderData } from 'react-router';
import { talkWords } from '../../data/content.server';
import { termOf, termPath } from '../../data/glossary.server';
import { conversationWords, toolIndex, toolPageData } from '../../data/tools.server';
import { Island } from '../../islands/island';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { PrintHeader } from '../../sections/print-header';
import { ConversationTopics } from '../../tools/conversation-topics.island';
import { NoScriptTopics } from './no-script-topics';
import { Omissions } from './omissions';
import { RelatedPages } from './related-pages';
import { ToolHero } from './tool-hero';

const slug = 'conversation';

export function loader({ request }: { request: Request }) {
  const language = languageOf(request);
  const termLink = (id: string) => ({ label: termOf(language, id).term, path: termPath(language, id) });
  const { formLabel, groups, topics, bring, terms, nothing, example, chosen, clear, talk, message, letter } = conversationWords(language);
  const { print, printed } = toolIndex(language).labels;
  return {
    ...toolPageData(language, slug),
    words: {
      caption: formLabel,
      groups: groups.map(({ heading, choices }) => ({
        heading,
        choices: choices.map((choice) => ({ ...choice, terms: choice.terms.map(termLink) })),
      })),
      topics,
      bring,
      terms,
      nothing,
      example,
      chosen,
      clear,
      print,
      printed,
      talk: talkWords(language, talk),
      message,
      letter,
    },
  };
}

export const meta = tagsOf;
export const handle: PageHandle = { background: 'deep' };

export default function Conversation() {
  const { hero, omissions, relatedPages, company, words } = useLoaderData<typeof loader>();
  return (
    <>
      <PrintHeader {...company} purpose={hero.question} />
      <ToolHero {...hero} />
      <div className="wrap">
        <Island of={ConversationTopics} {...words} />
      </div>
      <NoScriptTopics heading={words.topics} groups={words.groups} />
      <Omissions {...omissions} background="page" />
      <RelatedPages {...relatedPages} background="mist" />
    </>
  );
}
