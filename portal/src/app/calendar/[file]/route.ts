import { getTranslations } from 'next-intl/server';

import type { DueDay } from '../../../features/calendar/calendar-days.ts';
import { loadCalendar } from '../../../features/calendar/load-calendar.ts';
import type { Locale } from '../../../i18n/routing.ts';
import { calendarFiles } from '../../../lib/addresses/file-hrefs.ts';
import { pageUrl } from '../../../lib/addresses/page-url.ts';
import { config } from '../../../config.ts';
import { calendarOf } from '../../../lib/files/calendar.ts';
import type { CalendarDay } from '../../../lib/files/calendar.ts';
import { fileQuery } from '../../../lib/public-pages/public-queries.ts';

export const dynamic = 'force-dynamic';

/** Deadlines as a calendar: of one row, or of everything that is open; 404 where there is none to put down. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  const asked = calendarFiles.find((one) => `${one}.ics` === file);
  const read = fileQuery
    .partial({ id: true })
    .safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked || !read.success) return absent();
  const { id, lang } = read.data;
  const now = new Date();
  const days = await loadCalendar(asked, id, now);
  if (asked !== 'deadlines' && days.length === 0) return absent();
  const t = await getTranslations({ locale: lang, namespace: 'related.calendar' });
  const entries = await Promise.all(days.map((day) => entryOf(day, lang)));
  return new Response(calendarOf(t('name'), entries, now), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}

const absent = () => new Response('Not found', { status: 404 });

async function entryOf({ uid, day, kind, row, href }: DueDay, locale: Locale): Promise<CalendarDay> {
  const t = await getTranslations({ locale, namespace: 'related.calendar' });
  const title = t(kind, { title: (locale === 'en' && row.titleEn) || row.title });
  const url = pageUrl(locale, href);
  const text = [...(kind === 'batchOpens' ? [t('batchText')] : []), t('hint'), url].join('\n');
  return { uid: `${uid}@${new URL(config.portalOrigin).hostname}`, day, title, text, url };
}
