import { expectAccessible } from '../support/axe.ts';
import { looking, looksAt } from '../support/looks.ts';
import { expectSoundAtEachWidth, languages } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

const siteMap = /^(网站地图|Site map)$/;
const lists = [
  { list: '/policyinfo', row: 'article h2 a' },
  { list: '/policyitemguide', row: 'article h2 a' },
  { list: '/gongshi/gongshiList', row: 'article h2 a' },
  { list: '/notice', row: 'article h2 a' },
  { list: '/detailedrules', row: 'article h2 a' },
  { list: '/policyUnscramble', row: 'article h2 a' },
  { list: '/policyitemguide-msjx', row: 'article h2 a' },
] as const;

for (const { name, prefix, lang, size } of looksAt('/', languages))
  test(`the front page is sound in ${name} @smoke`, looking, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(prefix || '/');
    await expectSoundAtEachWidth(page, { lang, name: 'the front page' });
  });

for (const { name, prefix, lang, size } of looksAt('/progress/show', languages))
  test(`the progress query is sound in ${name}`, looking, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(`${prefix}/progress/show`);
    await expectSoundAtEachWidth(page, { lang, name: 'the progress query' });
  });

for (const { name, prefix, lang, size } of looksAt('/help', languages))
  test(`the help is sound in ${name}`, looking, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(`${prefix}/help`);
    await expectSoundAtEachWidth(page, { lang, name: 'the help' });
  });

for (const { name, prefix, lang, size } of looksAt('/site-map', languages))
  test(`the site map is sound in ${name}`, looking, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(prefix || '/');
    await page.getByRole('contentinfo').getByRole('link', { name: siteMap }).click();
    await expect(page).toHaveURL(`${prefix}/site-map`);
    await expectSoundAtEachWidth(page, { lang, name: 'the site map' });
  });

for (const { list, row } of lists)
  for (const { name, prefix, lang, size } of looksAt(list, languages))
    test(`${list} and what it leads to are sound in ${name}`, looking, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(`${prefix}${list}`);
      await expectSoundAtEachWidth(page, { lang, name: `list ${list}` });
      await page.locator(row).first().click();
      await expect(page).toHaveURL(/\?id=[0-9a-f-]{36}$/);
      await expectSoundAtEachWidth(page, { lang, name: `a row of ${list}` });
    });

test('the search of the front page leads to everything, to items or to policies', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('search').getByRole('combobox').fill('研发补助');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=/);
  await expect(page.getByRole('article').first()).toContainText('研发');

  await page.goto('/');
  await page.getByText('可申报事项', { exact: true }).click();
  await page.getByRole('search').getByRole('combobox').fill('研发');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/policyitemguide\?keyword=%E7%A0%94%E5%8F%91$/);
  await expect(page.getByRole('article').first()).toContainText('研发');

  await page.goto('/en');
  await page.getByText('Policies', { exact: true }).last().click();
  await page.getByRole('search').getByRole('combobox').fill('研发');
  await page.getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL(/\/en\/policyinfo\?keyword=/);
});

test('filters live in the address and survive the way back', async ({ page }) => {
  await page.goto('/policyitemguide');
  await page.getByRole('complementary').getByRole('link', { name: '认定奖励' }).click();
  await expect(page).toHaveURL('/policyitemguide?supportMode=award');
  await page.getByRole('link', { name: /^全部/ }).click();
  await expect(page).toHaveURL('/policyitemguide?supportMode=award&windowStatus=all');
  await page.goBack();
  await expect(page).toHaveURL('/policyitemguide?supportMode=award');
  await page.getByRole('link', { name: /移除条件/ }).click();
  await expect(page).toHaveURL('/policyitemguide');
});

test('the language switch keeps the page and its filters', async ({ page }) => {
  await page.goto('/policyinfo?validity=valid');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/policyinfo?validity=valid');
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL('/policyinfo?validity=valid');
});

test('elder mode stays on the next page, before anything is shown, and passes axe', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: '长者模式' }).click();
  await expect(page.locator('html')).toHaveClass(/\belder\b/);
  await page.goto('/policyitemguide');
  await expect(page.locator('html')).toHaveClass(/\belder\b/);
  await expectAccessible(page);
});

test('the top navigation index of the specification is recorded', async ({ page }) => {
  const indices = {
    '/': '0',
    '/policyinfo': '1',
    '/detailedrules': '1',
    '/policyitemguide': '3',
    '/policyitemguide-msjx': '5',
    '/help': '8',
    '/notice': '',
    '/gongshi/gongshiList': '4',
    '/progress/show': '',
  };
  for (const [path, index] of Object.entries(indices)) {
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('pfp-portal-topNavigation') ?? ''))
      .toContain(`"content":"${index}"`);
  }
});

test('the keyboard reaches the content in one step and the search in a few', async ({ page }) => {
  await page.goto('/policyinfo');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a company finds an item and reads its guide', async ({ page }) => {
    await page.goto('/');
    await page.getByText('可申报事项', { exact: true }).click();
    await page.getByRole('search').getByRole('combobox').fill('补助');
    await page.getByRole('search').getByRole('button').click();
    await expect(page).toHaveURL(/\?keyword=/);
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { name: '申报条件' })).toBeVisible();
    await expect(page.getByRole('table', { name: /项材料/ })).toBeVisible();
    await expect(page.getByRole('button', { name: '长者模式' })).toBeHidden();
  });

  test('the progress page says what it needs and how else to ask', async ({ page }) => {
    await page.goto('/progress/show');
    await expect(page.getByText(/需要启用 JavaScript/)).toBeVisible();
  });
});

test('a policy tells search engines what it is, and prints without the frame', async ({ page }) => {
  await page.goto('/policyinfo');
  await page.locator('article h2 a').first().click();
  await expect(page).toHaveURL(/\?id=/);
  const described = page.locator('script[type="application/ld+json"]');
  const types = async () =>
    (await described.allTextContents()).map((text) => (JSON.parse(text) as { '@type': string })['@type']);
  await expect.poll(types).toEqual(expect.arrayContaining(['Legislation', 'BreadcrumbList']));
  await expect(page.locator('meta[name="ArticleTitle"]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('an id that names nothing', () => {
  test.use({ provoked: [/404/] });

  test('is a 404 in place', async ({ page }) => {
    const response = await page.goto('/policyinfo/policyinfoDetail?id=0197a3b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
  });
});
