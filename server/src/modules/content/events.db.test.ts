import { randomUUID } from 'node:crypto';

import { contentEvents } from '@policy/shared/contract/portal/content-events.ts';
import { portalSecretHeader } from '@policy/shared/contract/portal/portal-secret.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { invalidate } from '../../kit/transaction/closing-writes.ts';
import { trimEvents } from './events.ts';

const envelope = z.object({ data: contentEvents });
const hourMs = 3_600_000;
/** Later than what the server wrote as it started. */
const begun = Date.parse('2090-01-01T12:00:00+08:00');
const at = (hours: number) => ({ now: () => new Date(begun + hours * hourMs) });

describeOnEachServer('the log that portals follow', (server) => {
  /** What a portal is told that stands at a number. */
  const told = async (after: number) => {
    const { portalSecret } = server.app.services.config;
    const answer = await server.app.inject({
      url: `/api/policy/events?wait=0&after=${after}`,
      headers: { [portalSecretHeader]: portalSecret },
    });
    return envelope.parse(answer.json()).data;
  };
  /** Says that a page is stale at an hour; the number that this has in the log. */
  const written = async (hours: number) => {
    await invalidate({ ...server.context, clock: at(hours) }, [`policy:${randomUUID()}`]);
    return (await told(0)).seq;
  };
  const trimmed = (hours: number) => trimEvents({ database: server.database, clock: at(hours) });

  it('loses what is older than a day, so that a portal that was away for longer sees the gap', async () => {
    const old = await written(0);
    const heard = await written(1);
    const fresh = await written(3);
    await trimmed(26);
    const { first, seq, events } = await told(old);
    expect({ first, seq, events: events.map((event) => event.seq) }).toEqual({
      ...{ first: fresh, seq: fresh },
      events: [fresh],
    });
    expect(first, 'who heard the last that is gone missed nothing').toBe(heard + 1);
    expect(first, 'who did not drops everything').toBeGreaterThan(old + 1);
  });

  it('keeps its newest entry, however old, as it says where the log stands', async () => {
    const newest = await written(4);
    await trimmed(1000);
    expect(await told(newest)).toEqual({ first: newest, seq: newest, events: [] });
  });

  it('has no holes where clocks of two servers differ', async () => {
    const before = await written(2000);
    const late = await written(1990);
    await trimmed(2020);
    expect(await told(0)).toMatchObject({ first: before, seq: late });
  });
});
