import type { InstanceRow, TaskRow, Variables } from '../rows.ts';
import { fieldsOf } from '../field-rules.ts';
import { nodeOf, plainStartOf } from '../model/definition.ts';
import type { Definition, FieldRule } from '../model/definition.ts';

/** The forms of a task by their keys, what its step says of their fields, and what has been answered so far. */
export interface TaskForms {
  /** The form that its process began with. */
  main: string | null;
  /** The form that its step has of its own. */
  step: string | null;
  /** Whom the process belongs to corrects all that he filled in. */
  isOwners: boolean;
  fields: readonly FieldRule[];
  answers: Variables;
}

/** The forms that a task is filled in by: none of a case, whose process has no form, and none of who only signs. */
export function taskForms(
  { nodeId, formKey, isOwners, signs }: Pick<TaskRow, 'nodeId' | 'formKey' | 'isOwners' | 'signs'>,
  { id, rootId, variables: answers }: Pick<InstanceRow, 'id' | 'rootId' | 'variables'>,
  definition: Definition,
): TaskForms {
  const none = { main: null, step: null, isOwners, answers };
  if (signs !== null) return { ...none, fields: [] };
  const fields = fieldsOf(nodeOf(definition, nodeId));
  if (definition.caseType !== null) return { ...none, fields };
  const main = id === rootId ? startFormOf(definition) : null;
  return { ...none, main, step: isOwners || formKey === main ? null : formKey, fields };
}

const startFormOf = (definition: Definition) => plainStartOf(definition, '')?.formKey ?? null;
