import { expectAccessible } from '../support/axe.ts';
import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { actOn, beginRow, expectAsked } from '../support/workbench.ts';

const stamp = String(Date.now());

test.describe('data sources', () => {
  test.use({ provoked: [/status of 400/] });

  test('lie where the installation says, and never show their password', onlyInFull, async ({ visit }) => {
    test.slow();
    const page = await visit('admin', officers.admin);
    const form = await beginRow(page, '/tool/datasource');
    await expectAsked(form, '请选择驱动类');
    await form.getByLabel('名称').fill(`数据源${stamp}`);
    await form.getByLabel('驱动类').click();
    await page.getByTitle('PostgreSQL', { exact: true }).click();
    await form.getByLabel('连接地址').fill('postgresql://169.254.169.254:5432/budget');
    await form.getByLabel('用户名').fill('reader');
    await form.getByLabel('密码').fill('Read-only-1');
    await form.getByRole('button', { name: /保\s*存/ }).click();
    await expect(page.getByText('主机169.254.169.254不在允许访问的名单内')).toBeVisible();
    await form.getByLabel('连接地址').fill('postgresql://203.0.113.9:5432/budget');
    await form.getByRole('button', { name: /保\s*存/ }).click();
    await expect(page.getByText('新增成功')).toBeVisible();
    await page.goto(`/tool/datasource?filter.name=${encodeURIComponent(`数据源${stamp}`)}`);
    const row = page.getByRole('row').filter({ hasText: stamp });
    await expect(row).toContainText('203.0.113.9');
    await row.getByRole('button', { name: '编辑' }).click();
    await expect(page.getByRole('dialog').getByLabel('密码')).toHaveValue('');
  });
});

test('an entity is drawn from scratch, looked at file by file, and packed', onlyInFull, async ({ visit }) => {
  test.slow();
  const page = await visit('admin', officers.admin);
  const form = await beginRow(page, '/tool/code');
  await form.getByLabel('模块名', { exact: true }).fill(`亭${stamp.slice(-6)}`);
  await form.getByLabel('英文模块名').fill('Kiosks');
  await form.getByLabel('服务名').fill('policy');
  await form.getByLabel('表名').fill(`kiosk_${stamp}`);
  await form.getByLabel('包名').fill('content');
  await form.getByLabel('上级菜单编号').fill('policy');
  await form.getByRole('button', { name: '添加字段' }).click();
  await form.getByLabel('…：属性').fill('title');
  await form.getByLabel('title：标签').fill('标题');
  await form.getByLabel('title：英文标签').fill('Title');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('新增成功')).toBeVisible();

  await page.goto(`/tool/code?tableName=kiosk_${stamp}`);
  const row = page.getByRole('row').filter({ hasText: `kiosk_${stamp}` });
  await actOn(page, `kiosk_${stamp}`, '预览');
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('menuitem', { name: /新增.*entities\/content\/kiosk-/ })).toBeVisible();
  await expect(preview.getByRole('figure')).toContainText('defineEntity');
  await preview.getByRole('menuitem', { name: /entities\/index\.ts/ }).click();
  await expect(preview.getByRole('figure')).toContainText(/import \{ kiosk/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  await row.getByRole('checkbox').check();
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: '代码生成', exact: true })
      .click()
      .then(() => page.getByRole('menuitem', { name: '全部' }).click()),
  ]);
  expect(zip.suggestedFilename()).toBe('generated.zip');
});
