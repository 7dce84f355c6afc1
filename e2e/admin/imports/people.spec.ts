import { expectAccessible } from '../../support/axe.ts';
import { EntityList } from '../../pages/entity-list.ts';
import { onlyInFull } from '../../support/looks.ts';
import { officers } from '../../support/people.ts';
import { headingsOf, sheetFile } from '../../support/sheets.ts';
import { expect, test } from '../../support/test.ts';

test(
  'people come in by a sheet: the template, a wrong cell told, and the corrected file',
  onlyInFull,
  async ({ visit }) => {
    test.slow();
    const account = `sheet${Date.now()}`;
    const page = await visit('admin', officers.admin);
    const list = new EntityList(page);
    await list.open('/system/user');
    await page.getByRole('button', { name: '导入' }).click();
    const dialog = page.getByRole('dialog', { name: '导入用户' });
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: '下载模板' }).click(),
    ]);
    expect(template.suggestedFilename()).toBe('用户.xlsx');
    const headings = await headingsOf(template);
    const person = (n: number, more: object) => ({
      ...{ 登录账号: `${account}-${n}`, 用户姓名: `导入${n}`, 用户昵称: `导入${n}` },
      ...more,
    });
    const send = async (...rows: Record<string, string>[]) =>
      dialog.locator('input[type=file]').setInputFiles(await sheetFile(headings, rows));

    await send(person(1, {}), person(2, { 角色: '没有的角色' }), person(3, { 账号状态: '休假' }));
    await expect(dialog.getByText(/尚未写入：将新增 1 行.*有误 2 行（2 处问题）/)).toBeVisible();
    const cellsOf = (text: string) => dialog.getByRole('row').filter({ hasText: text }).getByRole('cell');
    const role = '没有名为“没有的角色”的角色';
    await expect(cellsOf(role)).toHaveText(['3', '角色', role]);
    const status = '账号状态「休假」只能填写：启用 / 停用';
    await expect(cellsOf(status)).toHaveText(['4', '账号状态', status]);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '重新选择文件' }).click();

    // A line so slow that there is time to see how far it is.
    await page.route('**/blade-user/import-user', async (route) => {
      await expect(dialog.getByRole('progressbar', { name: '正在读取文件' })).toBeVisible();
      await route.continue();
    });
    await send(person(1, { 角色: '审核人员', 部门: '云澜区人民政府' }), person(2, {}));
    await dialog.getByRole('button', { name: '确认导入' }).click();
    await expect(dialog.getByText('导入完成：新增 2 行')).toBeVisible();
    await expect(dialog.getByText('新账号没有密码，重置密码后才能登录。')).toBeVisible();
    await dialog
      .getByRole('button', { name: /关\s*闭/ })
      .last()
      .click();

    await list.open('/system/user', { account });
    await expect(list.row(account)).toHaveCount(2);
    await list.press(`${account}-1`, '查看');
    for (const told of ['审核人员', '云澜区']) await expect(list.form()).toContainText(told);
  },
);
