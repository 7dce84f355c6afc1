import { readFileSync } from 'node:fs';

import type { Actor } from '../../src/workflow/command.ts';
import { claim } from '../../src/workflow/commands/claim.ts';
import { complete } from '../../src/workflow/commands/complete.ts';
import { start } from '../../src/workflow/commands/start.ts';
import type { Engine } from './engine.ts';
import { memoryEngine } from './memory-store.ts';

/** The application process of the scenarios. */
export const applicationXml = readFileSync(
  new URL('../fixtures/bpmn/application.bpmn', import.meta.url),
  'utf8',
);

const person = (userId: string, roleIds: string[], departmentIds: string[]): Actor => ({
  tenantId: '000000',
  userId,
  ownIds: [userId],
  roleIds,
  departmentIds,
  authority: 'own',
});

/** The people of the scenarios; district officers act for every agency, the other reviewer for one only. */
export const people = {
  company: person('company', [], []),
  acceptor: person('acceptor', ['acceptor'], ['district', 'industry', 'science']),
  colleague: person('colleague', ['acceptor'], ['district', 'industry', 'science']),
  reviewer: person('reviewer', ['reviewer'], ['district', 'industry', 'science']),
  scienceReviewer: person('scienceReviewer', ['reviewer'], ['science']),
  finance: person('finance', ['finance'], ['district', 'industry', 'science']),
  lead: person('lead', ['lead'], ['district', 'industry', 'science']),
};

/** Starts an application of the company for an item of the industry agency. */
export async function apply(engine: Engine, variables: Record<string, string> = {}): Promise<string> {
  const { result } = await engine.run(
    start,
    { processKey: 'application', businessKey: 'A-1', variables: { agencyId: 'industry', ...variables } },
    { actor: people.company },
  );
  return result.instanceId;
}

/** An engine on which the application process is deployed and one application waits for acceptance. */
export async function givenApplication(variables: Record<string, string> = {}) {
  const engine = memoryEngine();
  await engine.deploy(applicationXml);
  return { engine, instanceId: await apply(engine, variables) };
}

/** The only open task at a node. */
export async function taskAt(engine: Engine, nodeId: string): Promise<string> {
  const tasks = await engine.openTasks(nodeId);
  if (tasks.length !== 1) throw new Error(`${tasks.length} open tasks at ${nodeId}`);
  return tasks[0]?.id ?? '';
}

/** Somebody claims the task at a node. */
export async function claimAt(engine: Engine, nodeId: string, actor: Actor): Promise<string> {
  const taskId = await taskAt(engine, nodeId);
  await engine.run(claim, { taskId }, { actor });
  return taskId;
}

interface Decision {
  outcome?: string;
  comment?: string;
  variables?: Record<string, string>;
}

/** Somebody claims the task at a node and completes it. */
export async function handle(engine: Engine, nodeId: string, ...[actor, decision]: [Actor, Decision?]) {
  const taskId = await claimAt(engine, nodeId, actor);
  return engine.run(complete, { taskId, ...decision }, { actor });
}

/** An application that everybody before the lead has handled; the lead has claimed it. */
export async function givenAtLead() {
  const given = await givenApplication();
  await handle(given.engine, 'accept', people.acceptor);
  await handle(given.engine, 'check', people.finance);
  await handle(given.engine, 'review', people.reviewer);
  await handle(given.engine, 'opinion', people.reviewer);
  return { ...given, taskId: await claimAt(given.engine, 'lead', people.lead) };
}

/** Ids of the nodes at which tasks are open, sorted. */
export const openNodes = async (engine: Engine): Promise<readonly string[]> =>
  (await engine.openTasks()).map((task) => task.nodeId).toSorted();
