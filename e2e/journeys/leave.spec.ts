import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a leave is asked for, and the leader of the department decides on it', async ({ visit }) => {
  test.slow();
  const own = await visit('admin', officers.bureauReviewer);
  await own.goto('/work/process/leave');
  await own.getByRole('button', { name: '申请请假' }).click();
  await own.getByLabel('请假类型').click();
  await own.locator('.ant-select-item-option').filter({ hasText: '病假' }).click();
  for (const [label, day] of [
    ['开始日期', '2028-03-06'],
    ['结束日期', '2028-03-07'],
  ] as const) {
    await own.getByLabel(label).fill(day);
    await own.getByLabel(label).press('Enter');
  }
  await own.getByLabel('请假事由').fill('住院检查');
  await expect(own.getByText('共 2 天，其中工作日 2 天')).toBeVisible();
  await own.getByRole('button', { name: /^提\s*交$/ }).click();
  await expect(own).toHaveURL(/\/work\/process\/leave\/detail\//);
  await expect(own.getByText('部门负责人审批').first()).toBeVisible();
  const address = new URL(own.url()).pathname;
  await expect(own.getByText('住院检查')).toBeVisible();

  const lead = await visit('admin', officers.lead);
  await lead.goto(address);
  await expect(lead.getByText('住院检查')).toBeVisible();
  await lead.goto('/process/claim?title=2028-03-06');
  await lead.getByRole('button', { name: '签收并办理' }).click();
  await lead.getByRole('button', { name: '同意', exact: true }).click();
  await expect(lead.getByText('住院检查')).toHaveCount(0);

  await own.goto('/work/process/leave');
  await expect(own.getByRole('row', { name: /2028-03-06/ }).getByText('已批准')).toBeVisible();
  await own
    .getByRole('row', { name: /2028-03-06/ })
    .getByRole('button', { name: '查看办理' })
    .click();
  await expect(own).toHaveURL(new RegExp(`${address}$`));
});
