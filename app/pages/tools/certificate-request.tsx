import { useLoaderData } from 'react-router';
import { talkWords } from '../../data/content.server';
import { certificateWords, toolIndex, toolPageData } from '../../data/tools.server';
import { Island } from '../../islands/island';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { PrintHeader } from '../../sections/print-header';
import { CertificateRequestForm } from '../../tools/certificate-request-form.island';
import { Omissions } from './omissions';
import { RelatedPages } from './related-pages';
import { ToolHero } from './tool-hero';

const slug = 'certificate-request';

export function loader(args: { request: Request }) {
  const language = languageOf(args.request);
  const { formLabel, note, fields, endorsements, request, warnings, limits, actions, talk, letter } = certificateWords(language);
  const { print, printed } = toolIndex(language).labels;
  return {
    ...toolPageData(language, slug),
    words: {
      caption: formLabel,
      note,
      fields,
      endorsements,
      request,
      warnings,
      talk: talkWords(language, talk),
      letter,
      actions: { ...actions, print, printed },
    },
    limits: { heading: limits.heading, lead: limits.lead, items: limits.items.map((text) => ({ text })) },
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'deep' };

export default function CertificateRequest() {
  const { hero, omissions, relatedPages, company, words, limits } = useLoaderData<typeof loader>();
  return (
    <>
      <PrintHeader {...company} purpose={hero.question} />
      <ToolHero {...hero} />
      <div className="wrap">
        <Island of={CertificateRequestForm} {...words} email={company.email} />
      </div>
      <Omissions {...limits} background="page" />
      <Omissions {...omissions} />
      <RelatedPages {...relatedPages} background="mist" />
    </>
  );
}
