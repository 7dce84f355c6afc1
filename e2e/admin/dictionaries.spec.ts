import { EntityList } from '../pages/entity-list.ts';
import { expectAccessible } from '../support/axe.ts';
import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const dialogWidth = 880;
const required = ['请输入字典编号', '请输入字典名称', '请输入字典排序'];

const lists = ['/system/dict', '/system/dictbiz', '/dict-horizontal/index', '/dict-vertical/index'];

for (const path of lists) {
  test(
    `${path}: a dictionary and its entries are kept in dialogs 880 wide that say what they lack`,
    onlyInFull,
    async ({ visit }) => {
      test.slow();
      const code = `word_${path.replace(/\W/g, '')}_${Date.now()}`;
      const page = await visit('admin', officers.admin);
      const list = new EntityList(page);
      await list.open(path);
      const dialog = await list.add();
      await expect(dialog.getByLabel('字典编号')).toBeVisible();
      await list.expectWidth(dialogWidth);
      await list.save();
      for (const sentence of required) await expect(dialog.getByText(sentence)).toBeVisible();
      await dialog.getByLabel('字典编号').fill(code);
      await dialog.getByLabel('字典名称').fill(code);
      await dialog.getByLabel('字典排序').fill('1');
      await list.save();
      await expect(page.getByText('新增成功')).toBeVisible();

      await list.open(path, { code });
      await list.press(code, code);
      const entries = page.locator('.ant-drawer-body, .dictionary-pane').last();
      await expect(page.getByText(`${code}（${code}）的字典项`)).toBeVisible();
      await entries.getByRole('button', { name: '新增' }).click();
      const entry = list.form();
      await expect(entry.getByLabel('字典编号')).toHaveValue(code);
      await expect(entry.getByLabel('字典编号')).not.toBeEditable();
      await list.expectWidth(dialogWidth);
      await list.save();
      await expect(entry.getByText('请输入字典键值')).toBeVisible();
      await entry.getByLabel('字典键值').fill('1');
      await entry.getByLabel('字典名称').fill('第一项');
      await entry.getByLabel('字典排序').fill('1');
      await list.save();
      await expect(entries.getByRole('row').filter({ hasText: '第一项' })).toBeVisible();
      await expectAccessible(page);
    },
  );
}

test(
  'the entries stand beside their dictionaries on one page and below them on the other',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.admin);
    const panes = page.locator('.dictionary-pane');
    const boxOf = async (at: number) => (await panes.nth(at).boundingBox())!;
    const gap = async (start: 'x' | 'y', length: 'width' | 'height') => {
      const [first, second] = [await boxOf(0), await boxOf(1)];
      return second[start] - first[start] - first[length];
    };
    await page.goto('/dict-horizontal/index');
    await expect(panes).toHaveCount(2);
    await expect.poll(() => gap('x', 'width')).toBeGreaterThanOrEqual(0);
    await page.goto('/dict-vertical/index');
    await expect(panes).toHaveCount(2);
    await expect.poll(() => gap('y', 'height')).toBeGreaterThanOrEqual(0);
    await page.getByRole('button', { name: 'sex', exact: true }).click();
    await expect(page.getByText('（sex）的字典项')).toBeInViewport();
  },
);
