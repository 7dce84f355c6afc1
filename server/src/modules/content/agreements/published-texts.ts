import { agreement } from '@policy/shared/contract/entities/content/agreement.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { agreementPaths } from '@policy/shared/contract/people/agreement-kinds.ts';
import { agreementTextQuery, publishedAgreement } from '@policy/shared/contract/people/agreements.ts';
import type { PublishedAgreement } from '@policy/shared/contract/people/agreements.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { queryOf } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { agreementsInForce } from '../../../membership/consents.ts';

const table = tableOf(agreement);
const tags = [agreement.name];
const config = { guard: 'public' as const };

/** What everybody may read before he agrees to it: all texts in force, and each edition that was ever published. */
export function addPublishedTexts(app: FastifyInstance) {
  app.get(
    `/${agreementPaths.current}`,
    { config, schema: { tags, response: { 200: z.array(publishedAgreement) } } },
    ({ context }) => currentTexts(context),
  );
  app.get(
    `/${agreementPaths.text}`,
    { config, schema: { tags, querystring: agreementTextQuery, response: { 200: publishedAgreement } } },
    (request) => textOf(request.context, queryOf(request)),
  );
}

async function currentTexts(context: Context): Promise<PublishedAgreement[]> {
  const inForce = [...(await agreementsInForce(context)).values()];
  if (inForce.length === 0) return [];
  const ids = inForce.map(({ id }) => id);
  const rows = await repositoryOf(agreement, asEverybody(context)).all(inArray(table.id, ids));
  return ids.flatMap((id) => rows.filter((row) => row.id === id)).map((row) => told(row, true));
}

async function textOf(
  context: Context,
  { kind, edition }: z.output<typeof agreementTextQuery>,
): Promise<PublishedAgreement> {
  const inForce = (await agreementsInForce(context)).get(kind);
  if (!inForce) throw new Refusal('row.notFound');
  const asked = and(eq(table.kind, kind), eq(table.edition, edition ?? inForce.edition));
  const row = found(await repositoryOf(agreement, asEverybody(context)).first(asked));
  return told(row, row.edition === inForce.edition);
}

/** Whoever asks is told what is published and nothing else. */
const asEverybody = (context: Context): Context => ({ ...context, actor: null });

/** An edition without what only its keepers see. */
const told = (row: RowOf<typeof agreement>, isCurrent: boolean): PublishedAgreement => ({
  ...{ id: row.id, kind: row.kind, edition: row.edition, title: row.title, titleEn: row.titleEn },
  ...{ body: row.body, bodyEn: row.bodyEn, changeNote: row.changeNote, changeNoteEn: row.changeNoteEn },
  ...{ publishDate: row.publishDate, isCurrent },
});
