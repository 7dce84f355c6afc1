import { Officer } from '../pages/officer.ts';
import { handIn } from '../support/cases.ts';
import { publishGuide } from '../support/guides.ts';
import { onlyInFull } from '../support/looks.ts';
import { company, officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { pickPerson } from '../support/workbench.ts';

test('a task is delegated to a colleague, who gives it back with a word', onlyInFull, async ({ visit }) => {
  test.slow();
  const { id } = await publishGuide('open');
  const { applyNo } = await handIn(company('c029'), id);
  const acceptor = new Officer(await visit('admin', officers.acceptor));
  await acceptor.take(applyNo);
  await acceptor.page.getByRole('button', { name: '更多操作' }).click();
  await acceptor.page.getByRole('menuitem', { name: '委派' }).click();
  const dialog = acceptor.page.getByRole('dialog', { name: '委派' });
  await dialog.getByRole('button', { name: '人员' }).click();
  await pickPerson(acceptor.page, '陈思齐');
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
