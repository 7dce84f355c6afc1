import type { Page } from '@playwright/test';

import { declarationPath } from '../../portal/src/lib/addresses/route-params.ts';
import { signInHere } from '../pages/portal-login.ts';
import { onlyInFull } from '../support/looks.ts';
import { begin } from '../support/cases.ts';
import { publishGuide } from '../support/guides.ts';
import { company } from '../support/people.ts';
import { signedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const who = company('c064');

const saved = (page: Page) => page.getByText(/已保存 \d\d:\d\d/).first();

test.describe('a session that ends in the middle of a declaration', () => {
  test.use({ provoked: [/401/] });

  test('leads to sign-in and back, and nothing that was typed is lost', onlyInFull, async ({ visit }) => {
    const { id: guideId } = await publishGuide('open');
    const { id: applicationId } = await begin(who, guideId);
    const session = await signedIn('portal', who);
    const page = await visit('portal', session);
    await page.goto(`${declarationPath({ guideId, applicationId })}?step=form`);
    await page.getByLabel('联系人').fill('林小满');
    await expect(saved(page)).toBeVisible();

    await session.http.get('blade-auth/oauth/logout');
    await page.getByLabel('联系电话').fill('12000001001');
    await expect(page.getByRole('alert').getByText('登录已过期，请重新登录')).toBeVisible();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.getByRole('link', { name: '重新登录' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    expect(asked, 'nobody is asked whether to lose what is kept').toEqual([]);
    await signInHere(page, who);

    await expect(page).toHaveURL(/\/declaration\/[\w-]+\?step=form$/);
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('联系人')).toHaveValue('林小满');
    await expect(page.getByLabel('联系电话')).toHaveValue('12000001001');
  });
});
