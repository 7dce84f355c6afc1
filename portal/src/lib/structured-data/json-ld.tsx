/** A description in schema.org's words. */
export type StructuredData = Record<string, unknown> & { '@type': string };

/** Tells search engines what a page is about; content in it cannot end the element it stands in. */
export function JsonLd({ data }: { data: StructuredData }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
