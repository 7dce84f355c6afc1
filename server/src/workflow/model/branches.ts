import type { Definition, ModelNode } from './definition.ts';
import { nodeOf } from './definition.ts';
import { nextOf, reach } from './reach.ts';

/** The node in the scope of `to` that stands for `from`: itself, or the subprocess that it lies in. */
function standInFor(definition: Definition, from: string, to: string): string | null {
  const { scopeId } = nodeOf(definition, to);
  let node = nodeOf(definition, from);
  while (node.scopeId !== scopeId) {
    if (node.scopeId === null) return null;
    node = nodeOf(definition, node.scopeId);
  }
  return node.id;
}

/**
 * Whether a case may go back from one node to another: the way led from there to here, and the target lies in the
 * same parallel branches or fewer. Going back into another branch would starve its join.
 */
export function mayGoBack(definition: Definition, from: string, to: string): boolean {
  const here = standInFor(definition, from, to);
  if (here === null) {
    const around = subProcessAround(definition, to);
    return around !== null && mayGoBack(definition, from, around);
  }
  if (here === to) return false;
  return (
    reach(definition, [to]).has(here) && isWithin(branchPath(definition, here), branchPath(definition, to))
  );
}

/**
 * The subprocess that a node lies in, where it may be opened again for a single token: it has one instance, no event begins
 * it, and the node lies in none of its parallel branches, for whose others a join would wait.
 */
function subProcessAround(definition: Definition, nodeId: string): string | null {
  const { scopeId } = nodeOf(definition, nodeId);
  if (scopeId === null || branchPath(definition, nodeId).length > 0) return null;
  const { type, loop } = nodeOf(definition, scopeId);
  return type === 'subProcess' && !loop ? scopeId : null;
}

/** Whether a path begins with another: the node lies in the same branches, or deeper in them. */
export const isWithin = (path: readonly string[], outer: readonly string[]): boolean =>
  outer.every((branch, index) => path[index] === branch);

const knownPaths = new WeakMap<Definition, Map<string, readonly string[]>>();

/** The parallel branches that a node lies in inside its scope, outermost first; worked out once for each definition. */
export function branchPath(definition: Definition, nodeId: string): readonly string[] {
  const known = knownPaths.get(definition) ?? new Map<string, readonly string[]>();
  knownPaths.set(definition, known);
  const path = known.get(nodeId) ?? pathOf(definition, nodeId);
  known.set(nodeId, path);
  return path;
}

function pathOf(definition: Definition, nodeId: string): readonly string[] {
  const { scopeId } = nodeOf(definition, nodeId);
  const splits = [...definition.nodes.values()].filter(
    (node) => node.scopeId === scopeId && isSplit(definition, node),
  );
  const around = splits.filter((split) => branchesWith(definition, split, nodeId).length > 0);
  const depth = (split: ModelNode) =>
    around.filter((other) => branchesWith(definition, other, split.id).length > 0).length;
  return around
    .toSorted((left, right) => depth(left) - depth(right))
    .map((split) => `${split.id}:${branchesWith(definition, split, nodeId).join('+')}`);
}

/** A node after which several tokens may be on their way at once. */
function isSplit(definition: Definition, node: ModelNode): boolean {
  const beside = (definition.boundaries.get(node.id) ?? []).some((event) => !event.interrupting);
  const choosesOne = node.type === 'exclusiveGateway' || node.type === 'eventBasedGateway';
  return beside || (!choosesOne && node.outgoing.length > 1);
}

/** Numbers of the branches of a split that a node lies in; none when it lies before or behind the region of the split. */
function branchesWith(definition: Definition, split: ModelNode, nodeId: string): readonly number[] {
  if (split.id === nodeId || !isDominatedBy(definition, nodeId, split)) return [];
  const closing = closingOf(definition, split);
  const around = new Set(closing === null ? [split.id] : [split.id, closing]);
  return nextOf(definition, split.id).flatMap((first, index) =>
    reach(definition, [first], around).has(nodeId) ? [index] : [],
  );
}

/** Every way from the start of the scope to the node leads through the split. */
function isDominatedBy(definition: Definition, nodeId: string, split: ModelNode): boolean {
  const starts = (definition.starts.get(split.scopeId ?? '') ?? []).map(({ id }) => id);
  return !reach(definition, starts, new Set([split.id])).has(nodeId);
}

/** The nearest node that every way from the split to an end leads through, or null when the region goes to the end. */
function closingOf(definition: Definition, split: ModelNode): string | null {
  const behind = [...reach(definition, nextOf(definition, split.id))].filter((id) => id !== split.id);
  const closing = behind.filter((id) => !reachesEnd(definition, split.id, id));
  return (
    closing.find((id) => closing.every((other) => other === id || !reachesEnd(definition, id, other))) ?? null
  );
}

const reachesEnd = (definition: Definition, from: string, avoided: string): boolean =>
  [...reach(definition, [from], new Set([avoided]))].some(
    (id) => nodeOf(definition, id).outgoing.length === 0,
  );
