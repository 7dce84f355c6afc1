import type { Locale } from '../../i18n/routing.ts';
import type { PageFacts } from '../../lib/page-head/metadata.ts';
import type { GuideRow } from './guide-rows.ts';

/** What the page of an item guide says about itself. */
export function guideFacts(row: GuideRow, locale: Locale): PageFacts & { title: string } {
  const title = (locale === 'en' && row.titleEn) || row.title;
  return { title, description: `${row.title}：${row.standard}` };
}
