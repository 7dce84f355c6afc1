import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('who uses the keyboard alone is offered titles, chooses one or none, and narrows what is found', async ({
  page,
}) => {
  await page.goto('/search');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: '搜索全部内容' });
  for (let presses = 0; presses < 12 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(field).toBeFocused();

  await page.keyboard.type('研发');
  const offered = page.getByRole('listbox');
  await expect(offered).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  const first = offered.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(offered).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('研发');

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=%E7%A0%94%E5%8F%91/);
  await expect(page.getByRole('article').first()).toContainText('研发');

  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('补');
  await expect(offered).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?id=[0-9a-f-]{36}$/);

  function isFocused() {
    return field.evaluate((element) => element === document.activeElement);
  }
});
