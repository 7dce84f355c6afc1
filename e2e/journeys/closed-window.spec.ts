import { declarationPath } from '../../portal/src/lib/addresses/route-params.ts';
import { Applicant } from '../pages/applicant.ts';
import { fillIn } from '../support/cases.ts';
import { closeWindow, publishGuide } from '../support/guides.ts';
import { openStart } from '../pages/start-page.ts';
import { onlyInFull } from '../support/looks.ts';
import { company } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const who = company('c036');
const refusal = /^不在申报时间内（\S+ 至 \S+），暂不能申报$/;

test(
  'a guide whose window is over says so in place of its button, and a forced start page too',
  onlyInFull,
  async ({ visit }) => {
    const { id } = await publishGuide('over');
    const page = await visit('portal', who);
    await page.goto(`/policyitemguide/policyitemguideDetail?id=${id}`);
    await expect(page.getByText(/本批次申报已截止。 每年一批，下一批次预计 \d{4}年\d+月 开放/)).toBeVisible();
    await expect(page.getByRole('link', { name: '在线申报' })).toHaveCount(0);

    await page.goto(`/policyitemguide/application?id=${id}`);
    await expect(page.getByText('现在不在申报时间内，暂不能申报。')).toBeVisible();
    await expect(page.getByRole('button', { name: '开始申报' })).toHaveCount(0);
  },
);

test.describe('a window that ends', () => {
  test.use({ provoked: [/400/] });

  test('while the start page is open lets nobody begin', onlyInFull, async ({ visit }) => {
    const guide = await publishGuide('open');
    const { page, start } = await openStart(visit('portal', who), guide.id);
    await closeWindow(guide);
    await start.click();
    await expect(page.getByRole('alert').getByText(refusal)).toBeVisible();
  });

  test(
    'while a company fills in lets it read its draft, but not hand it in',
    onlyInFull,
    async ({ visit }) => {
      const guide = await publishGuide('open');
      const draft = await fillIn(who, guide.id);
      await closeWindow(guide);
      const applicant = new Applicant(await visit('portal', who));
      const { page } = applicant;
      await page.goto(`${declarationPath({ guideId: guide.id, applicationId: draft.id })}?step=check`);
      await applicant.pressSubmit();
      await expect(page.getByRole('alert').getByText(refusal)).toBeVisible();
      await page.goto('/user/userCenter?tab=draft');
      await expect(page.getByRole('listitem').filter({ hasText: draft.applyNo })).toContainText('草稿');
    },
  );
});
