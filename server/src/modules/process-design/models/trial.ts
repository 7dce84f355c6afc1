import { department } from '@policy/shared/contract/entities/people/department.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { trialInput, trialResult } from '@policy/shared/contract/process-design/trial.ts';
import type { TrialInput, TrialResult, TrialTask } from '@policy/shared/contract/process-design/trial.ts';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';

import { bodyOf, permission } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { sentenceOf } from '../../../kit/runtime/error-sentence.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { nameIn } from '../../../kit/table/fields.ts';
import { dutyNames } from '../../../membership/applicant.ts';
import { answeredBy } from '../../../workflow/index.ts';
import type { OpenTask, TriedOutcome, Workflow } from '../../../workflow/index.ts';
import { TrialForms } from './trial-forms.ts';

const { path, name, permissionBase } = processModel;

/** The call that runs a drawn process in memory, with chosen values and decisions; nothing of it is kept. */
export function addTrial(app: FastifyInstance, workflow: Workflow) {
  const config = { guard: permission(`${permissionBase}_edit`), perMinute: 120 };
  const schema = { tags: [name], body: trialInput, response: { 200: trialResult } };
  app.post(`/${path}/trial`, { config, schema }, async (request) => {
    const { context } = request;
    const { modelKey: key, xml, starter, variables, acts } = bodyOf<TrialInput>(request);
    const starterId = starter ?? found(context.actor).userId;
    const forms = new TrialForms(context);
    const { fillIn } = forms;
    const tried = await workflow.tryOut(context, { key, xml, starterId, variables, acts, fillIn });
    return resultOf(context, tried, forms);
  });
}

const nothing = { refused: null, status: null, steps: [], tasks: [], waits: [] };

async function resultOf(context: Context, tried: TriedOutcome, forms: TrialForms): Promise<TrialResult> {
  const said = (refusal: Error) => ({
    msg: sentenceOf(refusal, context.locale) ?? '',
    node: refusal instanceof Refusal && refusal.facts.node !== undefined ? String(refusal.facts.node) : null,
  });
  if (tried.problem) return { ...nothing, problem: said(tried.problem) };
  const { refusal, status, history, tasks, open, candidates, waits, definitionAt } = tried;
  if (status === null) return { ...nothing, problem: refusal && said(refusal) };
  const people = await peopleNamed(context, [
    ...tasks.flatMap(({ assigneeId, ownerId, signersAfter }) => [assigneeId, ownerId, ...signersAfter]),
    ...candidates.map(({ userId }) => userId),
  ]);
  const person = (id: string | null) => (id === null ? null : { id, name: people.get(id) ?? id });
  const known = new Map(tasks.map((task) => [task.id, task]));
  const groups = await groupNames(context, open);
  const shown = new Map(
    await Promise.all(open.map(async ({ task, forms: at }) => [task.id, await forms.shownAt(at)] as const)),
  );
  return {
    problem: null,
    refused: refusal && said(refusal),
    status,
    steps: history.map(({ nodeId, nodeName, nodeType, endedAt, taskId }) => {
      const task = known.get(taskId ?? '');
      const { outcome = null, assigneeId = null } = task?.endedAt ? task : {};
      const isDone = endedAt !== null;
      return { nodeId, name: nodeName, type: nodeType, isDone, outcome, handler: person(assigneeId) };
    }),
    tasks: open.map(({ task, candidates: offered, outcomes, fields, handings }): TrialTask => ({
      ...{ taskId: task.id, nodeId: task.nodeId, name: task.name },
      ...{ isOwners: task.isOwners, isSigners: task.signs !== null },
      // What is for a duty is for a company, which no trial has: whoever tries it stands for it.
      holder: offered.some(({ duty }) => duty !== null) ? null : person(task.assigneeId),
      delegatedBy: task.delegation === 'pending' ? person(task.ownerId) : null,
      signersAfter: task.signersAfter.flatMap((id) => person(id) ?? []),
      handings: [...handings],
      candidates: offered.map(({ userId, roleId, departmentId, duty }) => ({
        user: duty === null ? person(userId) : null,
        duty: duty && (dutyNames(context, [duty])[0] ?? duty),
        role: roleId && (groups.get(roleId) ?? roleId),
        department: departmentId && (groups.get(departmentId) ?? departmentId),
      })),
      outcomes: [...outcomes],
      fields: fields.filter((field) => !shown.get(task.id)?.names.has(field.name)),
      forms: shown.get(task.id)?.forms ?? [],
    })),
    waits: waits.map((wait) => {
      const node = definitionAt(wait).nodes.get(wait.nodeId);
      const { id: waitId, nodeId, kind } = wait;
      const dueTime = wait.job && kind !== 'call' ? wireTime(wait.job.dueAt) : null;
      const asks = wait.job ? [...answeredBy(wait.job.call)] : [];
      return { waitId, nodeId, name: node?.name || wait.name || nodeId, kind, dueTime, asks };
    }),
  };
}

function peopleNamed(context: Context, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.flatMap((id) => (id !== null && isUuid(id) ? [id] : [])))];
  return known.length > 0
    ? repositoryOf(user, context).names(known)
    : Promise.resolve(new Map<string, string>());
}

/** What roles, which models name by alias or by id, and departments are called. */
async function groupNames(context: Context, open: readonly OpenTask[]): Promise<Map<string, string>> {
  const offered = open.flatMap(({ candidates }) => candidates);
  const names = new Map<string, string>();
  if (offered.some(({ roleId }) => roleId !== null))
    for (const row of await repositoryOf(role, context).all(undefined))
      for (const id of [row.id, row.roleAlias]) names.set(id, nameIn(context, role, row));
  const ids = offered.flatMap(({ departmentId: id }) => (id !== null && isUuid(id) ? [id] : []));
  if (ids.length > 0)
    for (const [id, called] of await repositoryOf(department, context).names([...new Set(ids)]))
      names.set(id, called);
  return names;
}
