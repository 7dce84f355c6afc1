import type { BrowserContext } from '@playwright/test';

import { cookieNames, siteKeys } from '../../shared/src/auth/storage/site.ts';
import { signInHere } from '../pages/portal-login.ts';
import { origins } from '../support/origins.ts';
import { company } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const who = company('c064');
const names = cookieNames(siteKeys.portal);
const kept = async (context: BrowserContext) =>
  (await context.cookies(`${origins.portal}/api/blade-auth/oauth/token`)).filter(({ name }) =>
    Object.values(names).includes(name),
  );

test('no script sees the refresh token, and it comes with the token call only', async ({ visit }) => {
  const page = await visit('portal');
  await page.goto('/login');
  await signInHere(page, who);
  await expect(page).not.toHaveURL(/\/login/);
  const refresh = (await kept(page.context())).find(({ name }) => name === names.refresh);
  expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/blade-auth/oauth' });
  const seen = await page.evaluate(() => document.cookie + JSON.stringify(localStorage));
  expect(seen).not.toContain(refresh!.value);
});

test.describe('several tabs', () => {
  // A call that is under way in either as the session ends is refused, as it should be, and the browser remarks on it: a tab that
  // comes to the front asks anew in whose name its person acts, and one that hears of the end ends its own session, which is over.
  test.use({ provoked: [/401 \(Unauthorized\).*(companymember\/mine|oauth\/logout)/] });

  test('signing out in one tab ends the session in every other', async ({ visit }) => {
    const page = await visit('portal', who);
    const other = await page.context().newPage();
    await page.goto('/policyinfo');
    await other.goto('/user/userCenter');
    await expect(other.getByRole('button', { name: '退出登录' })).toBeVisible();
    await other.waitForLoadState('networkidle');
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect(other).toHaveURL(/\/login\?redirect=/);
    await expect(page.getByRole('status').filter({ hasText: '您已退出' })).toBeVisible();
    await expect.poll(() => kept(page.context())).toEqual([]);
  });
});

test('a session without its access cookie is ended, and leads to sign-in', async ({ visit }) => {
  const page = await visit('portal', who);
  await page.goto('/policyinfo');
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
  // While no page of the portal runs: one that found its cookie gone would lead on by itself, against the page load that is to do so.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: names.access });
  await page.goto('/policyinfo');
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => kept(page.context())).toEqual([]);
});

test.describe('a sign-out while the server is away', () => {
  // A page that leads on before the answer has come leaves it to the next, which the server tells that all is over (401).
  test.use({ provoked: [/net::ERR_FAILED|401 \(Unauthorized\).*oauth\/logout/] });

  test('is finished by the next page, and signs nobody in again', async ({ visit }) => {
    const page = await visit('portal', who);
    await page.goto('/policyinfo');
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
    expect((await kept(page.context())).map(({ name }) => name)).toEqual([names.refresh]);
    await page.unroute('**/api/**');
    await page.goto('/user/userCenter');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await expect.poll(() => kept(page.context())).toEqual([]);
  });
});
