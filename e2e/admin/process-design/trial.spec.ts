import { onlyInFull } from '../../support/looks.ts';
import { officers } from '../../support/people.ts';
import { signedIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const at = 'blade-workflow/design/model';
const modelKey = `tried_${String(Date.now())}`;
const condition = "outcome == 'rejected' or (amount gt 3 and urgent == true and sealType == 'contract')";

/** The process for the seal under another key, refused by a condition of its own. */
async function drawnLikeTheSeal() {
  const { http } = await signedIn('admin', officers.admin);
  const { records } = await http.get<{ records: { id: string }[] }>(`${at}/list`, {
    modelKey_equal: 'wf_seal_use',
  });
  const { xml } = await http.get<{ xml: string }>(`${at}/detail`, { id: records[0]!.id });
  const drawn = xml.replaceAll('"wf_seal_use"', `"${modelKey}"`).replace("outcome == 'rejected'", condition);
  return http.post<{ id: string }>(`${at}/submit`, { modelKey, name: '试运行的流程', xml: drawn });
}

test('a trial asks for what the drawing names, by fields of their kinds', onlyInFull, async ({ visit }) => {
  const { id } = await drawnLikeTheSeal();
  const page = await visit('admin', officers.admin);
  await page.goto(`/workflow/design/process/${id}`);
  await expect(page.locator('.djs-palette')).toBeVisible();
  await page.getByRole('button', { name: '试运行', exact: true }).click();
  const trial = page.getByRole('dialog', { name: '试运行' });
  await trial.getByLabel('份数').fill('12');
  await trial.getByLabel('amount').fill('30');
  await trial.getByLabel('合同专用章').check();
  await trial.getByLabel('urgent').click();
  await page.getByTitle('是', { exact: true }).click();
  await trial.getByRole('button', { name: '开始试运行' }).click();
  await expect(trial.getByRole('status')).toContainText('1 项待办');
  await trial.getByRole('button', { name: /^同\s*意$/ }).click();
  await expect(trial.getByRole('status')).toContainText('流程已结束');
});
