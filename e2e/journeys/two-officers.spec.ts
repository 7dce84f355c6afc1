import { Officer } from '../pages/officer.ts';
import { decide, handIn } from '../support/cases.ts';
import type { Case } from '../support/cases.ts';
import { publishGuide } from '../support/guides.ts';
import { onlyInFull } from '../support/looks.ts';
import { company, officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** A case that two officers may review. */
async function caseToReview(number: string): Promise<Case> {
  const { id } = await publishGuide('open');
  const handedIn = await handIn(company(number), id);
  await decide(officers.acceptor, handedIn, 'accepted');
  return handedIn;
}

const handled = '该任务已被处理';

// Who comes second is refused, and the browser remarks on it.
test.use({ provoked: [/40\d/] });

test(
  'of two officers who take one task the second is told that it is taken',
  onlyInFull,
  async ({ visit }) => {
    const { applyNo } = await caseToReview('c015');
    const first = new Officer(await visit('admin', officers.reviewer));
    const second = new Officer(await visit('admin', officers.bureauReviewer));
    await second.lookFor(applyNo);
    await expect(second.row(applyNo)).toBeVisible();
    await first.take(applyNo);
    await second.claim(applyNo);
    await expect(second.page.getByText(handled)).toBeVisible();
    await second.findsNothing(applyNo);
  },
);

test('a task that was closed elsewhere is closed once', onlyInFull, async ({ visit }) => {
  const { applyNo } = await caseToReview('c022');
  const first = new Officer(await visit('admin', officers.reviewer));
  await first.take(applyNo);
  const second = new Officer(await visit('admin', officers.reviewer));
  await second.open(applyNo);
  await first.decide('通过初审', '材料齐全');
  await second.press('通过初审', '材料齐全');
  await expect(second.page.getByText(handled)).toBeVisible();

  const lead = new Officer(await visit('admin', officers.lead));
  await lead.lookFor(applyNo);
  await expect(lead.row(applyNo)).toHaveCount(1);
  await lead.take(applyNo);
  await expect(lead.page.getByText('材料齐全')).toHaveCount(1);
});
