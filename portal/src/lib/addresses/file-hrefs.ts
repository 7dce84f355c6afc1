import type { Locale } from '../../i18n/routing.ts';

/** What has days that people put into their calendars; `deadlines` are those of everything that is open. */
export const calendarFiles = ['deadlines', 'guide', 'notice', 'publicity'] as const;
export type CalendarFile = (typeof calendarFiles)[number];

/** Files have no language in their path: they are asked for one. */
const asked = (locale: Locale, id: string | undefined) =>
  new URLSearchParams({ ...(id === undefined ? {} : { id }), ...(locale === 'en' ? { lang: locale } : {}) });

/** The address of a calendar file, of one row or of everything. */
export function calendarHref(locale: Locale, file: CalendarFile, id?: string): string {
  const query = asked(locale, id).toString();
  return `/calendar/${file}.ics${query === '' ? '' : `?${query}`}`;
}

/** The kinds of file that a publicity list is had as. */
export const publicitySheets = ['xlsx', 'csv'] as const;

/** The address of a publicity list as a sheet. */
export const publicitySheetHref = (
  locale: Locale,
  id: string,
  kind: (typeof publicitySheets)[number],
): string => `/sheets/publicity.${kind}?${asked(locale, id).toString()}`;

/** The address of search results as a sheet, found by the same query. */
export const searchCsvHref = (locale: Locale, query: Readonly<Record<string, string>>): string =>
  `/sheets/search.csv?${new URLSearchParams({ ...query, ...Object.fromEntries(asked(locale, undefined)) }).toString()}`;
