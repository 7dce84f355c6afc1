import { operationResult } from '@policy/shared/contract/workflow/operations.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { describedOnly, permission, readParameters } from '../../../kit/routes/route.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import type { CommandResult, Workflow } from '../../../workflow/index.ts';
import { asOperator } from './as-operator.ts';
import { answerOfEach, namingSeveral, oneOrSeveral } from './one-or-several.ts';
import { said } from './said.ts';

/** What an act of operations staff is about: a task, or a process by itself. */
export interface Target {
  instanceId: string;
  /** Of a task alone. */
  taskId: string | null;
}

interface Intervention<Input extends z.ZodObject> {
  /** The end of its call, and of its permission. */
  name: string;
  right: string;
  /** What it may be about; a task where both are named. */
  about: readonly ('task' | 'process')[];
  input: Input;
  work: (
    context: Context,
    target: Target,
    input: z.output<Input> & { comment: string },
  ) => Promise<CommandResult | null>;
  /** Asked once before any row is touched. */
  before?: (context: Context, input: z.output<Input>) => Promise<void>;
}

/** Under what several are named. */
const listOf = { task: 'taskIds', process: 'processInstanceIds' } as const;

const one = {
  task: z.object({ taskId: z.uuid() }).partial(),
  process: z.object({ processInstanceId: z.uuid(), processInsId: z.uuid() }).partial(),
};

/**
 * One act of operations staff as a call. It names one row and answers what the command did; or several, each of which is
 * done by itself and answers what became of it. Who is not let reach a process does not find it, and nobody intervenes in
 * his own.
 */
export const interventions =
  (app: FastifyInstance, workflow: Workflow) =>
  <Input extends z.ZodObject>({ name, right, about, input, work, before }: Intervention<Input>): void => {
    const lists = about.map((kind) => listOf[kind]);
    const single = z.object({ ...one.task.shape, ...one.process.shape });
    const whole = z.looseObject({ ...single.shape, ...said.shape, ...input.shape });
    const schema = {
      ...{ tags: ['workflowOps'], response: { 200: answerOfEach(operationResult) } },
      body: namingSeveral(whole.shape, lists),
    };
    const config = { guard: permission(`workflow_ops_${right}`) };
    const path = `/blade-workflow/ops/${name}`;
    app.post(path, { config, schema, validatorCompiler: describedOnly }, async (request) => {
      const parsed = readParameters(request, whole);
      // What the whole has been checked against, part by part.
      const own = input.parse(parsed);
      const { comment, notify } = said.parse(parsed);
      const how = { comment, notify: String(notify) === '1' };
      const act = (context: Context, target: Target) =>
        asOperator(context, workflow, {
          ...target,
          ...how,
          work: () => work(context, target, { ...own, comment }),
        });
      const { taskId, processInstanceId, processInsId } = single.parse(parsed);
      const named = {
        task: about.includes('task') ? taskId : undefined,
        process: about.includes('process') ? (processInstanceId ?? processInsId) : undefined,
      };
      return oneOrSeveral(request, {
        lists,
        before: async () => before?.(request.context, own),
        several: async (inside, { list, id }) =>
          act(
            inside,
            await targetOf(inside, workflow, list === listOf.task ? { task: id } : { process: id }),
          ),
        one: async (context) => act(context, await targetOf(context, workflow, named)),
      });
    });
  };

async function targetOf(
  context: Context,
  { operations }: Workflow,
  { task, process }: { task?: string | undefined; process?: string | undefined },
): Promise<Target> {
  if (task === undefined) return { instanceId: found(process), taskId: null };
  return { instanceId: (await operations.taskNamed(context, task)).instanceId, taskId: task };
}

/** The task that an act is about, which it has to be. */
export const taskOf = ({ taskId }: Target): string => found(taskId);
