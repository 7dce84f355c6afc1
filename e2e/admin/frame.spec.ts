import { onlyInFull } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { officers } from '../support/people.ts';

test('the side menu holds what the server grants, and nothing else opens', async ({ visit }) => {
  const page = await visit('admin', officers.acceptor);
  await page.goto('/');
  await expect(page).toHaveURL(/\/wel\/index$/);
  await expect(page.getByRole('menuitem', { name: '办件中心' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '政策内容' })).toHaveCount(0);
  await page.goto('/policy/policyinfo');
  await expect(page.getByRole('heading', { name: '403' })).toBeVisible();
});

test(
  'a lone tab cannot be closed; closing the active one opens the previous',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.acceptor);
    await page.goto('/');
    const tabs = page.getByRole('navigation', { name: '已打开的页面' });
    await expect(tabs.getByRole('link', { name: '工作台' })).toHaveAttribute('aria-current', 'page');
    await expect(tabs.getByRole('button')).toHaveCount(0);
    await page.getByRole('menuitem', { name: '办件中心' }).click();
    for (const name of ['待签任务', '待办任务']) {
      await page.getByRole('menuitem', { name }).click();
      // A page counts as opened only once it has loaded: a click that comes earlier opens no tab for it.
      await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
    await expect(tabs.getByRole('link')).toHaveText(['工作台', '待签任务', '待办任务']);
    await expect(page).toHaveTitle('待办任务');
    await tabs.getByRole('button', { name: '关闭 待办任务' }).click();
    await expect(page).toHaveURL(/\/process\/claim$/);
    await expect(page).toHaveTitle('待签任务');
  },
);

test('a page keeps what was typed while another tab is in front', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.acceptor);
  await page.goto('/process/claim');
  const filter = page.locator('#claimList-filter_title');
  await filter.fill('研发');
  await page.getByRole('menuitem', { name: '待办任务' }).click();
  await expect(page).toHaveURL(/\/process\/todo$/);
  await page
    .getByRole('navigation', { name: '已打开的页面' })
    .getByRole('link', { name: '待签任务' })
    .click();
  await expect(filter).toBeVisible();
  await expect(filter).toHaveValue('研发');
});

test('F5 keeps page and filters', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.editor);
  await page.goto('/policy/policyinfo');
  await page.getByRole('listitem', { name: '2' }).click();
  await expect(page).toHaveURL(/current=2/);
  await page.reload();
  await expect(page.locator('.ant-pagination-item-active')).toHaveText('2');
  await page.getByLabel('政策标题').fill('人才');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/\?title=/);
  await page.reload();
  await expect(page.getByLabel('政策标题')).toHaveValue('人才');
  await expect(page.getByRole('row', { name: /人才/ }).first()).toBeVisible();
});

test('the language changes everything at once and is remembered', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.acceptor);
  await page.goto('/process/todo');
  await page.getByRole('button', { name: /语言/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('To do');
  await page.reload();
  await expect(page).toHaveTitle('To do');
  // The longer name of the site stands whole in the corner.
  const logo = page.getByRole('link', { name: 'Policy Fulfilment Service Platform' });
  await expect.poll(() => logo.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('an unknown path goes to /404, which answers 404', async ({ page, request }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  expect((await request.get('/404')).status()).toBe(404);
});

test('a broken address of the handling page is a friendly page', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.acceptor);
  await page.goto('/workflow/process/detail/@@@');
  await expect(page.getByText('页面地址不正确')).toBeVisible();
});

test(
  'the tab of the page that is read is in sight, however many are open @narrow',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.admin);
    const tabs = page.getByRole('navigation', { name: '已打开的页面' });
    for (const path of ['/system/user', '/system/dept', '/system/post', '/system/dict', '/system/param']) {
      await page.goto(path);
      await expect(tabs.locator('[aria-current]')).toHaveAttribute('href', path);
    }
    await expect(tabs.getByRole('link', { name: '参数管理' })).toBeInViewport();
  },
);

/** More would say that a list is put together from single files again, or that the library makes its styles again. */
const most = { scripts: 45, styles: 60 };

test('a list asks for a handful of scripts, and finds the library’s styles made', async ({ visit }) => {
  const page = await visit('admin', officers.admin);
  await page.goto('/system/user');
  await expect(page.locator('tbody tr.ant-table-row').first()).toBeVisible();
  const { scripts, styles, made } = await page.evaluate(() => ({
    scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    styles: document.querySelectorAll('style').length,
    // Variables of a component are set at run time, in the theme's colours; its rules are not.
    made: [...document.querySelectorAll('style')].filter(({ textContent }) =>
      /^\.ant-(btn|select|table)\b[^{]*\{(?!--)/.test(textContent),
    ).length,
  }));
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(most.scripts);
  expect(styles).toBeLessThanOrEqual(most.styles);
  expect(made).toBe(0);
});
