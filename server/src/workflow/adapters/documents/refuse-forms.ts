import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Faults } from '../../model/faults/faults.ts';
import { labelOf, plainStartOf } from '../../model/definition.ts';
import type { Definition, ModelNode, UserTask } from '../../model/definition.ts';
import { areaOf } from '../area-effects.ts';
import type { CaseArea } from '../case-area.ts';

/** The names of the fields of some forms, by the keys of those that the caller's tenant has. */
export type FieldsOfForms = (
  context: Context,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, readonly string[]>>;

interface Around {
  fieldsOfForms: FieldsOfForms;
  areas: readonly CaseArea[];
  faults: Faults;
}

/**
 * Refuses a process that names a form which its tenant has not, a form of a step whose case has its own, and a field that neither
 * the form of its step nor that of the process has, and that no effect asks for.
 */
export async function refuseUnknownForms(
  definition: Definition,
  { fieldsOfForms, areas, faults }: Around,
  context: Context,
): Promise<void> {
  const nodes = [...definition.nodes.values()];
  const keys = [...new Set(nodes.flatMap((node) => formKeyOf(node) ?? []))];
  if (keys.length === 0) return;
  const forms = await fieldsOfForms(context, keys);
  for (const node of nodes) faults.look(node.id, () => refuseForm(node, definition, forms));
  const known = {
    main: plainStartOf(definition, '')?.formKey ?? null,
    forms,
    asked: askedIn(definition, areas),
  };
  for (const node of nodes)
    if (node.type === 'userTask') faults.look(node.id, () => refuseFields(node, known));
}

/** What the effects ask for that a process may have. */
const askedIn = ({ caseType }: Definition, areas: readonly CaseArea[]): string[] =>
  (areaOf(areas, caseType)?.effects ?? []).flatMap(({ input }) => Object.keys(input.shape));

const formKeyOf = (node: ModelNode): string | null =>
  node.type === 'userTask' || node.type === 'startEvent' ? node.formKey : null;

function refuseForm(
  node: ModelNode,
  { caseType }: Definition,
  forms: ReadonlyMap<string, readonly string[]>,
): void {
  const form = formKeyOf(node);
  if (form === null) return;
  if (!forms.has(form)) throw new Refusal('workflow.modelForm', { node: labelOf(node), form });
  // What a handler of a case fills in is what its effects ask for.
  if (node.type === 'userTask' && caseType !== null)
    throw new Refusal('workflow.modelStepForm', { node: labelOf(node), form });
}

interface Known {
  /** The form that the process begins with. */
  main: string | null;
  forms: ReadonlyMap<string, readonly string[]>;
  /** What effects ask for. */
  asked: readonly string[];
}

function refuseFields(node: UserTask, { main, forms, asked }: Known): void {
  const form = node.formKey ?? main;
  if (form === null) return;
  const known = new Set([...asked, ...(forms.get(form) ?? []), ...(forms.get(main ?? '') ?? [])]);
  // Of a form that is not there, nobody knows the fields: that it is not there is told already.
  if (!forms.has(form)) return;
  const other = node.fields.find(({ name }) => !known.has(name));
  if (other) throw new Refusal('workflow.modelFormField', { node: labelOf(node), form, field: other.name });
}
