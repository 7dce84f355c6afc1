import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { renderInPage } from '../../components/testing/render-in-page.tsx';
import { DeclarationHead } from './declaration-head.tsx';
import type { StepProps } from './declaration-view.tsx';
import { DonePage } from './done-page.tsx';

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
const path = '/policymatch/declare?id=c1';
const viewOf = (facts: object = {}) => ({ application: { ...application, ...facts } }) as unknown as CaseView;
const pages: [string, ComponentType<StepProps>][] = [
  ['the head of a declaration', DeclarationHead],
  ['the receipt', DonePage],
];

afterEach(cleanup);

describe.each(pages)('%s', (_, Page) => {
  it('tells item and agency in the language of the reader', () => {
    const { container } = renderInPage(<Page view={viewOf()} path={path} />, 'en');
    expect(container.textContent).toContain('Post-subsidy for R&D');
    expect(container.textContent).toContain('Science Bureau');
    expect(container.textContent).not.toContain(application.guideTitle);
    cleanup();
    const { container: chinese } = renderInPage(<Page view={viewOf()} path={path} />);
    expect(chinese.textContent).toContain(application.guideTitle);
    expect(chinese.textContent).toContain(application.agencyName);
  });

  it('marks as Chinese what has no English name', () => {
    renderInPage(<Page view={viewOf({ guideTitleEn: null, agencyNameEn: null })} path={path} />, 'en');
    expect(screen.getByText(application.guideTitle).lang).toBe('zh-CN');
    expect(screen.getByText(application.agencyName).lang).toBe('zh-CN');
  });
});
