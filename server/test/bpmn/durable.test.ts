import { describe, expect, it } from 'vitest';

import { claim } from '../../src/workflow/commands/claim.ts';
import { complete } from '../../src/workflow/commands/complete.ts';
import { describeOnEachDatabase } from '../database.ts';
import { applicationXml, apply, claimAt, handle, openNodes, people, taskAt } from './application.ts';
import { databaseEngine } from './database-engine.ts';
import type { Engine } from './engine.ts';
import { memoryEngine } from './memory-store.ts';

let tenants = 0;

describe('an engine on a database', () => {
  describeOnEachDatabase('application', (database) => {
    async function givenApplication() {
      tenants += 1;
      const tenantId = `bpmn-${tenants}`;
      const engine = databaseEngine(database(), tenantId);
      await engine.deploy(applicationXml);
      return { engine, tenantId, instanceId: await apply(engine) };
    }

    it('stopped after every command, ends as one that never stopped', async () => {
      const { tenantId } = await givenApplication();
      const steadfast = memoryEngine();
      await steadfast.deploy(applicationXml);
      await apply(steadfast);
      // A new engine knows nothing but the rows: each step is a server that has just started.
      const afresh = () => databaseEngine(database(), tenantId);
      for (const step of wholeWay) {
        await step(afresh());
        await step(steadfast);
        expect(await shapeOf(afresh())).toEqual(await shapeOf(steadfast));
      }
      expect((await shapeOf(steadfast)).instances).toEqual(['completed']);
    });

    it('gives a task to one of two officers who claim it at once', async () => {
      const { engine } = await givenApplication();
      const taskId = await taskAt(engine, 'accept');
      const both = await Promise.allSettled(
        [people.acceptor, people.colleague].map((actor) => engine.run(claim, { taskId }, { actor })),
      );
      expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(both.find((one) => one.status === 'rejected')).toMatchObject({
        reason: { code: 'workflow.taskHandled' },
      });
    });

    it('completes two parallel branches at once and passes their join once', async () => {
      const { engine } = await givenApplication();
      await handle(engine, 'accept', people.acceptor);
      await handle(engine, 'review', people.reviewer);
      const opinion = await claimAt(engine, 'opinion', people.reviewer);
      const check = await claimAt(engine, 'check', people.finance);
      await Promise.all([
        engine.run(complete, { taskId: opinion }, { actor: people.reviewer }),
        engine.run(complete, { taskId: check }, { actor: people.finance }),
      ]);
      expect(await openNodes(engine)).toEqual(['lead']);
    });

    it('runs a command once for two requests with one key', async () => {
      const { engine } = await givenApplication();
      const taskId = await claimAt(engine, 'accept', people.acceptor);
      const press = () => engine.run(complete, { taskId }, { actor: people.acceptor, key: 'once-only' });
      const [first, second] = await Promise.all([press(), press()]);
      expect(second.result).toEqual(first.result);
      expect(await openNodes(engine)).toEqual(['check', 'review']);
    });

    it('knows nothing of another tenant', async () => {
      const { engine } = await givenApplication();
      const { engine: other } = await givenApplication();
      const foreign = other.run(
        claim,
        { taskId: await taskAt(engine, 'accept') },
        { actor: people.acceptor },
      );
      await expect(foreign).rejects.toMatchObject({ code: 'workflow.taskMissing', status: 404 });
    });
  });
});

const publicity = { variables: { publicityEnd: '2026-01-07' } };

const wholeWay: readonly ((engine: Engine) => Promise<unknown>)[] = [
  (engine) => handle(engine, 'accept', people.acceptor),
  (engine) => handle(engine, 'check', people.finance),
  (engine) => handle(engine, 'review', people.reviewer),
  (engine) => handle(engine, 'opinion', people.reviewer),
  (engine) => handle(engine, 'lead', people.lead, publicity),
  (engine) => engine.advance(3 * 86_400),
  (engine) => handle(engine, 'pay', people.finance, { outcome: 'paid' }),
];

/** What two engines must agree on; ids differ, everything else does not. */
async function shapeOf(engine: Engine) {
  const { instances, executions, tasks, jobs } = await engine.keeper.snapshot();
  return {
    instances: instances.map((row) => row.status),
    executions: executions.map(({ nodeId, kind, joining, arrivedBy }) => ({
      nodeId,
      kind,
      joining,
      arrivedBy,
    })),
    tasks: tasks.map(({ nodeId, status, outcome, assigneeId, rev }) => ({
      nodeId,
      status,
      outcome,
      assigneeId,
      rev,
    })),
    jobs: jobs.map(({ nodeId, kind, dueAt }) => ({ nodeId, kind, dueAt })),
  };
}
