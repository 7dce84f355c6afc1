import { application } from '@policy/shared/contract/entities/application/application.ts';
import { eq } from 'drizzle-orm';

import { addWorkdays } from '../../kit/workdays.ts';
import { momentOf, wireDate } from '../../kit/clock.ts';
import type { Context } from '../../kit/context.ts';
import { found } from '../../kit/errors.ts';
import { repositoryOf } from '../../kit/repository.ts';
import type { Services } from '../../kit/services.ts';
import type { CaseHandler } from '../../workflow/index.ts';
import { sheetOf } from './case-sheet.ts';
import { keepMarks, refsOfMarks } from './file-marks.ts';
import { applicationProcesses } from './follow-process.ts';
import { handlingSteps } from './handling-steps.ts';
import { keepComment } from './officer-comment.ts';
import { calendarOf } from './parameters.ts';
import { applicationTable } from './tables.ts';

/** Working days that an applicant has for a correction. */
const correctionWorkdays = 10;

const applicationOf = async (context: Context, id: string | null) =>
  found(await repositoryOf(application, context).first(eq(applicationTable.id, id ?? '')));

/** What applications add to the handling of their processes' tasks. */
export const applicationHandler = (services: Services): CaseHandler => ({
  processKeys: applicationProcesses,

  async prepare(context, task, handling) {
    await keepMarks(context, task.businessKey ?? '', handling.marks);
    const step = handlingSteps[`${task.taskDefinitionKey}:${handling.outcome}`];
    if (!step) return {};
    return step(context, {
      row: await applicationOf(context, task.businessKey),
      handling,
      isDemonstration: services.config.mode !== 'production',
    });
  },

  async beforeReturn(context, task, { comment, fieldRefs, marks }) {
    await keepMarks(context, task.businessKey ?? '', marks);
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
      fieldRefs: [...fieldRefs, ...(await refsOfMarks(context, marks))],
      deadline,
    });
    return momentOf(`${deadline} 23:59:59`);
  },

  sheet: (context, id, nodeId) => sheetOf(context, services, { id, nodeId }),
});
