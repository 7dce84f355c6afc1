import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { seedFirstTenant } from '../../src/seeds/reference/first-tenant.ts';
import { seedProcesses } from '../../src/seeds/reference/processes.ts';
import { enginesHere } from '../database.ts';
import { startTestServer } from '../test-server.ts';
import type { TestServer } from '../test-server.ts';
import { openCases } from './open-cases/cases.ts';
import { readEnds } from './open-cases/ends.ts';
import type { Ends } from './open-cases/ends.ts';
import { fixture, openUpdated } from './open-cases/old-database.ts';
import { playToTheEnd, times } from './open-cases/play.ts';
import { Stage, standingClock } from './open-cases/stage.ts';

/** What an administrator ended was told as if its applicant had; everything else ends as it did. */
const expected = Object.fromEntries(
  Object.entries(fixture('ends') as Ends).map(([name, tables]) => [
    name,
    name.includes('to be terminated') ? { ...tables, application_transition: endedInOffice(tables) } : tables,
  ]),
);

function endedInOffice({ application_transition: moves = [] }: Ends[string]) {
  return moves.map((move) =>
    move['to_status'] === 'terminated' ? { ...move, actor_role: 'officer' } : move,
  );
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

describe.each(enginesHere())('cases that were open when the program was updated (%s)', (kind) => {
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
});
