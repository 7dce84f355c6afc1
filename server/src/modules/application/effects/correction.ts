import { application } from '@policy/shared/contract/entities/application/application.ts';
import { isHolderExplained } from '@policy/shared/contract/application/account-holder.ts';
import { accountInput } from '@policy/shared/contract/application/account-input.ts';
import { z } from 'zod';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { momentOf, wireDate } from '../../../kit/runtime/clock.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { addWorkdays } from '../../../kit/runtime/workdays.ts';
import type { Services } from '../../../kit/services/services.ts';
import { assertDuty } from '../../../membership/applicant.ts';
import { assertUndisputed } from '../../../membership/disputes.ts';
import { assertLevel } from '../../../membership/real-name-level.ts';
import { defineEffect } from '../../../workflow/index.ts';
import { assertAccountConsent, keepBankAccount, proofIn } from '../bank-account.ts';
import { keepComment } from '../moves/officer-comment.ts';
import { calendarOf } from '../../../parameters/parameters.ts';
import { caseRow } from './case-row.ts';
import { caseFindings, refsOfMarks } from './file-marks.ts';

/** Working days that an applicant has for a correction. */
const correctionWorkdays = 10;
/** What a comment's columns take. */
const longestComment = 2000;
const mostPlaces = 50;

/** Tells the applicant what to mend and until when; a case that he does not mend is terminated then. */
export const askForCorrection = defineEffect('application.askForCorrection', {
  input: z.object({}),
  invalid: 'request.invalid',
  permission: 'projectinfo_view',
  async prepare(context) {
    const today = wireDate(context.clock.now());
    const deadline = addWorkdays(today, correctionWorkdays, await calendarOf(context));
    const dueAt = momentOf(`${deadline} 23:59:59`).toISOString();
    return { deadline, dueAt, overdue: { status: 'terminated', reason: 'supplementOverdue' } };
  },
  async run(context, { businessKey, comment, findings, actedAs }, { deadline }) {
    const { fieldRefs, materialMarks } = caseFindings.parse(findings);
    const { refs, notes } = await refsOfMarks(context, businessKey, materialMarks);
    await keepComment(context, {
      applicationId: businessKey,
      status: 'supplement',
      part: actedAs,
      content: withNotes(comment, notes),
      fieldRefs: placesOf([...fieldRefs, ...refs]),
      deadline,
    });
  },
});

/** Each place once; more of them than a comment names leave all of it open. */
function placesOf(refs: readonly string[]): string[] {
  const places = [...new Set(refs)];
  return places.length > mostPlaces ? [] : places;
}

/** What the officer wrote, with what he noted at materials and did not repeat there: the applicant reads all of it in one place. */
function withNotes(comment: string, notes: readonly { name: string; note: string }[]): string {
  const missing = notes.filter(({ note }) => !comment.includes(note));
  return [comment, ...missing.map(({ name, note }) => `${name}：${note}`)]
    .join('\n')
    .slice(0, longestComment);
}

/** Takes the account that the applicant has mended; the process knows nothing of it. */
export const correctAccount = ({ cipher }: Pick<Services, 'cipher'>) =>
  defineEffect('application.correctAccount', {
    input: accountInput,
    invalid: 'application.accountMissing',
    permission: null,
    async prepare(context, { businessKey, input }) {
      // Whichever call it comes by: the task is any member's to see.
      assertDuty(context, 'finance');
      await assertLevel(context, 'money');
      const { companyName, companyId } = await caseRow(context, businessKey);
      await assertUndisputed(context, companyId);
      await assertAccountConsent(context);
      if (!isHolderExplained(input, companyName)) throw new Refusal('application.accountHolder');
      return {};
    },
    async run(context, { businessKey: id, input: { bankAccount, ...account } }) {
      const { accountReason = null, accountProofId = null, ...holder } = account;
      const proof = await proofIn(context, await caseRow(context, id), { accountProofId });
      await keepBankAccount(context, cipher, { id, bankAccount });
      const facts = { ...holder, ...proof, accountReason: accountReason || null, accountProofId };
      await repositoryOf(application, context).update(id, facts);
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
