import { taskPath } from '../../admin/src/components/task-params.ts';
import { Officer } from '../pages/officer.ts';
import { handIn, offered } from '../support/cases.ts';
import { publishGuide } from '../support/guides.ts';
import { onlyInFull } from '../support/looks.ts';
import { company, officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.describe('an officer without the role', () => {
  // The server refuses what the forced address asks for, and the browser remarks on it.
  test.use({ provoked: [/40[34]/] });

  test('neither finds a task nor reads it by a forced address', onlyInFull, async ({ visit }) => {
    const { id } = await publishGuide('open');
    const handedIn = await handIn(company('c050'), id);
    const finance = new Officer(await visit('admin', officers.finance));
    await finance.findsNothing(handedIn.applyNo);

    await finance.page.goto(taskPath(await offered(officers.acceptor, handedIn)));
    await expect(finance.page.getByText('地址可能不完整或已失效，请从列表重新进入。')).toBeVisible();
    await expect(finance.page.getByText(handedIn.applyNo)).toHaveCount(0);
  });
});
