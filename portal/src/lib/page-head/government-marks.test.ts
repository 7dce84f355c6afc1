import { describe, expect, it } from 'vitest';

import { governmentMarks } from './government-marks.ts';

const page = {
  site: '政策兑现',
  siteCode: '4499000012',
  origin: 'https://zc.example.gov.cn',
  canonical: 'https://zc.example.gov.cn/x',
};

describe('META groups of a government site', () => {
  it('names the site on every page', () => {
    expect(governmentMarks({ ...page, column: undefined, article: undefined })).toMatchObject({
      SiteName: '政策兑现',
      SiteDomain: 'zc.example.gov.cn',
      SiteIDCode: expect.stringMatching(/^\d{10}$/) as string,
    });
  });

  it('names the column of a list and the article of a detail page, and leaves out what it does not know', () => {
    const column = governmentMarks({
      ...page,
      column: { name: '政策文件', keywords: ['政策', '兑现'] },
      article: undefined,
    });
    expect(column).toMatchObject({
      ColumnName: '政策文件',
      ColumnType: '政策文件',
      ColumnKeywords: '政策,兑现',
    });
    expect(column).not.toHaveProperty('ColumnDescription');
    const article = { title: '若干措施', publishedOn: '2026-03-01', source: '区政府办' };
    const marks = governmentMarks({ ...page, column: undefined, article });
    expect(marks).toMatchObject({
      ArticleTitle: '若干措施',
      PubDate: '2026-03-01',
      ContentSource: '区政府办',
      Url: page.canonical,
    });
    expect(marks).not.toHaveProperty('Keywords');
  });
});
