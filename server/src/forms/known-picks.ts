import { department } from '@policy/shared/contract/entities/people/department.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { pickedAnswers } from '@policy/shared/forms/picked-fields.ts';
import type { PickedAnswer } from '@policy/shared/forms/picked-fields.ts';
import { formSentence } from '@policy/shared/messages/form-sentences.ts';
import type { FieldError } from '@policy/shared/messages/sentences.ts';
import { and, eq, inArray } from 'drizzle-orm';

import { repositoryOf } from '../kit/rows/repository.ts';
import type { Context } from '../kit/runtime/context.ts';
import { tableOf } from '../kit/table/table.ts';

interface Form {
  schema: Record<string, unknown>;
  uiSchema: Record<string, unknown>;
}

/** What is picked in answers that fit their form and is nobody's: each officer and department must be of the caller's tenant. */
export async function unknownPicks(context: Context, form: Form, answers: unknown): Promise<FieldError[]> {
  const picked = pickedAnswers(form, answers);
  const known = {
    user: await officersAmong(context, idsOf(picked, 'user')),
    department: await departmentsAmong(context, idsOf(picked, 'department')),
  };
  return picked
    .filter(({ id, from }) => !known[from].has(id))
    .map(({ path }) => ({
      field: path.join('.'),
      message: formSentence(form.schema, { keyword: 'unknown', path }, context.locale),
    }));
}

const idsOf = (picked: readonly PickedAnswer[], source: PickedAnswer['from']) =>
  picked.filter(({ from }) => from === source).map(({ id }) => id);

// Pickers offer the whole tenant, whatever rows the caller reads elsewhere.
const ofTenant = (context: Context): Context => ({ ...context, actor: null });

async function officersAmong(context: Context, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { id, userType } = tableOf(user);
  const rows = await repositoryOf(user, ofTenant(context)).all(and(inArray(id, ids), eq(userType, 1)));
  return new Set(rows.map((row) => row.id));
}

async function departmentsAmong(context: Context, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await repositoryOf(department, ofTenant(context)).all(inArray(tableOf(department).id, ids));
  return new Set(rows.map((row) => row.id));
}
