import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { signedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { actOn, beginRow, pickPerson } from '../support/workbench.ts';

const models = 'blade-workflow/design/model';

/** A process that begins with a form and is approved by a lead. */
const processOf = (key: string, formKey: string) => `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" xmlns:policy="urn:policy-fulfilment:workflow" targetNamespace="t">
  <process id="${key}" name="出差审批${key}" isExecutable="true">
    <startEvent id="start" flowable:formKey="${formKey}" />
    <userTask id="approve" name="审批"><extensionElements><policy:candidate role="lead" /></extensionElements></userTask>
    <endEvent id="end" />
    <sequenceFlow id="toApprove" sourceRef="start" targetRef="approve" />
    <sequenceFlow id="toEnd" sourceRef="approve" targetRef="end" />
  </process>
</definitions>`;

test(
  'a form is designed by pointer and keys, published, and begins a process',
  onlyInFull,
  async ({ visit }) => {
    test.slow();
    const stamp = String(Date.now());
    const formKey = `trip_${stamp}`;
    const page = await visit('admin', officers.admin);
    const field = (path: string) => page.locator(`[data-field="${path}"]`);
    const order = () =>
      page.locator('.canvas-handle').evaluateAll((all) => all.map((one) => one.getAttribute('data-field')));
    const add = (kind: string) =>
      page.locator('.designer-palette').getByRole('button', { name: kind, exact: true }).click();

    const added = await beginRow(page, '/workflow/form');
    await added.getByLabel('表单名称').fill('出差申请');
    await added.getByLabel('英文名称').fill('Business trip');
    await added.getByLabel('表单标识').fill(formKey);
    await added.getByRole('button', { name: /保\s*存/ }).click();
    await expect(added).toBeHidden();
    await actOn(page, formKey, '设计');

    await add('单行文本');
    await add('人员');
    await add('分组');
    // The group is chosen: what is added goes into it.
    await add('日期区间');
    expect(await order()).toEqual(['text', 'person', 'group', 'group.beginDate', 'group.endDate']);
    await field('person').focus();
    await field('person').press('Enter');
    await field('person').press('Alt+ArrowUp');
    await expect.poll(order).toEqual(['person', 'text', 'group', 'group.beginDate', 'group.endDate']);
    await field('text').hover();
    await page.mouse.down();
    const { x, y } = (await field('group.endDate').boundingBox())!;
    // A drag begins once the pointer has gone a few pixels.
    await page.mouse.move(x + 60, y, { steps: 10 });
    await page.mouse.up();
    await expect.poll(order).toEqual(['person', 'group', 'group.beginDate', 'group.text', 'group.endDate']);
    await field('group.text').click();
    const title = page.getByLabel('中文标题', { exact: true });
    await title.fill('目的地');
    await title.press('Enter');
    const english = page.getByLabel('英文标题', { exact: true });
    await english.fill('Destination');
    await english.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible();
    await page.reload();
    await expect(field('group.text')).toContainText('目的地');
    expect(await order()).toEqual(['person', 'group', 'group.beginDate', 'group.text', 'group.endDate']);

    await page.getByRole('button', { name: /^发\s*布$/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^确\s*定$/ })
      .click();
    await expect(page.getByText('已发布为版本 1')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: '主版本' })).toBeVisible();

    const { http } = await signedIn('admin', officers.admin);
    const key = `wf_trip_${stamp}`;
    const model = await http.post<{ id: string }>(`${models}/submit`, {
      ...{ modelKey: key, name: '出差审批', xml: processOf(key, formKey) },
    });
    await http.post(`${models}/deploy`, { id: model.id });

    const starter = await visit('admin', officers.acceptor);
    await starter.goto('/process/start');
    await starter.getByText(`出差审批${key}`).click();
    await starter.locator('.schema-form').getByRole('button', { name: '人员' }).click();
    await pickPerson(starter, '陈思齐');
    await starter.getByLabel('目的地').fill('屿州');
    for (const [label, day] of [
      ['开始日期', '2026-12-01'],
      ['结束日期', '2026-12-02'],
    ] as const) {
      await starter.getByLabel(label).fill(day);
      await starter.getByLabel(label).press('Enter');
    }
    await starter.getByRole('button', { name: /^提\s*交$/ }).click();
    await expect(starter.getByText('陈思齐')).toBeVisible();
    await expect(starter.getByText('屿州')).toBeVisible();
  },
);
