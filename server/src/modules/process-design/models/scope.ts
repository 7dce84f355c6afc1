import { createHash } from 'node:crypto';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { position } from '@policy/shared/contract/entities/people/position.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import {
  modelScope,
  personInScope,
  scopeInput,
  scopeTypes,
} from '@policy/shared/contract/process-design/scope.ts';
import type { ModelScope, PersonInScope, ScopeType } from '@policy/shared/contract/process-design/scope.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { pagingOf, pagingQuery } from '../../../kit/query/paging.ts';
import { describedOnly, permission, queryOf, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { readLinks } from '../../../kit/table/links.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { lockScope, peopleInScope, scopeOf, writeScope } from '../../../workflow/index.ts';
import type { ProcessScope } from '../../../workflow/index.ts';

const { permissionBase, name } = processModel;
const path = `/${processModel.path}/scope`;
const tags = [name];
const ofModel = z.object({ modelId: z.string() });
const previewed = pagingQuery.extend({ type: z.enum(scopeTypes), ids: z.string().max(20_000).default('') });

/** The calls that say who may start the process of a model, and show who that is. */
export function addScope(app: FastifyInstance) {
  const reads = { guard: permission(`${permissionBase}_view`) };
  const listed = { tags, querystring: ofModel, response: { 200: modelScope } };
  app.get(`${path}/list`, { config: reads, schema: listed }, (request) =>
    scopeOfModel(request.context, queryOf<z.output<typeof ofModel>>(request).modelId),
  );
  const shown = { tags, querystring: previewed, response: { 200: pageOf(personInScope) } };
  app.get(`${path}/preview`, { config: reads, schema: shown }, async (request) => {
    const { type, ids, ...query } = queryOf<z.output<typeof previewed>>(request);
    const { current, size } = pagingOf(query);
    const named = ids.split(',').filter((id) => id !== '');
    const paged = { current, size };
    const { records, total } = await peopleInScope(request.context, { type, ids: named }, paged);
    const people = await withDepartments(request.context, records);
    return { records: people, total, size, current, pages: Math.ceil(total / size) };
  });
  const config = { guard: permission(`${permissionBase}_edit`) };
  const schema = { tags, body: scopeInput, response: { 200: modelScope } };
  app.post(`${path}/submit`, { config, schema, validatorCompiler: describedOnly }, (request) => {
    const { modelId, type, ids, rev } = readParameters(request, scopeInput);
    return writeOnce(request, async (context) => {
      const { modelKey } = await repositoryOf(processModel, context).get(modelId);
      const known = await namesOf(context, type, ids);
      if (ids.some((id) => !known.has(id))) throw new Refusal('row.notFound');
      const kept = await lockScope(context, modelKey);
      if (rev !== undefined && rev !== revOf(kept)) throw new Refusal('row.stale');
      await writeScope(context, modelKey, { type, ids });
      return scopeOfModel(context, modelId);
    });
  });
}

async function scopeOfModel(context: Context, modelId: string): Promise<ModelScope> {
  const { modelKey } = await repositoryOf(processModel, context).get(modelId);
  const scope = await scopeOf(context, modelKey);
  const { type, ids } = scope;
  const names = await namesOf(context, type, ids);
  return { type, values: ids.map((id) => ({ id, name: names.get(id) ?? id })), rev: revOf(scope) };
}

/** A scope has no row of its own that a number could stand in: two that say the same are the same. */
const revOf = ({ type, ids }: ProcessScope): string =>
  createHash('sha256')
    .update([type, ...ids].join(','))
    .digest('hex')
    .slice(0, 32);

const subjects: Record<Exclude<ScopeType, 'all' | 'duty'>, Entity> = {
  ...{ user, role, department, post: position },
};

async function namesOf(context: Context, type: ScopeType, ids: readonly string[]) {
  if (type === 'all' || ids.length === 0) return new Map<string, string>();
  if (type !== 'duty') return repositoryOf(subjects[type], context).names(ids);
  const names = catalogue(context.locale).entity(companyMember.name).choices['duties'] ?? {};
  return new Map(ids.map((id) => [id, names[id] ?? id]));
}

async function withDepartments(
  context: Context,
  people: readonly { id: string; realName: string }[],
): Promise<PersonInScope[]> {
  const ids = people.map(({ id }) => id);
  const links = await readLinks(context.db, ids);
  const first = (id: string) => links.get(id)?.['user.deptId']?.[0] ?? '';
  const used = [...new Set(ids.map(first))].filter((id) => id !== '');
  const names =
    used.length > 0 ? await repositoryOf(department, context).names(used) : new Map<string, string>();
  return people.map((person) => ({ ...person, deptName: names.get(first(person.id)) ?? null }));
}
