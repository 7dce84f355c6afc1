import { expect, it } from 'vitest';

import { isWireMoment, leadsTo, setLines } from './set-lines.ts';

const takes = (kind: 'phone' | 'link' | 'time' | 'location', text: string) =>
  new RegExp(setLines[kind].pattern, 'u').test(text);

it.each([
  ['phone', ['0571-88886666', '13800138000', '+86 138 0013 8000'], ['110', 'call me', '1'.repeat(21)]],
  ['link', ['https://a.cn', 'http://a.cn/b?c=甲'], ['javascript:alert(1)', 'a.cn', 'https://a b', 'ftp://a']],
  ['time', ['00:00', '23:59'], ['24:00', '9:30', '12:60', '12:00:00']],
  ['location', ['30.246000,120.21', '-90,180', '0,-7.5'], ['91,0', '0,181', '30.2', ',120', '1.1234567,2']],
] as const)('a line of the kind %s is held to its form', (kind, right, wrong) => {
  expect(right.filter((text) => !takes(kind, text))).toEqual([]);
  expect(wrong.filter((text) => takes(kind, text))).toEqual([]);
});

it('a moment is one of the calendar', () => {
  const right = ['2026-11-28 13:00:00', '2028-02-29 00:00:00'];
  const wrong = ['2026-11-28', '2026-11-28T13:00:00', '2026-02-29 00:00:00', '2026-13-01 00:00:00'];
  expect([...right, ...wrong].filter(isWireMoment)).toEqual(right);
});

it('only what leads somewhere safe may be followed', () => {
  const widget = (name: string) => ({ 'ui:widget': name });
  expect(leadsTo(widget('link'), 'https://a.cn')).toBe('https://a.cn');
  expect(leadsTo(widget('link'), 'javascript:alert(1)')).toBeNull();
  expect(leadsTo(widget('email'), 'a@b.cn?bcc=c@d.cn')).toBe('mailto:a@b.cn%3Fbcc%3Dc%40d.cn');
  expect(leadsTo(widget('phone'), '+86 571-8888')).toBe('tel:+865718888');
  expect(leadsTo({}, 'https://a.cn')).toBeNull();
});
