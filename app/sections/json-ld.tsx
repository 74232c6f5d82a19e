/** Structured data. It stands in the page: as a tag of the head it would double and go stale when the page changes. */
export function JsonLd({ json }: { json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a character that could end the script (app/lib/structured-data.ts)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
