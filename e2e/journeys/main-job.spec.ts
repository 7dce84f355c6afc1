import { Applicant } from '../pages/applicant.ts';
import { Officer } from '../pages/officer.ts';
import { clicksOn, countClicks } from '../support/clicks.ts';
import { expectAccessible } from '../support/axe.ts';
import { origins } from '../support/origins.ts';
import { expect, test } from '../support/test.ts';

const item = '软件企业营业收入上台阶奖励';
const company = { account: 'yunlan-c008', password: 'yunlan-c008' };
const account = (name: string) => ({ account: name, password: name });

test('a company applies and is paid: from the front page to the money @smoke', async ({ visit, request }) => {
  test.setTimeout(600_000);
  const applicant = new Applicant(await visit('portal', company));
  await applicant.begin(item);
  await applicant.confirmCompany();
  await applicant.answer(item);
  await applicant.contradict();
  await applicant.saved();
  await applicant.page.reload();
  await expect(applicant.page.getByLabel('联系人')).toHaveValue('林小满');
  await applicant.goOn();
  await applicant.upload();
  await applicant.goOn();
  await applicant.fillAccount();
  await applicant.goOn();
  const applyNo = await applicant.sign();
  expect(applyNo).toMatch(/^YL\d{13}$/);
  await expectAccessible(applicant.page);

  /** From the open list to the server's answer, in so many clicks where that is held. */
  const work = async (name: string, decide: (officer: Officer) => Promise<void>, clicks?: number) => {
    const officer = new Officer(await visit('admin', account(name)));
    await countClicks(officer.page);
    await officer.take(applyNo);
    await expectAccessible(officer.page);
    await decide(officer);
    if (clicks !== undefined) expect(await clicksOn(officer.page)).toBe(clicks);
    // Nobody's page is left open: the clock is moved past every session below.
    await officer.page.context().close();
  };
  await work('acceptor', (officer) => officer.decide('受理'), 2);
  await work('reviewer', (officer) => officer.decide('通过初审', '材料齐全'));
  await work('lead', (officer) => officer.decide('审定通过'));
  await work('clerk', (officer) => officer.confirm('发布公示'));

  // The list that is kept for everybody follows the publication a moment later.
  await expect(async () => {
    await applicant.page.goto('/gongshi/gongshiList');
    await expect(applicant.page.getByRole('article').first()).toContainText(item, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await applicant.page.context().close();
  // The objection period is five working days: the test server's clock is moved past it.
  const moved = await request.post(`${origins.server}/api/test/clock`, { data: { seconds: 10 * 86_400 } });
  expect(moved.ok()).toBe(true);

  const finance = new Officer(await visit('admin', account('finance')));
  // The period ends when the server next looks at its clock.
  await expect(async () => {
    await finance.lookFor(applyNo);
    await expect(finance.row(applyNo)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await finance.page.context().close();
  await work('finance', (officer) => officer.confirm('下达拨付', { 拨付批次: 'PC-2026-1' }));
  await work('finance', (officer) => officer.confirm('拨付成功', { 拨付凭证号: 'PZ-2026-1' }), 3);

  const later = await visit('portal', company);
  await later.goto('/user/userCenter?tab=done');
  await expect(
    later
      .getByRole('article')
      .filter({ hasText: applyNo })
      .or(later.getByRole('listitem').filter({ hasText: applyNo }))
      .first(),
  ).toContainText('已拨付');
});
