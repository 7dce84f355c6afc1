import type { Context } from '../../kit/runtime/context.ts';
import type { Workflow } from '../../workflow/index.ts';
import { mayAct } from './start/startable.ts';
import { isApplicant } from '../../membership/applicant.ts';
import { inLanguage, namesOf } from './task-rows.ts';

/**
 * Processes with the steps at which they wait, who holds them, and the oldest that may be urged; all empty where a process waits
 * for nobody. Whoever applied is told the step alone. Those that came back wait for whoever acts for whom they belong to.
 */
export const withOpenSteps = async <Row extends { processInstanceId: string }>(
  context: Context,
  workflow: Workflow,
  rows: readonly Row[],
) => withSteps(context, rows, await openStepsOf(context, workflow, rows));

/** The steps at which some processes wait. */
export function openStepsOf(
  context: Context,
  workflow: Workflow,
  rows: readonly { processInstanceId: string }[],
): Promise<readonly OpenStep[]> {
  const ids = rows.map((row) => row.processInstanceId);
  return ids.length === 0 ? Promise.resolve([]) : workflow.openSteps(context, ids);
}

type OpenStep = Awaited<ReturnType<Workflow['openSteps']>>[number];

/** The same where the steps are known. */
export async function withSteps<Row extends { processInstanceId: string }>(
  context: Context,
  rows: readonly Row[],
  steps: readonly OpenStep[],
) {
  const names = await namesOf(context, isApplicant(context) ? [] : steps.map(({ assigneeId }) => assigneeId));
  const said = inLanguage(context);
  return rows.map((row) => {
    const own = steps.filter(({ instanceId }) => instanceId === row.processInstanceId);
    const holders = own.flatMap(({ assigneeId }) => names.get(assigneeId ?? '') ?? []);
    return {
      ...row,
      taskName: listed(own.map(({ name, nameEn }) => said(name, nameEn))),
      assigneeName: listed(holders),
      urgedTaskId: isApplicant(context) ? null : (own.find(isOfOthers(context))?.taskId ?? null),
      isReturned: mayAct(context) && own.some(({ isOwners }) => isOwners),
    };
  });
}

/** A step that an office has in hand, and not the caller himself, and whose holder may be urged. */
const isOfOthers =
  ({ actor }: Context) =>
  ({ isOwners, isUrged, assigneeId }: OpenStep) =>
    !isOwners && isUrged && assigneeId !== actor?.userId;

const listed = (names: readonly string[]) => (names.length === 0 ? null : [...new Set(names)].join('、'));
