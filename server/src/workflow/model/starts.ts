import { Refusal } from '../../kit/runtime/errors.ts';
import type { ModelNode, StartEvent } from './definition.ts';
import { labelOf } from './definition.ts';
import type { Faults } from './faults/faults.ts';
import type { Element } from './moddle.ts';
import { textOf } from './moddle.ts';
import { nameOf } from './refuse-unsupported.ts';

interface Scope {
  id: string;
  name: string;
  type: 'process' | 'subProcess' | 'eventSubProcess';
}

/**
 * The starts of each scope. A process has at most one that begins by itself, and any number that a message, a signal or a
 * timer begins; a subprocess begins by itself at its only one, an event subprocess by its only one's event.
 */
export function startsOf(
  process: Element,
  nodes: readonly ModelNode[],
  faults: Faults,
): ReadonlyMap<string, readonly StartEvent[]> {
  const inner = nodes.flatMap(({ id, name, type }) =>
    type === 'subProcess' || type === 'eventSubProcess' ? [{ id, name, type }] : [],
  );
  const scopes: Scope[] = [{ id: '', name: nameOf(process), type: 'process' }, ...inner];
  const all = nodes.filter((node): node is StartEvent => node.type === 'startEvent');
  return new Map(
    scopes.map((scope) => {
      const starts = all.filter(({ scopeId }) => (scopeId ?? '') === scope.id);
      refuseUnfit(scope, starts, { faults, elementId: scope.id || textOf(process, 'id') });
      return [scope.id, starts.toSorted(plainFirst)];
    }),
  );
}

const plainFirst = (left: StartEvent, right: StartEvent) =>
  Number(left.trigger !== null) - Number(right.trigger !== null);

function refuseUnfit(
  scope: Scope,
  starts: readonly StartEvent[],
  { faults, elementId }: { faults: Faults; elementId: string | null },
): void {
  const plain = starts.filter(({ trigger }) => trigger === null);
  const isOne = scope.type === 'process' ? starts.length > 0 && plain.length <= 1 : starts.length === 1;
  faults.look(elementId, () => {
    if (!isOne) throw new Refusal('workflow.modelStart', { scope: scope.name || scope.id });
  });
  for (const start of starts)
    faults.look(start.id, () => {
      if (!fits(scope, start)) throw new Refusal('workflow.modelStartEvent', { node: labelOf(start) });
    });
}

/** An error and an escalation come from inside a process, and so does a signal that stays in its instance: none begins one. */
function fits({ type }: Scope, { trigger }: StartEvent): boolean {
  if (type !== 'process') return (trigger !== null) === (type === 'eventSubProcess');
  if (trigger === null) return true;
  return trigger.kind === 'signal'
    ? !trigger.isLocal
    : trigger.kind === 'message' || trigger.kind === 'timer';
}
