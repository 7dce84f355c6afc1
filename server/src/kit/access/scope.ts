import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { entities } from '@policy/shared/contract/entities/index.ts';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { isAdministrator, may } from '../runtime/context.ts';
import type { Actor, Context, Scope, ScopeType } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import { anyTableOf, columnNamed, tableOf } from '../table/table.ts';
import { meets } from './scope-condition.ts';
import type { BoundRows } from './scope-condition.ts';

/** What a caller may read of an entity: rows of his reach in full, or published rows in part. */
export interface Reach {
  where: SQL | undefined;
  /** Fields that may be told; undefined means all. */
  fields: readonly string[] | undefined;
}

const byName = new Map<string, Entity>(entities.map((entity) => [entity.name, entity]));

/** The entity of a name that a reference carries; undefined for things that are no entity. */
export const entityByName = (name: string) => byName.get(name);

/** Live rows of the caller's tenant (or of the platform, for what no tenant owns). */
export function tenantRows(entity: Entity, context: Context): SQL | undefined {
  const table = anyTableOf(entity);
  return and(entity.platform ? undefined : eq(table.tenantId, context.tenantId), eq(table.isDeleted, 0));
}

/** The rows and fields that the caller may read; refuses one who may read none. */
export function readable(entity: Entity, context: Context): Reach {
  if (may(context, `${entity.permissionBase}_view`))
    return {
      where: and(tenantRows(entity, context), granted(entity, context)),
      fields: shownFields(entity, context),
    };
  if (entity.publicFields) return { where: publicRows(entity, context), fields: entity.publicFields };
  if (!context.actor) throw new Refusal('session.missing');
  if (entity.ownRows)
    return { where: and(tenantRows(entity, context), ownRows(entity, context.actor)), fields: undefined };
  throw new Refusal('access.denied');
}

/** The rows that the caller may write, once his permission for the verb has been checked; never more than he may read. */
export function writable(entity: Entity, context: Context): SQL | undefined {
  const { actor } = context;
  const isOwner = actor && entity.ownRows && !may(context, `${entity.permissionBase}_view`);
  return and(tenantRows(entity, context), isOwner ? ownRows(entity, actor) : granted(entity, context));
}

/** Removed rows within the reach of whoever could have removed them. */
export function removedRows(entity: Entity, context: Context): SQL | undefined {
  const table = anyTableOf(entity);
  const ours = entity.platform ? undefined : eq(table.tenantId, context.tenantId);
  return and(ours, eq(table.isDeleted, 1), granted(entity, context));
}

/** Refuses a write to what no tenant owns, unless it is the platform's administrator's or the system's own. */
export function assertMayWrite(entity: Entity, { actor }: Context) {
  if (entity.platform && actor && !isAdministrator(actor)) throw new Refusal('access.denied');
}

/** The fields of an entity that the caller's scopes show him, and that he may write; undefined means all. */
export function shownFields(entity: Entity, { actor }: Context): readonly string[] | undefined {
  if (!actor || isAdministrator(actor)) return undefined;
  const scopes = actor.scopes.get(entity.permissionBase) ?? [];
  const shown = scopes.flatMap(({ fields }) => fields ?? []);
  return scopes.length === 0 || scopes.some(({ fields }) => fields === null) ? undefined : shown;
}

/** Published rows, the one that the caller may see before it is, and children of either. */
function publicRows(entity: Entity, context: Context): SQL | undefined {
  const table = anyTableOf(entity);
  const { preview } = context;
  const published = 'status' in entity.fields ? eq(table.status, 'published') : eq(table.status, 1);
  const own = preview?.entity === entity.name ? or(published, eq(table.id, preview.id)) : published;
  return and(tenantRows(entity, context), own, throughParent(entity, context));
}

function throughParent(entity: Entity, context: Context): SQL | undefined {
  const through = entity.publicThrough;
  if (!through) return undefined;
  const parent = entityByName(metaOf(entity.fields[through] as never).source ?? '');
  if (!parent) throw new Error(`${entity.name}.${through} points to no entity`);
  const parentTable = anyTableOf(parent);
  return sql`${columnNamed(entity, through)} in (select ${parentTable.id} from ${parentTable} where ${publicRows(parent, context)})`;
}

/** The union of the reaches that the caller's roles were granted for this entity, removed rows included; undefined means every row. */
export function granted(entity: Entity, context: Context): SQL | undefined {
  const { actor } = context;
  if (!actor || isAdministrator(actor)) return undefined;
  return and(
    withinScopes({ entity, columns: anyTableOf(entity) }, context),
    context.rules.of(entity).reach?.(tableOf<Entity>(entity), context),
  );
}

/** The same by the caller's scopes alone, of rows that stand in columns of any table. */
export function withinScopes(rows: BoundRows, { actor, clock }: Pick<Context, 'actor' | 'clock'>) {
  if (!actor || reachesAllRows(rows.entity, { actor })) return undefined;
  const scopes = actor.scopes.get(rows.entity.permissionBase) ?? [];
  return or(...scopes.map((scope) => reachOf[scope.type](rows, actor, { scope, clock })));
}

/** Whether no scope narrows which rows the caller reaches. */
export function reachesAllRows({ permissionBase }: Entity, { actor }: Pick<Context, 'actor'>): boolean {
  const scopes = actor?.scopes.get(permissionBase) ?? [];
  return isAdministrator(actor) || scopes.length === 0 || scopes.some(({ type }) => type === 1);
}

interface Grant {
  scope: Scope;
  clock: Context['clock'];
}
type ReachOf = (rows: BoundRows, actor: Actor, grant: Grant) => SQL | undefined;

const reachOf: Record<ScopeType, ReachOf> = {
  1: () => undefined,
  2: ownAmong,
  3: (rows, actor) => inDepartments(rows, actor.deptIds),
  4: (rows, actor) => inDepartments(rows, actor.deptIdsBelow),
  // A scope of type 5 whose condition is missing shows no rows.
  5: (rows, actor, { scope: { condition }, clock }) =>
    condition ? meets(rows, condition, { actor, clock }) : sql`false`,
};

const ownRows = (entity: Entity, actor: Actor): SQL | undefined =>
  ownAmong({ entity, columns: anyTableOf(entity) }, actor);

function ownAmong(rows: BoundRows, { userId, companyId }: Actor): SQL | undefined {
  const { user = 'createUser', company, within } = rows.entity.scope ?? {};
  const isHis = eq(columnIn(rows, user), userId);
  if (within) return and(isHis, isOfNoneOr(columnIn(rows, within), companyId));
  if (!company) return isHis;
  const column = columnIn(rows, company);
  return companyId === null ? and(isNull(column), isHis) : eq(column, companyId);
}

const isOfNoneOr = (column: AnyPgColumn, companyId: string | null) =>
  companyId === null ? isNull(column) : or(isNull(column), eq(column, companyId));

function inDepartments(rows: BoundRows, ids: readonly string[]): SQL {
  if (ids.length === 0) return sql`false`;
  return inArray(columnIn(rows, rows.entity.scope?.department ?? 'createDept'), [...ids]);
}

function columnIn({ entity, columns }: BoundRows, name: string): AnyPgColumn {
  const column = columns[name];
  if (!column) throw new Error(`${entity.name} has no column ${name}`);
  return column;
}
