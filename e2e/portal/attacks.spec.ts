import { policy } from '../../shared/src/contract/entities/content/policy.ts';
import { attacked, attackPath, expectInert, expectReply, pageAttacks } from '../support/attack-pages.ts';
import { editorial, writtenLike } from '../support/content.ts';
import { company } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { signedIn } from '../support/sign-in.ts';

const who = company('c022');
/** A case of this company alone. */
const ownCaseNo = 'YL2026113300003';
const personal = pageAttacks.filter((attack) => attack.as === 'portal-user');

// An attack that the browser stops says so on the console.
test.use({ provoked: [/./] });

for (const attack of pageAttacks.filter((one) => !personal.includes(one))) {
  test(`${attack.id}: ${attack.source}`, async ({ page, request }) => {
    expectReply(attack, await attacked(request, attack));
    if (attack.method === 'GET') await expectInert(page, attackPath(attack));
  });
}

for (const attack of personal) {
  test(`${attack.id}: ${attack.source}`, async ({ visit, request }) => {
    // The page that the case names belongs to a later issue; the user centre is as personal.
    const own = { ...attack, path: '/user/userCenter' };
    const page = await visit('portal', who);
    expectReply(own, await attacked(page.request, own));
    await page.goto(own.path);
    await expect(page.getByRole('main')).toContainText(ownCaseNo);
    expect((await attacked(request, own)).text).not.toContain(ownCaseNo);
  });
}

test('a company’s name stays a text on its own page', async ({ visit }) => {
  const { http } = await signedIn('portal', who);
  const { realName } = await http.get<{ realName: string }>('blade-user/info');
  const set = (name: string) => http.post('blade-user/update-info', { realName: name });
  await set('<script>alert(1)</script>');
  try {
    await expectInert(await visit('portal', who), '/user/userCenter');
  } finally {
    await set(realName);
  }
});

test('what would run in a policy’s text is not on its page', async ({ page, request }) => {
  const body =
    '<p>前</p><a href="java\u0001script:alert(1)">a</a><iframe srcdoc="<script>alert(1)</script>"></iframe><math><mi//xlink:href="data:x,<script>alert(1)</script>">';
  const draft = await writtenLike(policy, '', { title: '攻击的政策', body });
  const publisher = await editorial('publisher');
  await publisher.post('policy/policyinfo/publish', undefined, { query: { ids: draft.id } });
  const path = `/policyinfo/policyinfoDetail?id=${draft.id}`;
  const html = await (await request.get(path)).text();
  expect(html).toContain('攻击的政策');
  expect(html).not.toMatch(/srcdoc=|javascript:|<script>alert|xlink:href="data/);
  await expectInert(page, path);
});
