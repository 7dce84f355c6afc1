import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { actOn, agree, beginRow, choose, closeDialog, openFilled } from '../support/workbench.ts';

const code = `s${Date.now()}`;

test.describe('a storage', () => {
  test.use({ provoked: [/status of 400/] });
  test(
    'asks for what its provider takes, and is tried before it is enabled',
    onlyInFull,
    async ({ visit }) => {
      test.slow();
      const page = await visit('admin', officers.admin);
      const form = await beginRow(page, '/resource/oss');
      await choose(page, '分类', '本地磁盘');
      await expect(form.getByLabel('空间名')).toHaveCount(0);
      await choose(page, '分类', '阿里云');
      await form.getByLabel('区域').fill('cn-shenzhen');
      await expect(form.getByPlaceholder('https://s3.oss-cn-shenzhen.aliyuncs.com')).toBeVisible();
      await form.getByLabel('资源编号').fill(code);
      await form.getByLabel('资源地址').fill('http://169.254.169.254/');
      await form.getByLabel('空间名').fill('files');
      await form.getByLabel('访问密钥').fill('AK');
      await form.getByLabel('密钥', { exact: true }).fill('SK');
      await form.getByRole('button', { name: '保存' }).click();
      await expect(page.getByText('不允许访问地址169.254.169.254')).toBeVisible();
      await choose(page, '分类', '本地磁盘');
      await form.getByRole('button', { name: '保存' }).click();
      await expect(page.getByText('新增成功')).toBeVisible();

      await actOn(page, code, '测试');
      await expect(page.getByText('测试通过：写入、读取、删除均成功')).toBeVisible();
      await actOn(page, code, '启用');
      await agree(page);
      await expect(page.getByText('操作成功!')).toBeVisible();
      await page.goto('/resource/oss?status=1');
      await expect(page.getByRole('row').filter({ hasText: code })).toHaveCount(1);
      await expect(page.getByRole('row').filter({ hasText: '本机磁盘' })).toHaveCount(0);
    },
  );
});

test('a file is uploaded, renamed and traced', onlyInFull, async ({ visit }) => {
  test.slow();
  const page = await visit('admin', officers.admin);
  await page.goto('/resource/attach');
  await page.getByRole('button', { name: '上传附件' }).click();
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const file = { name: `${code}.png`, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('row').filter({ hasText: file.name })).toBeVisible();
  await closeDialog(page);
  await actOn(page, file.name, '预览');
  await expect(page.getByRole('img', { name: file.name })).toBeVisible();
  await closeDialog(page);
  await actOn(page, file.name, '引用');
  await expect(page.getByText('没有任何数据使用这个附件。')).toBeVisible();
  await closeDialog(page);
  await page.getByRole('row').filter({ hasText: file.name }).getByRole('button', { name: '编辑' }).click();
  await page.getByRole('dialog').getByLabel('附件原名').fill(`${code}新名`);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('row').filter({ hasText: `${code}新名.png` })).toBeVisible();
});

test('a message is sent to the outbox and read there for a reason', onlyInFull, async ({ visit }) => {
  test.slow();
  const page = await visit('admin', officers.admin);
  await page.goto('/resource/sms');
  await expect(page.getByText('当前短信只存发件箱，不会真正发出。')).toBeVisible();
  await actOn(page, 'outbox', '发送测试');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('手机号码').fill('13812340001');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog.getByText('请输入参数 code')).toBeVisible();
  await dialog.getByLabel('参数 code').fill('493817');
  await dialog.getByLabel('参数 minutes').fill('5');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('已提交发送，请在短信日志中查看结果')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: '138****0001' }).first();
  // It is sent a moment after it was handed in, and the log tells how it was when it was opened.
  await expect(async () => {
    await openFilled(page, '/resource/smslog', /\/sms-log\/list\?/);
    await expect(row.getByText('已存发件箱')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(row.getByText('493817')).toHaveCount(0);
  await row.getByRole('button', { name: '查看内容' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('请输入查看原因')).toBeVisible();
  await page.getByLabel('查看原因').fill('核对演示');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('您的验证码为493817，5分钟内有效')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('短信内容')).toBeVisible();
});
