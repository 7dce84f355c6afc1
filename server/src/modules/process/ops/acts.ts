import { readable } from '@policy/shared/contract/kit/readable.ts';
import { jsonValue } from '@policy/shared/contract/kit/shapes.ts';
import { besideInput } from '@policy/shared/contract/workflow/remarks.ts';
import { signerPositions } from '@policy/shared/contract/workflow/status.ts';
import { z } from 'zod';

import type { Module } from '../../../kit/routes/route.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { rev } from '../../../workflow/index.ts';
import type { PeopleOf, Workflow } from '../../../workflow/index.ts';
import { assertMayGet } from '../colleagues.ts';
import { besideComment } from '../files/beside-comment.ts';
import { goesOn } from '../deciding/close-task.ts';
import { returnAsked, returning } from '../deciding/returning.ts';
import { withFilledIn } from '../start/filled-in.ts';
import { interventions, taskOf } from './intervene.ts';
import type { Target } from './intervene.ts';

const people = z
  .union([z.array(z.uuid()), z.string().transform((text) => text.split(',').filter(Boolean))])
  .pipe(z.array(z.uuid()).min(1).max(50));
const assigned = z.object({ assignee: z.uuid(), rev });
const beside = z.object(besideInput);
const filledIn = readable(z.record(z.string(), jsonValue)).default({});

/** What operations staff do with tasks of others, each under a permission of its own. */
export const taskOperations =
  (workflow: Workflow, colleaguesOf: PeopleOf): Module =>
  (app) => {
    const add = interventions(app, workflow);
    const withBeside = besideBy(workflow, colleaguesOf);
    const mayGet: MayGet = (context, asked) => assertMayGet(context, { workflow, colleaguesOf }, asked);
    const about = ['task'] as const;
    add({
      ...{ name: 'completeTask', right: 'complete', about },
      input: z.object({
        outcome: z.string().trim().min(1).max(40).default('approved'),
        variables: filledIn,
        /** The version of the step's own form that was filled in. */
        formVersion: z.int().optional(),
        /** The step that a rejection goes back to, where the rule of the step lets one pick it. */
        nodeId: z.string().max(100).optional(),
        rev,
        ...besideInput,
      }),
      work: async (context, target, { formVersion, ...said }) => {
        const input = await withBeside(context, target, said);
        const taskId = taskOf(target);
        return withFilledIn(context, workflow, {
          ...{ taskId, variables: input.variables, formVersion, isWhole: goesOn(input.outcome) },
          detailOf: () => workflow.taskDetail(context, taskId, 'operator'),
          work: (following) => decided(context, workflow, { taskId, ...input, ...following }),
        });
      },
    });
    add({
      ...{ name: 'changeTaskAssignee', right: 'assign', about, input: assigned },
      work: async (context, target, { assignee, ...input }) => {
        const taskId = taskOf(target);
        // Where nobody is there whom the step means, somebody else has to do it.
        const decides = !(await workflow.operations.taskIsForNobody(context, taskId));
        await mayGet(context, { taskId, ids: [assignee], decides });
        return workflow.assign(context, { taskId, assignee, ...input }, 'operator');
      },
    });
    add({
      ...{ name: 'transferTask', right: 'transfer', about, input: assigned.extend(besideInput) },
      work: async (context, target, said) => {
        const input = await withBeside(context, target, said);
        await mayGet(context, { taskId: taskOf(target), ids: [input.assignee], decides: true });
        return workflow.transfer(context, { taskId: taskOf(target), ...input }, 'operator');
      },
    });
    add({
      ...{ name: 'delegateTask', right: 'delegate', about, input: assigned.extend(besideInput) },
      work: async (context, target, said) => {
        const input = await withBeside(context, target, said);
        await mayGet(context, { taskId: taskOf(target), ids: [input.assignee] });
        return workflow.delegate(context, { taskId: taskOf(target), ...input }, 'operator');
      },
    });
    add({
      ...{ name: 'copyTask', right: 'copy', about, input: beside.extend({ copyUserIds: people }) },
      work: async (context, target, said) => {
        const taskId = taskOf(target);
        const { copyUserIds, comment, ...more } = await withBeside(context, target, said);
        await mayGet(context, { taskId, ids: copyUserIds });
        return workflow.copy(context, { taskId, copyUserIds, comment, ...more }, 'operator');
      },
    });
    add({
      ...{ name: 'urgeTask', right: 'urge', about, input: z.object({}) },
      work: (context, target, { comment }) =>
        workflow.urge(context, { taskId: taskOf(target), comment }, 'operator'),
    });
    add({
      ...{ name: 'rollbackTask', right: 'rollback', about, input: beside.extend({ ...returning, rev }) },
      work: async (context, target, said) => {
        const { nodeId, to, afterwards, ...input } = await withBeside(context, target, said);
        // Operations staff say where it goes: what a step does by itself is decided there.
        if (!nodeId && !to) throw new Refusal('request.invalid', {}, 'nodeId');
        const asked = returnAsked({ nodeId, to, afterwards });
        return workflow.returnTask(context, { taskId: taskOf(target), ...input, ...asked }, 'operator');
      },
    });
    addSeveral(add, workflow, { mayGet, withBeside });
  };

/** What was said, with what goes with it as the engine takes it. */
const besideBy =
  (workflow: Workflow, colleaguesOf: PeopleOf) =>
  async <Said extends z.output<typeof beside>>(
    context: Context,
    target: Target,
    { attachments, mentionUserIds, ...said }: Said,
  ) => {
    const named = { taskId: taskOf(target), attachments, mentionUserIds, asOperator: true };
    return { ...said, ...(await besideComment(context, { workflow, colleaguesOf }, named)) };
  };

interface Decided {
  taskId: string;
  outcome: string;
  comment: string;
  variables: z.output<typeof filledIn>;
  derived: z.output<typeof filledIn>;
  unasked: string[];
  nodeId?: string | undefined;
  rev?: number | undefined;
}

/** What operations staff decide does what it does for the handler: a return and a rejection go where the step says. */
async function decided(context: Context, workflow: Workflow, { outcome, nodeId, ...said }: Decided) {
  if (outcome === 'returned') return workflow.returnTask(context, said, 'operator');
  const { buttons } = await workflow.taskDetail(context, said.taskId, 'operator');
  const button = buttons.find(({ buttonKey }) => buttonKey === outcome);
  return button?.act === 'reject'
    ? workflow.reject(context, { ...said, nodeId }, 'operator')
    : workflow.complete(context, { ...said, outcome }, 'operator');
}

type MayGet = (context: Context, asked: Parameters<typeof assertMayGet>[2]) => Promise<void>;

/** Further people at a step and fewer: of one that is done by several, or who sign a task besides its holder. */
function addSeveral(
  add: ReturnType<typeof interventions>,
  workflow: Workflow,
  { mayGet, withBeside }: { mayGet: MayGet; withBeside: ReturnType<typeof besideBy> },
): void {
  const several = z.object({
    userIds: people.optional(),
    /** The same under the name of the call for handlers. */
    assignee: people.optional(),
    position: z.enum(signerPositions).default('before'),
    rev,
    ...besideInput,
  });
  const about = ['task'] as const;
  add({
    ...{ name: 'addMultiInstance', right: 'add_signer', about, input: several },
    work: async (context, target, said) => {
      const { assignee, userIds = assignee, position, comment, rev: seen } = said;
      if (!userIds) throw new Refusal('request.invalid', {}, 'userIds');
      const taskId = taskOf(target);
      const { task, isSeveral } = await workflow.taskDetail(context, taskId, 'operator');
      // Who does the step besides decides it; who signs a task says what he thinks of it.
      await mayGet(context, { taskId, ids: userIds, decides: isSeveral });
      const { taskDefinitionKey: nodeId, processInstanceId: instanceId } = task;
      if (isSeveral)
        return workflow.addInstances(
          context,
          { instanceId, nodeId, taskId, rev: seen, items: userIds, comment },
          'operator',
        );
      const { attachments, mentionIds } = await withBeside(context, target, said);
      const signing = { taskId, userIds, position, comment, rev: seen, attachments, mentionIds };
      return workflow.addSigners(context, signing, 'operator');
    },
  });
  add({
    ...{ name: 'deleteMultiInstance', right: 'remove_signer', about, input: z.object({ rev }) },
    work: async (context, target, { comment, rev: seen }) => {
      const taskId = taskOf(target);
      const { task } = await workflow.taskDetail(context, taskId, 'operator');
      return task.signs === null
        ? workflow.removeInstance(context, { taskId, comment, rev: seen }, 'operator')
        : workflow.removeSigner(context, { taskId, comment, rev: seen }, 'operator');
    },
  });
}
