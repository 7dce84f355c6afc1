import type { Context } from '../../../kit/runtime/context.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { openTaskOf } from '../../../modules/application/moves/open-task.ts';
import { applicationTable } from '../../../modules/application/tables.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { closeTask } from '../../../modules/process/deciding/close-task.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { idOf } from '../../slug-id.ts';
import type { CaseComment, CaseRow } from './case-rows.ts';
import type { Cast } from './cast.ts';
import type { Act } from './paths.ts';
import type { Stage } from './stage.ts';
import { eq } from 'drizzle-orm';

/** One act of the replay. */
interface Acting {
  act: Act;
  id: string;
  account: string;
  comment: CaseComment | undefined;
  row: CaseRow;
}

type Playing = Stage & { cast: Cast };
type Special = (context: Context, playing: Playing, acting: Acting) => Promise<unknown>;

const instanceOf = async (context: Context, id: string) =>
  found(found(await repositoryOf(application, context).first(eq(applicationTable.id, id))).processInstanceId);

/** The node of a case in publicity that waits for its end or for an objection. */
const waitingNode = async (context: Context, workflow: Workflow, instanceId: string) =>
  found((await workflow.offersOf(context, { instanceId, effect: 'application.recordObjection' }))[0]);

/** Acts that close no task. */
const specials: Partial<Record<string, Special>> = {
  withdrawn: async (context, { workflow }, { id, comment }) =>
    workflow.withdraw(context, {
      instanceId: await instanceOf(context, id),
      comment: comment?.content ?? '',
    }),
  terminated: async (context, { workflow }, { id }) =>
    workflow.terminate(context, { instanceId: await instanceOf(context, id), comment: '申请人放弃申报' }),
  publicityOver: async (context, { workflow }, { id }) => {
    const instanceId = await instanceOf(context, id);
    const { nodeId } = await waitingNode(context, workflow, instanceId);
    await workflow.trigger(context, { instanceId, nodeId }, 'any');
  },
  objection: async (context, { workflow }, { id, comment }) => {
    const instanceId = await instanceOf(context, id);
    const { nodeId, outcome } = await waitingNode(context, workflow, instanceId);
    const said = comment?.content ?? '';
    await workflow.trigger(context, { instanceId, nodeId, outcome, comment: said }, 'any');
  },
};

/** Does one act as the person whose act it is, in a transaction of its own. */
export async function actOn(context: Context, playing: Playing, acting: Acting) {
  const { act, id, account } = acting;
  const { cast, workflow } = playing;
  const person = act.by === 'applicant' ? account : act.by === 'system' ? 'admin' : act.by;
  const as = await cast.as(person, context);
  await inTransaction(as, async (inside) => {
    const special = specials[act.outcome];
    if (special) return special(inside, playing, acting);
    const current = found(await repositoryOf(application, inside).first(eq(applicationTable.id, id)));
    const taskId = await openTaskOf(inside, workflow, current);
    const claimed = await workflow.claim(inside, { taskId });
    if (act.outcome === 'claim') return claimed;
    return closeTask(inside, workflow, { taskId, ...decisionOf(acting, wireDate(inside.clock.now())) });
  });
}

function decisionOf({ act: { outcome }, comment, row }: Acting, today: string) {
  return {
    outcome,
    comment: comment?.content ?? '按规定办理',
    variables: filledIn(outcome, row, today),
    fieldRefs: (comment?.fieldRefs ?? []).map(asRef),
    materialMarks: [],
  };
}

/** What the person fills in with his decision: the amount, the batch or the voucher. */
function filledIn(outcome: string, { approvedAmountWan, applyNo }: CaseRow, today: string) {
  const amount: Record<string, number> = approvedAmountWan === undefined ? {} : { approvedAmountWan };
  const answers: Record<string, Record<string, number | string>> = {
    approved: amount,
    planned: { batchNo: `PC${today.replaceAll('-', '')}` },
    paid: { voucherNo: `PZ${applyNo.slice(2)}` },
  };
  return answers[outcome] ?? {};
}

/** Comments of the seed name materials by their slugs. */
function asRef(ref: string): string {
  const [kind, slug = ''] = ref.split('.');
  return kind === 'materials' ? `materials.${idOf(slug)}` : ref;
}
