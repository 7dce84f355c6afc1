import { expectAccessible } from '../../support/axe.ts';
import { onlyInFull } from '../../support/looks.ts';
import { officers } from '../../support/people.ts';
import { fileOf, rowsOf } from '../../support/sheets.ts';
import { expect, test } from '../../support/test.ts';

const heads = ['上级区划编号', '区划编号', '区划名称', '区划等级', '区划排序'];

test(
  'regions come in by a sheet: the good rows, the mended rest, and a second time as an update',
  onlyInFull,
  async ({ visit }) => {
    test.slow();
    // A province of its own for each run.
    const province = String(10 + (Date.now() % 80));
    const [city, county] = [`${province}01`, `${province}0101`];
    const name = `导入省${province}`;
    const page = await visit('admin', officers.admin);
    await page.goto('/system/region');
    await page.getByRole('button', { name: '导入' }).click();
    const dialog = page.getByRole('dialog', { name: '导入行政区划' });
    const choose = async (rows: Parameters<typeof fileOf>[0]) =>
      dialog.locator('input[type=file]').setInputFiles(await fileOf(rows));
    const press = (label: string | RegExp) => dialog.getByRole('button', { name: label }).click();
    const saved = async (label: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), press(label)]);
      return rowsOf(download);
    };

    await choose([
      heads,
      [city, county, '导入区', '区县', 1],
      ['', province, name, '省份/直辖市', 1],
      [province, `${city}x`, '错编号', '地市', 1],
      [province, city, '导入市', '地市', 1],
      [province, `${province}02`, '错等级', '大区', 1],
    ]);
    await expect(dialog.getByText(/将新增 3 行.*有误 2 行（2 处问题）/)).toBeVisible();
    const code = `区划编号「${city}x」须为2至12位数字`;
    const told = dialog.getByRole('row').filter({ hasText: code }).getByRole('cell');
    await expect(told).toHaveText(['4', '区划编号', code]);
    await expect(dialog.getByRole('button', { name: '确认导入' })).toBeDisabled();
    await expectAccessible(page);
    const whole = await saved('下载批注表格');
    expect(whole[0]).toEqual([...heads, '问题']);
    expect(whole.map((row) => row[5] ?? '')).toEqual([
      ...['问题', '', '', code, ''],
      expect.stringContaining('区划等级「大区」只能填写'),
    ]);

    await dialog.getByRole('radio', { name: '只导入无误的行' }).check();
    await press('确认导入');
    await expect(dialog.getByText('导入完成：新增 3 行，修改 0 行，不变 0 行，未导入 2 行')).toBeVisible();
    const rest = await saved('下载未导入的行');
    expect(rest.slice(1).map((row) => row[2])).toEqual(['错编号', '错等级']);
    await expectAccessible(page);

    // The rest goes back as it is, mended in its place, with a new name for a row that is there.
    await press('继续导入');
    await dialog.getByRole('radio', { name: '新增并更新' }).check();
    const [head = [], first = [], second = []] = rest;
    await choose([
      head,
      first.with(1, `${province}03`),
      second.with(3, '地市'),
      [province, city, '改名市', '', '', ''],
    ]);
    await expect(dialog.getByText(/将新增 2 行，修改 1 行，不变 0 行，有误 0 行/)).toBeVisible();
    await press('确认导入');
    await expect(dialog.getByText('导入完成：新增 2 行，修改 1 行，不变 0 行，未导入 0 行')).toBeVisible();
    await press(/关\s*闭/);

    const tree = page.getByRole('tree', { name: '行政区划' });
    const node = (title: string) => tree.getByRole('treeitem').filter({ hasText: title });
    await node(name).locator('.ant-tree-switcher').click();
    await expect(node('改名市')).toBeVisible();
    await expect(node('错编号')).toBeVisible();
    await node('改名市').locator('.ant-tree-switcher').click();
    await expect(node('导入区')).toBeVisible();
  },
);
