import { agreement } from '@policy/shared/contract/entities/content/agreement.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { agreementKey } from '@policy/shared/contract/people/agreement-kinds.ts';
import { and, eq, max, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';

import type { WriteRule } from '../../../kit/rules/rules.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { qualified, tableOf } from '../../../kit/table/table.ts';
import { contentModule, contentRules } from '../life-cycle.ts';
import { addNewEdition } from './new-edition.ts';
import { addPublishedTexts } from './published-texts.ts';

type Row = RowOf<typeof agreement>;

const agreements = tableOf(agreement);

/** What people agreed to has to stay what they read: a published edition is never changed, and never goes offline. */
const staysAsPublished: WriteRule<typeof agreement> = (values, { before }) => {
  if (before?.status !== 'published') return;
  const changed = Object.entries(values).some(
    ([field, value]) => !isDeepStrictEqual(value, Reflect.get(before, field)),
  );
  if (changed) throw new Refusal('agreement.published');
};

/** An edition gets the next number of its kind when it is published; of two at once one comes after the other. */
const isNumbered: WriteRule<typeof agreement> = async (values, { before, context }) => {
  if (values.status !== 'published' || !before || before.edition > 0) return;
  const edition = (await lastEdition(context, before.kind)) + 1;
  Object.assign(values, { edition, code: agreementKey({ kind: before.kind, edition }) });
};

async function lastEdition({ db, tenantId }: Context, kind: Row['kind']): Promise<number> {
  const key = `agreement:${tenantId}:${kind}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [last] = await db
    .select({ edition: max(agreements.edition) })
    .from(agreements)
    .where(and(eq(agreements.tenantId, tenantId), eq(agreements.kind, kind)));
  return last?.edition ?? 0;
}

const newer = sql.raw('newer');

/** What holds for agreements: numbered editions that stay as they were published. */
export const agreementRules = contentRules(
  agreement,
  {
    force: ({ tenantId, kind, edition, status }) =>
      sql`case when ${status} <> 'published' then 'draft'
        when exists (select 1 from ${agreements} as ${newer} where ${newer}.tenant_id = ${qualified(tenantId)}
          and ${newer}.kind = ${qualified(kind)} and ${newer}.is_deleted = 0 and ${newer}.status = 'published'
          and ${newer}.edition > ${qualified(edition)}) then 'former'
        else 'current' end`,
  },
  [staysAsPublished, { fields: ['status'], rule: isNumbered }],
);

/** The calls of agreements: those of content but for going offline, the texts for everybody, and the draft of a new edition. */
export const agreementModule = contentModule<typeof agreement>(agreement, {
  moves: ['toReview', 'publish', 'refuse'],
  routes: (app) => {
    addPublishedTexts(app);
    addNewEdition(app);
  },
});
