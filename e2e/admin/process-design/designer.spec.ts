import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { lostIn } from '../../../admin/src/screens/process-design/designer/model/document-content.fixture.ts';
import { onlyInFull } from '../../support/looks.ts';
import { officers } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { at, drawStep, modelOf, open, panel } from './models.ts';

test('a process is drawn, checked, saved by the keyboard and deployed', async ({ visit }) => {
  const model = await modelOf();
  const page = await visit('admin', officers.admin);
  await open(page, model.id);
  await drawStep(page, '部门审核');
  await panel(page)
    .getByRole('region', { name: '候选办理人' })
    .getByRole('button', { name: /添\s*加/ })
    .click();
  // Nobody is named before somebody is chosen.
  await panel(page).getByLabel('候选方式').fill('流程发起人');
  await page.keyboard.press('Enter');
  await expect(page.locator('.djs-label', { hasText: '部门审核' })).toBeVisible();
  await page.getByRole('button', { name: /^检\s*查$/ }).click();
  const found = page.getByRole('status').filter({ hasText: '“开始”没有选择表单' });
  await expect(found).toContainText('“部门审核”之后没有结束事件');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  const { xml } = await model.stored();
  expect(xml).toContain('name="部门审核"');
  expect(xml).toContain('<policy:candidate');
  await page.getByRole('button', { name: /^部\s*署$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click();
  await expect(page.getByRole('dialog').filter({ hasText: '已部署，但请留意' })).toBeVisible();
  await page.goto(`/workflow/design/model/history/${model.id}`);
  await expect(page.getByRole('row').filter({ hasText: '主版本' }).last()).toBeVisible();
});

test('whoever saves over another’s edit is told, and may take his own', onlyInFull, async ({ visit }) => {
  test.info().annotations.push({ type: 'note', description: 'the refused save is a 409' });
  const model = await modelOf();
  const page = await visit('admin', officers.admin);
  await open(page, model.id);
  await panel(page).getByLabel('名称', { exact: true }).fill('我的名称');
  await model.http.post(`${at}/submit`, { id: model.id, description: '他人改的' });
  await page.getByRole('button', { name: /^保\s*存$/ }).click();
  await expect(page.getByText('他人已修改此模型')).toBeVisible();
  await page.getByRole('button', { name: '用我的覆盖' }).click();
  await expect(page.getByText('他人已修改此模型')).toBeHidden();
  expect((await model.stored()).xml).toContain('name="我的名称"');
});
test.use({ provoked: [/409 \(Conflict\)/] });

test(
  'what is drawn and not yet saved is still there after another page of the back-office',
  onlyInFull,
  async ({ visit }) => {
    const model = await modelOf();
    const page = await visit('admin', officers.admin);
    await open(page, model.id);
    await drawStep(page, '尚未保存的环节');
    const tabs = page.getByRole('navigation', { name: '已打开的页面' });
    const own = tabs.getByRole('link', { name: /设计/ });
    await page.getByRole('link', { name: '流程分类' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /离\s*开/ })
      .click();
    await expect(page).toHaveURL(/workflow\/category/);
    await own.click();
    await expect(page.locator('.djs-label', { hasText: '尚未保存的环节' })).toBeVisible();
    await page.getByRole('button', { name: /^保\s*存$/ }).click();
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
    expect((await model.stored()).xml).toContain('name="尚未保存的环节"');
  },
);

test(
  'whom a step is for and its deadline are set, a fault is told at the step, and the way is tried out by keyboard',
  onlyInFull,
  async ({ visit }) => {
    const model = await modelOf();
    const page = await visit('admin', officers.admin);
    await open(page, model.id);
    await page.locator('[data-element-id="start"]').click();
    await page.locator('[data-action="append.append-task"]').click();
    await page.keyboard.press('Escape');
    const name = panel(page).getByLabel('名称', { exact: true });
    await name.fill('部门审核');
    // What is being typed is not saved yet.
    await expect(page.getByText('有未保存的修改')).toBeVisible();
    await name.blur();
    const candidates = panel(page).getByRole('region', { name: '候选办理人' });
    await candidates.getByRole('button', { name: /添\s*加/ }).click();
    const pick = async (label: string, option: string) => {
      await panel(page).getByLabel(label).fill(option);
      await page.keyboard.press('Enter');
    };
    await pick('候选方式', '流程发起人');
    await pick('找不到办理人时', '交给管理员');
    await panel(page).getByRole('button', { name: '期限与超时' }).click();
    const deadlines = panel(page).getByRole('region', { name: '超时处理' });
    await deadlines.getByRole('button', { name: /添\s*加/ }).click();
    await deadlines.getByLabel('多久之后').fill('later');
    await deadlines.getByLabel('多久之后').blur();

    // The start is chosen in the list, and the check brings back the step that it is about.
    await page.getByLabel('元素列表').selectOption('start');
    await expect(panel(page).getByLabel('发起人变量')).toBeVisible();
    await page.getByRole('button', { name: /^检\s*查$/ }).click();
    await expect(panel(page).getByRole('alert')).toContainText('部门审核');
    await panel(page).getByRole('button', { name: '期限与超时' }).click();
    await deadlines.getByLabel('多久之后').fill('P2D');
    await deadlines.getByLabel('多久之后').blur();
    await page.getByRole('button', { name: /^保\s*存$/ }).click();
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
    const { xml } = await model.stored();
    expect(xml).toContain('<policy:candidate relation="initiator" />');
    expect(xml).toContain('<policy:nobody act="administrator" />');
    expect(xml).toContain('<policy:deadline act="remind" after="P2D" />');

    const trial = page.getByRole('dialog', { name: '试运行' });
    const press = async (label: string | RegExp) => {
      const button = trial.getByRole('button', { name: label });
      // While a trial is run its buttons rest, and a press would do nothing.
      await expect(button).toBeEnabled();
      await button.focus();
      await page.keyboard.press('Enter');
    };
    await page.getByRole('button', { name: '试运行' }).focus();
    await page.keyboard.press('Enter');
    await press('开始试运行');
    await expect(trial.getByRole('status')).toContainText('1 项待办');
    await expect(page.locator('.designer-here')).toHaveCount(1);
    await press(/^通\s*过$/);
    await expect(trial.getByRole('status')).toContainText('流程已结束');
    await expect(trial.getByRole('region', { name: '走过的环节' })).toContainText('部门审核');
    await press('回退一步');
    await expect(trial.getByRole('status')).toContainText('1 项待办');
  },
);

const folder = process.env['BPMN_CASES'] ?? '/work/shared/data/bpmn-cases/miwg-reference';
const references = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.bpmn')) : [];

// The reference models stand beside the repository, where they are.
if (references.length > 0)
  test(
    'a diagram of another tool is opened and written again without losing anything that it says or draws',
    onlyInFull,
    async ({ visit }) => {
      const page = await visit('admin', officers.admin);
      for (const name of references) {
        const xml = readFileSync(join(folder, name), 'utf8');
        const model = await modelOf(xml);
        // The process takes the key of its model; nothing else is called otherwise.
        const own = /<(?:\w+:)?process\b[^>]*?\bid="([^"]+)"/.exec(xml)?.[1] ?? '';
        const keyed = xml.replaceAll(`"${own}"`, `"${model.modelKey}"`);
        await open(page, model.id);
        await page.getByRole('button', { name: '下载 BPMN' }).click();
        const download = page.waitForEvent('download');
        await page.getByRole('menuitem', { name: '下载 BPMN' }).click();
        const written = readFileSync(await (await download).path(), 'utf8');
        expect.soft(lostIn(keyed, written), name).toEqual([]);
      }
    },
  );
