import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInPage, sentByServer } from '../../components/testing/render-in-page.tsx';
import { AccountCorrection } from './account-correction.tsx';

afterEach(cleanup);

it('another account is not sent before a script checks it', () => {
  const correction = (
    <AccountCorrection
      application={{ id: 'a1', companyName: '云澜软件', accountName: '云澜软件', bankName: '江屿银行' }}
    />
  );
  const submit = { name: '提交更正' };
  const sent = within(sentByServer(correction));
  expect(sent.getByRole('button', submit).hasAttribute('disabled')).toBe(true);
  renderInPage(correction);
  expect(screen.getByRole('button', submit).hasAttribute('disabled')).toBe(false);
});
