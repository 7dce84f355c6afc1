import type { Page } from '@playwright/test';

import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** A Monday and the Tuesday after it, of another week in each run: days that a leave has are refused to the next one. */
function twoWorkdays(): [string, string] {
  const weeks = Math.floor(Date.now() / 60_000) % 1000;
  const dayAt = (days: number) =>
    new Date(Date.UTC(2028, 0, 3 + weeks * 7 + days)).toISOString().slice(0, 10);
  return [dayAt(0), dayAt(1)];
}

const [monday, tuesday] = twoWorkdays();
const reason = `住院检查 ${Date.now()}`;

/** An input of the page in front; the list that was left stays alive behind it, with inputs of the same names. */
const inputOf = (page: Page, label: string) => page.getByLabel(label).filter({ visible: true });

test(
  'a leave is asked for, and the leader of the department decides on it',
  onlyInFull,
  async ({ visit }) => {
    test.slow();
    const own = await visit('admin', officers.bureauReviewer);
    await own.goto('/work/process/leave');
    await own.getByRole('button', { name: '申请请假' }).click();
    // The list's filters have the same names as the form's fields until the form is there.
    await expect(own.getByRole('button', { name: /^提\s*交$/ })).toBeVisible();
    await inputOf(own, '请假类型').click();
    await own.locator('.ant-select-item-option').filter({ hasText: '病假', visible: true }).click();
    for (const [label, day] of [
      ['开始日期', monday],
      ['结束日期', tuesday],
    ] as const) {
      await inputOf(own, label).fill(day);
      await inputOf(own, label).press('Enter');
    }
    await inputOf(own, '请假事由').fill(reason);
    await expect(own.getByText('共 2 天，其中工作日 2 天')).toBeVisible();
    await own.getByRole('button', { name: /^提\s*交$/ }).click();
    await expect(own).toHaveURL(/\/work\/process\/leave\/detail\//);
    await expect(own.getByText('部门负责人审批').filter({ visible: true }).first()).toBeVisible();
    const address = new URL(own.url()).pathname;
    await expect(own.getByText(reason).filter({ visible: true }).first()).toBeVisible();

    const lead = await visit('admin', officers.lead);
    await lead.goto(address);
    await expect(lead.getByText(reason).first()).toBeVisible();
    await lead.goto(`/process/claim?title=${monday}`);
    await lead.getByRole('button', { name: '签收并办理' }).click();
    await lead.getByRole('button', { name: '同意', exact: true }).click();
    await expect(lead.getByText(reason)).toHaveCount(0);

    await own.goto(`/work/process/leave?reason=${encodeURIComponent(reason)}`);
    const row = own.getByRole('row', { name: new RegExp(monday) });
    await expect(row.getByText('已批准')).toBeVisible();
    await row.getByRole('button', { name: '查看办理' }).click();
    await expect(own).toHaveURL(new RegExp(`${address}$`));
  },
);
