import type { Locale } from '../../i18n/routing.ts';
import type { PageFacts } from '../../lib/page-head/metadata.ts';
import type { NoticeDetail } from './notice-rows.ts';

/** What the page of a notice says about itself. */
export function noticeFacts(row: NoticeDetail, locale: Locale): PageFacts & { title: string } {
  const inEnglish = locale === 'en';
  const title = (inEnglish && row.titleEn) || row.title;
  const description = (inEnglish && row.summaryEn) || row.summary;
  const article = { title, description, publishedOn: row.publishDate ?? '', source: sourceIn(locale, row) };
  return { title, description, article };
}

const sourceIn = (locale: Locale, { agencyName, agencyNameEn }: NoticeDetail): string =>
  (locale === 'en' && agencyNameEn) || (agencyName ?? '');
