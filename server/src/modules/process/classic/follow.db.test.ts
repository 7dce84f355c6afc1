import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { holderOf } from '../../../accounts/test-roles.ts';
import type { Holder } from '../../../accounts/test-roles.ts';
import { seedPlatform } from '../../../seeds/reference/platform.ts';
import { seedForms } from '../../../seeds/reference/forms.ts';
import { seedProcessDesign } from '../../../seeds/reference/process-design.ts';
import { seedProcesses } from '../../../seeds/reference/processes.ts';

const list = 'blade-flow/follow/list';
const end = 'blade-flow/follow/delete-process-instance';

describeOnEachServer('following processes in the classic family of calls', (server) => {
  const clerk = signedIn(server, 'clerk');
  const operator = signedIn(server, 'manager');
  let reader: Holder;
  beforeAll(async () => {
    await seedPlatform(server.context);
    await seedForms(server.context);
    await seedProcessDesign(server.context);
    await seedProcesses(server.context, server.workflow);
    reader = await holderOf(server, { codes: ['workflow_ops_view', 'workflow_ops_terminate'] });
  });

  let days = 0;
  const begun = async () => {
    const day = `2027-03-${String((days += 1)).padStart(2, '0')}`;
    const said = { kind: 'sick', reason: '就医', startDate: day, endDate: day };
    const { body } = await clerk.post('blade-desk/process/leave/start-process', said);
    return body.data as { id: string; processInstanceId: string };
  };
  const listed = async (by: Person, at = list) =>
    ((await by.get(at, { size: '100' })).body.data.records as { processInstanceId: string }[]).map(
      ({ processInstanceId }) => processInstanceId,
    );

  it('lists what is under way as operations do, and ends one for a reason that stays', async () => {
    const { id, processInstanceId } = await begun();
    expect(await listed(operator)).toContain(processInstanceId);
    expect(await listed(operator)).toEqual(await listed(operator, 'blade-workflow/ops/processList'));
    const mute = await operator.post(end, { processInstanceId, deleteReason: ' ' });
    expect([mute.status, await listed(operator)]).toEqual([400, expect.arrayContaining([processInstanceId])]);
    expect((await operator.post(end, { processInstanceId, deleteReason: '重复提交' })).status).toBe(200);
    expect(await listed(operator)).not.toContain(processInstanceId);
    const { data } = (await clerk.get('blade-desk/process/leave/detail', { businessId: id })).body;
    expect(data.state).toBe('terminated');
    const sent = (await clerk.get('blade-flow/work/send-list')).body.data.records;
    expect(sent[0]).toMatchObject({ processStatus: 'terminated', endReason: '重复提交' });
    expect((await operator.post(end, { processInstanceId, deleteReason: '再来' })).status).toBe(400);
  });

  it('is for whoever may, and reaches what he may read', async () => {
    const { processInstanceId } = await begun();
    expect((await clerk.get(list)).status).toBe(403);
    expect((await clerk.post(end, { processInstanceId, deleteReason: '不要' })).status).toBe(403);
    expect(await listed(reader)).not.toContain(processInstanceId);
    expect((await reader.post(end, { processInstanceId, deleteReason: '不要' })).status).toBe(404);
  });

  it('offers the same processes to start as the other family', async () => {
    const [ours, theirs] = await Promise.all(
      ['blade-workflow/process/processList', 'blade-flow/work/start-list'].map(
        async (at) => (await clerk.get(at)).body.data,
      ),
    );
    expect(theirs).toEqual(ours);
    expect(theirs.records.map(({ processDefKey }: { processDefKey: string }) => processDefKey)).toEqual([
      ...['wf_leave', 'wf_seal_use'],
    ]);
  });

  it('has the work of a person from claiming to done, in the rows of the other family', async () => {
    const { processInstanceId } = await begun();
    const at = (family: string) => `blade-${family}`;
    const rowIn = async (by: Person, classic: string, ours: string) => {
      const asked = { size: '100' };
      const { data } = (await by.get(`${at('flow')}/work/${classic}-list`, asked)).body;
      expect(data).toMatchObject({ current: 1, size: 100, total: data.records.length });
      expect(data).toEqual((await by.get(`${at('workflow')}/process/${ours}`, asked)).body.data);
      return data.records.find((row: typeof named) => row.processInstanceId === processInstanceId);
    };
    const named = { processInstanceId, processDefinitionName: '请假申请', startUserName: expect.any(String) };
    const offered = await rowIn(operator, 'claim', 'claimList');
    expect(offered).toMatchObject({ ...named, taskName: expect.any(String), status: 'candidate' });
    const { taskId } = offered;
    const act = (call: string, input: object, by: Person = operator) =>
      by.post(`${at('flow')}/work/${call}`, { taskId, ...input });
    expect((await act('complete-task', { outcome: 'approved' })).status).toBe(400);
    expect((await act('claim-task', {}, clerk)).status).toBe(403);
    expect((await act('claim-task', {})).body).toMatchObject({ data: { instanceId: processInstanceId } });
    expect(await rowIn(operator, 'todo', 'todoList')).toMatchObject({ ...named, taskId, status: 'doing' });
    expect(await rowIn(operator, 'claim', 'claimList')).toBeUndefined();
    const sent = { ...named, processStatus: 'running' };
    expect(await rowIn(clerk, 'send', 'sendList')).toMatchObject(sent);
    const decided = { outcome: 'approved', comment: '同意' };
    expect((await act('complete-task', decided)).body).toMatchObject({
      ...{ code: 200, data: { instanceId: processInstanceId, status: 'completed' } },
    });
    expect((await act('complete-task', decided)).status).toBe(409);
    expect(await rowIn(operator, 'done', 'myDoneList')).toMatchObject({
      ...named,
      taskId,
      outcome: 'approved',
    });
    expect(await rowIn(clerk, 'send', 'sendList')).toMatchObject({ processStatus: 'completed' });
  });
});
