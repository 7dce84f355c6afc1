import { getTranslations } from 'next-intl/server';

import { loadResultSheet } from '../../../features/search/load-search.ts';
import { searchSheetQuery } from '../../../features/search/search-sheet.ts';
import type { SearchSheetQuery } from '../../../features/search/search-sheet.ts';
import { pageUrl } from '../../../lib/addresses/page-url.ts';
import { csvOf } from '../../../lib/files/csv.ts';
import { refusedAnswer } from '../../../lib/server-reads/refused-answer.ts';

export const dynamic = 'force-dynamic';

/** What a search finds as a sheet: its best results, in the order of the page. */
export async function GET(request: Request): Promise<Response> {
  const read = searchSheetQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!read.success || read.data.keyword === '') return new Response('Not found', { status: 404 });
  try {
    return await sheetOf(read.data);
  } catch (error) {
    return refusedAnswer(error);
  }
}

async function sheetOf({ lang, ...query }: SearchSheetQuery): Promise<Response> {
  const [t, records] = await Promise.all([
    getTranslations({ locale: lang, namespace: 'search' }),
    loadResultSheet(query),
  ]);
  const header = (
    [
      ...(['type', 'title', 'docNo', 'itemCode', 'agency'] as const),
      ...(['publishDate', 'applyEnd', 'amountCapWan', 'url'] as const),
    ] as const
  ).map((column) => t(`columns.${column}`));
  const isEnglish = lang === 'en';
  const rows = records.map((record) => [
    t(`types.${record.type}`),
    (isEnglish && record.titleEn) || record.title,
    record.docNo,
    record.itemCode,
    (isEnglish && record.agencyNameEn) || record.agencyName,
    record.publishDate,
    record.applyEnd,
    record.amountCapWan,
    pageUrl(lang, record.url),
  ]);
  return new Response(csvOf([header, ...rows]), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  });
}
