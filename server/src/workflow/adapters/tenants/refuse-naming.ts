import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { plainStartOf } from '../../model/definition.ts';
import type { Definition } from '../../model/definition.ts';
import type { FieldsOfForms } from '../documents/refuse-forms.ts';

/**
 * Refuses a title that names a field of which nothing is known at the start: neither the form of the start nor a data object
 * has it. What an area starts with, and a form that is still to come, nobody can tell.
 */
export async function refuseUnknownFields(
  context: Context,
  definition: Definition,
  fieldsOfForms: FieldsOfForms = () => Promise.resolve(new Map()),
): Promise<void> {
  const { naming, defaults, caseType, name } = definition;
  const named = fieldsNamedIn(naming);
  if (named.length === 0 || caseType !== null) return;
  const fields = await fieldsAtStart(context, definition, fieldsOfForms);
  const unknown = fields && named.find((field) => !fields.includes(field) && !Object.hasOwn(defaults, field));
  if (unknown) throw new Refusal('workflow.namingToken', { process: name, token: `{${unknown}}` });
}

const fieldsNamedIn = ({ title }: Definition['naming']): string[] =>
  (title ?? []).flatMap((part) => (typeof part === 'object' && 'field' in part ? part.field : []));

/** None where the start asks for nothing; undefined where its form is still to come. */
async function fieldsAtStart(context: Context, definition: Definition, fieldsOfForms: FieldsOfForms) {
  const formKey = plainStartOf(definition, '')?.formKey;
  return formKey ? (await fieldsOfForms(context, [formKey])).get(formKey) : [];
}
