import { onlyInFull } from '../support/looks.ts';
import { origins } from '../support/origins.ts';
import { expect, test } from '../support/test.ts';

const providerName = '省统一身份认证';

test('a company’s clerk signs on over the province and comes back to the page that he wanted', async ({
  visit,
}) => {
  const page = await visit('portal');
  await page.goto('/login?redirect=%2Fuser%2FuserCenter');
  await page.getByRole('button', { name: new RegExp(`用${providerName}登录`) }).click();
  await expect(page.getByRole('note')).toContainText('模拟环境');
  await page.getByRole('button', { name: /江屿市云岚智能装备/ }).click();
  await expect(page.getByText('申请获取以下信息')).toBeVisible();
  await page.getByRole('button', { name: '同意并登录' }).click();
  await expect(page).toHaveURL(`${origins.portal}/user/userCenter`);
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
});

test.describe('somebody who refuses', () => {
  test.use({ provoked: [/400 \(Bad Request\).*logincallback/] });

  test(
    'is told so on the sign-in page, and the code does not stay in the address',
    onlyInFull,
    async ({ visit }) => {
      const page = await visit('portal');
      await page.goto('/login');
      await page.getByRole('button', { name: new RegExp(`用${providerName}登录`) }).click();
      await page.getByRole('button', { name: /周行舟/ }).click();
      await page.getByRole('button', { name: '不同意' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('取消了授权');
      await expect(page).toHaveURL(`${origins.portal}/login`);
    },
  );
});
