import type { StructuredData } from '../lib/structured-data';

/** Structured data. It stands in the page: as a tag of the head it would double and go stale when the page changes. */
export function JsonLd({ data }: { data: StructuredData }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, and nothing in it can end the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />;
}
