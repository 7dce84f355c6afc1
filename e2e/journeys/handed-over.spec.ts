import { Officer } from '../pages/officer.ts';
import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** A case of the demonstration that waits at the window. */
const applyNo = 'YL2026110500020';

test('a task is delegated to a colleague, who gives it back with a word', async ({ visit }) => {
  test.slow();
  const acceptor = new Officer(await visit('admin', officers.acceptor));
  await acceptor.take(applyNo);
  await acceptor.page.getByRole('button', { name: '更多操作' }).click();
  await acceptor.page.getByRole('menuitem', { name: '委派' }).click();
  const dialog = acceptor.page.getByRole('dialog', { name: '委派' });
  await dialog.getByRole('button', { name: '人员' }).click();
  const picker = acceptor.page.getByRole('dialog', { name: '人员选择' });
  await picker.getByLabel('输入姓名或账号搜索').fill('reviewer');
  await picker.getByLabel('输入姓名或账号搜索').press('Enter');
  await expect(picker.getByRole('radio')).not.toHaveCount(0);
  await picker.getByRole('radio').first().check();
  await picker.getByRole('button', { name: /^确\s*定$/ }).click();
  await dialog.getByLabel('说明').fill('请核对合同');
  await dialog.getByRole('button', { name: /^确\s*定$/ }).click();
  await expect(acceptor.page.getByText('已委派')).toBeVisible();

  const reviewer = new Officer(await visit('admin', officers.reviewer));
  await reviewer.open(applyNo);
  await expect(reviewer.page.getByRole('button', { name: '受理', exact: true })).toHaveCount(0);
  await reviewer.page.getByRole('button', { name: '办理完毕交回' }).click();
  const back = reviewer.page.getByRole('dialog', { name: '办理完毕交回' });
  await back.getByLabel('说明').fill('合同属实');
  await back.getByRole('button', { name: /^确\s*定$/ }).click();
  await expect(reviewer.page.getByText('已交回')).toBeVisible();
  await acceptor.open(applyNo);
  await expect(acceptor.page.getByText('合同属实')).toBeVisible();
});
