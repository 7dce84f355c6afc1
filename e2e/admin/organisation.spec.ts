import { expectAccessible } from '../support/axe.ts';
import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { actOn, agree } from '../support/workbench.ts';

const account = `p${Date.now()}`;

test('a person is added to a department and given a password that is told once', async ({ visit }) => {
  test.slow();
  const page = await visit('admin', officers.admin);
  await page.goto('/system/user');
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('请输入登录账号')).toBeVisible();
  await form.getByLabel('登录账号').fill(account);
  await form.getByLabel('用户姓名').fill('新同事');
  await form.getByLabel('用户昵称').fill('新同事');
  await form.getByLabel('初始密码').fill('Good-Pass-1');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();

  await page.goto(`/system/user?account=${account}`);
  await actOn(page, account, '密码重置');
  await agree(page);
  const told = page.locator('.ant-modal-confirm-success');
  await expect(told.getByText('新密码只显示这一次').last()).toBeVisible();
  await expect(told.locator('code')).toHaveText(/^\S{16}$/);
});

test('what a grant changes is shown before it is saved', async ({ visit }) => {
  test.slow();
  const page = await visit('admin', officers.admin);
  await page.goto('/authority/role');
  await actOn(page, '内容审核', '权限设置');
  const dialog = page.getByRole('dialog').first();
  await dialog.getByLabel('输入名称搜索').fill('岗位管理');
  const node = dialog.locator('.ant-tree-treenode').filter({ hasText: '岗位管理' });
  await node.locator('.ant-tree-checkbox').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  const change = page.locator('.ant-modal-confirm');
  await expect(change.getByText(/岗位管理.*查看岗位/)).toBeVisible();
  await agree(page);
  await expect(page.getByText('操作成功!')).toBeVisible();
});

test('a department hangs where it was added', async ({ visit }) => {
  const page = await visit('admin', officers.admin);
  await page.goto('/system/dept');
  await actOn(page, '云澜区人民政府', '新增子项');
  const form = page.getByRole('dialog');
  await form.getByLabel('部门名称').fill(account);
  await form.getByLabel('部门全称').fill(account);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  await page
    .getByRole('row')
    .filter({ hasText: '云澜区人民政府' })
    .locator('.ant-table-row-expand-icon')
    .click();
  await expect(page.getByRole('row').filter({ hasText: account })).toBeVisible();
});
