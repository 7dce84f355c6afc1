import type { Page } from '@playwright/test';

import { taskPath } from '../../admin/src/components/task-params.ts';
import { startPath } from '../../portal/src/lib/addresses/process-paths.ts';
import { deployForCompanies } from '../support/processes/for-companies.ts';
import { onlyInFull } from '../support/looks.ts';
import { company, officers } from '../support/people.ts';
import { signedIn } from '../support/sign-in.ts';
import { narrow } from '../support/sizes.ts';
import { expectSoundAtEachWidth } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

const who = company('c022');
const process = 'blade-workflow/process';
const main = (page: Page) => page.getByRole('main');

/** Claims the newest task of a process for the lead, and answers where he decides it. */
async function claimed(title: string) {
  const { http } = await signedIn('admin', officers.lead);
  const { records } = await http.get<{ records: { taskId: string; processInstanceId: string }[] }>(
    `${process}/claimList`,
    { title, size: 10 },
  );
  const { taskId, processInstanceId } = records[0]!;
  await http.post(`${process}/claimTask`, { taskId });
  return taskPath({ taskId, processInstanceId });
}

test(
  'a company starts a process by its form on a phone, corrects what comes back, and has it decided',
  onlyInFull,
  async ({ visit }) => {
    test.slow();
    const { name } = await deployForCompanies();
    const page = await visit('portal', who);
    await page.setViewportSize(narrow);
    await page.goto('/user/userCenter');
    await page.getByRole('link', { name: `填写：${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByLabel('文件名称').fill('合作协议');
    await expect(page.getByText(/^已保存/).first()).toBeVisible();
    // The address names the draft now: loading the page again goes on with it.
    await page.reload();
    await expect(page.getByLabel('文件名称')).toHaveValue('合作协议');
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await expect(main(page).getByRole('alert')).toContainText('请输入份数');
    await expectSoundAtEachWidth(page, { lang: 'zh-CN', name: 'a form that starts a process' });

    await page.getByLabel('合同专用章').check();
    await page.getByLabel('份数').fill('2');
    await page.getByLabel('用印日期').fill('2026-12-01');
    await page.getByLabel('用印事由').fill('签订协议');
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await expect(page).toHaveURL(/\/process\/detailWeb\//);
    await expect(main(page)).toContainText('已提交，办理结果会显示在本页');
    await expect(main(page)).toContainText('部门审批');
    await expectSoundAtEachWidth(page, { lang: 'zh-CN', name: 'a request that was handed in' });
    const own = new URL(page.url()).pathname;

    const lead = await visit('admin', officers.lead);
    await lead.goto(await claimed(name));
    await lead.getByLabel('办理意见').fill('请写明对方单位');
    await lead.getByRole('button', { name: '退回修改' }).click();
    await expect(lead.getByText('办理成功')).toBeVisible();

    await page.goto('/user/userCenter');
    const waiting = page.getByRole('region', { name: /需要您处理/ });
    await waiting.getByRole('link', { name: `去修改：${name}` }).click();
    await expect(main(page)).toContainText('请写明对方单位');
    await page.getByLabel('用印事由').fill('与云澜科技签订协议');
    await expectSoundAtEachWidth(page, { lang: 'zh-CN', name: 'a request that came back' });
    await page.getByRole('button', { name: '重新提交' }).click();
    await expect(page.getByRole('button', { name: '重新提交' })).toHaveCount(0);
    await expect(main(page)).toContainText('与云澜科技签订协议');

    await lead.goto(await claimed(name));
    await expect(lead.getByText('修改了“用印事由”：签订协议 → 与云澜科技签订协议')).toBeVisible();
    await lead.getByRole('button', { name: /^同\s*意$/ }).click();
    await expect(lead.getByText('办理成功')).toBeVisible();
    await page.goto(own);
    await expect(main(page)).toContainText('已办结');
  },
);

test(
  'a request is taken back while nobody has decided it, and its page is in English too',
  onlyInFull,
  async ({ visit }) => {
    const { key, name } = await deployForCompanies();
    const { http } = await signedIn('portal', who);
    const variables = {
      documentName: '通知',
      sealType: 'official',
      copies: 1,
      usedOn: '2026-12-01',
      reason: '盖章',
    };
    const started = await http.post<{ processInstanceId: string }>(`${process}/startProcess`, {
      ...{ processDefKey: key, variables },
    });
    const page = await visit('portal', who);
    await page.goto('/en/user/userCenter');
    await page.getByRole('link', { name: `See progress: ${name}` }).click();
    await expect(main(page)).toContainText('Request submitted');
    await expectSoundAtEachWidth(page, { lang: 'en', name: 'a request of a company in English' });
    await page.getByRole('button', { name: /^Withdraw the request/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(main(page)).toContainText('Withdrawn');
    expect(started.processInstanceId).toBeTruthy();
  },
);

test.describe('a form that is not there for its reader', () => {
  test.use({ provoked: [/404/] });

  test(
    'the form of a process is for those who are signed in, and for whom it is meant',
    onlyInFull,
    async ({ visit }) => {
      const { key } = await deployForCompanies();
      const guest = await visit('portal');
      await guest.goto(startPath({ processDefKey: key }));
      await expect(guest).toHaveURL(/\/login\?redirect=/);
      const page = await visit('portal', who);
      for (const processDefKey of ['wf_seal_use', 'wf_apply_review', 'unknown']) {
        const answer = await page.goto(startPath({ processDefKey }));
        expect([processDefKey, answer?.status()]).toEqual([processDefKey, 404]);
      }
    },
  );
});
