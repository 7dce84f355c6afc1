import { nodeOf } from '../model/definition.ts';
import type { ExecutionRow } from '../rows.ts';
import { setWaits } from './events/waits.ts';
import { openVisit } from './history.ts';
import { endData } from './names.ts';
import type { Run } from './run.ts';
import { definitionOf, nodeAt } from './run.ts';
import { addToken, openScope } from './scopes.ts';
import { visitOf } from './visit.ts';

/**
 * What has the place of an execution in its scope: for one of several instances their body, for what was returned straight
 * who returned it, else the execution itself.
 */
export function holderOfPlace(run: Run, execution: ExecutionRow): ExecutionRow {
  const parent = parentOf(run, execution);
  return parent && parent.kind !== 'scope' ? holderOfPlace(run, parent) : execution;
}

const parentOf = (run: Run, { parentId }: ExecutionRow) =>
  parentId === null ? undefined : run.executions.get(parentId);

/** Which execution a token at some node would take the place of, and the subprocesses that had to be opened for it. */
export interface Place {
  token: ExecutionRow;
  /** Outermost first. */
  scopes: readonly string[];
}

/** The place for a node of the given scope: in that scope if the execution stands in it, else as near to it as it does. */
export function placeFor(run: Run, execution: ExecutionRow, scopeId: string | null): Place {
  const token = standIn(run, execution, scopeId);
  // The top has a place for everybody.
  if (token || scopeId === null) return { token: token ?? execution, scopes: [] };
  const outer = nodeOf(definitionOf(run, execution.instanceId), scopeId).scopeId;
  const place = placeFor(run, execution, outer);
  return { ...place, scopes: [...place.scopes, scopeId] };
}

/** The execution, or the one around it that stands in the given scope. */
function standIn(run: Run, execution: ExecutionRow, scopeId: string | null): ExecutionRow | undefined {
  const holder = holderOfPlace(run, execution);
  const parent = parentOf(run, holder);
  if (nodeAt(run, holder).scopeId === scopeId) return holder;
  return parent && standIn(run, parent, scopeId);
}

const fresh = { kind: 'token', loop: null, joining: false, arrivedBy: null } as const;

/** A token becomes the scope of a subprocess, without its start event but with all that waits on its border and in it. */
export function openSubProcess(run: Run, id: string, nodeId: string): void {
  const scope = run.executions.change(id, { ...fresh, kind: 'scope', nodeId });
  openVisit(run, scope, nodeAt(run, scope));
  setWaits(visitOf(run, id));
  openScope(run, scope.instanceId, id);
}

/** Puts a token at a node; subprocesses on the way are opened without their starts. Answers what stands at the node. */
export function standAt(run: Run, { token, scopes }: Place, nodeId: string): ExecutionRow {
  const { id, instanceId } = token;
  endData(run, token);
  const [scopeId, ...inner] = scopes;
  if (scopeId === undefined) return run.executions.change(id, { ...fresh, nodeId });
  openSubProcess(run, id, scopeId);
  const within = addToken(run, { instanceId, parentId: id, nodeId });
  return standAt(run, { token: within, scopes: inner }, nodeId);
}
