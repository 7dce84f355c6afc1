import { consent } from '@policy/shared/contract/entities/people/consent.ts';
import { message } from '@policy/shared/contract/entities/desk/message.ts';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import { count, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';

import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { sealedRecords } from '../../../personal-data/deletion/sealed-records.ts';
import { removeOutdated } from '../../../personal-data/retention/remove-outdated.ts';
import { thirdPartyLogins } from '../../../accounts/tables.ts';
import { idOf } from '../../../seeds/slug-id.ts';

const dayMs = 86_400_000;

describeOnEachServer('what is past its term', (server) => {
  const remove = async () => Object.fromEntries(await removeOutdated(server.services));

  it('goes in batches, and nothing else', async () => {
    const { db } = server.database;
    const messages = tableOf(message);
    const userId = idOf('user:lead');
    await repositoryOf(message, server.context).insert({ title: '未读', kind: 'message', userId });
    const { id } = await repositoryOf(message, server.context).insert({
      title: '已读',
      kind: 'message',
      userId,
    });
    await db.update(messages).set({ isRead: 1 }).where(eq(messages.id, id));
    // As many as one statement takes, and one more.
    await db.execute(sql`insert into idempotent_write (owner, key, at)
      select 'old', 'key-' || n, '2020-01-01 00:00:00+08' from generate_series(1, 1001) n`);
    await db.execute(sql`insert into idempotent_write (owner, key, at) values ('new', 'key', now())`);
    const given = { userId, kind: 'sms' as const, edition: 1, givenAt: '2020-01-01 00:00:00' };
    await repositoryOf(consent, server.context).insert({
      ...given,
      endedAt: '2020-02-01 00:00:00',
      ended: 'renewed',
    });
    const login = { tenantId: server.context.tenantId, source: 'gov', nickName: '甲' };
    await db.insert(thirdPartyLogins).values([
      { ...login, id: uuidv7(), openId: 'left', createTime: '2020-01-01 00:00:00' },
      { ...login, id: uuidv7(), openId: 'tied', createTime: '2020-01-01 00:00:00', userId },
    ]);
    // Nobody answered it, and nobody sent another one.
    await db.execute(sql`insert into company_invitation
      (id, tenant_id, company_id, phone_hash, phone_masked, duties, state, invited_by, create_time, expires_at)
      values (${uuidv7()}, ${server.context.tenantId}, ${uuidv7()}, 'x', '139****0001', '{reader}', 'open', ${userId},
        '2020-01-01 00:00:00+08', '2020-01-08 00:00:00+08')`);
    expect(await remove()).toMatchObject({
      ...{ idempotent_write: 1001, consent: 1, third_party_login: 1, company_invitation: 1 },
    });
    const [left] = await db.select({ many: count() }).from(messages);
    server.clock.moveBy(2 * 366 * dayMs);
    expect(await remove()).toMatchObject({ message: 1 });
    const [rest] = await db.select({ many: count() }).from(messages);
    expect(rest!.many).toBe(left!.many - 1);
    expect(await remove()).toEqual({});
  });

  it('is of sealed values what the law no longer keeps, with the files that stood behind them', async () => {
    const { db } = server.database;
    const files = tableOf(attachment);
    const { id: fileId } = await repositoryOf(attachment, server.context).insert({
      ...{ originalName: '甲.pdf', name: 'a.pdf', extension: 'pdf', contentType: 'application/pdf' },
      ...{ attachSize: 1, sha256: 'x', purpose: 'applicationMaterial', scanStatus: 'ready' },
    });
    await db.update(files).set({ isDeleted: 2 }).where(eq(files.id, fileId));
    const now = server.clock.now();
    const dayOf = (ms: number) => new Date(now.getTime() + ms).toISOString().slice(0, 10);
    const common = { tenantId: server.context.tenantId, personHash: 'deleted-x', valuesSealed: 'v1.x' };
    const of = (tableName: string, rowId: string, lastDay: string) => ({
      ...{ ...common, id: uuidv7(), tableName, rowId, lastDay, clause: 'accounting' as const },
      createTime: '2026-01-01 00:00:00',
    });
    await db
      .insert(sealedRecords)
      .values([of('attachment', fileId, dayOf(-3 * dayMs)), of('payment', uuidv7(), dayOf(3 * dayMs))]);
    expect(await remove()).toEqual({ sealed_record: 1 });
    const left = await db.select({ tableName: sealedRecords.tableName }).from(sealedRecords);
    expect(left).toEqual([{ tableName: 'payment' }]);
    const [file] = await db.select({ isDeleted: files.isDeleted }).from(files).where(eq(files.id, fileId));
    expect(file).toEqual({ isDeleted: 1 });
  });
});
