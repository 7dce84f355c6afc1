import { addComment } from '../interpreter/finish-task.ts';
import type { Run } from '../interpreter/run.ts';
import { definitionOf } from '../interpreter/run.ts';
import type { CommentRow, TaskRow } from '../rows.ts';
import type { People, ProxyAgent } from './people.ts';

type Given = TaskRow & { assigneeId: string };

/** Gives tasks that were made to those who do them for the people that the model names. */
export async function giveToProxyAgents(run: Run, tasks: readonly TaskRow[], people: People): Promise<void> {
  const given = tasks.filter((task) => isOfOffice(run, task));
  for (const instanceId of new Set(given.map((task) => task.instanceId))) {
    const here = given.filter((task) => task.instanceId === instanceId);
    const { processKey, businessKey, ownerId } = run.instances.get(instanceId);
    const { caseType } = definitionOf(run, instanceId);
    const ids = [...new Set(here.map(({ assigneeId }) => assigneeId))];
    const agents = await people.proxyAgentsOf(ids, { processKey, businessKey, caseType });
    for (const task of here) {
      const agent = agents.get(task.assigneeId);
      // Nobody decides his own case, for whomever it would be.
      if (agent && agent.agentId !== ownerId) giveTo(run, task, agent);
    }
  }
}

/** The task was given to a person who is not whom the process belongs to; who was asked to sign does so himself. */
function isOfOffice(run: Run, task: TaskRow): task is Given {
  const { ownerId } = run.instances.get(task.instanceId);
  const isOpen = task.endedAt === null && !task.isOwners && task.proxyForId === null;
  return isOpen && task.signs === null && task.assigneeId !== null && task.assigneeId !== ownerId;
}

function giveTo(run: Run, task: Given, { agentId, kind }: ProxyAgent): void {
  run.tasks.change(task.id, { assigneeId: agentId, ...standingFor(task.assigneeId, kind) });
  tellOfProxyAgent(run, task, { principalId: task.assigneeId, agentId });
  tellOfHolder(run, task.id, agentId);
}

/** What was told of a new task tells of who has it in the end. */
export function tellOfHolder(run: Run, taskId: string, assigneeId: string | null): void {
  const at = run.events.findIndex((event) => event.type === 'taskCreated' && event.taskId === taskId);
  const created = run.events[at];
  if (created?.type === 'taskCreated') run.events[at] = { ...created, assigneeId };
}

/** Whose a task is that somebody else does: his still, who is acted for, or his before it was handed on. */
export const standingFor = (
  principalId: string,
  kind: ProxyAgent['kind'],
): Pick<TaskRow, 'proxyForId'> | Pick<TaskRow, 'ownerId'> =>
  kind === 'act' ? { proxyForId: principalId } : { ownerId: principalId };

/** Says in the history of a task who does it for whom. */
export function tellOfProxyAgent(
  run: Run,
  task: TaskRow,
  { principalId, agentId }: { principalId: string; agentId: string },
): void {
  addComment(run, task, { action: 'proxied', text: '', toIds: [agentId], userId: principalId });
}

/** What is said in the history of a task where it is done for somebody, and where he has it back. */
export const proxyActions = ['proxied', 'recalled'] as const;

/** By what was said of a task, oldest first: who does it for somebody, each with for whom. */
export function proxiesBy(
  said: readonly Pick<CommentRow, 'action' | 'userId' | 'toIds'>[],
): ReadonlyMap<string, string> {
  const proxies = new Map<string, string>();
  for (const { action, userId, toIds } of said)
    for (const agentId of toIds)
      if (action === 'proxied') proxies.set(agentId, userId);
      else if (action === 'recalled') proxies.delete(agentId);
  return proxies;
}
