import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import type { Locale } from '../../i18n/routing.ts';
import { renderInPage } from '../testing/render-in-page.tsx';
import { Amount } from './amount.tsx';
import { DateText } from './date-text.tsx';
import { DaysLeft } from './days-left.tsx';
import { RichText } from './rich-text.tsx';
import { TideBar } from './tide-bar.tsx';

afterEach(cleanup);
const now = new Date('2026-11-21T04:00:00Z');
const textOf = (view: ReactNode, locale: Locale = 'zh') => renderInPage(view, locale).container.textContent;

describe('money', () => {
  it.each([
    [250, 'zh', '250万元'],
    ['417.15', 'zh', '417.15万元'],
    [12_500, 'zh', '1.25亿元'],
    [417.15, 'en', 'CNY 4,171,500'],
  ] as const)('of %s reads in %s as %s', (wan, locale, text) => {
    expect(textOf(<Amount wan={wan} />, locale).replace(/\s/g, ' ')).toBe(text);
  });
});

describe('money in a headline', () => {
  it.each([
    [6964.21, 'en', 'CNY 69.64 million'],
    [90, 'en', 'CNY 900,000'],
    [500, 'zh', '500万元'],
  ] as const)('of %s reads in %s as %s', (wan, locale, text) => {
    expect(textOf(<Amount wan={wan} brief />, locale).replace(/\s/g, ' ')).toBe(text);
  });
});

describe('a deadline', () => {
  it.each([
    ['2026-11-21', '今天截止'],
    ['2026-12-18', '剩余 27 天'],
    ['2026-11-20', '已截止'],
  ])('of %s reads %s', (until, text) => expect(textOf(<DaysLeft until={until} now={now} />)).toBe(text));

  it('is one day, not one days, in English', () => {
    expect(textOf(<DaysLeft until="2026-11-22" now={now} />, 'en')).toBe('1 day left');
  });
});

describe('a date', () => {
  it('reads in the language of the page and carries its machine form', () => {
    const { container } = renderInPage(<DateText value="2026-12-18 09:30:00" withTime />);
    expect(container.querySelector('time')?.dateTime).toBe('2026-12-18T09:30');
    expect(container.textContent).toContain('2026年12月18日');
  });

  it('is a dash where there is none', () => expect(textOf(<DateText value={null} />)).toBe('—'));
});

describe('a period', () => {
  it('says both ends and the days left beside its bar', () => {
    const text = textOf(<TideBar start="2026-11-09" end="2026-12-18" now={now} />);
    expect(text).toContain('剩余 27 天');
    expect(text).toContain('2026年11月9日');
    expect(text).toContain('2026年12月18日');
  });

  it('says when it has not begun', () => {
    expect(textOf(<TideBar start="2026-12-01" end="2026-12-18" now={now} />)).toContain('尚未开始');
    const firstMinutes = new Date('2026-12-01T00:20:00+08:00');
    expect(textOf(<TideBar start="2026-12-01" end="2026-12-18" now={firstMinutes} />)).toContain(
      '剩余 17 天',
    );
  });
});

describe('text that an editor wrote', () => {
  it('keeps its form and loses everything that could act', () => {
    const html =
      '<h1>标题</h1><p class="sign-off evil" style="color:red" onclick="x()">落款</p><script>alert(1)</script>' +
      '<a href="javascript:x()">坏</a><a href="https://a.example/">好</a><iframe src="//b"></iframe><img src=x onerror=x()>';
    const { container } = renderInPage(<RichText html={html} lang="zh-CN" />);
    expect(container.querySelector('.rich-text')?.innerHTML).toBe(
      '<h2>标题</h2><p class="sign-off">落款</p><a rel="noopener nofollow">坏</a>' +
        '<a href="https://a.example/" rel="noopener nofollow">好</a>',
    );
  });
});
