import type { Locale } from '../../i18n/routing.ts';
import type { PageFacts } from '../../lib/page-head/metadata.ts';
import type { InterpretationDetail } from './interpretation-rows.ts';

/** What the page of an interpretation says about itself. */
export function interpretationFacts(
  row: InterpretationDetail,
  locale: Locale,
): PageFacts & { title: string } {
  const inEnglish = locale === 'en';
  const title = (inEnglish && row.titleEn) || row.title;
  const description = (inEnglish && row.summaryEn) || row.summary;
  const source = row.source ?? row.agencyName ?? '';
  return { title, description, article: { title, description, publishedOn: row.publishDate ?? '', source } };
}
