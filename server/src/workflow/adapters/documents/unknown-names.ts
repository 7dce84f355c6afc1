import type { Definition, ModelNode } from '../../model/definition.ts';
import { labelOf } from '../../model/definition.ts';
import type { ModelWarnings } from '@policy/shared/contract/process-design/calls.ts';
import type { Store } from '../../store.ts';

/** What a process names that has to be there when it runs. */
export type NamedWarnings = Pick<ModelWarnings, 'unknownProcesses'>;

/** Steps that call a process which exists nowhere, by what people call them; it may come later, so nothing is refused. */
export async function unknownNames(
  definition: Definition,
  { store }: { store: Pick<Store, 'latestDeployment'> },
): Promise<NamedWarnings> {
  const nodes = [...definition.nodes.values()];
  const called = new Set(nodes.flatMap((node) => calledBy(node) ?? []));
  const missing = new Set<string>();
  for (const key of called)
    if (key !== definition.key && !(await store.latestDeployment(key))) missing.add(key);
  return { unknownProcesses: nodes.filter((node) => missing.has(calledBy(node) ?? '')).map(labelOf) };
}

/** A key that is written as such; one that an expression works out is known when the step is reached. */
function calledBy(node: ModelNode): string | null {
  if (node.type !== 'callActivity') return null;
  const { source, parts } = node.called;
  return parts.every((part) => typeof part === 'string') ? source.trim() : null;
}
