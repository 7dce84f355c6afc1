import type { Page } from '@playwright/test';

import { casePath, declarationPath } from '../../portal/src/lib/addresses/route-params.ts';
import type { Page as Rows } from '../../shared/src/contract/kit/entity.ts';
import { Applicant } from '../pages/applicant.ts';
import { signOnAs } from '../pages/provincial-sign-on.ts';
import { Registration } from '../pages/registration.ts';
import { fillInBy } from '../support/cases.ts';
import { publishGuide } from '../support/guides.ts';
import { onlyInFull } from '../support/looks.ts';
import { company, officers } from '../support/people.ts';
import { callsOf, signedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** A company that the province knows, and nobody here yet, with the clerk who comes for it. */
const firm = {
  ...{ companyName: '江屿市新泊工业设计有限公司', legalPerson: '沈闻溪', contactName: '沈闻溪' },
  ...{ creditCode: '91449900MA9990001P', phone: '12000009001' },
};
/** A clerk with an account of his own, and the phone that he is invited by. */
const second = { ...company('c043'), phone: '12000001006', name: '江屿市泽岚环保科技有限公司' };
const ownPage = '/user/basic/company';

/** Presses a button of the company's page and confirms what it asks once more; ends on the page made anew. */
async function confirm(page: Page, act: string) {
  await page.getByRole('button', { name: new RegExp(`^${act} `) }).click();
  const anew = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('button', { name: act, exact: true }).click();
  await anew;
}

/** Has an officer approve the company's request, with the proof that its clerk may sign. */
async function approve(page: Page) {
  const { http } = await signedIn('admin', officers.admin);
  const { records } = await http.get<Rows<{ account: string }>>('blade-user/registration/list', {
    ...{ companyName: firm.companyName, status: 'pending' },
  });
  const { account } = records[0]!;
  await page.goto(`/system/registration?account=${account}`);
  const row = page.getByRole('row', { name: account });
  await row.getByRole('button', { name: '通过' }).click();
  const dialog = page.getByRole('dialog', { name: '通过' });
  await dialog.getByRole('checkbox', { name: /已核验签署授权/ }).check();
  await dialog.getByLabel('核验依据').fill('营业执照及法定代表人身份证明');
  await dialog.getByRole('button', { name: /确\s*定/ }).click();
  await expect(row).toContainText('已通过');
}

test.describe('a company', () => {
  // What a reader may not, and what whoever has left may not see any more, is refused.
  test.use({ provoked: [/40[0349] |429 /] });

  test(
    'comes over the province, is approved, takes in a second clerk, is handed over to him, and goes on without the first',
    onlyInFull,
    async ({ visit }) => {
      test.setTimeout(400_000);
      const guides = [await publishGuide('open'), await publishGuide('open')];
      const first = await visit('portal');
      const registration = new Registration(first);
      await signOnAs(first, firm.companyName);
      await expect(first.getByText(`您已通过统一身份认证（${firm.contactName}）`)).toBeVisible();
      await registration.fill(firm);
      await registration.typeCode(firm.phone);
      await registration.send();
      await approve(await visit('admin', officers.admin));

      await signOnAs(first, firm.companyName, ownPage);
      await expect(first.getByRole('main')).toContainText(firm.creditCode);
      const own = await callsOf('portal', first);
      const [{ id: memberId }] = (
        await own.get<Rows<{ id: string }>>('policy/companymember/list', { size: 1 })
      ).records as [{ id: string }];
      const all = ['reader', 'preparer', 'signer', 'finance', 'administrator'];
      await own.post('policy/companymember/duties', { id: memberId, duties: all });
      await own.post('policy/consent/give', { consents: 'bankAccount@1' });
      const [handedIn, kept] = [await fillInBy(own, guides[0]!.id), await fillInBy(own, guides[1]!.id)];
      const toSign = (at: 0 | 1, { id: applicationId }: { id: string }) =>
        `${declarationPath({ guideId: guides[at]!.id, applicationId })}?step=check`;
      await first.goto(toSign(0, handedIn));
      const { applyNo } = handedIn;
      await new Applicant(first).handIn();

      // The second clerk is invited by his phone, to read.
      await first.goto(ownPage);
      await first.getByLabel('对方的手机号码').fill(second.phone);
      const duties = first.getByRole('group', { name: '授予职责' });
      await duties.getByRole('checkbox', { name: /填报/ }).uncheck();
      await first.getByRole('button', { name: '发出邀请' }).click();
      await expect(first.getByRole('main')).toContainText('等待答复');
      const clerk = await visit('portal', second);
      await clerk.goto('/user/userCenter');
      await clerk.getByRole('button', { name: '接受邀请' }).click();
      await expect(clerk.getByText(`您已成为${firm.companyName}的成员`)).toBeVisible();
      await clerk.reload();
      await clerk.getByLabel('办理主体').selectOption({ label: firm.companyName });
      await expect(clerk.getByRole('main')).toContainText(applyNo);
      await clerk.goto(toSign(1, kept));
      await expect(clerk.getByRole('main')).toContainText(kept.applyNo);
      await expect(clerk.getByRole('button', { name: '签署并提交' })).toHaveCount(0);
      const byClerk = await callsOf('portal', clerk);
      await expect(
        byClerk.post('policy/projectinfo/declare', { id: kept.id, version: 1, agreed: true }),
      ).rejects.toThrow('您在该企业没有“签署提交”职责');

      // He is given what he lacks, and then the company.
      await first.goto(ownPage);
      await first.getByRole('button', { name: `调整职责 ${second.name}` }).click();
      const changing = first.getByRole('dialog', { name: /^调整.*的职责/ });
      for (const duty of [/^填报/, /^签署提交/]) await changing.getByRole('checkbox', { name: duty }).check();
      const changed = first.waitForEvent('load');
      await changing.getByRole('button', { name: '保存' }).click();
      await changed;
      await confirm(first, '移交管理');
      await confirm(first, '退出企业');
      await expect(own.get('policy/projectinfo/detail', { id: handedIn.id })).rejects.toThrow();
      await first.goto(casePath(handedIn.id));
      await expect(first.getByRole('main')).not.toContainText(applyNo);

      // The company's cases go on by whoever keeps it now.
      await clerk.goto(toSign(1, kept));
      await new Applicant(clerk).handIn();
      await clerk.goto(casePath(handedIn.id));
      await expect(clerk.getByRole('main')).toContainText(applyNo);
      await clerk.goto(ownPage);
      await expect(clerk.getByRole('main')).toContainText(/成员管理移交给/);
    },
  );
});
