import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';

import { describeOnEachDatabase } from '../../../test/database.ts';
import { seedContext } from '../../../test/test-server.ts';
import { movableClock } from '../runtime/test-clock.ts';
import type { Deliverer, OutgoingEvent } from '../transaction/outbox-delivery.ts';
import { outbox, outboxWaiting, putInOutbox, putInOutboxAgain, repeatDead } from '../transaction/outbox.ts';
import { inTransaction } from '../transaction/transaction.ts';
import { createCourier } from './outbox-courier.ts';

const minute = 60_000;
/** The clock runs on while a slow machine takes its time. */
const leeway = 30_000;
const patient = { timeout: 60_000, interval: 20 };
const never = () => new Promise<never>(() => undefined);
const unexpected = (error: unknown) => {
  throw error;
};

const recordsOf = (ids: readonly string[]) => ids.map((recordId) => ({ recordId, target: '甲' }));

/** A receiver that shows what it is sent once for each key. */
function receiver() {
  const keys: string[] = [];
  const take = async ({ id }: OutgoingEvent) => {
    keys.push(id);
    return { failure: null };
  };
  return { keys, take, shown: () => new Set(keys).size };
}

describeOnEachDatabase('the outbox', (database) => {
  const clock = movableClock();
  const context = () => seedContext({ db: database() }, clock);
  const courier = (
    deliverers: Record<string, Deliverer>,
    report: (error: unknown, kind: string) => void = unexpected,
  ) => createCourier({ db: database(), clock }, deliverers, report);
  const put = (recordIds: readonly string[]) =>
    inTransaction(context(), (inside) => putInOutbox(inside, 'sms', recordsOf(recordIds)));
  const rows = () => database().select().from(outbox);
  const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
  /** An event of a kind that the product does not have. */
  const putOther = async (kind: string) => {
    const id = randomUUID();
    await put([id]);
    await database().update(outbox).set({ kind }).where(eq(outbox.recordId, id));
  };

  beforeEach(async () => {
    await database().delete(outbox);
  });

  it('holds what a transaction put there once it is committed, and wakes the courier then', async () => {
    const told: string[] = [];
    const ignore = context().rules.outboxSignal.listen((kind) => told.push(kind));
    const [recordId] = ids(1);
    await inTransaction(context(), async (inside) => {
      await putInOutbox(inside, 'sms', recordsOf([recordId!]));
      expect(told).toEqual([]);
    });
    ignore();
    expect(told).toEqual(['sms']);
    expect(await rows()).toMatchObject([{ kind: 'sms', recordId, tenantId: '000000', state: 'pending' }]);
  });

  it('holds nothing of a transaction that was taken back, and wakes nobody', async () => {
    const told: string[] = [];
    const ignore = context().rules.outboxSignal.listen((kind) => told.push(kind));
    const undone = inTransaction(context(), async (inside) => {
      await putInOutbox(inside, 'sms', recordsOf(ids(1)));
      throw new Error('refused');
    });
    await expect(undone).rejects.toThrow('refused');
    ignore();
    expect(told).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('is emptied however much is in it, each event handed over with its record', async () => {
    const wanted = ids(45);
    await put(wanted);
    const taken: string[] = [];
    const deliver = async ({ recordId }: OutgoingEvent) => {
      taken.push(recordId);
      return { failure: null };
    };
    expect(await courier({ sms: { deliver } }).deliver()).toBe(45);
    expect(taken.sort()).toEqual(wanted.sort());
    expect(await rows()).toEqual([]);
  });

  it('sends again what a dead process had sent and not noted, under the key that its receiver knows', async () => {
    await put(ids(1));
    const { keys, take, shown } = receiver();
    const dying = courier({
      sms: {
        deliver: async (event) => {
          await take(event);
          return never();
        },
      },
    });
    void dying.deliver();
    await vi.waitFor(() => expect(keys).toHaveLength(1), patient);
    const next = courier({ sms: { deliver: take } });
    expect(await next.deliver()).toBe(0);
    clock.moveBy(minute + 1000);
    expect(await next.deliver()).toBe(1);
    expect(keys).toHaveLength(2);
    expect(shown()).toBe(1);
    expect(await rows()).toEqual([]);
  });

  it('is not changed by whoever answers after somebody else has taken the event', async () => {
    await put(ids(1));
    const noted: string[] = [];
    let answer = () => {};
    const failing = courier({
      sms: {
        deliver: () =>
          new Promise((resolve) => {
            answer = () => resolve({ failure: 'late', note: async () => noted.push('late') });
          }),
      },
    });
    const late = failing.deliver();
    await vi.waitFor(
      async () => expect(await outboxWaiting(database(), clock.now())).toMatchObject({ due: 0 }),
      patient,
    );
    clock.moveBy(minute + 1000);
    const second = courier({ sms: { deliver: () => never() } });
    void second.deliver();
    await vi.waitFor(
      async () => expect(await outboxWaiting(database(), clock.now())).toMatchObject({ due: 0 }),
      patient,
    );
    answer();
    await late;
    expect(noted).toEqual([]);
    expect(await rows()).toMatchObject([{ attempts: 0, lastError: null, state: 'pending' }]);
  });

  it('waits 1, 5 and 30 minutes and 2 hours between attempts, and is dead after the last', async () => {
    await put(ids(1));
    const seen: boolean[] = [];
    const deliver = async ({ isLast }: OutgoingEvent) => {
      seen.push(isLast);
      return { failure: `HTTP ${500 + seen.length}` };
    };
    const failing = courier({ sms: { deliver } });
    expect(await failing.deliver()).toBe(1);
    for (const wait of [1, 5, 30, 120]) {
      clock.moveBy(wait * minute - leeway);
      expect(await failing.deliver()).toBe(0);
      clock.moveBy(leeway);
      expect(await failing.deliver()).toBe(1);
    }
    expect(seen).toEqual([false, false, false, false, true]);
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 5, lastError: 'HTTP 505' }]);
    clock.moveBy(7 * 24 * 60 * minute);
    expect(await failing.deliver()).toBe(0);
    expect(await outboxWaiting(database(), clock.now())).toEqual({ due: 0, late: 0, dead: 1 });
  });

  it('tries what is dead again when somebody says so, under the same key and from the beginning', async () => {
    await put(ids(1));
    const { keys, take } = receiver();
    const failing = courier({ sms: { deliver: async () => ({ failure: 'gone' }), waitsMs: [] } });
    expect(await failing.deliver()).toBe(1);
    const [dead] = await rows();
    expect(dead).toMatchObject({ state: 'dead' });
    const elsewhere = { ...context(), tenantId: '100001' };
    expect(await repeatDead(elsewhere, [dead!.id])).toBe(0);
    expect(await repeatDead(context(), [dead!.id])).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'pending', attempts: 0, lastError: null }]);
    expect(await repeatDead(context(), [dead!.id])).toBe(0);
    expect(await courier({ sms: { deliver: take } }).deliver()).toBe(1);
    expect(keys).toEqual([dead!.id]);
  });

  it('holds a row once where it is put there again: what waits goes on waiting, what is dead is tried again', async () => {
    const [dead, waits, gone] = ids(3);
    await put([dead!]);
    await courier({ sms: { deliver: async () => ({ failure: 'gone' }), waitsMs: [] } }).deliver();
    await put([waits!]);
    await courier({ sms: { deliver: async () => ({ failure: 'later' }) } }).deliver();
    const before = await rows();
    await inTransaction(context(), (inside) =>
      putInOutboxAgain(inside, 'sms', recordsOf([dead!, waits!, gone!])),
    );
    const eventOf = (recordId?: string) => before.find((row) => row.recordId === recordId);
    const after = await rows();
    expect(after).toHaveLength(3);
    expect(after.find(({ recordId }) => recordId === waits)).toEqual(eventOf(waits));
    expect(after.find(({ recordId }) => recordId === dead)).toMatchObject({
      ...{ id: eventOf(dead)?.id, state: 'pending', attempts: 0 },
    });
    expect(after.find(({ recordId }) => recordId === gone)).toMatchObject({ state: 'pending' });
  });

  it('counts a deliverer that throws as a failed attempt, and tells the server’s log alone why', async () => {
    await put(ids(1));
    const report = vi.fn();
    const broken = courier({ sms: { deliver: () => Promise.reject(new Error('secret')) } }, report);
    expect(await broken.deliver()).toBe(1);
    expect(report.mock.calls).toEqual([[new Error('secret'), 'sms']]);
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, state: 'pending' });
    expect(row?.lastError).not.toContain('secret');
  });

  it('is shared by two couriers, and no event is taken by both', async () => {
    await put(ids(40));
    const { keys, take } = receiver();
    const both = [1, 2].map(() => courier({ sms: { deliver: take } }));
    const [one = 0, two = 0] = await Promise.all(both.map((each) => each.deliver()));
    expect(one + two).toBe(40);
    expect(new Set(keys).size).toBe(keys.length);
    expect(await rows()).toEqual([]);
  });

  it('does not let a kind whose receiver is slow hold up the others', async () => {
    await putOther('slow');
    await put(ids(3));
    const { keys, take } = receiver();
    const mixed = courier({ slow: { deliver: never }, sms: { deliver: take } });
    mixed.poke();
    await vi.waitFor(() => expect(keys).toHaveLength(3), patient);
    await vi.waitFor(async () => expect((await rows()).map(({ kind }) => kind)).toEqual(['slow']), patient);
  });

  it('leaves a kind that it cannot deliver to a server that can', async () => {
    await putOther('later');
    const { take } = receiver();
    expect(await courier({ sms: { deliver: take } }).deliver()).toBe(0);
    expect(await rows()).toMatchObject([{ kind: 'later', state: 'pending', attempts: 0 }]);
  });

  it('gives out nothing more once its server stops, and waits for what is under way', async () => {
    await put(ids(3));
    const { keys, take } = receiver();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const deliver = async (event: OutgoingEvent) => {
      const taken = await take(event);
      await released;
      return taken;
    };
    const stopping = courier({ sms: { deliver } });
    stopping.poke('sms');
    await vi.waitFor(() => expect(keys).toHaveLength(1), patient);
    const stopped = stopping.stop();
    release();
    await stopped;
    expect(keys).toHaveLength(1);
    expect(await rows()).toHaveLength(2);
  });
});
