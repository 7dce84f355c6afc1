import { expect, it } from 'vitest';

import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { askForCorrection } from './correction.ts';

describeOnEachServer('a correction', (server) => {
  const asked = { businessKey: '', input: {}, comment: '请补充', findings: {}, actedAs: null };

  it.each([
    ['2026-03-02T00:00:00', '2026-03-16'],
    ['2026-03-02T23:59:59', '2026-03-16'],
    ['2026-03-03T00:00:00', '2026-03-17'],
  ])('asked for at %s may come until the end of the tenth working day', async (moment, deadline) => {
    const context = { ...server.context, clock: { now: () => new Date(`${moment}+08:00`) } };
    const prepared = await askForCorrection.prepare!(context, asked);
    expect(prepared).toEqual({
      deadline,
      dueAt: `${deadline}T15:59:59.000Z`,
      overdue: { status: 'terminated', reason: 'supplementOverdue' },
    });
  });
});
