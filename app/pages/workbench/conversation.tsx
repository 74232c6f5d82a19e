import { useLoaderData } from 'react-router';
import { talkWords } from '../../data/content.server';
import { termOf, termPath } from '../../data/glossary.server';
import { conversationWords, toolFrame, toolIndex } from '../../data/tools.server';
import { Island } from '../../islands/island';
import { type PageHandle, tagsOf } from '../../page-data';
import { PrintHead } from '../../sections/print-head';
import { ConversationTopics } from '../../tools/conversation-topics.island';
import { NoScriptTopics } from './no-script-topics';
import { Omissions } from './omissions';
import { RelatedPages } from './related-pages';
import { ToolHero } from './tool-hero';

const slug = 'conversation';

export function loader() {
  const { formLabel, groups, topics, bring, terms, nothing, example, chosen, clear, talk, message } = conversationWords;
  const { print, printed } = toolIndex.labels;
  return {
    ...toolFrame(slug),
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
      talk: talkWords(talk),
      message,
    },
  };
}

const termLink = (id: string) => ({ label: termOf(id).term, path: termPath(id) });

export const meta = tagsOf;
export const handle: PageHandle = { background: 'deep' };

export default function Conversation() {
  const { hero, omissions, relatedPages, company, words } = useLoaderData<typeof loader>();
  return (
    <>
      <PrintHead {...company} purpose={hero.question} />
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
