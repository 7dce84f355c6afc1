import { Refusal } from '../../kit/runtime/errors.ts';
import type { Definition, ModelNode } from '../model/definition.ts';
import { labelOf, nodeOf } from '../model/definition.ts';
import type { ExecutionRow } from '../rows.ts';
import { dropInstance } from './body.ts';
import { cancelExecution, cancelInside } from './cancel.ts';
import { setWaits } from './events/waits.ts';
import { closeVisit, openVisit } from './history.ts';
import type { Run } from './run.ts';
import { bodyAround, definitionOf, executionsIn } from './run.ts';
import { addToken, openScope } from './scopes.ts';
import { visitOf } from './visit.ts';

/** From which nodes all tokens go, and at which nodes some begin instead. */
export interface Jump {
  instanceId: string;
  from: readonly string[];
  to: readonly string[];
}

/**
 * Takes tokens from some nodes and puts them at others, wherever these are: several into a gateway stay as many as they
 * were, into any other node they become one. Subprocesses on the way are opened without their start events; those that
 * became empty are gone.
 */
export function jump(run: Run, { instanceId, from, to }: Jump): void {
  const definition = definitionOf(run, instanceId);
  const leaving = from.flatMap((nodeId) => standingAt(run, instanceId, nodeId));
  const around = leaving.flatMap((token) => outwards(run, token));
  for (const token of leaving) {
    cancelInside(run, token, 'moved');
    closeVisit(run, token, 'moved');
    run.executions.remove(token.id);
  }
  for (const nodeId of to) {
    const node = targetOf(definition, nodeId);
    const parentId = scopeFor(run, { instanceId, around, definition }, node.scopeId);
    const tokens = isJoin(node) ? leaving.length : 1;
    for (let made = 0; made < tokens; made += 1) {
      const { id: executionId } = addToken(run, { instanceId, parentId, nodeId });
      run.agenda.push({ kind: 'enter', executionId, nodeId, flowId: null });
    }
  }
  removeEmpty(run, around);
}

/** What stands at a node; several instances of an activity go as a whole. */
function standingAt(run: Run, instanceId: string, nodeId: string) {
  const standing = run.executions
    .all()
    .filter((row) => row.instanceId === instanceId && row.nodeId === nodeId && !bodyAround(run, row));
  if (standing.length > 0) return standing;
  const node = definitionOf(run, instanceId).nodes.get(nodeId);
  throw new Refusal('workflow.nodeNotWaiting', { node: node ? labelOf(node) : nodeId });
}

/** The executions around one, innermost first. */
function outwards(run: Run, { parentId }: ExecutionRow): ExecutionRow[] {
  const parent = parentId === null ? undefined : run.executions.find(parentId);
  return parent ? [parent, ...outwards(run, parent)] : [];
}

/** A node that a token can come to by itself: no start and no border. */
function targetOf(definition: Definition, nodeId: string): ModelNode {
  const node = definition.nodes.get(nodeId);
  const isTarget = node && !['startEvent', 'boundaryEvent', 'eventSubProcess'].includes(node.type);
  if (!isTarget) throw new Refusal('workflow.jumpTarget', { node: node ? labelOf(node) : nodeId });
  return node;
}

const isJoin = ({ type, incoming }: ModelNode) =>
  (type === 'parallelGateway' || type === 'inclusiveGateway') && incoming.length > 1;

interface Within {
  instanceId: string;
  /** What the leaving tokens stood in: their own scopes are meant before others of the same node. */
  around: readonly ExecutionRow[];
  definition: Definition;
}

/** The live scope of a subprocess, opened where there is none; null for the top. */
function scopeFor(run: Run, within: Within, scopeId: string | null): string | null {
  if (scopeId === null) return null;
  const { instanceId, around, definition } = within;
  const live = run.executions
    .all()
    .find((row) => row.instanceId === instanceId && row.nodeId === scopeId && row.kind === 'scope');
  const found = around.find((row) => row.nodeId === scopeId && row.kind === 'scope') ?? live;
  if (found) return found.id;
  const node = nodeOf(definition, scopeId);
  // Nobody can tell how many instances it would have.
  if (node.loop) throw new Refusal('workflow.jumpTarget', { node: labelOf(node) });
  const parentId = scopeFor(run, within, node.scopeId);
  const scope = addToken(run, { instanceId, parentId, nodeId: scopeId });
  openVisit(run, run.executions.change(scope.id, { kind: 'scope' }), node);
  setWaits(visitOf(run, scope.id));
  openScope(run, instanceId, scope.id);
  return scope.id;
}

/** One of several instances is taken from its body; with the last of them the body goes, without leaving by its flows. */
function removeScope(run: Run, scope: ExecutionRow): void {
  const body = bodyAround(run, scope);
  const isOneOfMany = body && executionsIn(run, body.instanceId, body.id).length > 1;
  if (isOneOfMany) dropInstance(run, scope);
  else cancelExecution(run, scope, 'moved');
}

/** Subprocesses that the tokens left and in which nothing is any more. */
function removeEmpty(run: Run, around: readonly ExecutionRow[]): void {
  for (const { id } of around) {
    const scope = run.executions.find(id);
    if (scope && executionsIn(run, scope.instanceId, id).length === 0) removeScope(run, scope);
  }
}
