import { handIn } from '../support/cases.ts';
import { publishGuide } from '../support/guides.ts';
import { openStart } from '../pages/start-page.ts';
import { onlyInFull } from '../support/looks.ts';
import { company } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const who = company('c043');

test('a company that has applied is led to its case instead of a second application', async ({ visit }) => {
  const guide = await publishGuide('open');
  const { applyNo } = await handIn(who, guide.id);
  const page = await visit('portal', who);
  await page.goto(`/policyitemguide/application?id=${guide.id}`);
  await expect(page.getByText(`本批次您已申报过该事项（${applyNo}），不能重复申报。`)).toBeVisible();
  await expect(page.getByRole('button', { name: '开始申报' })).toHaveCount(0);
  await page.getByRole('link', { name: '查看已有申报' }).click();
  await expect(page).toHaveURL(/\/process\/detailWeb\//);
  await expect(page.getByRole('main')).toContainText(applyNo);
});

test.describe('a start page that was opened before', () => {
  test.use({ provoked: [/400/] });

  test('begins no second application, and names the first', onlyInFull, async ({ visit }) => {
    const guide = await publishGuide('open');
    const { page, start } = await openStart(visit('portal', who), guide.id);
    const { applyNo } = await handIn(who, guide.id);
    await start.click();
    const sentence = `您已申报过该事项（${applyNo}），不能重复申报`;
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
    await page.goto('/user/userCenter');
    await expect(page.getByRole('listitem').filter({ hasText: guide.title })).toHaveCount(1);
  });
});
