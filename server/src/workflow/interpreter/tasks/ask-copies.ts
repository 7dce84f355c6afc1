import type { PeopleNamed } from '../../model/reading/people-named.ts';
import { labelOf } from '../../model/definition.ts';
import type { CopyLookup } from '../run.ts';
import type { Visit } from '../visit.ts';
import { alternatives, wantedBy } from './named-people.ts';

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
