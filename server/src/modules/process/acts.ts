import { signerPositions } from '@policy/shared/contract/workflow/status.ts';
import { besideInput } from '@policy/shared/contract/workflow/remarks.ts';
import { z } from 'zod';

import { describedOnly, permission, readParameters } from '../../kit/routes/route.ts';
import type { Guard, Module } from '../../kit/routes/route.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found } from '../../kit/runtime/errors.ts';
import { writeOnce } from '../../kit/transaction/idempotency.ts';
import { assertLevel } from '../../membership/real-name-level.ts';
import { comment, rev } from '../../workflow/index.ts';
import type { PeopleOf, Workflow } from '../../workflow/index.ts';
import { assertColleagues } from './colleagues.ts';
import { besideComment } from './files/beside-comment.ts';
import type { CheckedBeside } from './files/beside-comment.ts';
import { mayTerminate, terminateAsOperator } from './ops/as-operator.ts';
import { handedInAgain, handInAgain } from './start/hand-in-again.ts';
import { assertFinds, assertMayDecide } from './members-tasks.ts';
import { withdrawProcess } from './withdraw.ts';
import { assertChooses } from './deciding/chosen-people.ts';
import { closeTask, goesOn, handledOf } from './deciding/close-task.ts';
import { decide, rejectedOf, rejectTask } from './deciding/reject-task.ts';
import { returnAsked, returning } from './deciding/returning.ts';

const taskInput = z.object({ taskId: z.uuid(), comment, rev });
const instanceInput = z.object({ processInstanceId: z.uuid(), comment });
const resolveInput = taskInput.extend(besideInput);
const handOverInput = resolveInput.extend({ assignee: z.uuid() });
const copyInput = z.object({
  ...{ taskId: z.uuid(), copyUserIds: z.array(z.uuid()).min(1).max(50), comment, ...besideInput },
});
const signersInput = z.object({
  ...{ taskId: z.uuid(), comment, ...besideInput, rev },
  /** Ids of people with commas between them. */
  assignee: z.string().regex(/^[\da-f-]{36}(?:,[\da-f-]{36}){0,19}$/i),
  position: z.enum(signerPositions).default('before'),
});
/** One's own decision by its task, or the whole process, which belongs to whoever started it; other clients of the family call it `processInsId`. */
const withdrawInput = z.object({
  taskId: z.uuid().optional(),
  processInstanceId: z.uuid().optional(),
  processInsId: z.uuid().optional(),
  comment,
});
const urgeInput = z.object({ taskId: z.uuid(), comment });
const rollBackInput = z.object({
  ...{ taskId: z.uuid(), comment, ...besideInput, rev },
  /** Where it says nothing, the rule of the step does, else the owner gets it. */
  ...returning,
});

/** The task that an act is about, where it is about one. */
const aboutTask = z.looseObject({ taskId: z.string().optional() });

type Beside = Parameters<typeof besideComment>[2];

/** What people do with tasks; each call is one command in one transaction. */
export const taskActs =
  (workflow: Workflow, colleaguesOf: PeopleOf): Module =>
  (app) => {
    const around = { workflow, colleaguesOf };
    const assertMayGet = (context: Context, asked: Parameters<typeof assertColleagues>[2]) =>
      assertColleagues(context, around, asked);
    /** What was said, with what goes with it as the engine takes it. */
    const withBeside = async <Said extends Beside>(
      context: Context,
      { attachments, mentionUserIds, ...said }: Said,
    ) => ({
      ...said,
      ...(await besideComment(context, around, { taskId: said.taskId, attachments, mentionUserIds })),
    });
    const act = <Input extends z.ZodType>(
      paths: readonly string[],
      { input, guard = 'signedIn', asksLevel = false }: { input: Input; guard?: Guard; asksLevel?: boolean },
      work: (context: Context, input: z.output<Input>) => Promise<object | null>,
    ) => {
      const schema = { tags: ['workflow'], body: input, response: { 200: z.unknown() } };
      for (const path of paths) {
        app.post(
          path,
          { config: { guard, asksLevel }, schema, validatorCompiler: describedOnly },
          (request) => {
            const said = readParameters(request, input);
            return writeOnce(request, async (context) => {
              const { taskId } = aboutTask.parse(said);
              if (taskId !== undefined) await assertFinds(context, workflow, taskId);
              return work(context, said);
            });
          },
        );
      }
    };
    const handled = handledOf(workflow);
    const ours = (name: string) => `/blade-workflow/process/${name}`;
    act([ours('claimTask'), '/blade-flow/work/claim-task'], { input: taskInput }, (context, input) =>
      workflow.claim(context, input),
    );
    act([ours('unclaimTask')], { input: taskInput }, (context, input) => workflow.unclaim(context, input));
    act([ours('transferTask')], { input: handOverInput }, async (context, input) => {
      await assertMayGet(context, { taskId: input.taskId, ids: [input.assignee], decides: true });
      return workflow.transfer(context, await withBeside(context, input));
    });
    act([ours('delegateTask')], { input: handOverInput }, async (context, input) => {
      await assertMayGet(context, { taskId: input.taskId, ids: [input.assignee] });
      return workflow.delegate(context, await withBeside(context, input));
    });
    act([ours('resolveTask')], { input: resolveInput }, async (context, input) =>
      workflow.resolve(context, await withBeside(context, input)),
    );
    act([ours('recallTask')], { input: taskInput }, (context, input) => workflow.recall(context, input));
    act([ours('addMultiInstance')], { input: signersInput }, async (context, { assignee, ...input }) => {
      const userIds = assignee.split(',');
      await assertMayGet(context, { taskId: input.taskId, ids: userIds });
      return workflow.addSigners(context, { ...(await withBeside(context, input)), userIds });
    });
    act([ours('deleteMultiInstance')], { input: taskInput }, (context, input) =>
      workflow.removeSigner(context, input),
    );
    act([ours('copyTask')], { input: copyInput }, async (context, input) => {
      await assertMayGet(context, { taskId: input.taskId, ids: input.copyUserIds });
      return workflow.copy(context, await withBeside(context, input));
    });
    act([ours('urgeTask')], { input: urgeInput }, async (context, input) => {
      // Who does not see the case does not find its task.
      await workflow.taskDetail(context, input.taskId);
      return workflow.urge(context, input);
    });
    act(
      [ours('completeTask'), '/blade-flow/work/complete-task'],
      { input: handled, asksLevel: true },
      async (context, said) => {
        await assertMayDecide(context, workflow, said.taskId);
        assertChooses(context, said);
        const input = await withBeside(context, said);
        if (input.outcome === handedInAgain) return handInAgain(context, workflow, input);
        const { taskId, variables, formVersion } = input;
        return decide(context, workflow, {
          ...{ taskId, variables, formVersion, isWhole: goesOn(input.outcome) },
          work: (following) => closeTask(context, workflow, { ...input, ...following }),
        });
      },
    );
    act([ours('rejectTask')], { input: rejectedOf(workflow), asksLevel: true }, async (context, input) => {
      await assertMayDecide(context, workflow, input.taskId);
      return rejectTask(context, workflow, await withBeside(context, input));
    });
    act([ours('rollbackTask')], { input: rollBackInput, asksLevel: true }, async (context, input) => {
      await assertMayDecide(context, workflow, input.taskId);
      return rollBack(context, workflow, await withBeside(context, input));
    });
    act(
      [ours('withdrawTask')],
      { input: withdrawInput, asksLevel: true },
      async (context, { taskId, comment: said, ...named }) => {
        await assertLevel(context, 'apply');
        return taskId
          ? workflow.withdrawDecision(context, { taskId, comment: said })
          : withdrawProcess(context, workflow, {
              ...{ comment: said, instanceId: found(named.processInstanceId ?? named.processInsId) },
            });
      },
    );
    act(
      [ours('terminateProcess')],
      { input: instanceInput, guard: permission(mayTerminate) },
      (context, { processInstanceId: instanceId, comment: said }) =>
        terminateAsOperator(context, workflow, { instanceId, comment: said }),
    );
  };

/** Returns a task to a step, to the step before, or to whoever the process belongs to. */
function rollBack(
  context: Context,
  workflow: Workflow,
  input: Omit<z.output<typeof rollBackInput>, keyof typeof besideInput> & CheckedBeside,
) {
  const { nodeId, to, afterwards, ...said } = input;
  return workflow.returnTask(context, { ...said, ...returnAsked({ nodeId, to, afterwards }) });
}
