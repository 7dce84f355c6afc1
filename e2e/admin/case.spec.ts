import { Officer } from '../pages/officer.ts';
import { expectAccessible } from '../support/axe.ts';
import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { narrow } from '../support/sizes.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

/** A case of the demonstration that waits at the window. */
const applyNo = 'YL2026110500020';

test(
  'a case shows what it is decided by and its decision, on a screen and on a phone',
  onlyInFull,
  async ({ visit }) => {
    test.slow();
    const officer = new Officer(await visit('admin', officers.acceptor));
    const { page } = officer;
    await officer.take(applyNo);
    await page.getByRole('link', { name: '单独打开' }).click();
    const basis = page.getByRole('complementary', { name: '办理依据' });
    await expect(basis.getByText('扶持标准')).toBeVisible();
    await expectSound(page, 'zh-CN');

    await page.getByRole('button', { name: '申报材料' }).click();
    await expect(page.getByRole('heading', { name: '申报材料' })).toBeFocused();
    const accept = page.getByRole('button', { name: '受理', exact: true });
    await expect(basis).toBeInViewport();
    await expect(accept).toBeInViewport();
    const made = page.getByRole('listitem').filter({ hasText: '资金申请表' });
    await expect(made.getByRole('button', { name: '由表单生成' })).toBeVisible();
    await made.getByText('需补正').click();
    await page.getByLabel('补正说明 资金申请表').fill('金额有误');
    // The list that it was taken from, with the same case beside it, is kept open behind this page.
    await expect(page.getByLabel('办理意见').filter({ visible: true })).toHaveValue(
      '请补正下列材料：\n资金申请表：金额有误',
    );
    await page.getByRole('button', { name: '常用意见' }).last().click();
    await expect(page.getByRole('button', { name: '材料齐全，符合受理条件，予以受理。' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^预览/ }).first().click();
    await expect(page.getByRole('dialog').getByRole('link', { name: '下载' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.setViewportSize(narrow);
    await expect(basis).toHaveCount(0);
    await expect(page.locator('button[data-decision]').filter({ visible: true })).toHaveCount(2);
    await expect(accept).toBeInViewport();
    await expectSound(page, 'zh-CN');
    await page.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menu').getByText('不予受理').click();
    await expect(page.getByRole('dialog', { name: '确认不予受理？' })).toBeVisible();
  },
);
