import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { renderInPage } from '../../components/testing/render-in-page.tsx';
import { ApplicationItem } from './application-item.tsx';
import type { ApplicationRow } from './load-centre.ts';

const application = {
  id: 'c1',
  guideTitle: '企业研发投入后补助',
  guideTitleEn: 'Post-subsidy for R&D',
  agencyName: '云澜区科技创新局',
  agencyNameEn: 'Science Bureau',
  projectName: '研发项目',
  companyName: '江屿市泽岚环保科技有限公司',
  applyNo: 'YL2026105600001',
  status: 'reviewing',
  submitTime: '2026-11-10 09:00:00',
  dueDate: '2026-12-20',
  applyAmountWan: 5,
  approvedAmountWan: null,
  paidAmountWan: null,
};
const show = (facts: object, locale: 'zh' | 'en') =>
  renderInPage(
    <ul>
      <ApplicationItem
        row={{ ...application, ...facts } as unknown as ApplicationRow}
        now={new Date('2026-11-20T00:00:00Z')}
      />
    </ul>,
    locale,
  );

afterEach(cleanup);

describe('an application in the user centre', () => {
  it('tells item and agency in the language of the reader', () => {
    show({}, 'en');
    expect(screen.getByRole('link', { name: 'Post-subsidy for R&D' })).toBeTruthy();
    expect(screen.getByText('Science Bureau')).toBeTruthy();
    cleanup();
    show({}, 'zh');
    expect(screen.getByRole('link', { name: application.guideTitle })).toBeTruthy();
    expect(screen.getByText(application.agencyName)).toBeTruthy();
  });

  it('marks as Chinese what has no English name', () => {
    show({ guideTitleEn: null, agencyNameEn: null }, 'en');
    expect(screen.getByText(application.guideTitle).lang).toBe('zh-CN');
    expect(screen.getByText(application.agencyName).lang).toBe('zh-CN');
  });
});
