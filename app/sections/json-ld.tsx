export function JsonLd({ json }: { json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which `<` is escaped (app/lib/structured-data.ts)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
