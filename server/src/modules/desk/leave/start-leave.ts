import { leave } from '@policy/shared/contract/entities/desk/leave.ts';
import type { startLeaveInput } from '@policy/shared/contract/desk/leave.ts';
import { leaveProcess } from '@policy/shared/contract/workflow/flow-pages.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { validate as isUuid } from 'uuid';
import type { z } from 'zod';

import { asOwner } from '../../../kit/access/as-owner.ts';
import { readSubmission } from '../../../kit/drafts/drafts.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { leaveArea } from './leave-area.ts';

type Leave = RowOf<typeof leave>;

/** Hands in a leave, new or written before, and begins its process. */
export async function startLeave(
  context: Context,
  workflow: Workflow,
  { said, sent }: { said: z.output<typeof startLeaveInput>; sent: unknown },
): Promise<Leave> {
  const process = await processOf(context, workflow, said.processDefinitionId);
  const own = repositoryOf(leave, asOwner(context));
  const { id, version, values } = readSubmission(leave, sent, context);
  const row = await (id ? own.update(id, values, version) : own.insert(values));
  // The write holds the row: of two calls at once, the second sees here that the first has handed it in.
  if (row.state !== 'draft') throw new Refusal('leave.handedIn');
  await workflow.start(context, {
    processKey: process.processDefKey,
    businessKey: row.id,
    title: titleOf(row, found(context.actor).name),
    starterDeptId: context.actor?.deptIds[0] ?? null,
    variables: {
      ...{ kind: row.kind, startDate: row.startDate, endDate: row.endDate },
      ...{ workdays: row.workdays, reason: row.reason },
    },
  });
  return own.get(row.id);
}

/** The process about leaves of a key, or that a version is of; it begins with the version that is the main one now. */
async function processOf(context: Context, workflow: Workflow, named = leaveProcess) {
  const key = isUuid(named) ? (await workflow.deployments.detail(context, named)).key : named;
  const startable = await workflow.startableProcesses(context);
  return found(
    startable.find(({ processDefKey, caseType }) => processDefKey === key && caseType === leaveArea.type),
  );
}

/** What lists call it: titles are kept in Chinese, as those of applications. */
function titleOf({ kind, startDate, endDate }: Leave, name: string): string {
  const words = catalogue('zh').entity(leave.name).choices.kind;
  return `${name} ${words?.[kind] ?? kind} ${startDate} 至 ${endDate}`;
}
