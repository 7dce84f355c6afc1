import { Refusal } from '../../kit/runtime/errors.ts';
import type { Definition, ModelNode } from '../model/definition.ts';
import { labelOf, nodeOf } from '../model/definition.ts';
import type { ExecutionRow } from '../rows.ts';
import { dropInstance } from './body.ts';
import { cancelExecution, cancelInside } from './cancel.ts';
import { closeVisit } from './history.ts';
import { holderOfPlace, openSubProcess } from './place.ts';
import type { Run } from './run.ts';
import { bodyAround, definitionOf, executionsIn } from './run.ts';
import { addToken } from './scopes.ts';

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
  const standing = from.flatMap((nodeId) => standingAt(run, instanceId, nodeId));
  const leaving = outermost(run, [...new Set(standing)]);
  const within = { instanceId, definition, ways: leaving.map((token) => outwards(run, token)) };
  for (const token of leaving) {
    cancelInside(run, token, 'moved');
    closeVisit(run, token, 'moved');
    run.executions.remove(token.id);
  }
  for (const nodeId of new Set(to)) {
    const node = targetOf(definition, nodeId);
    for (const { parentId, count } of placesFor(run, within, node.scopeId))
      for (let made = 0; made < (isJoin(node) ? count : 1); made += 1) {
        const { id: executionId } = addToken(run, { instanceId, parentId, nodeId });
        run.agenda.push({ kind: 'enter', executionId, nodeId, flowId: null });
      }
  }
  removeEmpty(run, within.ways.flat());
}

/** Tokens without those that lie in others of them, which go with these. */
const outermost = (run: Run, tokens: readonly ExecutionRow[]): readonly ExecutionRow[] =>
  tokens.filter((token) => !outwards(run, token).some((outer) => tokens.includes(outer)));

/** What stands at a node; several instances of an activity go as a whole, and so does who waits for what he returned. */
function standingAt(run: Run, instanceId: string, nodeId: string) {
  const standing = run.executions
    .all()
    .filter((row) => row.instanceId === instanceId && row.nodeId === nodeId)
    .map((row) => holderOfPlace(run, row));
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
export const isJumpTarget = ({ type }: ModelNode): boolean =>
  !['startEvent', 'boundaryEvent', 'eventSubProcess'].includes(type);

function targetOf(definition: Definition, nodeId: string): ModelNode {
  const node = definition.nodes.get(nodeId);
  if (!node || !isJumpTarget(node))
    throw new Refusal('workflow.jumpTarget', { node: node ? labelOf(node) : nodeId });
  return node;
}

const isJoin = ({ type, incoming }: ModelNode) =>
  (type === 'parallelGateway' || type === 'inclusiveGateway') && incoming.length > 1;

interface Within {
  instanceId: string;
  definition: Definition;
  /** What each of the leaving tokens stood in, innermost first. */
  ways: readonly (readonly ExecutionRow[])[];
}

interface Place {
  parentId: string | null;
  /** How many of the leaving tokens come from there. */
  count: number;
}

/** Where tokens begin in a scope: in each that a leaving one stood in, or else in the one that lives or is opened. */
function placesFor(run: Run, within: Within, scopeId: string | null): readonly Place[] {
  const own = within.ways.flatMap((way) => way.find((row) => isScope(row, scopeId)) ?? []);
  const places = [...new Set(own)];
  if (places.length > 0)
    return places.map((scope) => ({ parentId: scope.id, count: own.filter((one) => one === scope).length }));
  return [{ parentId: scopeFor(run, within, scopeId), count: within.ways.length }];
}

const isScope = ({ kind, nodeId }: ExecutionRow, scopeId: string | null) =>
  kind === 'scope' && nodeId === scopeId;

/** The live scope of a subprocess, opened where there is none; null for the top. */
function scopeFor(run: Run, within: Within, scopeId: string | null): string | null {
  if (scopeId === null) return null;
  const { instanceId, definition } = within;
  const node = nodeOf(definition, scopeId);
  const live = run.executions.all().find((row) => row.instanceId === instanceId && isScope(row, scopeId));
  // Nobody can tell which of several instances is meant, nor how many there would be.
  const isOneOfSeveral = live && [live, ...outwards(run, live)].some((row) => bodyAround(run, row));
  if (isOneOfSeveral || (!live && node.loop))
    throw new Refusal('workflow.jumpTarget', { node: labelOf(node) });
  return live?.id ?? openedFor(run, within, node);
}

/** A subprocess without its start event, with all that waits on its border and in it. */
function openedFor(run: Run, within: Within, node: ModelNode): string {
  const { instanceId } = within;
  const parentId = scopeFor(run, within, node.scopeId);
  const { id } = addToken(run, { instanceId, parentId, nodeId: node.id });
  openSubProcess(run, id, node.id);
  return id;
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
    // What has become a token again has settled and leaves by itself.
    if (scope && scope.kind !== 'token' && executionsIn(run, scope.instanceId, id).length === 0)
      removeScope(run, scope);
  }
}
