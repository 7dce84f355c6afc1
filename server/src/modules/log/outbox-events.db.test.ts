import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { wireTime } from '../../kit/runtime/clock.ts';
import { outbox } from '../../kit/transaction/outbox.ts';

describeOnEachServer('outgoing events', (server) => {
  const manager = signedIn(server, 'manager');
  const reviewer = signedIn(server, 'reviewer');
  const add = async (over: Partial<typeof outbox.$inferInsert> = {}) => {
    const now = server.clock.now();
    const event = {
      ...{ id: randomUUID(), tenantId: '000000', kind: 'sms', recordId: randomUUID() },
      target: '138****0001',
      // Of tomorrow, so that the server's own courier leaves them alone.
      ...{ createTime: wireTime(now), dueTime: wireTime(new Date(now.getTime() + 86_400_000)), ...over },
    };
    await server.database.db.insert(outbox).values(event);
    return event;
  };
  const dead = { state: 'dead', attempts: 5, lastError: 'HTTP 503' } as const;
  const listed = async (query: Record<string, string> = {}) =>
    (await manager.get('blade-log/outbox/list', query)).body.data.records;
  const repeat = (ids: string, by = manager) => by.post('blade-log/outbox/repeat', { ids });

  beforeEach(async () => {
    await server.database.db.delete(outbox);
  });

  it('are listed for whoever may see them, those of his tenant alone, and found by state, kind and time', async () => {
    const [waits, given] = [await add(), await add(dead)];
    await add({ tenantId: '100001' });
    expect((await listed()).map(({ id }: { id: string }) => id).sort()).toEqual([waits.id, given.id].sort());
    const row = { id: given.id, kind: 'sms', recordId: given.recordId, target: given.target, ...dead };
    expect(await listed({ state: 'dead' })).toMatchObject([row]);
    expect(await listed({ kind: 'sms', state: 'pending' })).toMatchObject([{ id: waits.id, attempts: 0 }]);
    expect(await listed({ recordId: waits.recordId })).toMatchObject([{ id: waits.id }]);
    expect(await listed({ dueTime_datege: '2100-01-01 00:00:00' })).toEqual([]);
    expect((await reviewer.get('blade-log/outbox/list')).status).toBe(403);
  });

  it('that are dead are sent again by whoever may, one or many at once', async () => {
    const events = [await add(dead), await add(dead)];
    expect((await repeat(events[0]!.id, reviewer)).status).toBe(403);
    expect((await repeat(events.map(({ id }) => id).join(','))).body).toMatchObject({ code: 200 });
    // No such message is there to be sent, so that nothing is left to do.
    await expect.poll(() => listed(), { timeout: 60_000 }).toEqual([]);
  });

  it('that wait are not sent again, nor are those of another tenant, and a refusal leaves the others as they are', async () => {
    const [given, waits, foreign] = [
      await add(dead),
      await add(),
      await add({ ...dead, tenantId: '100001' }),
    ];
    expect((await repeat(`${given.id},${waits.id}`)).body).toMatchObject({
      ...{ code: 409, msg: '只能重新发送已停止重试的外发事件' },
    });
    expect((await repeat(`${given.id},${foreign.id}`)).status).toBe(404);
    expect(await listed({ state: 'dead' })).toMatchObject([{ id: given.id }]);
  });
});
