import { randomUUID } from 'node:crypto';
import { dataScope } from '@policy/shared/contract/entities/permissions/data-scope.ts';
import { beforeAll, expect, test } from 'vitest';

import { holderOf } from '../../../src/accounts/test-roles.ts';
import type { Holder } from '../../../src/accounts/test-roles.ts';
import { repositoryOf } from '../../../src/kit/rows/repository.ts';
import { inTransaction } from '../../../src/kit/transaction/transaction.ts';
import { seedPlatform } from '../../../src/seeds/reference/platform.ts';
import { people } from '../../bpmn/application.ts';
import { contextOf } from '../../bpmn/context-of.ts';
import { candidate, draw, element, end, path, start } from '../../bpmn/draw.ts';
import { describeOnEachServer } from '../../describe-on-server.ts';

const comment = '增加一人';

describeOnEachServer('a step that several decide', (server) => {
  let operator: Holder;
  let meant: Holder;
  let other: Holder;
  beforeAll(async () => {
    await seedPlatform(server.context);
    operator = await holderOf(server, { codes: ['workflow_ops_view', 'workflow_ops_add_signer'] });
    meant = await holderOf(server, { codes: [] });
    other = await holderOf(server, { codes: [] });
    const twice =
      '<multiInstanceLoopCharacteristics isSequential="false"><loopCardinality>2</loopCardinality></multiInstanceLoopCharacteristics>';
    const offered = `<extensionElements>${candidate(`role="${meant.roleId}"`)}</extensionElements>`;
    const drawn = [
      start(),
      element('userTask', 'id="sign"', offered, twice),
      end(),
      path('start', 'sign', 'end'),
    ];
    await inTransaction(server.context, (context) =>
      server.workflow.deploy(context, { xml: draw('several', ...drawn) }),
    );
  });

  test('gets further people from among those whom it names, and as it was seen', async () => {
    const { instanceId, taskIds } = await inTransaction(server.context, (inside) =>
      server.workflow.start(
        {
          ...contextOf({ ...people.company, userId: other.userId }, inside),
          ...{ tenantId: inside.tenantId, rules: inside.rules },
        },
        { processKey: 'several', title: '会签' },
      ),
    );
    const add = async (over: object) => {
      const asked = { taskId: taskIds[0], userIds: [meant.userId], comment, ...over };
      return (await operator.post('blade-workflow/ops/addMultiInstance', asked)).body;
    };
    const open = async (): Promise<{ rev: number }[]> => {
      const { body } = await operator.get('blade-workflow/ops/list', { size: '100' });
      return body.data.records.filter(
        (row: { processInstanceId: string }) => row.processInstanceId === instanceId,
      );
    };
    expect(await add({ userIds: [other.userId] })).toMatchObject({
      ...{ code: 400, msg: expect.stringContaining('不是该环节的候选办理人') },
    });
    const { rev } = (await open())[0]!;
    expect(await add({ rev: rev + 1 })).toMatchObject({ code: 409 });
    expect(await open()).toHaveLength(2);
    expect(await add({ rev })).toMatchObject({ code: 200 });
    expect(await open()).toHaveLength(3);
  });

  test('is reached within the scope that a role gives, by every call alike', async () => {
    const [near, far] = [randomUUID(), randomUUID()];
    const begin = (starterDeptId: string) =>
      inTransaction(server.context, (inside) =>
        server.workflow.start(
          {
            ...contextOf({ ...people.company, userId: other.userId }, inside),
            ...{ tenantId: inside.tenantId, rules: inside.rules },
          },
          { processKey: 'several', title: '会签', starterDeptId },
        ),
      );
    const [reached, beyond] = [await begin(near), await begin(far)];
    const { id } = await repositoryOf(dataScope, server.context).insert({
      ...{ scopeName: '本部门发起的流程', resourceCode: 'ops_near', scopeClass: 'workflow_ops' },
      ...{ scopeType: 5 as const, scopeValue: { field: 'starterDeptId', is: 'eq', value: near } },
    });
    const acts = ['view', 'variables', 'status', 'terminate', 'migrate', 'add_signer'];
    const codes = acts.map((act) => `workflow_ops_${act}`);
    const narrowed = await holderOf(server, { codes, dataScopeIds: [id] });
    const ops = 'blade-workflow/ops';
    for (const list of [`${ops}/list`, `${ops}/processList`, 'blade-flow/follow/list']) {
      const { records } = (await narrowed.get(list, { size: '100' })).body.data;
      const seen = records.map((row: { processInstanceId: string }) => row.processInstanceId);
      expect([list, [...new Set(seen)]]).toEqual([list, [reached.instanceId]]);
    }
    const statuses = async ({ instanceId: processInstanceId, taskIds: [taskId] }: typeof reached) => {
      const reads = ['processNodes', 'standing', 'log', 'detail', 'variables'].map((call) =>
        narrowed.get(`${ops}/${call}`, { processInstanceId }),
      );
      const task = narrowed.get(`${ops}/task`, { taskId: String(taskId) });
      return Promise.all([...reads, task]).then((answers) => answers.map(({ status }) => status));
    };
    expect(await statuses(reached)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await statuses(beyond)).toEqual([404, 404, 404, 404, 404, 404]);
    const hold = { status: 'suspended', comment };
    const both = [reached.instanceId, beyond.instanceId];
    const held = await narrowed.post(`${ops}/changeProcessStatus`, { ...hold, processInstanceIds: both });
    expect(held.body.data).toMatchObject([{ ok: true }, { ok: false }]);
    const processInstanceId = beyond.instanceId;
    for (const [call, input] of [
      [`${ops}/terminateProcess`, { processInstanceId, comment }],
      [`${ops}/addMultiInstance`, { taskId: beyond.taskIds[0], userIds: [meant.userId], comment }],
      ['blade-flow/follow/delete-process-instance', { processInstanceId, deleteReason: comment }],
    ] as const)
      expect([call, (await narrowed.post(call, input)).status]).toEqual([call, 404]);
  });
});
