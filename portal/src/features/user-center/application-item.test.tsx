import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { applicationRow } from '../../components/testing/application-row.ts';
import { renderInPage } from '../../components/testing/render-in-page.tsx';
import { ApplicationItem } from './application-item.tsx';
import type { ApplicationRow } from './load-centre.ts';

vi.mock('server-only', () => ({}));

const show = (facts: object, locale: 'zh' | 'en') =>
  renderInPage(
    <ul>
      <ApplicationItem
        row={{ ...applicationRow, ...facts } as unknown as ApplicationRow}
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
    expect(screen.getByRole('link', { name: applicationRow.guideTitle })).toBeTruthy();
    expect(screen.getByText(applicationRow.agencyName)).toBeTruthy();
  });

  it('marks as Chinese what has no English name', () => {
    show({ guideTitleEn: null, agencyNameEn: null }, 'en');
    expect(screen.getByText(applicationRow.guideTitle).lang).toBe('zh-CN');
    expect(screen.getByText(applicationRow.agencyName).lang).toBe('zh-CN');
  });
});
