import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { answerAt, givenFields, withAnswerAt } from '@policy/shared/forms/given-fields.ts';
import { eq } from 'drizzle-orm';

import { repositoryOf } from '../kit/rows/repository.ts';
import { wireDate } from '../kit/runtime/clock.ts';
import type { Context } from '../kit/runtime/context.ts';
import { tableOf } from '../kit/table/table.ts';
import { fit } from './fitting-value.ts';
import { nextCount } from './numbers.ts';

type Structure = Record<string, unknown>;

interface Form {
  key: string;
  schema: Structure;
  uiSchema: Structure;
}

/** What is known of the company that the caller acts for; nothing where he acts for none. */
export async function companyFactsOf(context: Context): Promise<Structure> {
  const companyId = context.actor?.companyId;
  const row = companyId
    ? await repositoryOf(company, context).first(eq(tableOf(company).id, companyId))
    : null;
  return { ...row };
}

/** Answers with what the company's file says, whatever was sent; there are no numbers before they are handed in. */
export async function withCompanyFacts(context: Context, form: Form, answers: Structure): Promise<Structure> {
  const given = givenFields(form);
  if (given.length === 0) return answers;
  const facts = await companyFactsOf(context);
  return given.reduce((held, { path, part, given: by }) => {
    const value = by.kind === 'companyFact' ? fit(part, facts[by.fact]) : undefined;
    return withAnswerAt(held, path, value);
  }, answers);
}

/** Answers as they are handed in for the first time: with the company's facts as they are now, and numbers of their own. */
export async function asHandedIn(context: Context, form: Form, answers: Structure): Promise<Structure> {
  let held = await withCompanyFacts(context, form, answers);
  for (const { path, given } of givenFields(form)) {
    if (given.kind !== 'serial') continue;
    held = withAnswerAt(held, path, await nextNumber(context, { form, path, prefix: given.prefix }));
  }
  return held;
}

/** Answers that are changed later: what the system answered stays as it was then. */
export const keepingGiven = (
  form: Pick<Form, 'schema' | 'uiSchema'>,
  answers: Structure,
  before: Structure,
) =>
  givenFields(form).reduce<Structure>(
    (held, { path }) => withAnswerAt(held, path, answerAt(before, path)),
    answers,
  );

interface Numbered {
  form: Pick<Form, 'key'>;
  path: readonly string[];
  prefix: string;
}

/** The next number of a field: its prefix, the day, four digits counted within the day; never given twice. */
async function nextNumber(context: Context, { form, path, prefix }: Numbered): Promise<string> {
  const day = wireDate(context.clock.now()).replaceAll('-', '');
  const count = await nextCount(context, { formKey: form.key, field: path.join('.'), day });
  return `${prefix}${day}${String(count).padStart(4, '0')}`;
}
