import type { Page } from '@playwright/test';

import { casePath, declarationPath } from '../../portal/src/lib/addresses/route-params.ts';
import { begin, ownCase } from '../support/cases.ts';
import { guideTitled } from '../support/guides.ts';
import { looking, looksAt } from '../support/looks.ts';
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

for (const { name, prefix, lang, size } of looksAt('signing in', languages))
  test(`signing in is sound in ${name}, also where it says what is missing`, looking, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(`${prefix}/login`);
    await expectSoundAtEachWidth(page, { lang, name: 'signing in' });
    await goOnTooEarly(page);
    await expectSoundInEachMode(page, { lang, name: 'signing in with nothing' });
  });

for (const { name, prefix, lang, size } of looksAt('progress of a case', languages))
  test(
    `the progress query is sound in ${name}, with nothing asked and with a case`,
    looking,
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(`${prefix}/progress/show`);
      await goOnTooEarly(page);
      await expectSoundAtEachWidth(page, { lang, name: 'asking for progress with nothing' });
      await page.locator('#applyNo').fill(returned);
      await page.locator('#codeEnd').fill('0560');
      await expect(page.getByRole('main').locator('form img')).toBeVisible();
      await page.locator('#captchaCode').fill(captchaAnswer);
      await page.getByRole('main').getByRole('button', { name: onward }).click();
      await expect(page.locator('#progress-result')).toBeFocused();
      await expectSoundAtEachWidth(page, { lang, name: 'progress of a case' });
    },
  );

for (const { name, prefix, lang, size } of looksAt('what a company has', languages))
  test(`what a company begins with, has and follows is sound in ${name}`, looking, async ({ visit }) => {
    test.slow();
    const { id } = await guideTitled('中小微企业贷款贴息');
    const [toCorrect, known] = [await ownCase(who, returned), await ownCase(who, objected)];
    const page = await visit('portal', who);
    await page.setViewportSize(size);
    const correction = declarationPath({ guideId: toCorrect.guideId, applicationId: toCorrect.id });
    for (const [place, path, shown] of [
      ['beginning', `/policyitemguide/application?id=${id}`, /开始申报|Start the application/],
      ['beginning again', `/policyitemguide/application?id=${known.guideId}`, objected],
      ['user centre', '/user/userCenter', returned],
      ['company account', '/user/basic/company', /企业动态|What happened/],
      ['a case objected to', casePath(known.id), objected],
      ['a case to correct', casePath(toCorrect.id), returned],
      ['a correction', correction, returned],
    ] as const) {
      await page.goto(`${prefix}${path}`);
      await expect(page.getByRole('main')).toContainText(shown);
      // The diagram of a case comes after its page.
      await expect(page.getByText(drawing)).toHaveCount(0);
      await expectSoundInEachMode(page, { lang, name: place });
    }
  });

for (const { name, prefix, lang, size } of looksAt('steps of a declaration', languages))
  test(
    `every step of a declaration is sound in ${name}, also with nothing filled in`,
    looking,
    async ({ visit }) => {
      test.slow();
      const { id: guideId } = await guideTitled(item);
      const { id: applicationId, applyNo } = await begin(who, guideId);
      const path = `${prefix}${declarationPath({ guideId, applicationId })}`;
      const page = await visit('portal', who);
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(applyNo);
      await expectSoundAtEachWidth(page, { lang, name: 'a declaration' });
      await page.goto(`${path}?step=company`);
      await expect(page.getByRole('main')).toContainText('91449900MA01900560');
      await expectSoundAtEachWidth(page, { lang, name: 'step company' });
      for (const step of filledIn) {
        await page.goto(`${path}?step=${step}`);
        await expect(page.getByRole('main').getByRole('button', { name: onward })).toBeVisible();
        await expectSoundAtEachWidth(page, { lang, name: `step ${step}` });
        await goOnTooEarly(page);
        await expectSoundInEachMode(page, { lang, name: `step ${step} with nothing` });
      }
    },
  );
