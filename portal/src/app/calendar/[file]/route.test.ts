import { createTranslator } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { DueDay } from '../../../features/calendar/calendar-days.ts';
import { catalogue } from '../../../i18n/catalogue.ts';

const id = '0197a3b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b';
const day: DueDay = {
  ...{
    uid: 'guide-1',
    day: '2026-12-18',
    kind: 'applyEnds',
    href: '/policyitemguide/policyitemguideDetail?id=1',
  },
  row: { title: '研发补助', titleEn: 'R&D' },
};
const loadCalendar = vi.fn((): Promise<readonly DueDay[]> => Promise.resolve([day]));

vi.mock('server-only', () => ({}));
vi.mock('../../../features/calendar/load-calendar.ts', () => ({ loadCalendar }));
vi.mock('../../../lib/addresses/page-url.ts', () => ({
  pageUrl: (locale: string, href: string) => `https://portal.example/${locale}${href}`,
}));
vi.mock('next-intl/server', () => ({
  getTranslations: ({ locale, namespace }: { locale: 'zh' | 'en'; namespace: 'related.calendar' }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: catalogue[locale] })),
}));

const { GET } = await import('./route.ts');
const ask = (file: string, query = '') =>
  GET(new Request(`http://portal.example/calendar/${file}${query}`), { params: Promise.resolve({ file }) });
beforeEach(() => loadCalendar.mockClear());

describe('a calendar file', () => {
  it('says a deadline in the language that it is asked for', async () => {
    const inChinese = await ask('guide.ics', `?id=${id}`);
    expect(inChinese.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await inChinese.text()).toContain('SUMMARY:申报截止：研发补助');
    const inEnglish = await (await ask('guide.ics', `?id=${id}&lang=en`)).text();
    expect(inEnglish).toContain('SUMMARY:Applications close: R&D');
  });

  it('is none where there is no day to put down, no such file, and no readable id', async () => {
    loadCalendar.mockResolvedValueOnce([]);
    expect((await ask('guide.ics', `?id=${id}`)).status).toBe(404);
    expect((await ask('holiday.ics')).status).toBe(404);
    expect((await ask('guide.ics', '?id=1')).status).toBe(404);
  });

  it('of all deadlines is there even when nothing is due', async () => {
    loadCalendar.mockResolvedValueOnce([]);
    const empty = await ask('deadlines.ics');
    expect([empty.status, await empty.text()]).toEqual([200, expect.stringContaining('X-WR-CALNAME')]);
  });
});
