import { systemId } from '../rows.ts';
import type { TaskRow } from '../rows.ts';

/**
 * Who handled a step last. A decision of operations staff, or of a proxy, is an act for another and gives no claim to the
 * steps that follow: whose the task was handled it. Where it was nobody's, whoever handled the step before that did.
 */
export function lastHandler(tasks: readonly TaskRow[], nodeId: string): string | null {
  const handlers = tasks.filter((task) => task.nodeId === nodeId && isHandled(task)).map(whoseItWas);
  return handlers.findLast((one) => one !== null && one !== systemId) ?? null;
}

/** Somebody decided it, and was not asked to sign alone. */
const isHandled = ({ status, isOwners, signs }: TaskRow): boolean =>
  status === 'done' && !isOwners && signs === null;

const whoseItWas = ({ assigneeId, proxyForId, ownerId, delegation }: TaskRow): string | null =>
  delegation === 'pending' ? ownerId : (proxyForId ?? assigneeId);
