import { application } from '@policy/shared/contract/entities/application/application.ts';
import { eq } from 'drizzle-orm';

import { addWorkdays } from '../../kit/workdays.ts';
import { momentOf, wireDate } from '../../kit/clock.ts';
import type { Context } from '../../kit/context.ts';
import { found } from '../../kit/errors.ts';
import { repositoryOf } from '../../kit/repository.ts';
import { tableOf } from '../../kit/table.ts';
import type { CaseHandler } from '../../workflow/index.ts';
import { caseOf } from './case-view.ts';
import { applicationProcesses } from './follow-process.ts';
import { handlingSteps } from './handling-steps.ts';
import { keepComment } from './officer-comment.ts';
import { calendarOf } from './parameters.ts';

/** Working days that an applicant has for a correction. */
const correctionWorkdays = 10;

const applicationOf = async (context: Context, id: string | null) =>
  found(await repositoryOf(application, context).first(eq(tableOf(application).id, id ?? '')));

/** What applications add to the handling of their processes' tasks. */
export const applicationHandler = (isDemonstration: boolean): CaseHandler => ({
  processKeys: applicationProcesses,

  async prepare(context, task, handling) {
    const step = handlingSteps[`${task.taskDefinitionKey}:${handling.outcome}`];
    if (!step) return {};
    return step(context, { row: await applicationOf(context, task.businessKey), handling, isDemonstration });
  },

  async beforeReturn(context, task, { comment, fieldRefs }) {
    const row = await applicationOf(context, task.businessKey);
    const deadline = addWorkdays(
      wireDate(context.clock.now()),
      correctionWorkdays,
      await calendarOf(context),
    );
    const by = row.status === 'submitted' ? 'acceptor' : 'reviewer';
    await keepComment(context, {
      applicationId: row.id,
      status: 'supplement',
      by,
      content: comment,
      fieldRefs,
      deadline,
    });
    return momentOf(`${deadline} 23:59:59`);
  },

  view: async (context, businessKey) =>
    caseOf(context, await repositoryOf(application, context).get(businessKey)),
});
