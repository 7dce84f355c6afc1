import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';

import { inTransaction } from '../../../src/kit/transaction/transaction.ts';
import { wfCommand } from '../../../src/workflow/adapters/operations/command-table.ts';
import { wfStart } from '../../../src/workflow/adapters/starts/start-table.ts';
import { wfDeployment, wfInstance } from '../../../src/workflow/adapters/tables.ts';
import { describeOnDemonstration } from '../../describe-on-server.ts';
import { sealRequest } from '../office/seal-request.ts';
import { personOf } from '../people.ts';

const ops = 'blade-workflow/ops';
const comment = '经办人休假';

describeOnDemonstration('operations on versions', (server) => {
  const as = (account: string) => personOf(server, account);
  const read = async (path: string, query: Record<string, string> = {}) =>
    (await (await as('manager')).get(`${ops}/${path}`, query)).body.data;
  const begin = async (by = 'acceptor'): Promise<string> => {
    const { body } = await (await as(by)).post('blade-workflow/process/startProcess', sealRequest);
    return body.data.processInstanceId;
  };

  test('have processes go on in another, after a trial that changes nothing, and hold what runs on one with it', async () => {
    const processInstanceId = await begin();
    const version = async (): Promise<number> => {
      const { records } = await read('processList', { size: '200' });
      const isIt = (row: { processInstanceId: string }) => row.processInstanceId === processInstanceId;
      return records.find(isIt).processDefinitionVersion;
    };
    const main = (await server.workflow.deployments.main(server.context, 'wf_seal_use'))!;
    const deploy = async (xml: string) => {
      const [one] = await inTransaction(server.context, (context) =>
        server.workflow.deploy(context, { xml, category: 'office' }),
      );
      return one!.id;
    };
    const next = await deploy(main.xml.replace('name="负责人审批"', 'name="负责人批准"'));
    const bare = await deploy(main.xml.replaceAll('"approve"', '"agree"'));
    const migrate = async (deploymentId: string, over: object = {}) => {
      const asked = { processInstanceIds: [processInstanceId], deploymentId, comment, ...over };
      return (await (await as('manager')).post(`${ops}/migrate`, asked)).body.data;
    };
    expect(await migrate(bare, { isDryRun: true })).toMatchObject([
      { ok: false, steps: [{ nodeId: 'approve', problem: 'missing' }] },
    ]);
    expect(await migrate(bare)).toMatchObject([{ ok: false, msg: expect.stringContaining('负责人审批') }]);
    expect(await migrate(next, { isDryRun: true, comment: undefined })).toMatchObject([{ ok: true }]);
    expect(await version()).toBe(main.version);
    expect(await migrate(next, { comment: undefined })).toMatchObject({ errors: [{ field: 'comment' }] });
    expect(await migrate(next)).toMatchObject([{ ok: true }]);
    expect(await version()).toBe(main.version + 1);

    const change = async (over: object) => {
      const asked = { ids: next, status: 'suspended', comment, ...over };
      return (await (await as('manager')).post('blade-workflow/design/deployment/changeStatus', asked)).body
        .data;
    };
    const why = () => read('standing', { processInstanceId });
    expect(await change({ isRunningToo: true })).toEqual([{ id: processInstanceId, ok: true, msg: null }]);
    expect(await why()).toMatchObject([{ kind: 'suspended' }]);
    expect(await change({ status: 'active' })).toEqual([]);
    expect(await why()).toHaveLength(1);
    expect(await change({ status: 'active', isRunningToo: true })).toHaveLength(1);
    expect(await why()).toEqual([]);
  });

  test('begin again what was given up before there was a process, or drop it, and say why', async () => {
    const { db } = server.database;
    const main = (await server.workflow.deployments.main(server.context, 'wf_seal_use'))!;
    const given = { tenantId: server.context.tenantId, deploymentId: main.id, nodeId: 'start', retries: 0 };
    const error = JSON.stringify({ code: 'workflow.nobodyFound', facts: { node: '负责人审批' } });
    const starts = [v7(), v7()].map((id) => ({ ...given, id, kind: 'delivery' as const, error }));
    await db.insert(wfStart).values(starts);
    const [one, other] = starts.map(({ id }) => id);
    const listed = await read('startList', { size: '1' });
    expect([listed.total, listed.records.length]).toEqual([2, 1]);
    expect(listed.records[0]).toMatchObject({
      ...{ processDefinitionName: '用印申请', nodeName: '申请用印', isSuspended: false },
      detail: '环节“负责人审批”找不到办理人，请联系管理员',
    });
    const act = async (account: string, call: string, over: object = {}) => {
      const { body } = await (await as(account)).post(`${ops}/${call}`, { startId: one, comment, ...over });
      return { code: body.code, data: body.data };
    };
    expect(await act('acceptor', 'retryStart')).toMatchObject({ code: 403 });
    expect(await act('manager', 'retryStart', { comment: '' })).toMatchObject({ code: 400 });
    const held = (suspendedAt: Date | null) =>
      db.update(wfDeployment).set({ suspendedAt }).where(eq(wfDeployment.id, main.id));
    await held(new Date());
    expect(await act('manager', 'retryStart')).toMatchObject({ code: 400 });
    await held(null);
    expect(await act('manager', 'retryStart')).toMatchObject({ code: 200 });
    const [begun] = await db.select().from(wfStart).where(eq(wfStart.id, one!));
    expect(begun).toMatchObject({ retries: 5, error: null });
    const both = { startId: undefined, startIds: [one, other] };
    expect((await act('manager', 'dropStart', both)).data).toMatchObject([
      { id: one, ok: false, msg: '这次启动已重新执行或已放弃' },
      { id: other, ok: true },
    ]);
    expect(await read('startList')).toMatchObject({ total: 0 });
    for (const name of ['retryStart', 'dropStart'])
      expect(await db.select().from(wfCommand).where(eq(wfCommand.name, name))).toHaveLength(1);
  });

  test('hold what runs on a version as one act each: never their own, told, and all of it or nothing', async () => {
    const version = (await server.workflow.deployments.main(server.context, 'wf_seal_use'))!;
    const change = async (over: object) => {
      const asked = { ids: version.id, status: 'suspended', comment, isRunningToo: true, ...over };
      return (await (await as('manager')).post('blade-workflow/design/deployment/changeStatus', asked)).body;
    };
    const told = async (): Promise<number> => {
      const { body } = await (await as('acceptor')).get('blade-desk/message/list', { size: '100' });
      return body.data.records.filter(({ title }: { title: string }) => title.startsWith('运维人员处理了'))
        .length;
    };
    const [others, own] = [await begin(), await begin('manager')];
    const before = await told();
    const { data } = await change({});
    expect(data).toContainEqual({ id: others, ok: true, msg: null });
    expect(data).toContainEqual({ id: own, ok: false, msg: expect.stringContaining('不能干预本人') });
    expect(await told()).toBe(before + 1);
    await change({ status: 'active' });

    const { db } = server.database;
    const [row] = await db.select().from(wfInstance).where(eq(wfInstance.id, others));
    const many = Array.from({ length: 100 }, () => v7());
    await db.insert(wfInstance).values(many.map((id) => ({ ...row!, id, rootId: id })));
    const refused = await change({});
    expect(refused).toMatchObject({ code: 400, msg: expect.stringContaining('超过 100 个') });
    const [kept] = await db.select().from(wfDeployment).where(eq(wfDeployment.id, version.id));
    expect(kept?.suspendedAt).toBeNull();
    expect(await read('standing', { processInstanceId: others })).toEqual([]);
  });
});
