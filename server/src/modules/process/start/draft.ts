import { mostDrafts, processDraft } from '@policy/shared/contract/entities/process/process-draft.ts';

import { knownAnswers, unreadableAnswer } from '../../../forms/form-validation.ts';
import { formOf } from '../../../forms/form-versions.ts';
import { ownModule, ownRules } from '../../../kit/crud/own-module.ts';
import { InvalidDraft } from '../../../kit/runtime/errors.ts';

/** A draft is its writer's, and so many can be looked through; of what was filled in, it keeps what its form asks for. */
export const processDraftRules = ownRules(processDraft, {
  ...{ most: mostDrafts, tooMany: 'processDraft.tooMany' },
  also: async (values, { context, before }) => {
    const { answers } = values;
    const { formKey, formVersion } = { ...before, ...values };
    if (!answers || Object.keys(answers).length === 0 || !formKey || !formVersion) return;
    const form = await formOf(context, { formKey, formVersion });
    values.answers = knownAnswers(form.schema, answers);
    const unreadable = unreadableAnswer(form, values.answers, context.locale);
    if (unreadable.length > 0) throw new InvalidDraft(unreadable);
  },
});

/** Forms of processes that have been begun, each its writer's own. */
export const processDraftModule = ownModule(processDraft, { hasDetail: true });
