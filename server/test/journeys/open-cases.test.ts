import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationMoves, finalStates } from '@policy/shared/contract/application/moves.ts';
import { z } from 'zod';

import { wireDate } from '../../src/kit/runtime/clock.ts';
import { addWorkdays, workdaysBetween } from '../../src/kit/runtime/workdays.ts';
import { seedFirstTenant } from '../../src/seeds/reference/first-tenant.ts';
import { seedProcesses } from '../../src/seeds/reference/processes.ts';
import { enginesToTry } from '../database.ts';
import { triesAll } from '../engine-of-file.ts';
import { startTestServer } from '../test-server.ts';
import type { TestServer } from '../test-server.ts';
import { openCases } from './open-cases/cases.ts';
import { readEnds } from './open-cases/ends.ts';
import type { Ends } from './open-cases/ends.ts';
import { fixture, openUpdated } from './open-cases/old-database.ts';
import { playToTheEnd, times } from './open-cases/play.ts';
import { Stage, standingClock } from './open-cases/stage.ts';

const standing = new Set<unknown>(applicationMoves.paused);
const ended = new Set<unknown>(finalStates);

const dayOf = (moment: unknown) => wireDate(new Date(String(moment)));

/** What an administrator ended was told as if its applicant had, a payment needed no voucher, and the promise clock never stood; everything else ends as it did. */
const expected = Object.fromEntries(
  Object.entries(fixture('ends') as Ends).map(([name, tables]) => [
    name,
    name.includes('to be terminated')
      ? { ...tables, application_transition: endedInOffice(tables) }
      : { ...tables, ...paidByVoucher(tables), ...clockStood(tables) },
  ]),
);

function endedInOffice({ application_transition: moves = [] }: Ends[string]) {
  return moves.map((move) =>
    move['to_status'] === 'terminated' ? { ...move, actor_role: 'officer' } : move,
  );
}

function paidByVoucher({ payment: payments }: Ends[string]) {
  const told = payments?.map((one) =>
    one['result'] === 'paid' && one['voucher_no'] === null
      ? { ...one, voucher_no: expect.stringMatching(/^V-/) }
      : one,
  );
  return told ? { payment: told } : {};
}

/** The promised day moves on by the working days of each pause that the case went on from. */
function clockStood({ application: cases = [], application_transition: moves = [] }: Ends[string]) {
  const stood = moves.reduce((sum, { from_status: from, to_status: to, at }, index) => {
    const goesOn = standing.has(from) && !standing.has(to) && !ended.has(to);
    const entered = moves.slice(0, index).findLast((move) => move['to_status'] === from);
    return goesOn && entered ? sum + workdaysBetween(dayOf(entered['at']), dayOf(at)) : sum;
  }, 0);
  const moved = (due: unknown) => addWorkdays(String(due), stood);
  const told = cases.map((one) => ({ ...one, due_date: moved(one['due_date']), paused_days: stood }));
  return stood > 0 ? { application: told } : {};
}

const waits = /<(?:userTask|receiveTask) id="(\w+)"/g;
const rows = z
  .object({
    wf_deployment: z.array(z.object({ id: z.string(), xml: z.string() })),
    wf_instance: z.array(z.object({ id: z.string(), deployment_id: z.string() })),
    wf_execution: z.array(z.object({ instance_id: z.string(), node_id: z.string() })),
  })
  .parse(fixture('rows'));

test('the fixture has an open case at every node of both processes that waits for somebody', () => {
  const { wf_deployment: deployments, wf_instance: instances, wf_execution: tokens } = rows;
  const open = deployments.map(({ id, xml }) => {
    const here = new Set(instances.filter((one) => one.deployment_id === id).map((one) => one.id));
    const nodes = tokens.filter((token) => here.has(token.instance_id)).map((token) => token.node_id);
    return [new Set(nodes), new Set(Array.from(xml.matchAll(waits), ([, nodeId]) => nodeId))];
  });
  expect(open).toHaveLength(2);
  for (const [stands, waiting] of open) expect(stands).toEqual(waiting);
});

// `npm test` leaves them to `npm run test:full`: what they begin with stands, and so does what migrates it.
describe.runIf(triesAll).each(enginesToTry())(
  'cases that were open when the program was updated (%s)',
  (kind) => {
    let server: TestServer;
    let ends: Ends = {};

    beforeAll(async () => {
      const database = await openUpdated(kind);
      server = await startTestServer(kind, {}, { database, clock: standingClock(times.updated) });
      await seedFirstTenant(server.context);
      await seedProcesses(server.context, server.workflow);
      await playToTheEnd(new Stage(server), openCases);
      ends = await readEnds(server.database.db);
    });
    afterAll(() => server.close());

    // A column that came later is no other end; a row is.
    test.each(Object.keys(expected))('%s', (name) => {
      expect(ends[name]).toMatchObject(expected[name] ?? {});
      expect(Object.keys(ends[name] ?? {}).sort()).toEqual(Object.keys(expected[name] ?? {}).sort());
    });

    test('are as many as they were', () => {
      expect(Object.keys(ends).sort()).toEqual(Object.keys(expected).sort());
    });
  },
);
