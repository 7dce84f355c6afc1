import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { holderOf } from '../../../src/accounts/test-roles.ts';
import type { Holder } from '../../../src/accounts/test-roles.ts';
import { inTransaction } from '../../../src/kit/transaction/transaction.ts';
import { wfCopy } from '../../../src/workflow/adapters/copies/copy-table.ts';
import { wfHistory } from '../../../src/workflow/adapters/tables.ts';
import { seedPlatform } from '../../../src/seeds/reference/platform.ts';
import { people } from '../../bpmn/application.ts';
import { contextOf } from '../../bpmn/context-of.ts';
import { candidate, draw, element, end, flow, path, start } from '../../bpmn/draw.ts';
import { describeOnEachServer } from '../../describe-on-server.ts';

const ops = 'blade-workflow/ops';
const comment = '申请人填错';

describeOnEachServer('operations on what a process knows', (server) => {
  let operator: Holder;
  let reader: Holder;
  let handler: Holder;
  beforeAll(async () => {
    await seedPlatform(server.context);
    const codes = ['view', 'variables', 'set_variable', 'complete', 'skip', 'transfer'];
    operator = await holderOf(server, { codes: codes.map((code) => `workflow_ops_${code}`) });
    reader = await holderOf(server, { codes: ['workflow_ops_view', 'workflow_ops_variables'] });
    handler = await holderOf(server, { codes: [] });
    const offered = `<extensionElements>${candidate(`role="${handler.roleId}"`)}</extensionElements>`;
    const xml = draw(
      'mended',
      ...[start(), element('userTask', 'id="a" name="审核"', offered)],
      ...[element('exclusiveGateway', 'id="g" default="g-small"'), end(), end('large'), end('small')],
      ...[path('start', 'a', 'g'), flow('g', 'large', 'amount > 10'), flow('g', 'small')],
    ).replace(end(), '');
    await inTransaction(server.context, (context) => server.workflow.deploy(context, { xml }));
  });
  const begun = () =>
    inTransaction(server.context, (inside) =>
      server.workflow.start(
        {
          ...contextOf(people.company, inside),
          ...{ tenantId: inside.tenantId, rules: inside.rules },
        },
        { processKey: 'mended', title: '补录', variables: { amount: 3, note: '旧' } },
      ),
    );
  const variables = async (processInstanceId: string) =>
    (await operator.get(`${ops}/variables`, { processInstanceId })).body.data as {
      rev: number;
      variables: { name: string; value: unknown }[];
    };
  const act = async (by: Holder, call: string, sent: object) => {
    const { status, body } = await by.post(`${ops}/${call}`, { comment, ...sent });
    return { status, msg: String(body.msg) };
  };

  test('set a variable as it was seen, which the next condition reads, with who did it and why', async () => {
    const { instanceId: processInstanceId, taskIds } = await begun();
    const { rev, variables: before } = await variables(processInstanceId);
    expect(before.map(({ name, value }) => [name, value])).toEqual([
      ['amount', 3],
      ['note', '旧'],
    ]);
    const set = { processInstanceId, name: 'amount', value: 30, rev };
    expect((await act(reader, 'setVariable', set)).status).toBe(403);
    expect((await act(operator, 'setVariable', { ...set, comment: '' })).status).toBe(400);
    expect((await act(operator, 'setVariable', { ...set, name: 'constructor' })).status).toBe(400);
    expect((await act(operator, 'setVariable', { ...set, name: 'outcomes' })).status).toBe(400);
    const large = await act(operator, 'setVariable', { ...set, value: 'x'.repeat(70_000) });
    expect(large).toMatchObject({ status: 400, msg: expect.stringContaining('amount') });
    expect((await act(operator, 'setVariable', set)).status).toBe(200);
    expect((await act(operator, 'setVariable', { ...set, value: 1 })).status).toBe(409);
    const { body } = await operator.get(`${ops}/log`, { processInstanceId });
    expect(body.data).toMatchObject([{ action: 'variableSet', text: `amount: ${comment}` }]);
    expect((await act(operator, 'completeTask', { taskId: taskIds[0] })).status).toBe(200);
    const history = await server.context.db
      .select({ nodeId: wfHistory.nodeId })
      .from(wfHistory)
      .where(eq(wfHistory.instanceId, processInstanceId));
    expect(history.map(({ nodeId }) => nodeId)).toContain('large');
    const { rev: ended } = await variables(processInstanceId);
    expect((await act(operator, 'setVariable', { ...set, rev: ended })).status).toBe(400);
  });

  test('take a variable away that no expression names, and only one that is there', async () => {
    const { instanceId: processInstanceId } = await begun();
    const { rev } = await variables(processInstanceId);
    const gone = { processInstanceId, name: 'note', rev };
    expect(await act(operator, 'removeVariable', { ...gone, name: 'nothing' })).toMatchObject({
      ...{ status: 400, msg: '该流程没有变量“nothing”' },
    });
    expect((await act(operator, 'removeVariable', gone)).status).toBe(200);
    const { rev: next, variables: left } = await variables(processInstanceId);
    expect([left.map(({ name }) => name), next > rev]).toEqual([['amount'], true]);
    const amount = { processInstanceId, name: 'amount', rev: next };
    expect((await act(operator, 'removeVariable', amount)).status).toBe(200);
    expect((await variables(processInstanceId)).variables).toEqual([]);
  });

  test('mention whoever may read the case beside their reason, and nobody else', async () => {
    const { taskIds } = await begun();
    const taskId = taskIds[0] ?? '';
    const mentioning = { taskId, mentionUserIds: [reader.userId] };
    expect(
      await act(operator, 'completeTask', { ...mentioning, mentionUserIds: [crypto.randomUUID()] }),
    ).toMatchObject({ status: 400, msg: expect.stringContaining('提到') });
    expect(
      await act(operator, 'completeTask', { ...mentioning, attachments: [crypto.randomUUID()] }),
    ).toMatchObject({ status: 400 });
    expect((await act(operator, 'completeTask', mentioning)).status).toBe(200);
    const copies = await server.context.db.select().from(wfCopy).where(eq(wfCopy.taskId, taskId));
    expect(copies).toMatchObject([{ userId: reader.userId, fromId: operator.userId }]);
  });

  test('skip nothing where no call has failed', async () => {
    const { instanceId: processInstanceId } = await begun();
    expect(await act(operator, 'skipCalls', { processInstanceId })).toMatchObject({
      ...{ status: 400, msg: expect.stringContaining('没有失败的') },
    });
  });
});
