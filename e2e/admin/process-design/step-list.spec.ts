import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { onlyInFull } from '../../support/looks.ts';
import { officers } from '../../support/people.ts';
import { signedIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { panel } from './models.ts';

const at = 'blade-workflow/design/model';
const stamp = String(Date.now());

interface Stored {
  id: string;
  xml: string;
}

async function modelOf(modelKey: string, xml?: string) {
  const { http } = await signedIn('admin', officers.admin);
  const model = await http.post<Stored>(`${at}/submit`, {
    ...{ modelKey: `${modelKey}_${stamp}`, name: '列表流程' },
    ...(xml && { xml }),
  });
  return { ...model, stored: () => http.get<Stored>(`${at}/detail`, { id: model.id }) };
}

const open = async (page: Page, id: string) => {
  await page.goto(`/workflow/design/process/${id}`);
  await expect(page.locator('.djs-palette')).toBeVisible();
  await page.getByText('步骤列表', { exact: true }).click();
};
const steps = (page: Page) => page.getByRole('region', { name: '流程步骤' });
const add = async (page: Page, behind: string, kind: string) => {
  await steps(page).getByRole('button', { name: behind, exact: true }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
};
const call = async (page: Page, name: string) => {
  const field = page.getByRole('complementary', { name: '属性' }).getByLabel('名称', { exact: true });
  await field.fill(name);
  await field.press('Tab');
};
const name = (page: Page, text: string | RegExp) =>
  steps(page).getByRole('button', { name: text, exact: true });

test('a process is made as a list of steps, and is a diagram that runs', onlyInFull, async ({ visit }) => {
  test.slow();
  const model = await modelOf('listed');
  const page = await visit('admin', officers.admin);
  await open(page, model.id);
  await add(page, '在“开始”之后添加', '审批');
  await call(page, '部门审批');
  await expect(name(page, '审批：部门审批')).toBeVisible();
  await expect(steps(page).getByRole('checkbox', { name: '“部门审批”不同意则结束流程' })).toBeChecked();
  await page
    .getByRole('region', { name: '候选办理人' })
    .getByRole('button', { name: /添\s*加/ })
    .click();
  await panel(page).getByRole('region', { name: '候选办理人' }).getByLabel('候选方式').fill('流程发起人');
  await page.keyboard.press('Enter');
  await add(page, '在“部门审批”之后添加', '抄送');
  await call(page, '告知财务');
  await page
    .getByRole('region', { name: '抄送给' })
    .getByRole('button', { name: /添\s*加/ })
    .click();
  await panel(page).getByRole('region', { name: '抄送给' }).getByLabel('候选方式').fill('流程发起人');
  await page.keyboard.press('Enter');
  await add(page, '在“告知财务”之后添加', '条件分支');
  await call(page, '金额');
  await expect(name(page, '尚未设置条件')).toBeVisible();
  await add(page, '在“尚未设置条件”中添加', '等待');
  await expect(steps(page).getByText('等待 1天')).toBeVisible();
  await name(page, '下移“告知财务”').click();
  await expect(steps(page).locator('.steps-list').first().locator('> li')).toContainText([
    '部门审批',
    '金额',
    '告知财务',
  ]);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(steps(page).locator('.steps-list').first().locator('> li')).toContainText([
    '部门审批',
    '告知财务',
    '金额',
  ]);
  await page.getByRole('button', { name: /^检\s*查$/ }).click();
  // What is drawn would run; that it has no form of its own is all that is spoken of.
  await expect(page.getByRole('status').filter({ hasText: '没有选择表单' })).toBeVisible();
  await page.getByRole('button', { name: /^保\s*存$/ }).click();
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  expect((await model.stored()).xml).toContain('<policy:copyTo');
  await name(page, '删除“金额”').click();
  await expect(name(page, /条件分支/)).toHaveCount(0);
  await steps(page).getByRole('checkbox', { name: '“部门审批”不同意则结束流程' }).uncheck();
  await page.getByText('流程图', { exact: true }).click();
  // Start, approval, copies and one end are left, each with its flow to the next.
  await expect(page.locator('.djs-shape[data-element-id]:not([data-element-id$="_label"])')).toHaveCount(4);
  await expect(page.locator('.djs-connection')).toHaveCount(3);
});

test(
  'a seeded process opens as a list; what is more than one stays a diagram, with the reason',
  onlyInFull,
  async ({ visit }) => {
    const seal = readFileSync('server/src/seeds/reference/processes/wf_seal_use.bpmn', 'utf8');
    const seeded = await modelOf('seal', seal.replaceAll('wf_seal_use', `seal_${stamp}`));
    const page = await visit('admin', officers.admin);
    await open(page, seeded.id);
    await expect(steps(page).locator('.steps-list > li')).toContainText(['负责人审批', '登记用印']);
    await name(page, '审批：负责人审批').click();
    await expect(page.getByRole('complementary', { name: '属性' })).toContainText('办理按钮');
    const beyond = await modelOf(
      'beyond',
      seal.replaceAll('wf_seal_use', `beyond_${stamp}`).replaceAll('userTask', 'receiveTask'),
    );
    await open(page, beyond.id);
    await expect(page.getByText('此流程只能以流程图显示')).toBeVisible();
    await expect(page.getByText('“负责人审批”不在其中')).toBeVisible();
    await expect(page.locator('.djs-palette')).toBeVisible();
  },
);
