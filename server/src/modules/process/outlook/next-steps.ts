import { nextSteps, nextStepsInput } from '@policy/shared/contract/workflow/next-steps.ts';

import { describedOnly, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { assertOfDuty } from '../members-tasks.ts';
import { told, untold } from './told-steps.ts';

/** What a decision would lead to and whom it would reach, told to whoever may take it; it writes nothing. */
export const nextStepsModule =
  (workflow: Workflow): Module =>
  (app) => {
    const schema = { tags: ['workflow'], body: nextStepsInput, response: { 200: nextSteps } };
    const options = { config: { guard: 'signedIn' as const }, schema, validatorCompiler: describedOnly };
    app.post('/blade-workflow/process/nextSteps', options, (request) => {
      const said = readParameters(request, nextStepsInput);
      return inTransaction(request.context, async (context) => {
        // Who does not see the case does not find its task.
        await assertOfDuty(context, workflow, said.taskId);
        await workflow.taskDetail(context, said.taskId);
        try {
          return await told(context, await workflow.outlook(context, said));
        } catch (error) {
          return untold(error, context);
        }
      });
    });
  };
