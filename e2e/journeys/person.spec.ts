import { casePath, declarationPath } from '../../portal/src/lib/addresses/route-params.ts';
import type { Page as Rows } from '../../shared/src/contract/kit/entity.ts';
import { Applicant } from '../pages/applicant.ts';
import { signOnAs } from '../pages/provincial-sign-on.ts';
import { Registration } from '../pages/registration.ts';
import { fillInBy } from '../support/cases.ts';
import { publishGuide } from '../support/guides.ts';
import { onlyInFull } from '../support/looks.ts';
import { origins } from '../support/origins.ts';
import { officers } from '../support/people.ts';
import { callsOf, signedIn } from '../support/sign-in.ts';
import { codeSentTo } from '../support/messages/sms.ts';
import { expect, test } from '../support/test.ts';

/** Somebody whom the province knows, and nobody here yet. */
const who = { name: '林知夏', idNumber: '449901199511200036', phone: '12000009004' };
const requests = 'blade-user/registration';

/** The waiting request of this person. */
async function waitingRequest() {
  const { http } = await signedIn('admin', officers.admin);
  const { records } = await http.get<Rows<{ id: string; version: number }>>(`${requests}/list`, {
    ...{ name: who.name, status: 'pending' },
  });
  expect(records).toHaveLength(1);
  return { http, ...records[0]! };
}

test.describe('a natural person', () => {
  // What waits, what is asked for again too early, and what somebody does who is gone is refused.
  test.use({ provoked: [/40[0139] |429 /] });

  test(
    'signs on over the province, registers, prepares while it waits, mends what was refused, hands in, and leaves without a trace',
    onlyInFull,
    async ({ visit }) => {
      test.setTimeout(400_000);
      const { id: guideId } = await publishGuide('open');
      const page = await visit('portal');
      const registration = new Registration(page);
      await signOnAs(page, who.name);
      await expect(page).toHaveURL(`${origins.portal}/registerNew?type=individual`);
      await expect(page.getByText(`您已通过统一身份认证（${who.name}）`)).toBeVisible();
      await registration.fill(who);
      await registration.typeCode(who.phone);
      await expect(registration.field('account')).toHaveCount(0);
      await registration.send();

      // He signs in while he waits, prepares, and hands nothing in.
      await signOnAs(page, who.name);
      await expect(page.getByText('账号正在等待审批', { exact: true })).toBeVisible();
      const own = await callsOf('portal', page);
      await own.post('policy/consent/give', { consents: 'bankAccount@1' });
      const draft = await fillInBy(own, guideId);
      const { applyNo } = draft;
      const applicant = new Applicant(page);
      const toSign = `${declarationPath({ guideId, applicationId: draft.id })}?step=check`;
      await page.goto(toSign);
      await applicant.pressSubmit();
      await expect(page.getByRole('alert').filter({ hasText: '账号正在等待审批' })).toBeVisible();

      const refused = await waitingRequest();
      const { id, version } = refused;
      await refused.http.post(`${requests}/refuse`, { id, version, reason: '证件照片不清晰' });
      await page.goto('/user/userCenter');
      await expect(page.getByText('注册申请未通过：证件照片不清晰')).toBeVisible();
      await page.getByRole('link', { name: '修改后重新提交' }).click();
      await registration.ask(who.idNumber, who.phone);
      await expect(page.getByText('原因：证件照片不清晰').first()).toBeVisible();
      await registration.holds(who);
      // He is signed in: the account that he has is gone on with.
      await expect(registration.field('account')).toHaveCount(0);
      await registration.send();

      const again = await waitingRequest();
      await again.http.post(`${requests}/approve`, { id: again.id, version: again.version });
      await page.goto(toSign);
      await applicant.handIn();

      // Nothing is deleted while it is under way.
      await page.goto('/user/basic/personal');
      const leave = page.getByRole('button', { name: '注销账号' });
      const dialog = page.getByRole('dialog', { name: '注销账号' });
      await leave.click();
      await expect(dialog).toContainText('还有1件办件没有办结');
      await dialog.getByRole('button', { name: '取消' }).last().click();
      await own.post('policy/projectinfo/withdraw', { id: draft.id, comment: '不再申请' });
      await leave.click();
      await expect(dialog).toContainText('账号名称、姓名、手机号码');
      await expect(dialog).toContainText('未拨付的个人办件1件');
      await expect(async () => {
        await dialog.getByRole('button', { name: '发送验证码到我的手机' }).click();
        await expect(dialog.getByText('验证码已发送')).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: 90_000 });
      await dialog.getByLabel('短信验证码').fill(await codeSentTo(who.phone, registration.code));
      await dialog.getByRole('button', { name: '确认注销' }).click();
      await expect(page).toHaveURL(`${origins.portal}/`);
      await expect(own.get('blade-user/info')).rejects.toThrow();
      await signOnAs(page, who.name);
      await expect(page).toHaveURL(`${origins.portal}/registerNew?type=individual`);
      await page.goto(casePath(draft.id));
      await expect(page.getByRole('main')).not.toContainText(applyNo);

      const { http } = await signedIn('admin', officers.admin);
      const { records } = await http.get<Rows<{ companyName: string }>>('policy/projectinfo/list', {
        applyNo,
      });
      expect(records).toMatchObject([{ companyName: '已注销用户' }]);
    },
  );
});
