import { leave } from '@policy/shared/contract/entities/desk/leave.ts';
import { param } from '@policy/shared/contract/entities/system/param.ts';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { holderOf } from '../../../accounts/test-roles.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { seedPlatform } from '../../../seeds/reference/platform.ts';
import { seedProcessDesign } from '../../../seeds/reference/process-design.ts';
import { seedProcesses } from '../../../seeds/reference/processes.ts';

const at = 'blade-desk/process/leave';
const process = 'blade-workflow/process';
const pdf = readFileSync(new URL('../../../../test/fixtures/paper.pdf', import.meta.url));

describeOnEachServer('a leave', (server) => {
  // He belongs to an agency, whose leader is below the district's.
  const reviewer = signedIn(server, 'reviewer03');
  const clerk = signedIn(server, 'clerk');
  const lead = signedIn(server, 'lead');
  const manager = signedIn(server, 'manager');
  const finance = signedIn(server, 'finance');
  beforeAll(async () => {
    await seedPlatform(server.context);
    await seedProcessDesign(server.context);
    await seedProcesses(server.context, server.workflow);
    await repositoryOf(param, server.context).insert({
      ...{ paramName: '节假日', paramKey: 'calendar.holidays', paramValue: '2027-05-03,2027-05-04' },
    });
  });

  const draft = (startDate: string, endDate = startDate) => ({
    ...{ kind: 'annual', reason: '探亲', startDate, endDate },
  });
  const handIn = (by: Person, said: object) => by.post(`${at}/start-process`, said);
  const handedIn = async (by: Person, startDate: string, endDate: string) => {
    const { status, body } = await handIn(by, draft(startDate, endDate));
    expect([status, body.msg]).toEqual([200, '操作成功']);
    return body.data as { id: string; processInstanceId: string; workdays: number; version: number };
  };
  const decide = async (by: Person, processInstanceId: string, outcome = 'approved') => {
    const { records } = (await by.get(`${process}/claimList`, { size: '100' })).body.data;
    const task = records.find(
      (row: { processInstanceId: string }) => row.processInstanceId === processInstanceId,
    );
    expect(task).toBeDefined();
    await by.post(`${process}/claimTask`, { taskId: task.taskId });
    return by.post(`${process}/completeTask`, { taskId: task.taskId, outcome, comment: '意见' });
  };
  const stateOf = async (by: Person, businessId: string) =>
    (await by.get(`${at}/detail`, { businessId })).body.data.state;

  it('counts the days that the calendar has worked, and begins with its process', async () => {
    const row = await handedIn(reviewer, '2027-04-30', '2027-05-05');
    expect(row).toMatchObject({ workdays: 2, state: 'running', userName: '何子航' });
    const { data } = (await reviewer.get(`${process}/detail`, { processInstanceId: row.processInstanceId }))
      .body;
    expect(data.process).toMatchObject({ businessKey: row.id, taskName: null, status: 'running' });
    expect(data.form.values).toMatchObject({ kind: '年休假', workdays: 2, reason: '探亲' });
    expect(data.basis.amounts).toMatchObject([{ value: '2' }, { value: '6' }]);
  });

  it('of three working days is decided by the leader of the department alone', async () => {
    const row = await handedIn(reviewer, '2027-06-01', '2027-06-03');
    expect((await decide(lead, row.processInstanceId)).status).toBe(200);
    expect(await stateOf(reviewer, row.id)).toBe('approved');
  });

  it('of more goes to the leader above as well, whose no is the end of it', async () => {
    const row = await handedIn(reviewer, '2027-06-07', '2027-06-10');
    await decide(lead, row.processInstanceId);
    expect(await stateOf(reviewer, row.id)).toBe('running');
    await decide(manager, row.processInstanceId, 'rejected');
    expect(await stateOf(reviewer, row.id)).toBe('rejected');
  });

  it('needs no second leader where there is none', async () => {
    const row = await handedIn(clerk, '2027-06-07', '2027-06-10');
    await decide(manager, row.processInstanceId);
    expect(await stateOf(clerk, row.id)).toBe('approved');
  });

  it('is read by whoever decides on it, and by nobody else without the right to view all', async () => {
    const row = await handedIn(reviewer, '2027-07-01', '2027-07-01');
    expect((await lead.get(`${at}/detail`, { businessId: row.id })).body.data.reason).toBe('探亲');
    expect((await manager.get(`${at}/detail`, { id: row.id })).status).toBe(200);
    expect((await finance.get(`${at}/detail`, { businessId: row.id })).status).toBe(404);
    const listed = (await finance.get(`${at}/list`)).body.data.records;
    expect(listed).toEqual([]);
  });

  it('is refused where its days make none, in a sentence at its place', async () => {
    const said = async (over: object) => {
      const { status, body } = await handIn(finance, over);
      return [status, body.msg, body.data?.errors?.[0]?.field];
    };
    expect(await said(draft('2027-08-03', '2027-08-02'))).toEqual([
      400,
      '结束日期不能早于开始日期',
      'endDate',
    ]);
    expect(await said(draft('2027-08-07', '2027-08-08'))).toEqual([
      ...[400, '所选日期内没有工作日，不需要请假', 'endDate'],
    ]);
    expect(await said(draft('2027-01-01', '2028-02-01'))).toEqual([
      ...[400, '一次请假最多366天，请分次申请', 'endDate'],
    ]);
    expect((await finance.get(`${at}/list`)).body.data.total).toBe(0);
  });

  it('takes no day that another one has, until that one is withdrawn', async () => {
    const first = await handedIn(finance, '2027-09-06', '2027-09-08');
    const second = await handIn(finance, draft('2027-09-08', '2027-09-10'));
    expect([second.status, second.body.msg]).toEqual([400, '与已有的请假重叠（2027-09-06 至 2027-09-08）']);
    const sent = (await finance.get(`${process}/sendList`)).body.data.records;
    expect(sent).toMatchObject([{ processInstanceId: first.processInstanceId, mayWithdraw: true }]);
    const { processInstanceId } = first;
    expect((await finance.post(`${process}/withdrawTask`, { processInstanceId })).status).toBe(200);
    expect(await stateOf(finance, first.id)).toBe('withdrawn');
    await handedIn(finance, '2027-09-08', '2027-09-10');
  });

  it('of two that are handed in at once for the same days, is begun once', async () => {
    const both = await Promise.all([1, 2].map(() => handIn(finance, draft('2027-10-11', '2027-10-12'))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is written as a draft, handed in once, and then stays', async () => {
    const { data } = (await finance.post(`${at}/submit`, draft('2027-11-01', '2027-11-02'))).body;
    expect(data).toMatchObject({ state: 'draft', workdays: 2, processInstanceId: null });
    expect((await manager.get(`${at}/detail`, { id: data.id })).status).toBe(404);
    const { id, version } = data;
    const row = (await handIn(finance, { id, version, endDate: '2027-11-03' })).body.data;
    expect(row).toMatchObject({ id, state: 'running', workdays: 3 });
    const again = await handIn(finance, { id, version: row.version, reason: '再来一次' });
    expect([again.status, again.body.msg]).toEqual([400, '该请假已经提交，不能再修改']);
    expect((await finance.post(`${at}/submit`, { id, reason: '改' })).body.msg).toBe(
      '该请假已经提交，不能再修改',
    );
    expect((await finance.post(`${at}/remove`, { ids: id })).body.msg).toBe(
      '已提交的请假不能删除，可在“我发起的”中撤回',
    );
    const other = (await finance.post(`${at}/submit`, draft('2027-11-09'))).body.data;
    expect((await finance.post(`${at}/remove`, { ids: other.id })).status).toBe(200);
  });

  it('is not handed in again by a call that changes nothing of it, nor by two such calls at once', async () => {
    const { data } = (await finance.post(`${at}/submit`, draft('2027-11-15'))).body;
    const { id, version } = data;
    const both = await Promise.all([1, 2].map(() => handIn(finance, { id })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = ['该请假已经提交，不能再修改'];
    expect(both.filter(({ status }) => status === 400).map(({ body }) => body.msg)).toEqual(refused);
    const row = (await finance.get(`${at}/detail`, { id })).body.data;
    expect(row.version).toBeGreaterThan(version);
    await decide(manager, row.processInstanceId, 'rejected');
    const { version: last } = (await finance.get(`${at}/detail`, { id })).body.data;
    const again = await handIn(finance, { id, version: last });
    expect([again.status, again.body.msg]).toEqual([400, ...refused]);
    expect(await stateOf(finance, id)).toBe('rejected');
  });

  it('is nothing at all where its process cannot begin', async () => {
    const before = (await clerk.get(`${at}/list`)).body.data.total;
    const { status } = await handIn(clerk, { ...draft('2027-12-01'), processDefinitionId: 'wf_seal_use' });
    expect(status).toBe(404);
    expect((await clerk.get(`${at}/list`)).body.data.total).toBe(before);
  });

  it('is asked for by whoever may, and decided under the process of any version of it', async () => {
    const nobody = await holderOf(server, { codes: ['leave'] });
    expect((await handIn(nobody, draft('2027-12-06'))).status).toBe(403);
    const { records } = (await clerk.get(`${process}/processList`, { processDefinitionName: '请假' })).body
      .data;
    expect(records).toMatchObject([{ startPath: '/work/process/leave/form', formKey: null }]);
    const processDefinitionId = records[0].processDefId;
    expect((await handIn(clerk, { ...draft('2027-12-06'), processDefinitionId })).status).toBe(200);
  });

  it('of another tenant is not found', async () => {
    const { id } = (await clerk.post(`${at}/submit`, draft('2027-12-20'))).body.data;
    await server.context.db
      .update(tableOf(leave))
      .set({ tenantId: '000009' })
      .where(eq(tableOf(leave).id, id));
    for (const by of [clerk, manager]) {
      expect((await by.get(`${at}/detail`, { businessId: id })).status).toBe(404);
      expect((await by.post(`${at}/submit`, { id, reason: '改' })).status).toBe(404);
      expect((await handIn(by, { ...draft('2027-12-21'), id })).status).toBe(404);
      expect((await by.post(`${at}/remove`, { ids: id })).status).toBe(404);
    }
  });

  const paper = async (by: Person, name = 'certificate.pdf', purpose = 'formAnswer') =>
    String((await by.upload(name, pdf, purpose)).body.data.attachId);

  it('has its files in its form and in the archive, for whoever takes part and for nobody else', async () => {
    const attachId = await paper(reviewer);
    const said = { ...draft('2027-12-27'), attachIds: [attachId] };
    const { body } = await handIn(reviewer, said);
    expect(body).toMatchObject({ code: 200, data: { attachIds: attachId, state: 'running' } });
    const { processInstanceId } = body.data;
    const { form, files } = (await lead.get(`${process}/detail`, { processInstanceId })).body.data;
    expect(form.values.attachIds).toEqual([attachId]);
    expect(form.uiSchema.attachIds['ui:options'].names).toEqual({ [attachId]: 'certificate.pdf' });
    expect(files.count).toBe(1);
    const asked = { processInstanceId, attachId };
    const { link } = (await lead.get(`${process}/formFile`, asked)).body.data;
    expect((await server.call({ method: 'GET', url: link })).status).toBe(200);
    const archive = await lead.get(`${process}/exportAllUploadFile`, { processInstanceId });
    expect(Object.keys(unzipSync(archive.body))).toEqual([expect.stringMatching(/certificate\.pdf$/)]);
    for (const path of ['formFile', 'exportAllUploadFile'])
      expect((await finance.get(`${process}/${path}`, asked)).status).toBe(404);
    expect((await reviewer.post('blade-resource/attach/remove', { ids: attachId })).body.code).not.toBe(200);
  });

  it('takes files of its writer alone, of the kinds and as many as it says, until it is handed in', async () => {
    const errorsOf = async (attachIds: string[]) =>
      (
        (await finance.post(`${at}/submit`, { ...draft('2027-12-28'), attachIds })).body.data?.errors ?? []
      ).map(({ message }: { message: string }) => message);
    expect(await errorsOf([await paper(clerk)])).toEqual([expect.stringContaining('附件')]);
    expect(await errorsOf([await paper(finance, 'x.pdf', 'comment')])).toHaveLength(1);
    const many = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => paper(finance, `${String(n)}.pdf`)));
    expect(await errorsOf(many)).toEqual([expect.stringContaining('5')]);
    const [first, other] = many;
    const { data } = (await finance.post(`${at}/submit`, { ...draft('2027-12-28'), attachIds: [first] }))
      .body;
    const handed = (await handIn(finance, { id: data.id, version: data.version })).body.data;
    expect(handed).toMatchObject({ state: 'running', attachIds: first });
    const late = await finance.post(`${at}/submit`, { id: data.id, attachIds: [first, other] });
    expect([late.status, late.body.msg]).toEqual([400, '该请假已经提交，不能再修改']);
  });
});
