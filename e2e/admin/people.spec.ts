import { readFile } from 'node:fs/promises';

import { expectAccessible } from '../support/axe.ts';
import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { signedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { actOn, agree, beginRow, expectAsked } from '../support/workbench.ts';

const account = `p${Date.now()}`;

test(
  'a person is added to a department and given a password that is told once',
  onlyInFull,
  async ({ visit }) => {
    test.slow();
    const page = await visit('admin', officers.admin);
    const form = await beginRow(page, '/system/user');
    await expectAsked(form, '请输入登录账号');
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
  },
);

test('what a grant changes is shown before it is saved', onlyInFull, async ({ visit }) => {
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

test('a department hangs where it was added', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.admin);
  await page.goto('/system/dept');
  // The district's name and full name; its office bears the second as well.
  await actOn(page, '云澜区云澜区人民政府', '新增子项');
  const form = page.getByRole('dialog');
  await form.getByLabel('部门名称').fill(account);
  await form.getByLabel('部门全称').fill(account);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: account })).toBeVisible();
});

test(
  'the units of a tree are taken away as a file, with the filters that it shows',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.admin);
    await page.goto('/system/dept?deptName=科创');
    await expect(page.getByRole('row').filter({ hasText: '科创局' })).toBeVisible();
    await page.getByRole('button', { name: '导出' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('CSV (.csv)').click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: /导\s*出/ }).click(),
    ]);
    const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
    expect(head).toContain('上级部门,部门名称,部门全称');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('云澜区人民政府,科创局');
  },
);

test(
  'ticked rows leave with the columns that were chosen, and stay in the download centre',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.admin);
    await page.goto('/system/post');
    await page.locator('tbody tr[data-row-key]').first().getByRole('checkbox').check();
    await page.getByRole('button', { name: '导出所选' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: '选中的 1 条' })).toBeChecked();
    await dialog.getByText('CSV (.csv)').click();
    await dialog.getByRole('checkbox', { name: '创建时间' }).uncheck();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: /导\s*出/ }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines).toHaveLength(2);
    expect(lines[0]).not.toContain('创建时间');
    await page.goto('/desk/exports');
    const job = page.getByRole('row').filter({ hasText: file.suggestedFilename() }).first();
    await expect(job).toContainText('已完成');
    await expect(job).toContainText('选中的 1 条');
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      job.getByRole('button', { name: '下载' }).click(),
    ]);
    expect((await readFile(await again.path(), 'utf8')).trim().split(/\r?\n/)).toEqual(lines);
  },
);

test('a department’s number is told in part, and whole for a reason', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.admin);
  await page.goto('/system/dept?deptName=科创');
  const row = page.getByRole('row').filter({ hasText: '科创局' });
  await expect(row.getByText(/^060\*{4}\d{4}$/)).toBeVisible();
  await row.getByRole('button', { name: '查看完整 联系电话' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('查看原因').fill('转告企业');
  await dialog.getByRole('button', { name: /确\s*定/ }).click();
  await expect(dialog.getByText(/0600-\d{7}/)).toBeVisible();
});

test(
  'the buttons of a menu are added where they lack, with names in both languages',
  onlyInFull,
  async ({ visit }) => {
    test.slow();
    const { http } = await signedIn('admin', officers.admin);
    const [name, code] = [`菜单${account}`, `menu_${account}`];
    const parent = { name, nameEn: 'Trials', code, category: 1, path: `/${account}`, sort: 99 };
    const { id } = await http.post<{ id: string }>('blade-system/menu/submit', parent);
    const view = { name: '看', code: `${code}_view`, parentId: id, category: 2, sort: 1 };
    await http.post('blade-system/menu/submit', view);
    const page = await visit('admin', officers.admin);
    await page.goto(`/authority/menu?code=${code}`);
    await actOn(page, name, '快捷按钮');
    await agree(page);
    await expect(page.getByText('操作成功!')).toBeVisible();
    const buttons = await http.get<{ code: string; name: string; nameEn: string | null }[]>(
      'blade-system/menu/lazy-list',
      { parentId: id },
    );
    const verbs = ['add', 'delete', 'edit', 'export', 'view'];
    expect(buttons.map((button) => button.code).sort()).toEqual(verbs.map((verb) => `${code}_${verb}`));
    expect(buttons.find((button) => button.code === `${code}_add`)).toMatchObject({
      ...{ name: `新增${name}`, nameEn: 'Add: Trials' },
    });
    expect(buttons.find((button) => button.code === `${code}_view`)).toMatchObject({ name: '看' });
  },
);
