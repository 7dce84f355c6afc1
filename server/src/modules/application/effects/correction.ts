import { application } from '@policy/shared/contract/entities/application/application.ts';
import { correctAccountInput } from '@policy/shared/contract/application/calls.ts';
import { z } from 'zod';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { momentOf, wireDate } from '../../../kit/runtime/clock.ts';
import { addWorkdays } from '../../../kit/runtime/workdays.ts';
import type { Services } from '../../../kit/services/services.ts';
import { defineEffect } from '../../../workflow/index.ts';
import { keepBankAccount } from '../bank-account.ts';
import { keepComment } from '../moves/officer-comment.ts';
import { calendarOf } from '../parameters.ts';
import { caseFindings, refsOfMarks } from './file-marks.ts';

/** Working days that an applicant has for a correction. */
const correctionWorkdays = 10;

/** Tells the applicant what to mend and until when; a case that he does not mend is terminated then. */
export const askForCorrection = defineEffect('application.askForCorrection', {
  input: z.object({}),
  invalid: 'request.invalid',
  permission: 'projectinfo_view',
  async prepare(context) {
    const today = wireDate(context.clock.now());
    const deadline = addWorkdays(today, correctionWorkdays, await calendarOf(context));
    return { deadline, dueAt: momentOf(`${deadline} 23:59:59`).toISOString() };
  },
  async run(context, { businessKey, comment, findings, actedAs }, { deadline }) {
    const { fieldRefs, materialMarks } = caseFindings.parse(findings);
    await keepComment(context, {
      applicationId: businessKey,
      status: 'supplement',
      part: actedAs,
      content: comment,
      fieldRefs: [...fieldRefs, ...(await refsOfMarks(context, materialMarks))],
      deadline,
    });
  },
});

/** Takes the account that the applicant has mended; the process knows nothing of it. */
export const correctAccount = ({ cipher }: Pick<Services, 'cipher'>) =>
  defineEffect('application.correctAccount', {
    input: correctAccountInput.omit({ id: true }),
    invalid: 'application.accountMissing',
    permission: null,
    async run(context, { businessKey: id, input: { accountName, bankName, bankAccount } }) {
      await keepBankAccount(context, cipher, { id, bankAccount });
      await repositoryOf(application, context).update(id, { accountName, bankName });
    },
  });

/** Keeps why an objection interrupts the publicity. */
export const recordObjection = defineEffect('application.recordObjection', {
  input: z.object({}),
  invalid: 'request.invalid',
  permission: 'gongshi_objection',
  async run(context, { businessKey, comment }) {
    await keepComment(context, {
      applicationId: businessKey,
      status: 'objection',
      part: 'clerk',
      content: comment,
    });
  },
});
