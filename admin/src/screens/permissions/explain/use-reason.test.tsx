import { cleanup, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { en } from '../../../messages/en.ts';
import { completeBrowser } from '../../../testing/browser.ts';
import { renderInPage } from '../../../testing/render-in-page.tsx';
import { useReason } from './use-reason.ts';

function Reason({ roles }: { roles: string[] }) {
  const reasonOf = useReason();
  return <p>{reasonOf({ because: 'role', roles })}</p>;
}
const roles = ['受理人员', '审核人员'];

beforeAll(completeBrowser);
afterEach(cleanup);

describe('why somebody may do something', () => {
  it('names the roles as Chinese sets them apart', () => {
    renderInPage(<Reason {...{ roles }} />);
    expect(screen.getByText('由角色授予：受理人员、审核人员')).toBeTruthy();
  });

  it('names them as English does', () => {
    renderInPage(
      <IntlProvider locale="en" messages={en}>
        <Reason {...{ roles }} />
      </IntlProvider>,
    );
    expect(screen.getByText('Granted by role: 受理人员, 审核人员')).toBeTruthy();
  });

  it('stands alone where no role had a part in it', () => {
    renderInPage(<Reason roles={[]} />);
    expect(screen.getByText('由角色授予')).toBeTruthy();
  });
});
