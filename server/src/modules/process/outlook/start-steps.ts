import { nextSteps, startStepsInput } from '@policy/shared/contract/workflow/next-steps.ts';
import { settledAnswers } from '@policy/shared/forms/dependences/settled-answers.ts';
import type { z } from 'zod';

import { formErrors, knownAnswers } from '../../../forms/form-validation.ts';
import { formOf, mainForm } from '../../../forms/form-versions.ts';
import { withCompanyFacts } from '../../../forms/given-answers.ts';
import { asVariables, formFacts } from '../../../forms/step-answers.ts';
import { describedOnly, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import type { Foreseen, Workflow } from '../../../workflow/index.ts';
import { factsOf, refuseWaiting } from '../start/start-process.ts';
import { startableOf } from '../start/startable.ts';
import { told, untold } from './told-steps.ts';

type Asked = z.output<typeof startStepsInput>;

/** What the start of a process would lead to and whom it would reach, told to whoever may start it; nothing begins and no number is taken. */
export const startStepsModule =
  (workflow: Workflow): Module =>
  (app) => {
    const schema = { tags: ['workflow'], body: startStepsInput, response: { 200: nextSteps } };
    const options = { config: { guard: 'signedIn' as const }, schema, validatorCompiler: describedOnly };
    app.post('/blade-workflow/process/startSteps', options, (request) => {
      const said = readParameters(request, startStepsInput);
      return inTransaction(request.context, async (context) => {
        const process = await startableOf(context, workflow, { key: said.processDefKey });
        const version = found(await mainForm(context, process));
        try {
          await refuseWaiting(context);
          return await told(context, await outlookOf(context, workflow, { ...said, process, version }));
        } catch (error) {
          return untold(error, context);
        }
      });
    });
  };

interface Started extends Asked {
  process: Awaited<ReturnType<typeof startableOf>>;
  version: NonNullable<Awaited<ReturnType<typeof mainForm>>>;
}

/** Tries the start with the answers that there are: they need not be whole yet. */
async function outlookOf(
  context: Context,
  workflow: Workflow,
  { process, version, variables }: Started,
): Promise<Foreseen> {
  const form = await formOf(context, version);
  const known = await withCompanyFacts(context, form, knownAnswers(form.schema, variables));
  const answers = asVariables(settledAnswers(form.schema, known));
  const facts = await factsOf(context, process.processDefName);
  try {
    return await workflow.startOutlook(context, {
      ...{ processKey: process.processDefKey, variables: answers },
      ...facts,
    });
  } catch (error) {
    const asked = { schema: form.schema, facts: formFacts(context) };
    const isWhole = formErrors(asked, answers, context.locale).length === 0;
    throw !isWhole && isUnanswered(error) ? new Refusal('workflow.startUnfilled') : error;
  }
}

/** What expressions are refused for where the form that they read is not filled in yet. */
const unanswered = [
  ...['workflow.unknownVariable', 'workflow.expressionNumber', 'workflow.expressionBoolean'],
  'workflow.noFlow',
];

const isUnanswered = (error: unknown) => error instanceof Refusal && unanswered.includes(error.code);
