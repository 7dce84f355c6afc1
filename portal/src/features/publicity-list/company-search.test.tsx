import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { siteWith } from '../../lib/texts/site.fixture.ts';
import { CompanyAnswer, CompanySearch } from './company-search.tsx';

afterEach(cleanup);

describe('looking for a company', () => {
  const entry = {
    ...{ id: 'e1', name: '甲公司', codeMasked: '914499********757P', itemName: '奖励', amountWan: 64.8 },
    list: { id: 'l1', title: '拟支持名单', titleEn: 'Recipients', publicityStart: '2026-11-16' },
  };

  it('is a plain form, and finds it in every list with the way there', async () => {
    const { container } = renderInPage(
      <CompanySearch asked="甲公">
        <CompanyAnswer asked="甲公" found={{ total: 51, entries: [entry] }} site={siteWith()} />
      </CompanySearch>,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: '企业名称' });
    expect(new URL(field.form!.action).pathname).toBe('/gongshi/gongshiList');
    expect([field.name, field.value]).toEqual(['company', '甲公']);
    expect(screen.getByText('“甲公”在公示名单中出现 51 次')).toBeTruthy();
    expect(screen.getByRole('link', { name: '拟支持名单' }).getAttribute('href')).toContain('id=l1');
    expect(screen.getByText(/只显示最近 1 条/)).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    cleanup();
    renderInPage(
      <CompanyAnswer asked="甲公" found={{ total: 1, entries: [entry] }} site={siteWith()} />,
      'en',
    );
    expect(screen.getByRole('link', { name: 'Recipients' })).toBeTruthy();
  });

  it('says that only public lists are looked through, and asks for more than one character', () => {
    const none = { total: 0, entries: [] };
    renderInPage(<CompanyAnswer asked="乙公司" found={none} site={siteWith()} />);
    expect(screen.getByText(/没有名称包含“乙公司”的企业/)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/progress/show');
    cleanup();
    const closed = siteWith({ closedFeatures: ['progress'] });
    renderInPage(<CompanyAnswer asked="乙公司" found={none} site={closed} />);
    expect(screen.getByText(/没有名称包含“乙公司”的企业/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    renderInPage(<CompanyAnswer asked="乙" found={null} site={siteWith()} />);
    expect(screen.getByText('请输入至少两个字。')).toBeTruthy();
  });
});
