import type { DraftOf, Entity, FieldName } from '@policy/shared/contract/kit/entity.ts';
import { idQuery, idsSent, pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { answeredRow, wireDraft } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';

import { asOwner } from '../access/as-owner.ts';
import { readSubmission } from '../drafts/drafts.ts';
import { pagingQuery } from '../query/paging.ts';
import { describedOnly, idsOf, queryOf, submittedOf } from '../routes/route.ts';
import type { Module } from '../routes/route.ts';
import { repositoryOf } from '../rows/repository.ts';
import { defineRules } from '../rules/rules.ts';
import type { EntityRules, WriteRule } from '../rules/rules.ts';
import type { Actor, Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import { columnNamed } from '../table/table.ts';
import { writeOnce } from '../transaction/idempotency.ts';

/**
 * Calls for rows that people keep for themselves: whoever is signed in lists, adds, changes and removes his own and
 * reaches nobody else's, whatever his roles let him do; he also reads one by itself where that is asked for. The entity's rules say whose a new row is.
 */
export function ownModule(entity: Entity, { hasDetail = false }: { hasDetail?: boolean } = {}): Module {
  const tags = [entity.name];
  const config = { guard: 'signedIn' as const };
  const row = answeredRow(entity);
  return (app) => {
    const list = { tags, querystring: pagingQuery, response: { 200: pageOf(row) } };
    app.get(
      `/${entity.path}/list`,
      { config: { ...config, lists: entity }, schema: list },
      async (request) => {
        const page = await repositoryOf(entity, asOwner(request.context)).page(queryOf(request));
        return { ...page, records: page.records.map((one) => toWire(entity, one)) };
      },
    );
    if (hasDetail) {
      const detail = { tags, querystring: idQuery, response: { 200: row } };
      app.get(`/${entity.path}/detail`, { config, schema: detail }, async (request) => {
        const { id } = queryOf<{ id: string }>(request);
        return toWire(entity, await repositoryOf(entity, asOwner(request.context)).get(id));
      });
    }
    const submit = { tags, body: wireDraft(entity), response: { 200: row } };
    app.post(
      `/${entity.path}/submit`,
      { config, schema: submit, validatorCompiler: describedOnly },
      (request) => {
        const { id, version, values } = readSubmission(entity, submittedOf(request), request.context);
        return writeOnce(request, async (context) => {
          const own = repositoryOf(entity, asOwner(context));
          const draft: Partial<DraftOf<Entity>> = values;
          return toWire(entity, await (id ? own.update(id, draft, version) : own.insert(draft)));
        });
      },
    );
    const remove = { tags, ...idsSent, response: { 200: z.null() } };
    app.post(`/${entity.path}/remove`, { config, schema: remove }, (request) => {
      const ids = idsOf(request);
      if (ids.length === 0) throw new Refusal('row.notFound');
      return writeOnce(request, async (context) => {
        await repositoryOf(entity, asOwner(context)).remove(ids);
        return null;
      });
    });
  };
}

interface OwnRows<E extends Entity> {
  /** Most rows that one person keeps, in all or `per` value of a field. */
  most: number;
  per?: FieldName<E>;
  /** Told with `most` to who wants more. */
  tooMany: RefusalCode;
  /** What else holds before a write. */
  also?: WriteRule<E>;
  /** Asked before a write and before a removal. */
  may?: (context: Context) => void;
  /** What follows once rows are removed, in the same transaction. */
  afterRemove?: NonNullable<EntityRules<E>['afterRemove']>[number];
}

/** A new row is whose adds it, or of the company that he acts for where the entity keeps one; and nobody keeps more than he can tell apart. */
export const ownRules = <E extends Entity>(
  entity: E,
  { most, per, tooMany, also, may, afterRemove }: OwnRows<E>,
) => {
  return defineRules(entity, {
    beforeRemove: [(_, context) => may?.(context)],
    beforeWrite: [
      (_, { context }) => may?.(context),
      async (values, { context, before }) => {
        if (before || !context.actor) return;
        Object.assign(values, ownedBy(entity, context.actor));
        const narrowed = per && eq(columnNamed(entity, per), Reflect.get(values, per));
        const own = and(rowsOf(entity, context.actor), narrowed);
        if ((await repositoryOf(entity, context).count(own)) >= most) throw new Refusal(tooMany, { most });
      },
      ...(also ? [also] : []),
    ],
    ...(afterRemove && { afterRemove: [afterRemove] }),
  });
};

/** Whose a new row is. */
const ownedBy = ({ scope }: Entity, { userId, companyId }: Actor) => ({
  [scope?.user ?? 'createUser']: userId,
  ...(scope?.company ? { [scope.company]: companyId } : {}),
});

/** The rows that are somebody's, or his company's while he acts for it. */
function rowsOf(entity: Entity, { userId, companyId }: Actor): SQL | undefined {
  const { user: owner = 'createUser', company } = entity.scope ?? {};
  const isHis = eq(columnNamed(entity, owner), userId);
  if (!company) return isHis;
  const column = columnNamed(entity, company);
  return companyId === null ? and(isNull(column), isHis) : eq(column, companyId);
}
