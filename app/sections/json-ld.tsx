import type { Graph, Thing, WithContext } from 'schema-dts';

/** Structured data. It stands in the page: as a tag of the head it would double and go stale when the page changes. */
export function JsonLd({ data }: { data: WithContext<Thing> | Graph }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, and nothing in it can end the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />;
}
