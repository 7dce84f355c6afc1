import { expectAccessible } from '../support/axe.ts';
import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { actOn, agree, beginPage, expectAsked } from '../support/workbench.ts';

const title = `值班通知 ${Date.now()}`;

test(
  'a notice is written, published to one person, read by her, and counted',
  onlyInFull,
  async ({ visit }) => {
    test.slow();
    const page = await visit('admin', officers.admin);
    const form = await beginPage(page, '/desk/notice');
    await expectAsked(form, '请输入通知标题');
    await form.getByLabel('通知标题').fill(title);
    await form.getByLabel('通知类型').click();
    await page.locator('.ant-select-item-option').filter({ hasText: '事务通知' }).click();
    await form.getByLabel('通知日期').fill('2026-11-22');
    // Enter takes the day where the calendar is open already, and opens it where it is not yet.
    await expect(page.locator('.ant-picker-dropdown:visible')).toBeVisible();
    await form.getByLabel('通知日期').press('Enter');
    await expect(page.locator('.ant-picker-dropdown:visible')).toHaveCount(0);
    await expect(form.getByLabel('通知人员')).toHaveCount(0);
    await form.locator('.ant-form-item').filter({ hasText: '通知范围' }).locator('.ant-select').click();
    await page.locator('.ant-select-item-option').filter({ hasText: '人员' }).click();
    await form.getByText('选择人员').click();

    const picker = page.getByRole('dialog', { name: '人员选择' });
    await picker.getByRole('button', { name: /确\s*定/ }).click();
    await expect(page.getByText('请选择至少一条数据')).toBeVisible();
    await picker.getByLabel('姓名').fill('梁国栋');
    await picker.getByLabel('姓名').press('Enter');
    await picker.getByRole('checkbox', { name: '梁国栋' }).check();
    await expectAccessible(page);
    await picker.getByRole('button', { name: /确\s*定/ }).click();
    await expect(form.getByText('梁国栋')).toBeVisible();
    await form.getByRole('textbox', { name: '通知内容' }).fill('请按时到岗');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('新增成功')).toBeVisible();

    const row = page.getByRole('row').filter({ hasText: title });
    await form.getByRole('button', { name: /发\s*布/ }).click();
    await agree(page);
    await expect(form.getByText('已发布')).toBeVisible();
    await form.getByRole('button', { name: '返回列表' }).click();
    await expect(row.getByText('0 / 1')).toBeVisible();

    const hers = await visit('admin', officers.lead);
    await hers.goto('/wel/index');
    await hers.getByRole('button', { name: /消息通知 \d+/ }).click();
    await hers.getByRole('tab', { name: /通知/ }).click();
    await expectAccessible(hers);
    const told = hers.waitForResponse(/\/message\/read$/);
    await hers.getByRole('tabpanel').getByRole('button', { name: title }).click();
    await expect(hers.getByRole('dialog').getByText('请按时到岗')).toBeVisible();
    await told;

    await page.reload();
    await expect(row.getByText('1 / 1')).toBeVisible();
    await actOn(page, title, '阅读情况');
    const readers = page.getByRole('dialog').getByRole('row').filter({ hasText: '梁国栋' });
    await expect(readers.getByText('已读')).toBeVisible();
  },
);

test('all messages are marked as read at once, and the badge goes', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.manager);
  await page.goto('/desk/message');
  await expect(page.getByRole('button', { name: /消息通知 \d+/ })).toBeVisible();
  await page.getByRole('button', { name: '全部已读' }).click();
  await expect(page.getByText('操作成功!')).toBeVisible();
  await expect(page.getByRole('button', { name: '消息通知', exact: true })).toBeVisible();
});

test(
  'the dashboard shows its figures as charts and as tables, and keeps its filter over F5',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.admin);
    await page.goto('/wel/dashboard');
    const months = page.locator('.ant-card').filter({ hasText: '申报与兑现趋势' });
    await expect(months.getByRole('img', { name: '申报与兑现趋势' }).locator('svg')).toBeVisible();
    await months.getByRole('button', { name: '查看表格' }).click();
    await expect(months.getByRole('columnheader', { name: '月份' })).toBeVisible();
    await page.locator('.dashboard-field .ant-select').click();
    await page.locator('.ant-select-tree-title').filter({ hasText: '工信局' }).click();
    await expect(page).toHaveURL(/deptId=/);
    await page.reload();
    await expect(page.locator('.ant-select-selection-item').filter({ hasText: '工信局' })).toBeVisible();
  },
);

test(
  'a figure of the dashboard leads to exactly the cases that it counts, and the list says why',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.admin);
    for (const name of ['申报量', '待审']) {
      // Another test may hand a case in between the two.
      await expect(async () => {
        await page.goto('/wel/dashboard');
        const card = page.getByRole('link').filter({ hasText: name });
        const figure = card.locator('.ant-statistic-content');
        await expect(figure).toHaveText(/^\d+$/);
        const total = Number(await figure.textContent());
        await card.click();
        await expect(page).toHaveURL(/\/process\/case\?/);
        await expect(page.getByText(`共 ${String(total)} 条`)).toBeVisible({ timeout: 10_000 });
      }).toPass({ timeout: 90_000 });
    }
    await page.goBack();
    await page.getByRole('link').filter({ hasText: '待审' }).click();
    await expect(page.locator('.ant-select-selection-item').filter({ hasText: '待受理' })).toBeVisible();
  },
);
