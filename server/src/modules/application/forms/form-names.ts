import { application } from '@policy/shared/contract/entities/application/application.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';

import { formDefinitions } from '../../../forms/form-tables.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { permission } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';

const named = z.object({ key: z.string(), name: z.string() });
/** More than a tenant has: a guide has a form of its own. */
const most = 2000;

/** The forms that a guide may name, by their title in the reader's language: those of its tenant, each by its newest version. */
function formNames({ db, tenantId, locale }: Context): Promise<z.output<typeof named>[]> {
  const { key, version, schema, texts, tenantId: tenant } = formDefinitions;
  const title = sql<string>`${schema}->>'title'`;
  return db
    .selectDistinctOn([key], {
      key,
      name: sql<string>`coalesce(${texts}->${locale}::text->>(${title}), ${title}, ${key})`,
    })
    .from(formDefinitions)
    .where(eq(tenant, tenantId))
    .orderBy(key, desc(version))
    .limit(most);
}

/** Adds the call that offers forms to whoever writes guides. */
export const formNamesModule: Module = (app) => {
  app.get(
    `/${application.path}/formNames`,
    {
      config: { guard: permission(`${itemGuide.permissionBase}_view`) },
      schema: { tags: [application.name], response: { 200: z.array(named) } },
    },
    (request) => formNames(request.context),
  );
};
