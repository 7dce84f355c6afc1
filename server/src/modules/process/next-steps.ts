import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { nextSteps, nextStepsInput } from '@policy/shared/contract/workflow/next-steps.ts';
import type { NextSteps } from '@policy/shared/contract/workflow/next-steps.ts';
import { inArray, or } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { describedOnly, readParameters } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { sentenceOf } from '../../kit/runtime/error-sentence.ts';
import { InvalidDraft, Refusal } from '../../kit/runtime/errors.ts';
import { dutyNames } from '../../membership/applicant.ts';
import { tableOf } from '../../kit/table/table.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import type { Outlook, Workflow } from '../../workflow/index.ts';
import { assertOfDuty } from './members-tasks.ts';
import { namesOf } from './task-rows.ts';

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

/**
 * What the decision would be refused for may still be mended, so it is told, as is that somebody has taken it meanwhile: a page
 * asks while its reader decides. Who may not take it is refused.
 */
function untold(error: unknown, { locale }: Context): NextSteps {
  const isOpen =
    error instanceof InvalidDraft || (error instanceof Refusal && [400, 409].includes(error.status));
  const refusal = isOpen ? sentenceOf(error, locale) : null;
  if (refusal === null) throw error;
  return { refusal, ends: null, steps: [], waitsFor: [] };
}

async function told(context: Context, { ends, tasks, waitsAt }: Outlook): Promise<NextSteps> {
  const offered = tasks.flatMap(({ candidates }) => candidates);
  const people = await namesOf(context, [
    ...tasks.map(({ assigneeId }) => assigneeId),
    ...offered.map(({ userId }) => userId),
  ]);
  const roles = await roleNames(
    context,
    offered.map(({ roleId }) => roleId),
  );
  const departments = await departmentNames(
    context,
    offered.map(({ departmentId }) => departmentId),
  );
  const reached = (one: (typeof offered)[number]) =>
    one.duty === null
      ? named(one)
      : ofDuty(context, { duty: one.duty, company: people.get(one.userId ?? '') });
  const named = ({ userId, roleId, departmentId }: (typeof offered)[number]) => {
    const of = departments.get(departmentId ?? '') ?? null;
    const name = people.get(userId ?? '') ?? roles.get(roleId ?? '');
    if (name) return [{ name, department: of }];
    return of ? [{ name: of, department: null }] : [];
  };
  return {
    ...{ refusal: null, ends, waitsFor: [...waitsAt] },
    steps: tasks.map(({ name: taskName, isOwners, assigneeId, candidates }) => ({
      ...{ taskName, isOwners, isGiven: assigneeId !== null },
      people:
        assigneeId === null || candidates.some(({ duty }) => duty !== null)
          ? candidates.flatMap(reached)
          : [people.get(assigneeId) ?? []].flat().map((name) => ({ name, department: null })),
    })),
  };
}

/** Members of a company, by what they have to be for it. */
const ofDuty = (context: Context, { duty, company }: { duty: Duty; company: string | undefined }) =>
  dutyNames(context, [duty]).map((name) => ({ name, department: company ?? null }));

const present = (ids: readonly (string | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))];

/** Names of roles by the alias or the id that a model names them by. */
async function roleNames(context: Context, named: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = present(named);
  if (wanted.length === 0) return new Map();
  const { id, roleAlias } = tableOf(role);
  const ids = wanted.filter((one) => isUuid(one));
  const rows = await repositoryOf(role, context).all(or(inArray(roleAlias, wanted), inArray(id, ids)));
  return new Map(
    rows.flatMap((row) => [[row.id, row.roleName] as const, [row.roleAlias, row.roleName] as const]),
  );
}

async function departmentNames(context: Context, named: readonly (string | null)[]) {
  const wanted = present(named).filter((one) => isUuid(one));
  return wanted.length === 0 ? new Map<string, string>() : repositoryOf(department, context).names(wanted);
}
