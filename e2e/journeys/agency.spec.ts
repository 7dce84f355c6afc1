import { agency } from '../../shared/src/contract/entities/content/agency.ts';
import type { Page, RowOf } from '../../shared/src/contract/kit/entity.ts';
import { editorial } from '../support/content.ts';
import { origins } from '../support/origins.ts';
import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const name = '云澜区农业农村局';

test('what an editor says of an agency is in the help within 5 seconds', async ({ visit, request }) => {
  const editor = await editorial('editor');
  const query = { fullName: name };
  const [known] = (await editor.get<Page<RowOf<typeof agency>>>(`${agency.path}/list`, query)).records;
  const hours = `工作日 8:45-12:00 ${Date.now()}`;
  const shown = async () => (await (await request.get(`${origins.portal}/help`)).text()).includes(hours);
  const reader = await visit('portal');
  await reader.goto('/help');
  await expect(reader.getByRole('row', { name }).getByRole('cell').first()).toBeVisible();
  expect(await shown()).toBe(false);

  const office = await visit('admin', officers.editor);
  await office.goto(`/policy/agency?fullName=${encodeURIComponent(name)}`);
  const row = office.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: '编辑' }).click();
  await office.getByLabel('办公时间', { exact: true }).fill(hours);
  const answered = office.waitForResponse((answer) => answer.url().endsWith(`/${agency.path}/submit`));
  await office.getByRole('button', { name: /保\s*存$/ }).click();
  expect((await answered).ok()).toBe(true);
  await expect.poll(shown, { timeout: 5_000 }).toBe(true);
  await reader.reload();
  await expect(reader.getByRole('row', { name })).toContainText(hours);

  await editor.post(`${agency.path}/submit`, { id: known!.id, officeHours: known!.officeHours });
  await expect.poll(shown, { timeout: 5_000 }).toBe(false);
});
