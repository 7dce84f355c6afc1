import { Officer } from '../pages/officer.ts';
import { clicksOn, countClicks } from '../support/clicks.ts';
import { claim, decide, handIn } from '../support/cases.ts';
import { publishGuide } from '../support/guides.ts';
import { company, officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** A case of one item that waits for the head of the bureau, who holds it already. */
async function caseOfLead(number: string, guideId: string) {
  const handedIn = await handIn(company(number), guideId);
  await decide(officers.acceptor, handedIn, 'accepted');
  await decide(officers.reviewer, handedIn, 'passed');
  await claim(officers.lead, handedIn);
  return handedIn;
}

test('one click approves a case, and the next one opens by itself', async ({ visit }) => {
  const { id, title } = await publishGuide('open');
  const cases = [await caseOfLead('c022', id), await caseOfLead('c015', id)];
  const page = await visit('admin', officers.lead);
  await countClicks(page);
  await page.goto(`/process/todo?title=${encodeURIComponent(title)}`);
  const officer = new Officer(page);
  await officer
    .row(cases[0]!.applyNo)
    .getByRole('button', { name: /^办\s*理$/ })
    .click();
  const open = (applyNo: string) => page.getByRole('region', { name: '打开的案件' }).getByText(applyNo);
  await expect(open(cases[0]!.applyNo)).toBeVisible();
  const before = await clicksOn(page);
  await officer.decide('审定通过');
  await expect(open(cases[1]!.applyNo)).toBeVisible();
  expect(await clicksOn(page)).toBe(before + 1);

  // A letter opens the decision, always with its confirmation.
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: '确认审定通过？' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(open(cases[1]!.applyNo)).toBeVisible();
});
