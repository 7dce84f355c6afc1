import { mostDrafts, processDraft } from '@policy/shared/contract/entities/process/process-draft.ts';

import { formOf } from '../../../forms/form-versions.ts';
import { knownAnswers, unreadableAnswer } from '../../../forms/form-validation.ts';
import { ownModule, ownRules } from '../../../kit/crud/own-module.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import { InvalidDraft } from '../../../kit/runtime/errors.ts';

/** A draft is its writer's, and so many can be looked through; of what was filled in, it keeps what the form asks for. */
export const processDraftRules = [
  ownRules(processDraft, { most: mostDrafts, tooMany: 'processDraft.tooMany' }),
  defineRules(processDraft, {
    beforeWrite: [
      async (values, { context, before }) => {
        const { formKey, formVersion, answers } = { ...before, ...values };
        const isEmpty = Object.keys(values.answers ?? {}).length === 0;
        if (isEmpty || !formKey || !formVersion || !answers) return;
        const form = await formOf(context, { formKey, formVersion });
        values.answers = knownAnswers(form.schema, answers);
        const unreadable = unreadableAnswer(form, values.answers, context.locale);
        if (unreadable.length > 0) throw new InvalidDraft(unreadable);
      },
    ],
  }),
];

/** Forms of processes that have been begun, each its writer's own. */
export const processDraftModule = ownModule(processDraft, { hasDetail: true });
