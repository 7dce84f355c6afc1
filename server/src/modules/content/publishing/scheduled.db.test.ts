import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { expect, test } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Rules } from '../../../kit/rules/rules.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { publishDue } from './scheduled.ts';

const minute = 60_000;
const path = 'policy/notice';

describeOnEachServer('a round of publishing in which a row fails', (server) => {
  const admin = signedIn(server, 'admin');
  const inMs = (ms: number) => wireTime(new Date(server.clock.now().getTime() + ms));

  const addScheduled = async (title: string, ms: number) => {
    const agencyId = idOf('district');
    const draft = { type: 'declare', title, agencyId, summary: '一', body: '<p>一</p>' };
    const { id } = (await admin.post(`${path}/submit`, draft)).body.data;
    await admin.post(`${path}/toReview`, { ids: id });
    const { status } = await admin.post(`${path}/publish`, { ids: id, date: inMs(ms) });
    expect(status).toBe(200);
    return String(id);
  };
  /** A round in which the row throws what it is given whenever its state changes. */
  const roundFailing = (failing: string, thrown: Error) => {
    const fails = {
      fields: ['status'],
      rule: (_: object, { before }: { before: { id: string } | null }) => {
        if (before?.id === failing) throw thrown;
      },
    };
    const { rules } = server.services;
    const of = (entity: Entity): ReturnType<Rules['of']> => {
      const own = rules.of(entity);
      return { ...own, beforeWrite: [...(own.beforeWrite ?? []), fails] };
    };
    const later = new Date(server.clock.now().getTime() + 10 * minute);
    return publishDue({ ...server.services, rules: { ...rules, of }, clock: { now: () => later } });
  };
  const detailOf = async (id: string) => (await admin.get(`${path}/detail`, { id })).body.data;

  test('a fault of one keeps none of the others waiting, and is told', async () => {
    const before = await addScheduled('先', 2 * minute);
    const broken = await addScheduled('坏', minute);
    const whole = await addScheduled('后', 3 * minute);
    const fault = new Error('a fault of ours');
    await expect(roundFailing(broken, fault)).rejects.toBe(fault);
    for (const id of [before, whole]) expect(await detailOf(id)).toMatchObject({ status: 'published' });
    expect(await detailOf(broken)).toMatchObject({
      status: 'pending_review',
      publishAt: expect.any(String),
    });
    // It is as it was: the next round, in which nothing fails, publishes it.
    expect(await roundFailing(whole, fault)).toBe(1);
  });

  test('what is refused as if another had been faster loses its time where nobody was', async () => {
    const id = await addScheduled('缺', minute);
    expect(await roundFailing(id, new Refusal('row.notFound'))).toBe(0);
    expect(await detailOf(id)).toMatchObject({ status: 'pending_review', publishAt: null });
  });
});
