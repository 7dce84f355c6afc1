import type { Run } from '../interpreter/run.ts';
import { tellOfHolder, tellOfProxyAgent } from '../people/proxy-agents.ts';
import { systemId } from '../rows.ts';
import type { TaskRow } from '../rows.ts';

interface Decided {
  /** The task whose decision was taken back. */
  task: TaskRow;
  /** Who held it as a proxy, each with for whom. */
  proxies: ReadonlyMap<string, string>;
}

/**
 * Makes a step's new task whose the decided one was. Where operations staff decided it, that was no claim to it: it is
 * again the holder's for whom they did, and where nobody held it, it is worked out anew whom it is for.
 */
export function giveBack(run: Run, again: TaskRow, decided: Decided): void {
  const { ownerId, claimedAt } = decided.task;
  const held = whoseItWas(decided);
  if (!held) return;
  run.tasks.change(again.id, { status: 'doing', ...held, ownerId, claimedAt });
  tellOfHolder(run, again.id, held.assigneeId);
  const { assigneeId: agentId, proxyForId: principalId } = held;
  if (agentId !== null && principalId !== null) tellOfProxyAgent(run, again, { principalId, agentId });
  const asked = run.asked.findIndex(({ taskId }) => taskId === again.id);
  const lookup = run.asked[asked];
  if (lookup) run.asked[asked] = { ...lookup, isGivenBack: true };
}

/** Who held a task before it was decided, and for whom; null where nobody did. */
function whoseItWas({ task, proxies }: Decided): Pick<TaskRow, 'assigneeId' | 'proxyForId'> | null {
  const { assigneeId, proxyForId, ownerId } = task;
  if (proxyForId === systemId) return null;
  const isHolders = proxyForId === null || proxies.get(assigneeId ?? '') === proxyForId;
  if (isHolders) return { assigneeId, proxyForId };
  // The holder may have held it for another himself; a task that he had taken over was his own.
  const principalId = proxies.get(proxyForId) ?? null;
  return { assigneeId: proxyForId, proxyForId: principalId === ownerId ? null : principalId };
}
