import type { Page } from '@playwright/test';

import { expectCaptcha } from '../pages/back-office-login.ts';
import { captchaAnswer } from '../support/origins.ts';
import { expect, test } from '../support/test.ts';

/** What has the focus, as it is called on the page; empty where nothing that is seen has it. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    // A menu moves the focus with the frame after the key.
    await new Promise(requestAnimationFrame);
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body || !at.checkVisibility()) return '';
    const isField = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement;
    const labels = isField ? Array.from(at.labels ?? []) : [];
    return [at.ariaLabel, at.textContent, ...labels.map((label) => label.textContent)].join(' ');
  });

/** Goes on by a key until what is called so has the focus: round the whole page if need be, whose workbench links to every page there is. */
async function goTo(page: Page, name: string, key: 'Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
  for (let step = 0; step < 240; step += 1) {
    await page.keyboard.press(key);
    if (!(await focused(page)).includes(name)) continue;
    expect(await isRinged(page), `${name} is marked while it has the focus`).toBe(true);
    return;
  }
  throw new Error(`${key} does not lead to ${name}`);
}

/** Whether a ring stands around what has the focus, or around the box that it lies in. */
const isRinged = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const places = [
      at,
      at?.closest('li'),
      at?.closest('.ant-input-affix-wrapper'),
      at?.closest('.ant-select'),
    ];
    return places.some((place) => {
      if (!place) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(place);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
  });

const expectFocus = (page: Page, name: string) => expect.poll(() => focused(page)).toContain(name);

test('a whole visit goes by keyboard alone, and the focus is never lost', async ({ page }) => {
  test.slow();
  const { keyboard } = page;
  const name = `键盘 ${Date.now()}`;
  await page.goto('/login');
  await expect(page.getByRole('button', { name: /· admin$/ })).toBeVisible();
  await expectCaptcha(page);
  await goTo(page, '账号');
  await keyboard.type('admin');
  await goTo(page, '密码');
  await keyboard.type('admin');
  await goTo(page, '验证码');
  await keyboard.type(captchaAnswer);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wel\/index$/);

  await test.step('a menu opens a list, which is filtered', async () => {
    await expect(page.getByRole('menuitem', { name: '系统管理' })).toBeVisible();
    await goTo(page, '系统管理');
    await goTo(page, '系统管理', 'ArrowDown');
    await keyboard.press('Enter');
    await goTo(page, '参数管理');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/system\/param$/);
    await expectFocus(page, '参数管理');
    await expect(page.getByLabel('参数名称')).toBeVisible();
    await goTo(page, '参数名称');
    await keyboard.type('密码');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/paramName=/);
  });

  await test.step('a form takes the focus in and gives it back', async () => {
    await goTo(page, '新增');
    await keyboard.press('Enter');
    const form = page.getByRole('dialog');
    await expect(form).toBeVisible();
    await expect(form.locator(':focus')).toHaveCount(1);
    for (const [label, value] of [
      ['参数名称', name],
      ['参数键名', name],
      ['参数键值', '1'],
    ] as const) {
      await goTo(page, label);
      await keyboard.type(value);
    }
    await goTo(page, '保存');
    await keyboard.press('Enter');
    await expect(page.getByText('新增成功')).toBeVisible();
    await expect(form).toHaveCount(0);
    await expectFocus(page, '新增');
  });

  await test.step('a closed tab leads to the one in front', async () => {
    await goTo(page, '关闭 参数管理');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/wel\/index$/);
    await expectFocus(page, '工作台');
  });

  await test.step('panels and menus of the top bar open, close on Esc, and lead on', async () => {
    await goTo(page, '消息通知');
    await keyboard.press('Enter');
    const notices = page.getByRole('region', { name: '消息通知' });
    await expect(notices).toBeFocused();
    await keyboard.press('Escape');
    await expect(notices).toBeHidden();
    await expectFocus(page, '消息通知');
    await goTo(page, '用户菜单');
    await keyboard.press('Enter');
    await expectFocus(page, '个人信息');
    await keyboard.press('ArrowUp');
    await expectFocus(page, '退出登录');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
  });
});
