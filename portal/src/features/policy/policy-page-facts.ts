import type { Locale } from '../../i18n/routing.ts';
import type { PageFacts } from '../../lib/page-head/metadata.ts';
import type { PolicyRow } from './policy-head.tsx';

/** What the page of a policy says about itself. */
export function policyFacts(row: PolicyRow, locale: Locale): PageFacts & { title: string } {
  const inEnglish = locale === 'en';
  const title = (inEnglish && row.titleEn) || row.title;
  const description = (inEnglish && row.summaryEn) || row.summary;
  return {
    title,
    description,
    article: {
      title,
      description,
      publishedOn: row.publishDate,
      source: row.source ?? row.issuer,
      keywords: row.keywords ?? [],
    },
  };
}
