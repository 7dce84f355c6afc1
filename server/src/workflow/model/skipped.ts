import type { Definition, ModelNode } from './definition.ts';
import { nextOf } from './reach.ts';

/**
 * The nodes whose acts are passed over when a token is moved from one node to another: the one that it leaves and all on
 * the way. To go back passes over nothing, since everything is done once more.
 */
export function skippedBetween(definition: Definition, from: string, to: string): readonly ModelNode[] {
  const known = [from, to].every((id) => definition.nodes.has(id));
  if (!known || from === to || isBack(definition, from, to)) return [];
  const ahead = between(definition, [from], to);
  // Where no way leads there, everything on the way from the start is passed over.
  const starts = [...definition.starts.values()].flat().map(({ id }) => id);
  const ids = new Set([from, ...(ahead.length > 0 ? ahead : between(definition, starts, to))]);
  return [...ids].flatMap((id) => definition.nodes.get(id) ?? []);
}

/** Whether every way to a node leads through another: in a loop, what lies ahead can be come from as well. */
function isBack(definition: Definition, from: string, to: string): boolean {
  const starts = (definition.starts.get('') ?? []).map(({ id }) => id);
  return walk(definition, [to]).has(from) && !walk(definition, starts, to).has(from);
}

const waiting: readonly ModelNode['type'][] = ['userTask', 'receiveTask', 'callActivity'];

/** The nodes that are entered by moving a token to one: itself, and those behind it until somebody or something is waited for. */
export function enteredAt(definition: Definition, to: string): readonly ModelNode[] {
  const seen = new Set<string>();
  const open = [to];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = definition.nodes.get(id);
    if (!node || seen.has(id)) continue;
    seen.add(id);
    if (!waiting.includes(node.type)) open.push(...followers(definition, id));
  }
  return [...seen].flatMap((id) => definition.nodes.get(id) ?? []);
}

/** Every node that lies on some way between. */
function between(definition: Definition, from: readonly string[], to: string): readonly string[] {
  const isOnTheWay = (id: string) => id !== to && walk(definition, [id]).has(to);
  return [...walk(definition, from, to)].filter(isOnTheWay);
}

/** Every node that can be come to, into subprocesses and out of them, without going through one. */
function walk(definition: Definition, from: readonly string[], avoided?: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id) || id === avoided) continue;
    seen.add(id);
    open.push(...followers(definition, id));
  }
  return seen;
}

function followers(definition: Definition, id: string): readonly string[] {
  const inside = (definition.starts.get(id) ?? []).map((start) => start.id);
  const { scopeId = null, outgoing = [] } = definition.nodes.get(id) ?? {};
  const outside = scopeId !== null && outgoing.length === 0 ? nextOf(definition, scopeId) : [];
  return [...nextOf(definition, id), ...inside, ...outside];
}
