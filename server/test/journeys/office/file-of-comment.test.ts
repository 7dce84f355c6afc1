import { readFileSync } from 'node:fs';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { inTransaction } from '../../../src/database/transaction.ts';
import { tableOf } from '../../../src/kit/table/table.ts';
import { purgeRemoved } from '../../../src/modules/resource/purge.ts';
import { describeOnDemonstration } from '../../describe-on-server.ts';
import { officeOf } from './seal-process.ts';
import { sealRequest } from './seal-request.ts';

const paper = readFileSync(new URL('../../fixtures/paper.pdf', import.meta.url));
const hourMs = 3_600_000;
const table = tableOf(attachment);

describeOnDemonstration('a file that somebody puts beside a comment', (server) => {
  const { as, post, taskOf } = officeOf(server);
  const upload = async (name = '核查记录.pdf'): Promise<string> =>
    (await (await as('lead')).upload(name, paper, 'comment')).body.data.attachId;
  const commented = async (attachId: string) => {
    const { processInstanceId } = (await post('acceptor', 'startProcess', sealRequest)).data;
    const taskId = await taskOf('lead', processInstanceId);
    return () => post('lead', 'completeTask', { taskId, comment: '请看附件', attachments: [attachId] });
  };
  const isRemoved = async (id: string) =>
    (await server.context.db.select({ is: table.isDeleted }).from(table).where(eq(table.id, id)))[0]?.is ===
    1;

  /** The answer of a call that comes while a change is not committed yet. */
  async function during<T>(change: SQL, call: () => Promise<T>): Promise<T> {
    let answer: Promise<T> | undefined;
    await inTransaction(server.context.db, async (db) => {
      await db.execute(change);
      answer = call();
      await waitsOrEnds(answer);
    });
    return answer as Promise<T>;
  }

  /** The embedded engine has one transaction at a time: there the call waits in any case. */
  async function waitsOrEnds(call: Promise<unknown>): Promise<void> {
    if (server.database.kind === 'pglite') return;
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const asked = { isOver: false };
    const end = () => {
      asked.isOver = true;
    };
    call.then(end, end);
    while (!asked.isOver && (await server.context.db.execute(waiting)).rows.length === 0);
  }

  test('is not taken while it is being removed', async () => {
    const attachId = await upload();
    const decide = await commented(attachId);
    const answer = await during(sql`update ${table} set is_deleted = 1 where id = ${attachId}`, decide);
    expect(answer).toMatchObject({
      status: 400,
      msg: '意见的附件只能是您本人为意见上传的文件',
    });
  });

  test('is left out of a sweep that meets it, which removes the others', async () => {
    const [attachId, other] = [await upload(), await upload('没人要.pdf')];
    server.clock.moveBy(25 * hourMs);
    const admin = await as('admin');
    const takes = sql`with held as (select id from ${table} where id = ${attachId} for update)
      insert into wf_comment_file (tenant_id, comment_id, attach_id, name, ext, size_bytes)
      select tenant_id, id, (select id from held), 'a', 'pdf', 1 from wf_comment where tenant_id = '000000' limit 1`;
    const { status } = await during(takes, () => admin.post('blade-resource/attach/sweep', {}));
    expect([status, await isRemoved(attachId), await isRemoved(other)]).toEqual([200, false, true]);
  });

  test('is not purged with what was removed long ago', async () => {
    const [attachId, other] = [await upload(), await upload('没人要.pdf')];
    await (
      await commented(attachId)
    )();
    for (const id of [attachId, other])
      await server.context.db.update(table).set({ isDeleted: 1 }).where(eq(table.id, id));
    server.clock.moveBy(31 * 24 * hourMs);
    await purgeRemoved(server.services);
    const left = await server.context.db.select({ id: table.id }).from(table).where(eq(table.isDeleted, 1));
    expect(left.map(({ id }) => id)).toContain(attachId);
    expect(left.map(({ id }) => id)).not.toContain(other);
  });
});
