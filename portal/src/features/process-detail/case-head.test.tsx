import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { applicationRow } from '../../components/testing/application-row.ts';
import { renderInPage } from '../../components/testing/render-in-page.tsx';
import { CaseHead } from './case-head.tsx';

const show = (facts: object, locale: 'zh' | 'en') =>
  renderInPage(
    <CaseHead
      view={{ application: { ...applicationRow, ...facts } } as unknown as CaseView}
      now={new Date('2026-11-20T00:00:00Z')}
    />,
    locale,
  );

afterEach(cleanup);

describe('the head of a case', () => {
  it('tells item and agency in the language of the reader', () => {
    show({}, 'en');
    expect(screen.getByRole('heading', { level: 1, name: 'Post-subsidy for R&D' }).lang).toBe('');
    expect(screen.getByText('Science Bureau')).toBeTruthy();
    expect(screen.queryByText(applicationRow.guideTitle)).toBeNull();
    cleanup();
    show({}, 'zh');
    expect(screen.getByRole('heading', { level: 1, name: applicationRow.guideTitle })).toBeTruthy();
    expect(screen.getByText(applicationRow.agencyName)).toBeTruthy();
  });

  it('marks as Chinese what has no English name', () => {
    show({ guideTitleEn: null, agencyNameEn: null }, 'en');
    expect(screen.getByText(applicationRow.guideTitle).lang).toBe('zh-CN');
    expect(screen.getByText(applicationRow.agencyName).lang).toBe('zh-CN');
  });
});
