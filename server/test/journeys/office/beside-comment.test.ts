import { readFileSync } from 'node:fs';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';

import { repositoryOf } from '../../../src/kit/rows/repository.ts';
import { tableOf } from '../../../src/kit/table/table.ts';
import { idOf as idOfSlug } from '../../../src/seeds/slug-id.ts';
import { describeOnDemonstration } from '../../describe-on-server.ts';
import { officeOf } from './seal-process.ts';
import { sealRequest } from './seal-request.ts';

const paper = readFileSync(new URL('../../fixtures/paper.pdf', import.meta.url));
const process = 'blade-workflow/process';
const hourMs = 3_600_000;

describeOnDemonstration('what stands beside a comment', (server) => {
  const { as, read, post, taskOf } = officeOf(server);
  const upload = async (account: string, name = '核查记录.pdf', purpose = 'comment'): Promise<string> =>
    (await (await as(account)).upload(name, paper, purpose)).body.data.attachId;
  const idOf = async (account: string): Promise<string> => {
    const { body } = await (await as('admin')).get('blade-user/page', { account, size: '100' });
    return body.data.records.find((one: { account: string }) => one.account === account).id;
  };
  /** A request for the seal that waits for the lead. */
  const waiting = async () => {
    const { processInstanceId } = (await post('acceptor', 'startProcess', sealRequest)).data;
    return { processInstanceId: String(processInstanceId), taskId: await taskOf('lead', processInstanceId) };
  };
  const decide = (input: object) => post('lead', 'completeTask', { comment: '请看附件', ...input });
  const fileOf = async (account: string, processInstanceId: string, attachId: string) =>
    (await as(account)).get(`${process}/commentFile`, { processInstanceId, attachId });
  const archiveOf = async (account: string, processInstanceId: string) =>
    (await as(account)).get(`${process}/exportAllUploadFile`, { processInstanceId });
  const mentionsOf = async (account: string): Promise<{ title: string; path: string; content: string }[]> => {
    const { body } = await (await as(account)).get('blade-desk/message/list', { size: '100' });
    const mine = body.data.records.filter(({ title }: { title: string }) => title.includes('在意见中提到您'));
    return Promise.all(
      mine.map(
        async ({ id }: { id: string }) =>
          (await (await as(account)).get('blade-desk/message/detail', { id })).body.data,
      ),
    );
  };

  test('a file is told in the history and given to whoever sees the process, and to nobody else', async () => {
    const { processInstanceId, taskId } = await waiting();
    const attachId = await upload('lead');
    expect((await decide({ taskId, attachments: [attachId] })).status).toBe(200);
    const { flow, files } = (await read('acceptor', 'detail', { processInstanceId })).data;
    const file = { attachId, name: '核查记录.pdf', ext: 'pdf', sizeBytes: paper.length };
    const step = flow.find((one: { taskId: string }) => one.taskId === taskId);
    expect(step).toMatchObject({
      attachments: [file],
      comments: [{ content: '请看附件', attachments: [file] }],
    });
    expect(files).toEqual({ count: 1, bytes: paper.length });
    const given = await fileOf('acceptor', processInstanceId, attachId);
    expect([given.status, paper.equals(given.body)]).toEqual([200, true]);
    expect(given.headers['content-disposition']).toContain(encodeURIComponent('核查记录.pdf'));
    expect((await fileOf('finance', processInstanceId, attachId)).status).toBe(404);
    expect((await fileOf('acceptor', processInstanceId, crypto.randomUUID())).status).toBe(404);
    const another = await waiting();
    expect((await fileOf('acceptor', another.processInstanceId, attachId)).status).toBe(404);
  });

  test('a file is not opened by the right to look at files, nor removed or swept as one that nothing holds', async () => {
    const { processInstanceId, taskId } = await waiting();
    const attachId = await upload('lead');
    await decide({ taskId, attachments: [attachId] });
    const manager = await as('manager');
    expect((await manager.get('blade-resource/oss/endpoint/put-file-attach', { attachId })).status).toBe(404);
    expect((await manager.get('blade-resource/attach/detail', { id: attachId })).status).toBe(404);
    server.clock.moveBy(25 * hourMs);
    await (await as('admin')).post('blade-resource/attach/sweep');
    const removed = await (await as('admin')).post('blade-resource/attach/remove', { ids: attachId });
    expect(removed.status).not.toBe(200);
    expect((await fileOf('acceptor', processInstanceId, attachId)).status).toBe(200);
  });

  test('only files that its author uploaded for comments go with it', async () => {
    const { taskId } = await waiting();
    const said = '意见的附件只能是您本人为意见上传的文件';
    for (const attachId of [
      await upload('acceptor'),
      await upload('lead', '公告.pdf', 'content'),
      crypto.randomUUID(),
    ])
      expect(await decide({ taskId, attachments: [attachId] })).toMatchObject({ status: 400, msg: said });
    const many = Array.from({ length: 11 }, () => crypto.randomUUID());
    expect((await decide({ taskId, attachments: many })).status).toBe(400);
  });

  test('who is mentioned is told once, with the way to the case, which he reads from then on', async () => {
    const { processInstanceId, taskId } = await waiting();
    const [finance, starter] = [await idOf('finance'), await idOf('acceptor')];
    expect((await read('finance', 'detail', { processInstanceId })).code).toBe(404);
    const lead = await as('lead');
    const said = {
      taskId,
      comment: '@财务经办 请准备',
      mentionUserIds: [finance, finance, starter, await idOf('lead')],
    };
    const send = () => lead.post(`${process}/completeTask`, said, { 'idempotency-key': 'mentioned-once' });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    const [told, ...others] = await mentionsOf('finance');
    expect(others).toEqual([]);
    expect(told?.content).toContain('@财务经办 请准备');
    const address = Buffer.from(String(told?.path).split('/').at(-1) ?? '', 'base64url').toString();
    expect(JSON.parse(address)).toEqual({ taskId, processInstanceId });
    const { flow, readers } = (await read('finance', 'detail', { processInstanceId, taskId })).data;
    const { comments } = flow.find((one: { taskId: string }) => one.taskId === taskId);
    expect(comments[0].mentionNames).toHaveLength(2);
    expect(readers).toHaveLength(2);
    const copies = (await read('finance', 'copyList', { size: '100' })).data.records;
    expect(
      copies.filter((row: { processInstanceId: string }) => row.processInstanceId === processInstanceId),
    ).toHaveLength(1);
    expect(await mentionsOf('acceptor')).toHaveLength(1);
    expect(await mentionsOf('lead')).toEqual([]);
  });

  test('nobody of another tenant or of the public is mentioned, nor by who does not hold the task', async () => {
    const { taskId } = await waiting();
    const unknown = '意见中提到的人员不存在、已停用或不是工作人员';
    const editor = await idOf('editor');
    const move = (tenant: string) =>
      server.context.db.execute(sql`update "user" set tenant_id = ${tenant} where id = ${editor}`);
    const mention = (id: string) => decide({ taskId, mentionUserIds: [id] });
    await move('300001');
    expect(await mention(editor)).toMatchObject({ status: 400, msg: unknown });
    await move('000000');
    expect(await mention(crypto.randomUUID())).toMatchObject({ status: 400, msg: unknown });
    const others = { taskId, comment: '看看', mentionUserIds: [editor] };
    expect((await post('acceptor', 'completeTask', others)).status).toBe(403);
    expect((await mention(editor)).status).toBe(200);
  });

  test('nobody is mentioned in a case that he may not read', async () => {
    const [offered] = (await read('acceptor', 'claimList', { size: '100' })).data.records;
    await post('acceptor', 'claimTask', { taskId: offered.taskId });
    const handed = { taskId: offered.taskId, assignee: await idOf('reviewer'), comment: '请协助' };
    const refused = await post('acceptor', 'delegateTask', {
      ...handed,
      mentionUserIds: [await idOf('editor')],
    });
    expect(refused).toMatchObject({ status: 400, msg: expect.stringContaining('不能在意见中提到他') });
    const attachments = [await upload('acceptor')];
    const given = await post('acceptor', 'delegateTask', {
      ...handed,
      attachments,
      mentionUserIds: [await idOf('lead')],
    });
    expect(given.status).toBe(200);
    expect((await read('lead', 'detail', { processInstanceId: offered.processInstanceId })).code).toBe(200);
  });

  test('neither file nor history is opened by who had a part in a case and may not read what it is about any more', async () => {
    const [{ taskId, processInstanceId }] = (await read('reviewer', 'claimList', { size: '100' })).data
      .records;
    await post('reviewer', 'claimTask', { taskId });
    const attachId = await upload('reviewer');
    const copied = { taskId, copyUserIds: [await idOf('lead')], comment: '供参考', attachments: [attachId] };
    expect((await post('reviewer', 'copyTask', copied)).status).toBe(200);
    expect((await fileOf('lead', processInstanceId, attachId)).status).toBe(200);
    const roles = repositoryOf(role, server.context);
    const [held] = await roles.all(eq(tableOf(role).id, idOfSlug('role:lead')));
    const menuIds = held?.menuIds ?? [];
    const without = menuIds.filter((id) => id !== idOfSlug('menu:projectinfo_view'));
    expect(without).not.toEqual(menuIds);
    await roles.update(idOfSlug('role:lead'), { menuIds: without });
    expect((await fileOf('lead', processInstanceId, attachId)).status).toBe(404);
    for (const call of ['model-view', 'history-flow-list']) {
      const seen = async (account: string) =>
        (await (await as(account)).get(`blade-flow/process/${call}`, { processInstanceId })).status;
      expect([await seen('lead'), await seen('reviewer')]).toEqual([404, 200]);
    }
    expect((await fileOf('reviewer', processInstanceId, attachId)).status).toBe(200);
    await roles.update(idOfSlug('role:lead'), { menuIds });
  });

  test('all files of a process come in one archive, each under a name of its own, to whoever sees it', async () => {
    const { processInstanceId, taskId } = await waiting();
    expect((await archiveOf('acceptor', processInstanceId)).status).toBe(404);
    const attachments = [await upload('lead', '记录.pdf'), await upload('lead', '记录.pdf')];
    await decide({ taskId, attachments });
    const { status, headers, body } = await archiveOf('acceptor', processInstanceId);
    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
    const unzipped = unzipSync(body);
    const folder = '办理意见/负责人审批';
    expect(Object.keys(unzipped)).toEqual([`${folder}/记录.pdf`, `${folder}/记录 (2).pdf`]);
    for (const one of Object.values(unzipped)) expect(paper.equals(one)).toBe(true);
    expect((await archiveOf('finance', processInstanceId)).status).toBe(404);
    const store = await server.services.files.of({ tenantId: '000000', ossId: null });
    await store.remove(`${String(attachments[0])}.pdf`);
    const rest = unzipSync((await archiveOf('acceptor', processInstanceId)).body);
    expect(strFromU8(rest['未能读取的文件.txt'] ?? new Uint8Array())).toBe(`${folder}/记录.pdf\n`);
    expect(Object.keys(rest)).toContain(`${folder}/记录 (2).pdf`);
  });

  test('what a company handed in is in the archive of officers, and what stands beside their words is not in its own', async () => {
    const [task] = (await read('reviewer', 'claimList', { size: '100' })).data.records;
    const { taskId, processInstanceId } = task;
    await post('reviewer', 'claimTask', { taskId });
    const attachments = [await upload('reviewer')];
    const copied = { taskId, copyUserIds: [await idOf('lead')], comment: '供参考', attachments };
    expect((await post('reviewer', 'copyTask', copied)).status).toBe(200);
    const namesFor = async (account: string) =>
      Object.keys(unzipSync((await archiveOf(account, processInstanceId)).body));
    const names = await namesFor('reviewer');
    const handedIn = names.filter((name) => name.startsWith('申报材料/'));
    expect(handedIn.length).toBeGreaterThan(0);
    expect(names).toHaveLength(handedIn.length + 1);
    const { files } = (await read('reviewer', 'detail', { processInstanceId, taskId })).data;
    expect(files.count).toBe(names.length);
    const { rows } = await server.context.db.execute(
      sql`select account from "user" where id = ${String(task.startUserId)}`,
    );
    const company = String(rows[0]?.account);
    expect(await namesFor(company)).toEqual(handedIn);
    expect((await fileOf(company, processInstanceId, String(attachments[0]))).status).toBe(404);
  });

  test('a file that is kept for later is found again, and stays until the decision is taken', async () => {
    const { taskId } = await waiting();
    const keep = (attachments: readonly string[]) => post('lead', 'keepDecision', { taskId, attachments });
    expect((await keep([await upload('acceptor')])).status).toBe(400);
    const attachId = await upload('lead');
    expect((await keep([attachId])).status).toBe(200);
    const file = { attachId, name: '核查记录.pdf', ext: 'pdf', sizeBytes: paper.length };
    expect((await read('lead', 'detail', { taskId })).data.kept.attachments).toEqual([file]);
    const gone = await (await as('admin')).post('blade-resource/attach/remove', { ids: attachId });
    expect(gone.status).toBe(400);
    expect((await decide({ taskId, attachments: [attachId] })).status).toBe(200);
  });
});
