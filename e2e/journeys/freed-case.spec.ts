import { readFileSync } from 'node:fs';

import { sealRequest } from '../../server/test/journeys/office/seal-request.ts';
import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { signedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { pickPerson } from '../support/workbench.ts';

const seal = new URL('../../server/src/seeds/reference/processes/wf_seal_use.bpmn', import.meta.url);
const model = 'blade-workflow/design/model';

/** A process whose first step is for a role that nobody has, begun by an officer; answers its key. */
async function stuckProcess(): Promise<string> {
  const modelKey = `stuck_${String(Date.now())}`;
  const xml = readFileSync(seal, 'utf8')
    .replaceAll('wf_seal_use', modelKey)
    .replace('role="lead"', 'role="nobodyHere"')
    .replaceAll('用印申请', '停滞的流程');
  const { http } = await signedIn('admin', officers.admin);
  const { id } = await http.post<{ id: string }>(`${model}/submit`, { modelKey, name: '停滞的流程', xml });
  await http.post(`${model}/deploy`, { id });
  const acceptor = await signedIn('admin', officers.acceptor);
  await acceptor.http.post('blade-workflow/process/startProcess', {
    ...sealRequest,
    processDefKey: modelKey,
  });
  return modelKey;
}

test(
  'an operator finds a case that is for nobody, says why it stands and frees it',
  onlyInFull,
  async ({ visit }) => {
    test.slow();
    const key = await stuckProcess();
    const page = await visit('admin', officers.admin);
    await page.goto(`/workflow/ops?tab=standing&processDefinitionKey=${key}`);
    const row = page.getByRole('row').filter({ hasText: '无人办理' });
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: /停滞的流程/ }).click();
    const drawer = page.getByRole('dialog').filter({ hasText: '为何停在此' });
    await expect(drawer.getByText('候选人中没有在用的人员')).toBeVisible();
    await drawer.getByRole('button', { name: '变更审批人' }).click();

    const dialog = page.getByRole('dialog', { name: '变更审批人' });
    await dialog.getByRole('button', { name: '人员' }).click();
    await pickPerson(page, '陈思齐');
    await dialog.getByLabel('原因').fill('岗位无人，请代为审批');
    await dialog.getByRole('button', { name: /^确\s*定$/ }).click();
    await expect(page.getByText('已完成', { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);

    await page.goto(`/workflow/ops?processDefinitionKey=${key}`);
    const freed = page.getByRole('row').filter({ hasText: '陈思齐' });
    await freed.getByRole('button', { name: /停滞的流程/ }).click();
    await page.getByRole('tab', { name: '处理记录' }).click();
    await expect(page.getByText('岗位无人，请代为审批')).toBeVisible();
  },
);
