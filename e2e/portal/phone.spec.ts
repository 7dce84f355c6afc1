import type { Locator, Page } from '@playwright/test';

import { casePath } from '../../portal/src/lib/addresses/route-params.ts';
import { expectAccessible } from '../support/axe.ts';
import { ownCase } from '../support/cases.ts';
import { guideTitled } from '../support/guides.ts';
import { looking, looksAt, onlyInFull } from '../support/looks.ts';
import { company } from '../support/people.ts';
import { narrow, wide } from '../support/sizes.ts';
import { expectNoWider } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

const guidePage = '/policyitemguide/policyitemguideDetail';
const display = {
  content: { elder: true, contrast: false, text: 'normal' },
  dataType: 'object',
  datetime: 0,
  type: 'local',
};
const elderMode = { 'pfp-portal-display': JSON.stringify(display) };

async function openGuide(page: Page, prefix = '') {
  const { id } = await guideTitled('企业研发投入后补助');
  await page.goto(`${prefix}${guidePage}?id=${id}`);
}

async function openFirst(page: Page, list: string) {
  await page.goto(list);
  await page.locator('article h2 a').first().click();
  await expect(page).toHaveURL(/\?id=/);
}

const guideLooks = [false, true].flatMap((elder) => ['', '/en'].map((prefix) => ({ elder, prefix })));

const boxOf = async (place: Locator) => (await place.boundingBox())!;

test.describe('on a phone', () => {
  test.use({ viewport: narrow });

  for (const { elder, prefix } of looksAt('a guide', guideLooks))
    test(
      `a guide begins at once and its act is in reach${elder ? ' in elder mode' : ''} at ${prefix || '/'}`,
      looking,
      async ({ visit }) => {
        const page = await visit('portal', undefined, elder ? elderMode : {});
        await openGuide(page, prefix);
        await expect(page.locator('html')).toHaveClass(elder ? /\belder\b/ : /^js$/);
        expect((await boxOf(page.getByRole('heading', { level: 1 }))).y).toBeLessThan(120);
        const apply = page.getByRole('link', { name: /^(在线申报|Apply online)$/ });
        for (const part of [0, 0.5, 1]) {
          await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part);
          await expect(apply).toBeInViewport({ ratio: 1 });
        }
        // What the keyboard reaches last stands above the bar, not under it.
        const last = page.getByRole('contentinfo').getByRole('link').last();
        await last.focus();
        const { y, height } = await boxOf(last);
        expect(y + height).toBeLessThanOrEqual((await boxOf(apply)).y);
        await expectNoWider(page);
        await expectAccessible(page);
      },
    );

  for (const list of ['/policyinfo', '/gongshi/gongshiList'])
    test(`what ${list} leads to begins at once`, async ({ page }) => {
      await openFirst(page, list);
      expect((await boxOf(page.getByRole('heading', { level: 1 }))).y).toBeLessThan(120);
    });

  // 386 px each when every column was a line.
  test('a beneficiary takes at most 100 px, for what is common to all is said once', async ({ page }) => {
    await openFirst(page, '/gongshi/gongshiList?publicityStatus=ended');
    const rows = page.getByRole('table').locator('tbody tr');
    const { height } = await boxOf(page.getByRole('table').locator('tbody'));
    expect(height / (await rows.count())).toBeLessThanOrEqual(100);
    await expect(page.getByRole('definition').filter({ visible: true }).first()).toBeVisible();
  });

  test('the header is one row, and the menu holds the rest', async ({ page }) => {
    await page.goto('/policyitemguide');
    expect((await boxOf(page.getByRole('main'))).y).toBeLessThan(64);
    await page.getByRole('button', { name: '菜单', exact: true }).click();
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
    await expect(page.getByRole('button', { name: '长者模式' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeHidden();
    await expect(page.getByRole('button', { name: '菜单', exact: true })).toBeFocused();
  });
});

test.describe('on a phone without scripts', () => {
  test.use({ viewport: narrow, javaScriptEnabled: false });

  test('filters are chosen in a drawer that says how many they leave', async ({ page }) => {
    await page.goto('/policyitemguide');
    await page.getByRole('link', { name: '筛选条件' }).click();
    const drawer = page.getByRole('region', { name: '筛选条件' });
    await drawer.getByRole('link', { name: /认定奖励/ }).click();
    await expect(page).toHaveURL('/policyitemguide?supportMode=award#filters');
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
    await drawer.getByRole('link', { name: /^查看 \d+ 项$/ }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: '菜单', exact: true }).click();
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  });
});

test.describe('on paper', () => {
  const sheets = [
    { name: 'A4 upright', width: 720, height: 1040 },
    { name: 'A4 lying', width: 1046, height: 718 },
    { name: 'A3 lying', width: 1500, height: 1046 },
  ];

  test('a guide and a policy have the whole sheet, whichever way it lies', async ({ page }) => {
    for (const open of [() => openGuide(page), () => openFirst(page, '/policyinfo')]) {
      await page.setViewportSize(wide);
      await page.emulateMedia({ media: 'screen' });
      await open();
      await page.emulateMedia({ media: 'print' });
      for (const { name, width, height } of sheets) {
        await page.setViewportSize({ width, height });
        const title = await boxOf(page.getByRole('heading', { level: 1 }));
        const section = await boxOf(page.locator('article section').first());
        expect.soft(section.x, name).toBe(title.x);
        expect.soft(section.width, name).toBeGreaterThan(width * 0.85);
        await expect.soft(page.locator('.thumb-bar')).toBeHidden();
      }
    }
  });

  test('a case and a public list have the whole sheet too', onlyInFull, async ({ visit }) => {
    const who = company('c022');
    const { id } = await ownCase(who, 'YL2026111200028');
    const page = await visit('portal', who);
    const openCase = () => page.goto(casePath(id));
    for (const open of [openCase, () => openFirst(page, '/gongshi/gongshiList')]) {
      await page.setViewportSize(wide);
      await page.emulateMedia({ media: 'screen' });
      await open();
      await page.emulateMedia({ media: 'print' });
      for (const { name, width, height } of sheets) {
        await page.setViewportSize({ width, height });
        const title = await boxOf(page.getByRole('heading', { level: 1 }));
        for (const part of await page.getByRole('main').locator('section:visible').all()) {
          const { x, width: taken } = await boxOf(part);
          expect.soft(x, name).toBe(title.x);
          expect.soft(taken, name).toBeGreaterThan(width * 0.5);
        }
        await expect.soft(page.getByRole('button', { name: '打印' })).toBeHidden();
        await expectNoWider(page);
      }
      const pdf = await page.pdf({ format: 'A4', landscape: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThan(8);
    }
  });

  test(
    'a table stays a table upright, and a word of 10,000 characters breaks nothing',
    onlyInFull,
    async ({ page }) => {
      await openGuide(page);
      await page
        .getByRole('rowheader')
        .first()
        .evaluate((cell) => (cell.textContent = 'x'.repeat(10_000)));
      await page.emulateMedia({ media: 'print' });
      for (const { width, height } of sheets) {
        await page.setViewportSize({ width, height });
        await expect(page.getByRole('columnheader').first()).toBeVisible();
        await expectNoWider(page);
      }
      const pdf = await page.pdf({ format: 'A4', landscape: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThan(30);
    },
  );
});
