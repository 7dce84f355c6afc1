import { beforeAll, expect, test } from 'vitest';

import { describeOnDemonstration } from '../describe-on-server.ts';
import { personOf } from './people.ts';

const process = 'blade-workflow/process';
const proxies = 'blade-workflow/ops/proxy';

interface Row {
  taskId: string;
  processInstanceId: string;
  taskName: string;
  proxyForName: string | null;
}

describeOnDemonstration('proxies', (server) => {
  const as = (account: string) => personOf(server, account);
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    const admin = await as('admin');
    for (const account of ['acceptor', 'reviewer', 'reviewer03', 'lead', 'editor', 'finance']) {
      const { body } = await admin.get('blade-user/page', { account, size: '100' });
      ids[account] = body.data.records.find((one: Record<string, string>) => one.account === account).id;
    }
  });
  const period = { startTime: '2020-01-01 00:00:00', endTime: '2039-01-01 00:00:00' };
  const submit = async (principal: string, agent: string, over: object = {}) => {
    const row = { principalId: ids[principal], agentId: ids[agent], scope: 'all', kind: 'act', isOn: 1 };
    const { status, body } = await (
      await as('admin')
    ).post(`${proxies}/submit`, { ...row, ...period, ...over });
    return { status, msg: String(body.msg), id: body.data?.id as string };
  };
  const listed = async (account: string, call: string): Promise<Row[]> => {
    const { body } = await (await as(account)).get(`${process}/${call}`, { size: '100' });
    return body.data.records;
  };
  const act = async (account: string, call: string, input: object) => {
    const { status, body } = await (await as(account)).post(`${process}/${call}`, input);
    return { status, msg: String(body.msg) };
  };
  const detail = async (account: string, query: object) =>
    (await (await as(account)).get(`${process}/detail`, { ...query })).body.data;

  test('are refused to oneself, backwards, beside another and in a circle', async () => {
    const year = (from: number, until: number) => ({
      ...{ startTime: `${from}-01-01 00:00:00`, endTime: `${until}-01-01 00:00:00` },
    });
    expect((await submit('lead', 'lead')).msg).toBe('代理人不能是委托人本人');
    expect((await submit('lead', 'reviewer', year(2041, 2040))).msg).toBe('结束时间须晚于开始时间');
    expect((await submit('lead', 'reviewer', year(2040, 2042))).status).toBe(200);
    const other = { scope: 'some', processKeys: 'wf_leave,wf_apply_standard' };
    expect((await submit('lead', 'acceptor', { ...other, ...year(2041, 2043) })).msg).toContain('已有代理');
    expect((await submit('lead', 'acceptor', year(2042, 2043))).status).toBe(200);
    expect((await submit('reviewer', 'acceptor', year(2040, 2041))).status).toBe(200);
    expect((await submit('acceptor', 'lead', year(2040, 2041))).msg).toContain('代理形成循环');
    expect((await submit('acceptor', 'lead', { ...year(2040, 2041), isOn: 0 })).status).toBe(200);
    expect((await submit('finance', 'lead', { scope: 'some' })).status).toBe(400);
  });

  test('are for several processes, and meet others only where they share one of them', async () => {
    const of = (keys: string) => ({
      ...{ scope: 'some', processKeys: keys },
      ...{ startTime: '2060-01-01 00:00:00', endTime: '2061-01-01 00:00:00' },
    });
    expect((await submit('finance', 'editor', of('wf_leave,wf_seal_use'))).status).toBe(200);
    expect((await submit('finance', 'lead', of('wf_apply_review'))).status).toBe(200);
    expect((await submit('finance', 'lead', of('wf_apply_standard,wf_seal_use'))).msg).toContain('已有代理');
    expect((await submit('editor', 'finance', of('wf_apply_standard'))).status).toBe(200);
    expect((await submit('editor', 'finance', of('wf_apply_review,wf_leave'))).msg).toContain('形成循环');
    expect((await submit('lead', 'acceptor', of('wf_gone'))).msg).toBe('没有标识为“wf_gone”的已部署流程');
  });

  test('two that would make a circle are not both written, whoever comes first', async () => {
    const at = { startTime: '2050-01-01 00:00:00', endTime: '2051-01-01 00:00:00' };
    const both = await Promise.all([submit('finance', 'editor', at), submit('editor', 'finance', at)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('let the agent claim and decide for the principal, who goes on seeing the case', async () => {
    const before = (await listed('acceptor', 'claimList')).map(({ taskId }) => taskId);
    const { id } = await submit('acceptor', 'reviewer', { scope: 'some', processKeys: 'wf_leave' });
    const elsewhere = (await listed('reviewer', 'claimList')).map(({ taskId }) => taskId);
    expect(elsewhere.some((one) => before.includes(one))).toBe(false);
    const processKeys = 'wf_seal_use,wf_apply_standard,wf_apply_review';
    await (await as('admin')).post(`${proxies}/submit`, { id, processKeys });
    const offered = await listed('reviewer', 'claimList');
    const task = offered.find(({ taskId }) => before.includes(taskId))!;
    const { taskId } = task;
    expect((await detail('reviewer', task)).isClaimable).toBe(true);
    expect((await act('reviewer', 'claimTask', { taskId })).status).toBe(200);
    const held = (await listed('reviewer', 'todoList')).find((row) => row.taskId === taskId);
    expect(held?.proxyForName).toBe('周文静');
    expect((await detail('acceptor', task)).acts[0]).toEqual({ act: 'recall', taskId });
    expect((await act('reviewer', 'completeTask', { taskId, outcome: 'accepted' })).status).toBe(200);
    const { flow } = await detail('acceptor', { processInstanceId: task.processInstanceId });
    const said = flow.flatMap(({ comments }: { comments: object[] }) => comments);
    expect(said).toContainEqual(
      expect.objectContaining({ action: 'accepted', userName: '陈思齐', forName: '周文静' }),
    );
    await (await as('admin')).post(`${proxies}/submit`, { id, isOn: 0 });
    const left = (await listed('reviewer', 'claimList')).map((row) => row.taskId);
    expect(left.some((one) => before.includes(one))).toBe(false);
  });

  test('give nobody a case that he may not read, nor a payment that he may not make', async () => {
    await submit('acceptor', 'editor');
    const [task] = await listed('acceptor', 'claimList');
    expect(await act('editor', 'claimTask', { taskId: task?.taskId })).toEqual({
      ...{ status: 403, msg: '您没有查看该办件的权限，不能代为签收' },
    });
    await submit('finance', 'reviewer');
    const paying = (await listed('finance', 'claimList')).find(({ taskName }) => taskName.includes('拨付'))!;
    const { taskId } = paying;
    expect((await act('reviewer', 'claimTask', { taskId })).status).toBe(200);
    const [button] = (await detail('reviewer', { taskId })).buttons;
    const variables = button.buttonKey === 'planned' ? { batchNo: 'P-1' } : { voucherNo: 'V-1' };
    expect(
      await act('reviewer', 'completeTask', { taskId, outcome: button.buttonKey, variables }),
    ).toMatchObject({
      status: 403,
    });
    expect((await detail('reviewer', { taskId })).buttons.length).toBeGreaterThan(0);
  });
});
