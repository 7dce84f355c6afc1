import type { PeopleNamed } from '../../model/reading/people-named.ts';
import { labelOf, plainStartOf } from '../../model/definition.ts';
import { definitionOf } from '../run.ts';
import type { CopyLookup, Run } from '../run.ts';
import type { Visit } from '../visit.ts';
import { alternatives, wantedBy } from './named-people.ts';

/** Asks for copies of a process for whom whoever starts it names. */
export function askCopiesAtStart(run: Run, instanceId: string, userIds: readonly string[]): void {
  const node = plainStartOf(definitionOf(run, instanceId), '');
  if (!node || userIds.length === 0) return;
  const anybody = { roleId: null, departmentId: null, duty: null };
  const alternatives = userIds.map((userId) => ({ userId, ...anybody }));
  run.copiesAsked.push({
    ...{ instanceId, nodeId: node.id, step: labelOf(node), historyId: null, notice: null },
    ...{ wanted: [{ kind: 'named', alternatives }], fromId: run.context.actorId },
  });
}

/** Asks for copies of the case to whom a node names, or to tell them something: once it is worked out who that is. */
export function askCopies(
  visit: Visit,
  { candidates, relations }: PeopleNamed,
  notice: CopyLookup['notice'] = null,
): void {
  const { run, execution, node } = visit;
  const named = candidates.flatMap((rule) => alternatives(rule, visit));
  run.copiesAsked.push({
    ...{ instanceId: execution.instanceId, nodeId: node.id, step: labelOf(node) },
    historyId: run.executions.get(execution.id).historyId,
    notice,
    wanted: [{ kind: 'named', alternatives: named }, ...relations.map((one) => wantedBy(one, visit))],
  });
}
