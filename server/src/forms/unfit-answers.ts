import type { FieldError } from '@policy/shared/messages/sentences.ts';

import type { Context } from '../kit/runtime/context.ts';
import { unfitEntries } from './dictionaries.ts';
import { unknownPicks } from './known-picks.ts';
import { unfitRegions } from './regions.ts';
import { unfitFiles } from './stored-files.ts';

type Structure = Record<string, unknown>;

interface Form {
  schema: Structure;
  uiSchema: Structure;
}

/** What is wrong with answers that fit their schema, and that rows of the tenant say: people, departments, entries of dictionaries, regions and files. */
export async function unfitAnswers(
  context: Context,
  form: Form,
  { answers, before }: { answers: Structure; before: Structure },
): Promise<FieldError[]> {
  return [
    ...(await unknownPicks(context, form, answers)),
    ...(await unfitEntries(context, form, { answers, before })),
    ...(await unfitRegions(context, form, answers)),
    ...(await unfitFiles(context, form, { answers, before })),
  ];
}
