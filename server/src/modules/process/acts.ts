import { z } from 'zod';

import type { Context } from '../../kit/context.ts';
import { Refusal } from '../../kit/errors.ts';
import { parametersOf, permission } from '../../kit/route.ts';
import type { Guard, Module } from '../../kit/route.ts';
import { inTransaction } from '../../kit/transaction.ts';
import type { CaseHandler, Workflow } from '../../workflow/index.ts';

const comment = z.string().trim().max(2000).default('');
const mark = z.object({
  fileId: z.uuid(),
  mark: z.enum(['passed', 'supplement']),
  comment: z.string().trim().max(500).default(''),
});
const handled = z.object({
  taskId: z.uuid(),
  outcome: z.string().trim().max(40).default('approved'),
  comment,
  variables: z.record(z.string(), z.json()).default({}),
  fieldRefs: z.array(z.string().max(120)).max(50).default([]),
  materialMarks: z.array(mark).max(500).default([]),
});
const taskInput = z.object({ taskId: z.uuid(), comment });
const instanceInput = z.object({ processInstanceId: z.uuid(), comment });
const rollBackInput = z.object({ taskId: z.uuid(), nodeId: z.string().max(100).optional(), comment });

type Handled = z.output<typeof handled>;

/** What people do with tasks; each call is one command in one transaction. */
export const taskActs =
  (workflow: Workflow, handlers: readonly CaseHandler[]): Module =>
  (app) => {
    const act = <Input extends z.ZodType>(
      paths: readonly string[],
      { input, guard = 'signedIn' }: { input: Input; guard?: Guard },
      work: (context: Context, input: z.output<Input>) => Promise<object | null>,
    ) => {
      const schema = { tags: ['workflow'], body: input, response: { 200: z.unknown() } };
      // Parameters may come in the query or in the body; the schema is the documentation of both.
      const validatorCompiler = () => (value: unknown) => ({ value });
      for (const path of paths) {
        app.post(path, { config: { guard }, schema, validatorCompiler }, (request) => {
          const read = input.safeParse(parametersOf(request));
          if (!read.success) throw new Refusal('request.invalid');
          return inTransaction(request.context, (context) => work(context, read.data));
        });
      }
    };
    const ours = (name: string) => `/blade-workflow/process/${name}`;
    act([ours('claimTask'), '/blade-flow/work/claim-task'], { input: taskInput }, (context, { taskId }) =>
      workflow.claim(context, { taskId }),
    );
    act([ours('unclaimTask')], { input: taskInput }, (context, { taskId }) =>
      workflow.unclaim(context, { taskId }),
    );
    act([ours('completeTask'), '/blade-flow/work/complete-task'], { input: handled }, (context, input) =>
      close(context, { workflow, handlers }, input),
    );
    act(
      [ours('rollbackTask')],
      { input: rollBackInput },
      async (context, { taskId, nodeId, comment: said }) =>
        nodeId
          ? workflow.rollBack(context, { taskId, nodeId, comment: said })
          : close(
              context,
              { workflow, handlers },
              handled.parse({ taskId, outcome: 'returned', comment: said }),
            ),
    );
    act(
      [ours('terminateProcess')],
      { input: instanceInput, guard: permission('workflow_terminate') },
      (context, input) =>
        workflow.terminate(context, { instanceId: input.processInstanceId, comment: input.comment }, 'any'),
    );
  };

interface Parts {
  workflow: Workflow;
  handlers: readonly CaseHandler[];
}

/** Closes a task, or returns it to the applicant, with whatever its area adds to that. */
async function close(context: Context, { workflow, handlers }: Parts, input: Handled) {
  const { taskId, outcome, comment: said, fieldRefs, materialMarks: marks } = input;
  const { task } = await workflow.taskDetail(context, taskId);
  if (task.endTime !== null) throw new Refusal('workflow.taskHandled');
  const handler = handlers.find(({ processKeys }) => processKeys.includes(task.processDefinitionKey));
  const handling = { outcome, comment: said, variables: input.variables, fieldRefs, marks };
  if (outcome === 'returned') {
    if (said === '') throw new Refusal('workflow.commentRequired');
    const dueAt = (await handler?.beforeReturn(context, task, handling)) ?? null;
    return workflow.returnToApplicant(context, { taskId, comment: said, dueAt });
  }
  const prepared = await handler?.prepare(context, task, handling);
  // What the handler typed reaches the process only through its area, where it was checked.
  const variables = z.record(z.string(), z.json()).parse(prepared ?? input.variables);
  return workflow.complete(context, { taskId, outcome, comment: said, variables });
}
