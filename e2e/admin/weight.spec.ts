import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** More would say that a list is put together from single files again, or that the library makes its styles again. */
const most = { scripts: 30, styles: 60 };

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
