import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addWorkdays } from '../../src/kit/runtime/workdays.ts';
import { enginesHere } from '../database.ts';
import { personOf } from './people.ts';
import { buildFixture } from '../conformance/fixture.ts';
import type { Fixture } from '../conformance/fixture.ts';
import { twoCases } from '../conformance/two-cases.ts';
import type { Case } from '../conformance/two-cases.ts';

const week = 7 * 86_400_000;

describe.each(enginesHere())('the promise clock (%s)', (kind) => {
  let world: Fixture;
  let near: Case;

  beforeAll(async () => {
    world = await buildFixture(kind);
    ({ near } = await twoCases(world));
  });
  afterAll(() => world.close());

  const company = () => personOf(world.server, 'near');
  const caseNow = async () =>
    (await (await company()).get('policy/projectinfo/detail', { id: near.applicationId })).body.data;

  test('stands while a case waits for its company, and the promised day moves on by that', async () => {
    const { dueDate } = await caseNow();
    const reviewer = await personOf(world.server, 'reviewer');
    const { taskId } = near;
    await reviewer.post('blade-workflow/process/claimTask', { taskId });
    const returned = { taskId, outcome: 'returned', comment: '请补盖章页' };
    expect((await reviewer.post('blade-workflow/process/completeTask', returned)).status).toBe(200);
    expect(await caseNow()).toMatchObject({ status: 'supplement', dueDate, pausedDays: 0 });
    world.server.clock.moveBy(week);
    const { id, version } = await caseNow();
    const { body } = await (
      await company()
    ).post('policy/projectinfo/resubmit', { id, version, comment: '已补' });
    expect(body, JSON.stringify(body)).toMatchObject({ code: 200 });
    expect(await caseNow()).toMatchObject({
      status: 'reviewing',
      dueDate: addWorkdays(dueDate, 5),
      pausedDays: 5,
    });
  });
});
