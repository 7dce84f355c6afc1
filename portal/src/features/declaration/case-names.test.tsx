import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { applicationRow } from '../../components/testing/application-row.ts';
import { renderInPage } from '../../components/testing/render-in-page.tsx';
import { DeclarationHead } from './declaration-head.tsx';
import type { StepPageProps } from './step-props.ts';
import { DonePage } from './done-page.tsx';

const path = '/policymatch/declare?id=c1';
const viewOf = (facts: object = {}) =>
  ({ application: { ...applicationRow, ...facts } }) as unknown as CaseView;
const pages: [string, ComponentType<StepPageProps>][] = [
  ['the head of a declaration', DeclarationHead],
  ['the receipt', DonePage],
];

afterEach(cleanup);

describe.each(pages)('%s', (_, Page) => {
  it('tells item and agency in the language of the reader', () => {
    const { container } = renderInPage(<Page view={viewOf()} path={path} phone="12345" />, 'en');
    expect(container.textContent).toContain('Post-subsidy for R&D');
    expect(container.textContent).toContain('Science Bureau');
    expect(container.textContent).not.toContain(applicationRow.guideTitle);
    cleanup();
    const { container: chinese } = renderInPage(<Page view={viewOf()} path={path} phone="12345" />);
    expect(chinese.textContent).toContain(applicationRow.guideTitle);
    expect(chinese.textContent).toContain(applicationRow.agencyName);
  });

  it('marks as Chinese what has no English name', () => {
    renderInPage(
      <Page view={viewOf({ guideTitleEn: null, agencyNameEn: null })} path={path} phone="12345" />,
      'en',
    );
    expect(screen.getByText(applicationRow.guideTitle).lang).toBe('zh-CN');
    expect(screen.getByText(applicationRow.agencyName).lang).toBe('zh-CN');
  });
});
