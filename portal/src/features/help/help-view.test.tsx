import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import type { HelpContent, HelpRow } from './help-rows.ts';
import { HelpView } from './help-view.tsx';
import { siteWith } from '../../lib/texts/site.fixture.ts';

afterEach(cleanup);

const article = (facts: object) =>
  ({ kind: 'question', category: 'account', titleEn: null, bodyEn: null, ...facts }) as unknown as HelpRow;
const content: HelpContent = {
  articles: [
    article({ id: 'h1', title: '怎么登录？', titleEn: 'How do I sign in?', body: '<p>用法人账号。</p>' }),
    article({ id: 'h2', category: 'material', title: '要盖章吗？', body: '<p>不用。</p>' }),
    article({
      id: 'h3',
      title: '账号能转给别人吗？',
      body: '<p>可以移交。</p>',
      bodyEn: '<p>It can be.</p>',
    }),
    article({
      ...{ id: 'h4', kind: 'guide', audiences: ['agent', 'enterprise'], title: '三步完成授权' },
      ...{ body: '<p>第一步</p>', videoUrl: '/files/a.mp4', transcript: '大家好' },
    }),
  ],
  agencies: [
    {
      ...{ id: 'a1', name: '云澜区财政局', nameEn: 'Finance Bureau' },
      ...{ officeHours: '工作日 9:00-12:00', officeHoursEn: 'Mornings', duty: '专项资金', dutyEn: 'Funds' },
      ...{ address: '政务中心', addressEn: null, consultPhone: '0600-6600058' },
    },
  ],
};

describe('the help', () => {
  it('answers by what questions are about, each folded until it is asked for', async () => {
    const { container } = renderInPage(<HelpView content={content} site={siteWith()} />);
    const groups = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(groups).toEqual(['企业', '经办人', '账号登录', '申报材料']);
    expect(screen.getByText('不用。').closest('details')).toBeTruthy();
    expect(container.querySelector('#q-account')?.textContent).toContain('账号能转给别人吗？');
    expect(screen.getAllByText('大家好')).toHaveLength(2);
    expect(container.querySelectorAll('#h4')).toHaveLength(1);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('tells whom to ask, and where to go on', () => {
    renderInPage(<HelpView content={content} site={siteWith()} />);
    const table = within(screen.getByRole('table', { name: '联系各部门' }));
    expect(table.getByRole('row', { name: /云澜区财政局/ }).textContent).toContain('专项资金');
    expect(table.getByRole('link', { name: '0600-6600058' }).getAttribute('href')).toBe('tel:0600-6600058');
    expect(screen.getByRole('link', { name: '查办理进度' }).getAttribute('href')).toBe('/progress/show');
    cleanup();
    renderInPage(<HelpView content={content} site={siteWith({ closedFeatures: ['progress'] })} />);
    expect(screen.queryByRole('link', { name: '查办理进度' })).toBeNull();
    expect(screen.getByRole('link', { name: '网站地图' })).toBeTruthy();
  });

  it('answers in English where that has been written, and marks the rest', () => {
    const site = siteWith({ hours: '只在上午', hoursEn: null }, 'en');
    renderInPage(<HelpView content={content} site={site} />, 'en');
    expect(screen.getByText('How do I sign in?')).toBeTruthy();
    expect(screen.getByText('只在上午').lang).toBe('zh-CN');
    expect(screen.getByText('It can be.').closest('[lang=en]')).toBeTruthy();
    expect(screen.getByText('不用。').closest('[lang=zh-CN]')).toBeTruthy();
  });

  it('tells whom to ask in English as far as editors have said it', () => {
    renderInPage(<HelpView content={content} site={siteWith({}, 'en')} />, 'en');
    const row = within(screen.getByRole('row', { name: /Finance Bureau/ }));
    expect(row.getByText('Funds').closest<HTMLElement>('[lang]')?.lang).toBe('en');
    expect(row.getByText('Mornings')).toBeTruthy();
    expect(row.getByText('政务中心').closest<HTMLElement>('[lang]')?.lang).toBe('zh-CN');
  });

  it('says so where nothing has been written yet', () => {
    renderInPage(<HelpView content={{ ...content, articles: [] }} site={siteWith()} />);
    expect(screen.getByText('暂无内容，请拨打服务电话咨询。')).toBeTruthy();
  });
});
