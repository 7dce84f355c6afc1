import { rowResult } from '@policy/shared/contract/kit/shapes.ts';
import { mostOperations, operationResult } from '@policy/shared/contract/workflow/operations.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { idLists, idsNamed } from '../../../kit/routes/id-list.ts';
import { describedOnly, permission, readParameters } from '../../../kit/routes/route.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { eachAlone } from '../../../kit/transaction/each-alone.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import type { CommandResult, Workflow } from '../../../workflow/index.ts';
import { asOperator } from './as-operator.ts';
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
    const lists = about.map((kind) => `${kind === 'task' ? 'task' : 'processInstance'}Ids`);
    const single = z.object({ ...one.task.shape, ...one.process.shape });
    const whole = z.looseObject({ ...single.shape, ...said.shape, ...input.shape });
    const schema = {
      ...{
        tags: ['workflowOps'],
        response: { 200: z.union([z.array(rowResult), operationResult, z.null()]) },
      },
      body: z.looseObject({
        ...whole.shape,
        ...idLists(...lists)
          .body.unwrap()
          .unwrap().shape,
      }),
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
      const many = manyNamed(request, about);
      await before?.(request.context, own);
      if (many.ids.length > 0)
        return eachAlone(request.context, many.ids, async (inside, id) =>
          act(inside, await targetOf(inside, workflow, { [many.kind]: id })),
        );
      const { taskId, processInstanceId, processInsId } = single.parse(parsed);
      const named = {
        task: about.includes('task') ? taskId : undefined,
        process: about.includes('process') ? (processInstanceId ?? processInsId) : undefined,
      };
      return writeOnce(request, async (context) => act(context, await targetOf(context, workflow, named)));
    });
  };

function manyNamed(request: FastifyRequest, about: readonly ('task' | 'process')[]) {
  for (const kind of about) {
    const ids = idsNamed(request, kind === 'task' ? 'taskIds' : 'processInstanceIds');
    if (ids.length > mostOperations) throw new Refusal('workflow.tooMany', { most: mostOperations });
    if (ids.length > 0) return { kind, ids };
  }
  return { kind: 'task' as const, ids: [] };
}

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
