import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test(
  'a row of a log tells first when it happened, and again where it is opened',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.admin);
    await page.goto('/monitor/log/api');
    await expect(page.getByRole('columnheader').first()).toHaveText('创建时间');
    await page.getByRole('button', { name: '查看', exact: true }).first().click();
    await expect(page.getByRole('dialog').getByText('创建时间')).toBeVisible();
  },
);
