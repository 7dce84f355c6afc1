import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import type { NextSteps } from '@policy/shared/contract/workflow/next-steps.ts';
import { inArray, or } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { sentenceOf } from '../../../kit/runtime/error-sentence.ts';
import { InvalidDraft, Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { dutyNames, isApplicant } from '../../../membership/applicant.ts';
import type { Foreseen } from '../../../workflow/index.ts';
import { inLanguage, namesOf } from '../task-rows.ts';

/**
 * What an act would be refused for may still be mended, so it is told, as is that somebody has done it meanwhile: a page
 * asks while its reader fills in. Who may not do it is refused.
 */
export function untold(error: unknown, { locale }: Context): NextSteps {
  const isOpen =
    error instanceof InvalidDraft || (error instanceof Refusal && [400, 409].includes(error.status));
  const refusal = isOpen ? sentenceOf(error, locale) : null;
  if (refusal === null) throw error;
  return { refusal, ends: null, steps: [], waitsFor: [] };
}

/** What would come of an act, with everybody whom it would reach by name. */
export async function told(
  context: Context,
  { ends, tasks, waitsAt, choices }: Foreseen,
): Promise<NextSteps> {
  const offered = tasks.flatMap(({ candidates }) => candidates);
  const people = await namesOf(context, [
    ...tasks.map(({ assigneeId }) => assigneeId),
    ...offered.map(({ userId }) => userId),
    ...choices.flatMap(({ userIds }) => userIds),
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
  // Whoever applies learns of no officers, and chooses none.
  const chosen = isApplicant(context) ? [] : choices;
  const choiceAt = (nodeId: string) => {
    const choice = chosen.find((one) => one.nodeId === nodeId);
    const nameOf = (userId: string) => ({ userId, name: people.get(userId) ?? userId });
    return choice ? { nodeId, people: choice.userIds.map(nameOf) } : null;
  };
  const said = inLanguage(context);
  return {
    ...{ refusal: null, ends, waitsFor: waitsAt.map(({ name, nameEn }) => said(name, nameEn)) },
    steps: tasks.map(({ nodeId, name, nameEn, isOwners, assigneeId, candidates }) => ({
      ...{ taskName: said(name, nameEn), isOwners, isGiven: assigneeId !== null, choice: choiceAt(nodeId) },
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
