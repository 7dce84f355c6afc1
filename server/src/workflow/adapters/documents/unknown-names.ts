import type { Definition, ModelNode } from '../../model/definition.ts';
import { labelOf } from '../../model/definition.ts';
import type { ModelWarnings } from '@policy/shared/contract/process-design/calls.ts';
import type { Store } from '../../store.ts';

/** What a process names that has to be there when it runs. */
export type NamedWarnings = Pick<ModelWarnings, 'unknownForms' | 'unknownProcesses'>;

/** Which of some forms a tenant has, by their keys. */
type FormsAmong = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

/** Steps that name a form or a process that exists nowhere, by what people call them; either may come later, so nothing is refused. */
export async function unknownNames(
  definition: Definition,
  { store, formsAmong }: { store: Pick<Store, 'latestDeployment'>; formsAmong: FormsAmong },
): Promise<NamedWarnings> {
  const nodes = [...definition.nodes.values()];
  const keys = new Set(nodes.flatMap((node) => formOf(node) ?? []));
  const known = keys.size === 0 ? new Set<string>() : await formsAmong([...keys]);
  const called = new Set(nodes.flatMap((node) => calledBy(node) ?? []));
  const missing = new Set<string>();
  for (const key of called)
    if (key !== definition.key && !(await store.latestDeployment(key))) missing.add(key);
  const labelled = (of: (node: ModelNode) => string | null, isUnknown: (name: string) => boolean) =>
    nodes.filter((node) => isUnknown(of(node) ?? '')).map(labelOf);
  return {
    unknownForms: labelled(formOf, (key) => keys.has(key) && !known.has(key)),
    unknownProcesses: labelled(calledBy, (key) => missing.has(key)),
  };
}

const formOf = (node: ModelNode): string | null =>
  node.type === 'userTask' || node.type === 'startEvent' ? node.formKey : null;

/** A key that is written as such; one that an expression works out is known when the step is reached. */
function calledBy(node: ModelNode): string | null {
  if (node.type !== 'callActivity') return null;
  const { source, parts } = node.called;
  return parts.every((part) => typeof part === 'string') ? source.trim() : null;
}
