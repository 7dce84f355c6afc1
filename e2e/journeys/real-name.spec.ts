import { declarationPath } from '../../portal/src/lib/addresses/route-params.ts';
import { Applicant } from '../pages/applicant.ts';
import { agreeAs, signOnAs } from '../pages/provincial-sign-on.ts';
import { expectAccessible } from '../support/axe.ts';
import { fillIn } from '../support/cases.ts';
import { publishGuide } from '../support/guides.ts';
import { onlyInFull } from '../support/looks.ts';
import { codeSentTo } from '../support/messages/sms.ts';
import { captchaAnswer, origins } from '../support/origins.ts';
import { company } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Companies of the demonstration whose clerks the province knows by these levels. */
const levelOne = { who: company('c022'), name: '江屿市晴岫信息技术有限公司', phone: '12000001003' };
const levelTwo = { who: company('c015'), name: '江屿市启湾软件股份有限公司' };

test.describe('a real-name level that is too low', () => {
  // The level is asked of the server once more by the act that it refuses.
  test.use({ provoked: [/40[03] |429 /] });

  test(
    'for handing in is mended by a code to the own phone, and the act goes on',
    onlyInFull,
    async ({ visit }) => {
      test.setTimeout(300_000);
      const { id: guideId } = await publishGuide('open');
      const draft = await fillIn(levelOne.who, guideId);
      const page = await visit('portal');
      await signOnAs(page, levelOne.name);
      await expect(page).toHaveURL(`${origins.portal}/user/userCenter`);
      await page.goto(`${declarationPath({ guideId, applicationId: draft.id })}?step=check`);
      await expect(page.getByText('提交前需要确认您的手机号码')).toBeVisible();
      await new Applicant(page).pressSubmit();
      const dialog = page.getByRole('dialog', { name: '确认手机号' });
      await expect(dialog).toContainText('120****1003');
      await expectAccessible(page);
      await expect(async () => {
        await dialog.getByLabel('验证码', { exact: true }).fill(captchaAnswer);
        await dialog.getByRole('button', { name: '获取短信验证码' }).click();
        await expect(dialog.getByText('短信验证码已发送')).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: 90_000 });
      await dialog.getByLabel(/短信验证码/).fill(await codeSentTo(levelOne.phone));
      await dialog.getByRole('button', { name: '确认并继续' }).click();
      await expect(page.getByRole('heading', { name: '提交成功' })).toBeVisible();
    },
  );

  test('for an account leads over the province and back to it', onlyInFull, async ({ visit }) => {
    test.setTimeout(200_000);
    const { id: guideId } = await publishGuide('open');
    const draft = await fillIn(levelTwo.who, guideId);
    const page = await visit('portal');
    await signOnAs(page, levelTwo.name);
    await expect(page).toHaveURL(`${origins.portal}/user/userCenter`);
    const step = `${declarationPath({ guideId, applicationId: draft.id })}?step=account`;
    await page.goto(step);
    await page.getByLabel('开户银行').fill('江屿银行海湾支行');
    await page.getByLabel('开户银行').blur();
    await expect(page.getByRole('alert').filter({ hasText: '实名等级不足' })).toBeVisible();
    await page.getByRole('button', { name: '查看如何办理' }).click();
    await page
      .getByRole('dialog', { name: '核实身份' })
      .getByRole('button', { name: /用省统一身份认证登录/ })
      .click();
    await agreeAs(page, levelTwo.name);
    await expect(page).toHaveURL(`${origins.portal}${step}`);
    // What was typed has been kept in the tab, and is shown again.
    await expect(page.getByLabel('开户银行')).toHaveValue('江屿银行海湾支行');
  });
});
