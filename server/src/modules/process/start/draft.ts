import { actingDuties } from '@policy/shared/contract/companies/duties.ts';
import { mostDrafts, processDraft } from '@policy/shared/contract/entities/process/process-draft.ts';

import { settledAnswers } from '@policy/shared/forms/dependences/settled-answers.ts';

import { knownAnswers, unreadableAnswer } from '../../../forms/form-validation.ts';
import { formOf } from '../../../forms/form-versions.ts';
import { releaseFiles, unfitFiles } from '../../../forms/stored-files.ts';
import { ownModule, ownRules } from '../../../kit/crud/own-module.ts';
import type { WriteRule } from '../../../kit/rules/rules.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { InvalidDraft, Refusal } from '../../../kit/runtime/errors.ts';
import { lacksDuty } from '../../../membership/applicant.ts';
import { scopesFor } from '../../../workflow/index.ts';
import { assertKeepsPeople } from './draft-people.ts';
import { mayAct } from './startable.ts';

/**
 * A draft is its writer's or his company's, any of whose members goes on with it whose duty is to act, and so many can be
 * looked through; of what was filled in, it keeps what its form asks for.
 */
export const processDraftRules = ownRules(processDraft, {
  ...{ most: mostDrafts, tooMany: 'processDraft.tooMany' },
  may: (context) => {
    if (context.actor && !mayAct(context)) throw lacksDuty(context, actingDuties);
  },
  also: async (values, { context, before }) => {
    await assertKeepsPeople(context, values.people, before?.people);
    await assertInScope(context, { ...before, ...values }.processKey);
    await keepFitting(values, { context, before });
  },
  afterRemove: (rows, context) =>
    releaseFiles(
      context,
      rows.map(({ answers }) => answers),
    ),
});

/** Of what was filled in, keeps what the form asks for, and refuses what cannot be read and files that do not fit. */
const keepFitting: WriteRule<typeof processDraft> = async (values, { context, before }) => {
  const { answers } = values;
  const { formKey, formVersion } = { ...before, ...values };
  if (!answers || Object.keys(answers).length === 0 || !formKey || !formVersion) return;
  const form = await formOf(context, { formKey, formVersion });
  values.answers = settledAnswers(form.schema, knownAnswers(form.schema, answers));
  const unreadable = unreadableAnswer(form, values.answers, context.locale);
  const files = { answers: values.answers, before: before?.answers ?? {} };
  const errors = [...unreadable, ...(await unfitFiles(context, form, files))];
  if (errors.length > 0) throw new InvalidDraft(errors);
};

/** What somebody may not start he cannot begin to fill in either. */
async function assertInScope(context: Context, key: string | undefined): Promise<void> {
  if (key !== undefined && (await scopesFor(context)).leftOut.has(key)) throw new Refusal('row.notFound');
}

/** Forms of processes that have been begun, each its writer's or his company's own. */
export const processDraftModule = ownModule(processDraft, { hasDetail: true });
