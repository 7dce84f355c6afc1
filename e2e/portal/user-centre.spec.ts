import { company } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** A draft of the demonstration whose window stays open for long. */
const draft = 'YL2026105600001';

test('a draft is found and resumed in two clicks', async ({ look }) => {
  const page = await look('portal', company('c001'));
  await page.goto('/user/userCenter');
  await page.getByRole('navigation', { name: '我的申报' }).getByRole('link', { name: /^草稿/ }).click();
  await page.getByRole('link', { name: `继续填写：${draft}` }).click();
  await expect(page).toHaveURL(/\/policyitemguide\/declaration\//);
  await expect(page.getByRole('main')).toContainText(draft);
});

test('what waits for a company stands before its lists, and leads to where it is done', async ({ look }) => {
  const page = await look('portal', company('c001'));
  await page.goto('/user/userCenter?tab=done');
  const waiting = page.getByRole('region', { name: /需要您处理/ });
  await waiting
    .getByRole('link', { name: /^更正账户/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: '拨付被退回，请更正收款账户' })).toBeVisible();
});
