import { expect, it } from 'vitest';

import { calendarOf } from './calendar.ts';

const now = new Date('2026-11-28T04:00:00.123Z');
const day = {
  uid: 'guide-1@portal.example',
  day: '2026-12-31',
  title: '企业研发投入后补助，截止；注意,日期',
  text: '第一行\n第二行',
  url: 'https://portal.example/policyitemguide/policyitemguideDetail?id=1',
};
const textOf = calendarOf('申报日历', [day], now);
const lines = textOf.replaceAll('\r\n ', '').split('\r\n');

it('says a deadline as a whole day that ends with the day', () => {
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'DTSTAMP:20261128T040000Z',
      'SUMMARY:企业研发投入后补助，截止；注意\\,日期',
      'DESCRIPTION:第一行\\n第二行',
      'TRIGGER:-P3D',
    ]),
  );
  expect([lines[0], lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
});

it('has no line of more than 75 octets, and cuts no character in two', () => {
  const long = calendarOf('申报日历', [{ ...day, title: '截止'.repeat(60) }], now);
  for (const line of long.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'截止'.repeat(60)}`);
});
