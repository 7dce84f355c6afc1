import type { Page } from '@playwright/test';

import { startPath } from '../../portal/src/lib/addresses/process-paths.ts';
import { declarationPath } from '../../portal/src/lib/addresses/route-params.ts';
import { builtPages, builtScripts, ownScripts, sentBytes, textOf } from '../support/build/browser-scripts.ts';
import { begin } from '../support/cases.ts';
import { deployForCompanies } from '../support/processes/for-companies.ts';
import { guideTitled } from '../support/guides.ts';
import { company } from '../support/people.ts';
import { narrow } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const kb = 1000;

/** The bytes of script that a page took as they were sent, how far it moved by itself, and what its policy reported. */
const weightOf = (page: Page) =>
  page.evaluate(async () => {
    const seen = <T extends PerformanceEntry>(type: string) =>
      new Promise<T[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries() as T[]));
        observer.observe({ type, buffered: true });
        // An observer that has nothing to tell never speaks.
        requestIdleCallback(() => resolve([]), { timeout: 500 });
      });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    const shifts = await seen<Shift>('layout-shift');
    const reports = new ReportingObserver(() => undefined, { types: ['csp-violation'], buffered: true });
    reports.observe();
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js')) as PerformanceResourceTiming[];
    return {
      script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      shift: shifts.filter((one) => !one.hadRecentInput).reduce((sum, { value }) => sum + value, 0),
      reports: reports.takeRecords().length,
    };
  });

async function expectLight(page: Page, address: string, most: number) {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const { script, shift, reports } = await weightOf(page);
  expect(script, `${address} has scripts at all`).toBeGreaterThan(100 * kb);
  expect.soft(script, `script of ${address}`).toBeLessThan(most);
  expect.soft(shift, `layout shift of ${address}`).toBeLessThan(0.05);
  expect.soft(reports, `reports of the policy of ${address}`).toBe(0);
}

/** Pages with forms, and those of one reader; all others are read. */
const formPages =
  /^\/(?:login|registerNew|user|process|progress|form-preview|policyitemguide\/application)(?:\/|$)/;

/** What only forms and calls need, by words of theirs that no build makes shorter. */
const libraries = { zod: '_zod', axios: 'AxiosError', 'a formatter of messages': 'FORMATTING_ERROR' };

const has = (scripts: readonly string[], word: string) =>
  scripts.filter((script) => textOf(script).includes(word));

test('a reading page has little script of our own, and none of what only forms need', () => {
  const readingPages = builtPages().filter((path) => !formPages.test(path));
  expect(readingPages).toEqual(expect.arrayContaining(['/', '/policyinfo', '/search', '/help']));
  expect(readingPages).toContain('/policyitemguide/policyitemguideDetail');
  for (const path of readingPages) {
    const scripts = ownScripts(path);
    const weight = scripts.reduce((sum, script) => sum + sentBytes(script), 0);
    expect.soft(weight, `${path} has scripts at all`).toBeGreaterThan(2 * kb);
    expect.soft(weight, `script of our own on ${path}`).toBeLessThanOrEqual(12 * kb);
    for (const [library, word] of Object.entries(libraries))
      expect.soft(has(scripts, word), `${library} on ${path}`).toEqual([]);
  }
  for (const [library, word] of Object.entries(libraries))
    expect(has(builtScripts(), word), `${library} is where it is used`).not.toEqual([]);
});

test('a reading page loads nothing else, and does not move', async ({ visit }) => {
  const { id } = await guideTitled('出口信用保险保费资助');
  const page = await visit('portal');
  await page.setViewportSize(narrow);
  const detail = `/policyitemguide/policyitemguideDetail?id=${id}`;
  for (const address of ['/', '/policyinfo', detail, '/help', '/search?keyword=补贴'])
    // The root of the framework takes 114 KB, and its parts for pages 3.
    await expectLight(page, address, 130 * kb);
});

test('the sign-in page is light and does not move', async ({ visit }) => {
  const page = await visit('portal');
  await page.setViewportSize(narrow);
  await expectLight(page, '/login', 160 * kb);
  await expect(page.getByLabel('验证码', { exact: true })).toBeVisible();
});

test('no form that everybody may open tries what the policy of its page forbids, or moves', async ({
  visit,
}) => {
  const page = await visit('portal');
  await page.setViewportSize(narrow);
  for (const path of ['/registerNew', '/progress/show', '/en/progress/show', '/login/reset'])
    await expectLight(page, path, 200 * kb);
});

test('a declaration is light before its form, and no step of it moves', async ({ visit }) => {
  const who = company('c036');
  const { id: guideId } = await guideTitled('出口信用保险保费资助');
  const { id: applicationId } = await begin(who, guideId);
  const page = await visit('portal', who);
  await page.setViewportSize(narrow);
  const path = declarationPath({ guideId, applicationId });
  for (const step of ['', '?step=company', '?step=materials', '?step=account', '?step=check'])
    await expectLight(page, path + step, 165 * kb);
  await expectLight(page, `${path}?step=form`, 270 * kb);
  await expect(page.getByRole('button', { name: '保存并继续' })).toBeVisible();
});

test('the form that starts a process is as light as that of a declaration, and does not move', async ({
  visit,
}) => {
  const { key } = await deployForCompanies();
  const page = await visit('portal', company('c036'));
  await page.setViewportSize(narrow);
  await expectLight(page, startPath({ processDefKey: key }), 270 * kb);
  await expect(page.getByRole('button', { name: '提交', exact: true })).toBeVisible();
  await expectLight(page, '/user/userCenter', 165 * kb);
  await expectLight(page, '/user/basic/company', 165 * kb);
});
