import type { Page } from '@playwright/test';

import { casePath, declarationPath } from '../../portal/src/lib/addresses/route-params.ts';
import { begin, ownCase } from '../support/cases.ts';
import { guideTitled } from '../support/guides.ts';
import { captchaAnswer } from '../support/origins.ts';
import { company } from '../support/people.ts';
import { expectSoundAtEachWidth, expectSoundInEachMode, languages } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

/** An open item with materials that none of these companies has applied for. */
const item = '出口信用保险保费资助';
const who = company('c022');
/** A case of this company that has to be corrected. */
const returned = 'YL2026113300003';
/** A case of this company's that was approved, and then objected to. */
const objected = 'YL2026111200028';

/** The steps in which something is asked for. */
const filledIn = ['form', 'materials', 'account', 'check'] as const;

/** The button that goes on or hands in, in either language. */
const onward = /^(登录|查询|保存并继续|继续|签署并提交|Sign in|Track|Save and go on|Go on|Sign and submit)$/;

/** What stands where a diagram is still to come, in either language. */
const drawing = /^(正在加载流程图…|Loading the flow chart…)$/;

/** Goes on with nothing filled in, and waits for what the page says to it. */
async function goOnTooEarly(page: Page) {
  await page.getByRole('main').getByRole('button', { name: onward }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
}

for (const { name, prefix, lang, size } of languages) {
  test(`signing in is sound in ${name}, also where it says what is missing`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(`${prefix}/login`);
    await expectSoundAtEachWidth(page, lang);
    await goOnTooEarly(page);
    await expectSoundInEachMode(page, lang);
  });

  test(`the progress query is sound in ${name}, with nothing asked and with a case`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(`${prefix}/progress/show`);
    await goOnTooEarly(page);
    await expectSoundAtEachWidth(page, lang);
    await page.locator('#applyNo').fill(returned);
    await page.locator('#codeEnd').fill('0560');
    await expect(page.getByRole('main').locator('form img')).toBeVisible();
    await page.locator('#captchaCode').fill(captchaAnswer);
    await page.getByRole('main').getByRole('button', { name: onward }).click();
    await expect(page.locator('#progress-result')).toBeFocused();
    await expectSoundAtEachWidth(page, lang);
  });

  test(`what a company begins with, has and follows is sound in ${name}`, async ({ visit }) => {
    test.slow();
    const { id } = await guideTitled('中小微企业贷款贴息');
    const [toCorrect, known] = [await ownCase(who, returned), await ownCase(who, objected)];
    const page = await visit('portal', who);
    await page.setViewportSize(size);
    for (const [path, shown] of [
      [`/policyitemguide/application?id=${id}`, /开始申报|Start the application/],
      [`/policyitemguide/application?id=${known.guideId}`, objected],
      ['/user/userCenter', returned],
      [casePath(known.id), objected],
      [casePath(toCorrect.id), returned],
      [declarationPath({ guideId: toCorrect.guideId, applicationId: toCorrect.id }), returned],
    ] as const) {
      await page.goto(`${prefix}${path}`);
      await expect(page.getByRole('main')).toContainText(shown);
      // The diagram of a case comes after its page.
      await expect(page.getByText(drawing)).toHaveCount(0);
      await expectSoundInEachMode(page, lang);
    }
  });

  test(`every step of a declaration is sound in ${name}, also with nothing filled in`, async ({ visit }) => {
    test.slow();
    const { id: guideId } = await guideTitled(item);
    const { id: applicationId, applyNo } = await begin(who, guideId);
    const path = `${prefix}${declarationPath({ guideId, applicationId })}`;
    const page = await visit('portal', who);
    await page.setViewportSize(size);
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(applyNo);
    await expectSoundAtEachWidth(page, lang);
    await page.goto(`${path}?step=company`);
    await expect(page.getByRole('main')).toContainText('91449900MA01900560');
    await expectSoundAtEachWidth(page, lang);
    for (const step of filledIn) {
      await page.goto(`${path}?step=${step}`);
      await expect(page.getByRole('main').getByRole('button', { name: onward })).toBeVisible();
      await expectSoundAtEachWidth(page, lang);
      await goOnTooEarly(page);
      await expectSoundInEachMode(page, lang);
    }
  });
}
