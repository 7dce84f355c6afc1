import { department } from '@policy/shared/contract/entities/people/department.ts';
import { position } from '@policy/shared/contract/entities/people/position.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { userTable } from '../../accounts/tables.ts';
import { pagingQuery } from '../../kit/query/paging.ts';
import { queryOf } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { may, withRights } from '../../kit/runtime/context.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { inLanguage } from '../../kit/table/fields.ts';
import { linksToAny } from '../../kit/table/links.ts';
import { anyTableOf } from '../../kit/table/table.ts';
import { withDepartmentsBelow } from './departments-below.ts';

const text = z.string().nullable();
const person = z.object({
  id: z.string(),
  realName: z.string(),
  avatar: text,
  deptName: text,
  postName: text,
});
const config = { guard: 'signedIn' } as const;

/** What officers pick from: names and nothing else, of people and units that are in use. */
export function addSearches(app: FastifyInstance) {
  const response = { 200: pageOf(person) };
  app.get(
    '/blade-user/search/user',
    { config, schema: { tags: ['user'], querystring: pagingQuery, response } },
    async (request) => {
      const context = asColleague(request.context, user);
      const query = await withDepartmentsBelow(context, searched(request.query, personFilters));
      const page = await repositoryOf(user, context).page(query, offered(request));
      const named = (row: object) => person.parse(inLanguage(user, context, row));
      return { ...page, records: page.records.map(named) };
    },
  );
  addSearch(app, 'role', { entity: role, fields: ['roleName'] });
  addSearch(app, 'dept', { entity: department, fields: ['deptName', 'fullName'] });
  addSearch(app, 'post', { entity: position, fields: ['postName'] });
}

/** A keyword stands in any text that such a row is known by: of a person, his name and his account. */
const asked = ['current', 'size', 'keyword', 'id'];
const personFilters = [...asked, 'realName', 'account', 'deptId', 'roleId'];

function addSearch(
  app: FastifyInstance,
  name: string,
  { entity, fields }: { entity: Entity; fields: readonly string[] },
) {
  const english = entity.nameFieldEn ? { [entity.nameFieldEn]: text } : {};
  const names = Object.fromEntries(fields.map((field) => [field, z.string()]));
  const row = z.object({ id: z.string(), ...names, ...english });
  const schema = { tags: [entity.name], querystring: pagingQuery, response: { 200: pageOf(row) } };
  app.get(`/blade-system/search/${name}`, { config, schema }, async (request) => {
    const context = asColleague(request.context, entity);
    const query = searched(queryOf(request), [...asked, ...fields]);
    const page = await repositoryOf(entity, context).page(query, inUse(entity, query));
    return { ...page, records: page.records.map((one) => row.parse(one)) };
  });
}

interface PickerQuery {
  id?: unknown;
  userType?: unknown;
  postId?: unknown;
}

/** What is out of use is not offered; whoever has its id already may be told its name. */
const inUse = (entity: Entity, { id }: PickerQuery) => (id ? undefined : eq(anyTableOf(entity).status, 1));

/** Officers in use; those who look at the portal's people anyway may ask for them too, to narrow a list by one. */
function offered({ context, query }: FastifyRequest): SQL | undefined {
  const asked: PickerQuery = { ...(typeof query === 'object' ? query : {}) };
  if (asked.id || (asked.userType === everybody && looksAtEverybody(context))) return inUse(user, asked);
  return and(inUse(user, asked), eq(userTable.userType, 1), ofPost(asked));
}

/** Those who have a post. */
const ofPost = ({ postId }: PickerQuery): SQL | undefined =>
  typeof postId === 'string' && postId !== ''
    ? linksToAny(anyTableOf(user).id, `${user.name}.postId`, isUuid(postId) ? [postId] : [])
    : undefined;

const everybody = '0';
const looksAtEverybody = (context: Context) =>
  may(context, 'user_view') || may(context, 'policyuserinfo_view');

const searched = (query: unknown, known: readonly string[]) =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([key]) => known.includes(key)));

/**
 * The context of an officer who looks for a colleague or a unit of his tenant by name.
 * Pickers are for everybody who hands work on, so no `<permissionBase>_view` is asked; only the names leave.
 */
function asColleague(context: Context, { permissionBase }: Entity): Context {
  const { actor } = context;
  if (actor?.userType !== 1) throw new Refusal('access.denied');
  const scopes = new Map([...actor.scopes].filter(([key]) => key !== permissionBase));
  return withRights(context, { permissions: new Set([`${permissionBase}_view`]), scopes });
}
