import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { message } from '@policy/shared/contract/entities/desk/message.ts';
import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { addClerk, addCompany, addMember } from '../../companies.ts';
import { repositoryOf } from '../../../src/kit/rows/repository.ts';
import { tableOf } from '../../../src/kit/table/table.ts';
import { idOf } from '../../../src/seeds/slug-id.ts';
import { describeOnDemonstration } from '../../describe-on-server.ts';
import { personOf } from '../people.ts';
import { officeOf } from './seal-process.ts';

const process = 'blade-workflow/process';
const answers = {
  ...{ subject: 'address', before: '云澜路1号', after: '江屿路2号', validFrom: '2026-12-01' },
  reason: '办公场所搬迁',
};
const unknown = '0191e0a0-0000-7000-8000-00000000ffff';
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');

describeOnDemonstration('a step for members of a company', (server) => {
  const { read, post, rowOf, taskOf } = officeOf(server);
  let [firm, other] = ['', ''];
  const memberships = new Map<string, string>();

  const join = async (account: string, companyId: string, duties: readonly Duty[]) => {
    await addClerk(server.context, account);
    memberships.set(account, await addMember(server.context, { account, companyId, duties }));
  };
  const begin = async (more: object = {}) => {
    const said = { processDefKey: 'wf_company_change', variables: answers, ...more };
    const started = await post('preparer', 'startProcess', said);
    expect(started.status, started.msg).toBe(200);
    return String(started.data.processInstanceId);
  };
  const todoOf = (account: string, processInstanceId: string) =>
    rowOf(account, 'todoList', processInstanceId);
  /** A process whose next step waits for the signers of the firm. */
  const waiting = async () => {
    const processInstanceId = await begin();
    const { taskId, rev } = await todoOf('signer', processInstanceId);
    return { processInstanceId, taskId: String(taskId), rev: Number(rev) };
  };

  beforeAll(async () => {
    firm = await addCompany(server.context, { companyName: '江屿科技' });
    other = await addCompany(server.context, { companyName: '别家科技' });
    await join('preparer', firm, ['preparer']);
    await join('colleague', firm, ['preparer']);
    await join('signer', firm, ['signer']);
    await join('reads', firm, ['reader']);
    await join('stranger', other, ['preparer', 'signer']);
  });

  test('is begun by a preparer, confirmed by the signer and approved by an officer', async () => {
    const { processInstanceId, taskId, rev } = await waiting();
    const seen = (await read('signer', 'detail', { processInstanceId })).data;
    expect(seen).toMatchObject({ isMine: true, dutyNames: ['签署提交'], process: { taskId, rev } });
    expect(seen.form.permissions).toEqual({ validFrom: { access: 'edit', required: true } });
    const next = await post('signer', 'nextSteps', { taskId });
    expect(next.data.steps).toMatchObject([{ taskName: '部门核准', people: [{ name: '受理人员' }] }]);
    const decided = { taskId, rev, outcome: 'approved', variables: { validFrom: '2026-12-05' } };
    expect((await post('signer', 'completeTask', decided)).status).toBe(200);
    const again = await post('signer', 'completeTask', decided);
    expect([again.status, again.msg]).toEqual([409, '该任务已被处理']);

    const officers = await taskOf('acceptor', processInstanceId);
    const shown = (await read('acceptor', 'detail', { taskId: officers })).data;
    const confirmed = shown.flow.find((step: { taskId: string }) => step.taskId === taskId);
    // Officers read which of the members it was.
    expect([confirmed.assigneeName, confirmed.comments[0].userName]).toEqual(['江屿科技', 'signer']);
    const approval = { taskId: officers, outcome: 'approved', comment: '资料齐全' };
    expect((await post('acceptor', 'completeTask', approval)).status).toBe(200);
    const own = (await read('reads', 'detail', { processInstanceId })).data;
    expect([own.process.status, own.form.values.validFrom]).toEqual(['completed', '2026-12-05']);
    // And members which office, but not who it was.
    expect(JSON.stringify(own)).toContain('资料齐全');
    expect(JSON.stringify(own)).not.toContain('周文静');
  });

  test('is in the list, the count and the reach of its duty alone', async () => {
    const { processInstanceId, taskId } = await waiting();
    const waits = async (account: string) => (await read(account, 'counts')).data.todo.total as number;
    for (const account of ['preparer', 'reads', 'stranger']) {
      expect(await todoOf(account, processInstanceId)).toBeUndefined();
      expect([account, await waits(account)]).toEqual([account, 0]);
    }
    expect(await waits('signer')).toBeGreaterThan(0);
    const refused = await post('preparer', 'completeTask', { taskId });
    expect([refused.status, refused.msg]).toEqual([403, '您在该企业没有“签署提交”职责，请联系企业管理员']);
    const rejected = await post('preparer', 'rejectTask', { taskId, comment: '不同意' });
    expect([rejected.status, rejected.msg]).toEqual([refused.status, refused.msg]);
    expect((await read('reads', 'detail', { processInstanceId, taskId })).data.isMine).toBe(false);
    for (const call of ['completeTask', 'claimTask', 'nextSteps', 'rejectTask', 'rollbackTask', 'urgeTask']) {
      const [theirs, none] = [taskId, unknown].map((id) => post('stranger', call, { taskId: id }));
      const [one, another] = [await theirs, await none];
      expect([call, one?.status, one?.msg]).toEqual([call, another?.status, another?.msg]);
      expect([call, one?.status]).toEqual([call, 404]);
    }
  });

  test('is for those who have the duty now, and while they act for the company', async () => {
    const { taskId, processInstanceId } = await waiting();
    await join('leaver', firm, ['signer']);
    const leaver = await personOf(server, 'leaver');
    const decide = (person: typeof leaver) => person.post(`${process}/completeTask`, { taskId });
    const asHimself = await leaver.post('policy/companymember/actAs', { companyId: '' });
    expect(asHimself.status).toBe(200);
    expect((await decide(leaver)).status).toBe(404);
    await leaver.post('policy/companymember/actAs', { companyId: firm });
    expect((await leaver.get(`${process}/detail`, { processInstanceId })).body.data.isMine).toBe(true);
    // The session has not been told of it yet.
    const { db } = server.database;
    const table = tableOf(companyMember);
    await db
      .update(table)
      .set({ untilDate: '2001-01-01' })
      .where(eq(table.id, memberships.get('leaver') ?? ''));
    expect((await decide(leaver)).status).toBeGreaterThanOrEqual(400);
    await join('joins', firm, ['signer']);
    expect((await decide(await personOf(server, 'joins'))).status).toBe(200);
    const later = await personOf(server, 'leaver');
    expect((await later.get(`${process}/detail`, { processInstanceId })).body.code).toBe(404);
  });

  test('takes the files of whoever decides, and shows them to his company and to officers', async () => {
    const { taskId, processInstanceId } = await waiting();
    const fileOf = async (account: string) => {
      const { body } = await (await personOf(server, account)).upload('授权书.pdf', pdf, 'comment');
      return String(body.data.attachId);
    };
    const decide = (attachments: readonly string[]) =>
      post('signer', 'completeTask', { taskId, comment: '见授权书', attachments });
    for (const account of ['stranger', 'colleague']) {
      const foreign = await decide([await fileOf(account)]);
      expect([account, foreign.status]).toEqual([account, 400]);
    }
    const attachId = await fileOf('signer');
    expect((await decide([attachId])).status).toBe(200);
    const get = async (account: string) =>
      (await (await personOf(server, account)).get(`${process}/commentFile`, { processInstanceId, attachId }))
        .status;
    expect([await get('colleague'), await get('stranger'), await get('acceptor')]).toEqual([200, 404, 200]);
  });

  test('is taken back by whoever has its duty, as long as no office has taken it up, and an office is urged', async () => {
    const { taskId, processInstanceId } = await waiting();
    const actsOf = async (account: string, more: object = {}) => {
      const { acts } = (await read(account, 'detail', { processInstanceId, ...more })).data;
      return acts as { act: string; taskId: string }[];
    };
    expect(await actsOf('signer')).toEqual([]);
    expect((await post('signer', 'completeTask', { taskId })).status).toBe(200);
    const offered = await actsOf('signer');
    expect(offered.map(({ act }) => act)).toEqual(['withdraw', 'urge']);
    expect(offered[0]?.taskId).toBe(taskId);
    expect((await actsOf('preparer')).map(({ act }) => act)).toEqual(['urge']);
    expect((await post('preparer', 'urgeTask', { taskId: offered[1]?.taskId })).status).toBe(200);
    const back = { taskId, comment: '日期有误' };
    expect((await post('preparer', 'withdrawTask', back)).status).toBe(403);
    expect((await post('stranger', 'withdrawTask', back)).status).toBe(404);
    expect((await post('signer', 'withdrawTask', back)).status).toBe(200);
    const again = await todoOf('signer', processInstanceId);
    expect((await post('signer', 'completeTask', { taskId: again.taskId })).status).toBe(200);
    await taskOf('acceptor', processInstanceId);
    expect((await actsOf('signer')).map(({ act }) => act)).toEqual(['urge']);
  });

  test('is told to the members whose duty it is', async () => {
    const processInstanceId = await begin();
    expect(processInstanceId).toBeTruthy();
    const told = await repositoryOf(message, server.context).all(undefined);
    const last = told.filter(
      ({ companyId, content }) => companyId === firm && content?.includes('企业签署确认'),
    );
    const people = new Set(last.map(({ userId }) => userId));
    expect(people).toContain(idOf('user:signer'));
    for (const account of ['preparer', 'reads', 'stranger'])
      expect(people).not.toContain(idOf(`user:${account}`));
  });

  test('follows a draft that a colleague goes on with, and nobody of another company sees', async () => {
    const draft = {
      ...{ processKey: 'wf_company_change', processName: '企业信息变更' },
      ...{ formKey: 'form_company_change', formVersion: 1, answers: { after: '江屿路' } },
    };
    const begun = await post('preparer', 'draft/submit', draft);
    const { id, version } = begun.data;
    expect((await read('colleague', 'draft/detail', { id })).data).toMatchObject({ userName: 'preparer' });
    const mine = { ...draft, id, version, answers: { after: '江屿路3号' } };
    expect((await post('colleague', 'draft/submit', mine)).status).toBe(200);
    expect((await post('preparer', 'draft/submit', mine)).status).toBe(409);
    expect((await post('reads', 'draft/submit', { ...mine, version: undefined })).status).toBe(403);
    for (const [call, answer] of [
      ['detail', await read('stranger', 'draft/detail', { id })],
      ['submit', await post('stranger', 'draft/submit', mine)],
      ['remove', await post('stranger', 'draft/remove', { ids: id })],
    ] as const)
      expect([call, 'code' in answer ? answer.code : answer.status]).toEqual([call, 404]);
    const said = { processDefKey: 'wf_company_change', variables: answers };
    const theirs = await post('stranger', 'startProcess', { ...said, draftId: id });
    expect(theirs.status).toBe(200);
    expect((await read('preparer', 'draft/detail', { id })).data.answers).toEqual({ after: '江屿路3号' });
    await begin({ draftId: id });
    expect((await read('colleague', 'draft/detail', { id })).code).toBe(404);
  });
});
