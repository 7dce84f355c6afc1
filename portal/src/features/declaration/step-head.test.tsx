import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { applicationRow } from '../../components/testing/application-row.ts';
import { renderInPage } from '../../components/testing/render-in-page.tsx';
import { StepHead } from './step-head.tsx';

const view = { application: applicationRow } as unknown as CaseView;

afterEach(cleanup);

it('names the case and the step wherever something is filled in', () => {
  const { container } = renderInPage(<StepHead task="form" view={view} path="/p" />);
  expect(screen.getByText('第 2 步，共 5 步')).toBeTruthy();
  expect(container.textContent).toContain(applicationRow.guideTitle);
  expect(container.textContent).toContain(applicationRow.applyNo);
  cleanup();
  const { container: english } = renderInPage(<StepHead task="account" view={view} path="/p" />, 'en');
  expect(screen.getByText('Step 4 of 5')).toBeTruthy();
  expect(english.textContent).toContain(applicationRow.guideTitleEn);
});
