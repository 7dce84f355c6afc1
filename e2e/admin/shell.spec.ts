import type { Page } from '@playwright/test';

import { appearance } from '../support/appearance.ts';
import { expectAccessible } from '../support/axe.ts';
import { looking, looksAt, onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });

// A light frame, a dark page, a picture behind all, and a frame as pale as the page; unit tests compute all eleven.
const themes = ['white', 'dark', 'star', 'd2'];
for (const theme of looksAt('themes', themes)) {
  test(`the theme ${theme} is sound on a list with its menu open`, looking, async ({ visit }) => {
    const page = await visit('admin', officers.editor, appearance(theme));
    await page.goto('/policy/policyitem');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.locator('.ant-table-row').first()).toBeVisible();
    await expectAccessible(page);
  });
}

test(
  'the theme chooser offers 11 themes by keyboard, and the choice survives F5',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.acceptor);
    await page.goto('/');
    await tool(page, '主题').press('Enter');
    const cards = dialog(page, '主题').getByRole('radio');
    await expect(cards).toHaveCount(11);
    await cards.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

test('the colour picker starts at #409EFF', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.acceptor);
  await page.goto('/');
  await tool(page, '主题色').click();
  await expect(dialog(page, '主题色')).toContainText('#409EFF');
});

test('each tool stands on its switch', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.acceptor);
  await page.goto('/');
  await tool(page, '界面设置').click();
  const switches = dialog(page, '界面设置').getByRole('switch');
  await expect(switches.first()).toBeVisible();
  for (const one of await switches.all()) await expect(one).toBeChecked();
  await dialog(page, '界面设置').getByRole('switch', { name: '锁屏' }).click();
  await page.keyboard.press('Escape');
  await expect(tool(page, '锁屏')).toHaveCount(0);
  await page.reload();
  await expect(tool(page, '全屏')).toBeVisible();
  await expect(tool(page, '锁屏')).toHaveCount(0);
});

test(
  'a right click and the tab menu close tabs; clearing the cache is confirmed',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.acceptor);
    for (const path of ['/wel/index', '/process/claim', '/process/todo', '/process/mydone']) {
      await page.goto(path);
      await expect(tabs(page).locator('[aria-current]')).toHaveAttribute('href', path);
    }
    await tabs(page).getByRole('link', { name: '待签任务' }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '关闭当前' }).click();
    await expect(tabs(page).getByRole('link')).toHaveText(['工作台', '待办任务', '已办任务']);
    await tool(page, '标签页操作').click();
    await page.getByRole('textbox', { name: '搜索已打开的页面' }).fill('待');
    await page.getByRole('tooltip').getByRole('link', { name: '待办任务' }).click();
    // The menu acts on the page in front, which comes a moment after its address.
    await expect(tabs(page).getByRole('link', { name: '待办任务' })).toHaveAttribute('aria-current', 'page');
    await tool(page, '标签页操作').click();
    await page.getByRole('menuitem', { name: '关闭其他' }).click();
    await expect(tabs(page).getByRole('link')).toHaveText(['工作台', '待办任务']);
    await page.reload();
    await expect(tabs(page).getByRole('link')).toHaveText(['工作台', '待办任务']);
    await tool(page, '标签页操作').click();
    await page.getByRole('menuitem', { name: '关闭全部' }).click();
    await expect(page).toHaveURL(/\/wel\/index$/);
    await tool(page, '标签页操作').click();
    await page.getByRole('menuitem', { name: '清除缓存' }).click();
    await dialog(page, '确定清除缓存?')
      .getByRole('button', { name: /确\s*定/ })
      .click();
    await expect(page.getByText('清除完毕')).toBeVisible();
  },
);

test(
  'the address may name a tab, hide the menu and embed allowed pages only',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.acceptor);
    await page.goto('/process/todo?name=今日待办&menu=0');
    await expect(page).toHaveTitle('今日待办');
    await expect(page.getByRole('menuitem', { name: '办件中心' })).toHaveCount(0);
    await page.goto('/process/todo?i18n=task');
    await expect(page).toHaveTitle('办理');
    await page.goto('/myiframe/other?src=https://evil.example/&name=外部');
    await expect(page.getByText('不能在此打开该页面')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

test('the target parameter opens a window of its own and stays', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.acceptor);
  await page.goto('/process/claim');
  await expect(tool(page, '菜单搜索')).toBeVisible();
  await page.locator('#claimList-filter_title').fill('尚未查询');
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => {
    history.pushState({ idx: 1, key: 'asked' }, '', '/process/todo?target=_blank');
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1, key: 'asked' } }));
  });
  await expect(await opened).toHaveURL(/\/process\/todo$/);
  await expect(page).toHaveURL(/\/process\/claim$/);
  await expect(page.locator('#claimList-filter_title')).toHaveValue('尚未查询');
});

test.describe('errors', () => {
  test.use({ provoked: [/boom/] });

  test('unhandled errors are counted, uploaded and cleared', onlyInFull, async ({ visit }) => {
    const page = await visit('admin', officers.acceptor);
    await page.goto('/');
    await expect(tool(page, '错误日志')).toBeVisible();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('boom');
      });
    });
    await tool(page, '错误日志 1').click();
    const log = dialog(page, '错误日志');
    await expect(log.getByRole('cell', { name: 'boom' })).toBeVisible();
    await log.getByRole('button', { name: '上传服务器' }).click();
    await page
      .getByRole('dialog', { name: '确定将本地日志上传到服务器?' })
      .getByRole('button', { name: /确\s*定/ })
      .click();
    await expect(page.getByText('发送成功!')).toBeVisible();
    await expect(log).toContainText('没有错误日志');
  });
});

test.describe('a language that does not come', () => {
  test.use({ provoked: [/ERR_FAILED/] });

  test('leaves the page as it is, says so, and stands in the error log', onlyInFull, async ({ visit }) => {
    const page = await visit('admin', officers.acceptor);
    await page.goto('/process/claim');
    await page.route(/\/assets\/en-[\w-]+\.js/, (route) => route.abort());
    await page.getByRole('button', { name: /语言/ }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(page.getByText('网络中断，或平台刚刚更新。请重新加载。')).toBeVisible();
    await expect(page).toHaveTitle('待签任务');
    await tool(page, '错误日志 1').click();
    await expect(dialog(page, '错误日志').getByRole('cell', { name: 'ChunkLoadError' })).toBeVisible();
  });
});

test(
  'on paper stands the list, without the frame and without what is pressed',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.admin);
    await page.goto('/system/post');
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    for (const name of ['查询', '新增', '查看']) await expect(tool(page, name).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader', { name: '岗位名称' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: '系统管理' })).toBeHidden();
    await expect(tabs(page)).toBeHidden();
    for (const name of ['查询', '新增', '查看']) await expect(tool(page, name).first()).toBeHidden();
  },
);
