import { misfitOf } from '@policy/shared/contract/application/material-files.ts';
import { applicationFile } from '@policy/shared/contract/entities/application/application-file.ts';
import type { application } from '@policy/shared/contract/entities/application/application.ts';
import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import { idsSent } from '@policy/shared/contract/kit/shapes.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';

import { crudModule } from '../../kit/crud/crud-module.ts';
import { bodyOf, idsOf } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found, Refusal } from '../../kit/runtime/errors.ts';
import { writeOnce } from '../../kit/transaction/idempotency.ts';
import type { FastifyInstance } from 'fastify';
import { tableOf } from '../../kit/table/table.ts';
import { actorOf, assertDuty } from '../../membership/applicant.ts';
import { ownApplication } from './submission/draft.ts';
import { mayCorrect, correctionTargetsOf } from './submission/correction-targets.ts';
import { notEditable } from './submission/save-draft.ts';

const input = z.object({ applicationId: z.uuid(), materialId: z.uuid(), attachId: z.uuid() });
type Handed = z.output<typeof input>;

const fileRow = answeredRow(applicationFile);
const files = tableOf(applicationFile);
/** All materials of one application together, in bytes. */
const largestTotal = 200 * 1_048_576;

/** Hands in and takes back the files of an application; its owner does both. */
export const applicationFileModule = crudModule(applicationFile, {
  verbs: ['list', 'detail'],
  routes: addWrites,
});

function addWrites(app: FastifyInstance) {
  const config = { guard: 'signedIn' as const };
  const tags = [applicationFile.name];
  app.post(
    `/${applicationFile.path}/submit`,
    { config, schema: { tags, body: input, response: { 200: fileRow } } },
    (request) => writeOnce(request, (context) => handIn(context, bodyOf<Handed>(request))),
  );
  app.post(
    `/${applicationFile.path}/remove`,
    { config, schema: { tags, ...idsSent, response: { 200: z.null() } } },
    (request) => writeOnce(request, (context) => takeBack(context, idsOf(request))),
  );
}

/** Hands a stored file in for a material of an own application, under the material's rules; refuses a file of somebody else's. */
export async function handIn(context: Context, { applicationId, materialId, attachId }: Handed) {
  const row = await ownApplication(context, applicationId);
  assertDuty(context, 'preparer');
  await assertOpen(context, row, materialId);
  const material = await repositoryOf(itemGuideMaterial, context).first(
    eq(tableOf(itemGuideMaterial).id, materialId),
  );
  if (material?.guideId !== row.guideId) throw new Refusal('row.notFound');
  const file = found(await repositoryOf(attachment, context).first(eq(tableOf(attachment).id, attachId)));
  if (file.createUser !== actorOf(context).userId) throw new Refusal('row.notFound');
  await refuseUnfit(context, material, { applicationId, file });
  const { userId, companyId, agencyId } = row;
  const about = { name: file.originalName, ext: file.extension, sizeBytes: file.attachSize };
  return repositoryOf(applicationFile, context).insert({
    applicationId,
    materialId,
    attachId,
    userId,
    companyId,
    agencyId,
    ...about,
  });
}

async function refuseUnfit(
  context: Context,
  material: RowOf<typeof itemGuideMaterial>,
  { applicationId, file }: { applicationId: string; file: RowOf<typeof attachment> },
) {
  const { name, maxCount, maxSizeMb, accept } = material;
  const misfit = misfitOf(material, { ext: file.extension, sizeBytes: file.attachSize });
  if (misfit === 'type')
    // By its name it fitted, or the page had not sent it: what it holds decides, and is told.
    throw new Refusal('application.fileContent', {
      name,
      type: file.extension.toUpperCase(),
      accept: accept?.join(', ') ?? '',
    });
  if (misfit === 'size') throw new Refusal('attachment.tooLarge', { limit: maxSizeMb });
  const held = await heldBy(context, applicationId, material.id);
  if (held.here >= maxCount) throw new Refusal('application.materialFull', { name, limit: maxCount });
  if (held.total + file.attachSize > largestTotal)
    throw new Refusal('application.totalTooLarge', { limit: 200 });
}

/** How many files a material has, and how large all of the application are together. */
async function heldBy(context: Context, applicationId: string, materialId: string) {
  const [held] = await context.db
    .select({
      total: sql<number>`coalesce(sum(${files.sizeBytes}), 0)::int`,
      here: sql<number>`(count(*) filter (where ${files.materialId} = ${materialId}))::int`,
    })
    .from(files)
    .where(and(eq(files.applicationId, applicationId), eq(files.isDeleted, 0)));
  return held ?? { total: 0, here: 0 };
}

async function takeBack(context: Context, ids: readonly string[]) {
  assertDuty(context, 'preparer');
  const repository = repositoryOf(applicationFile, context);
  for (const file of await repository.allOf(ids)) {
    await assertOpen(context, await ownApplication(context, file.applicationId), file.materialId);
  }
  await repository.remove(ids);
  return null;
}

/** Refuses unless files may change: while the application is a draft, or where a correction asks for this material. */
export async function assertOpen(context: Context, row: RowOf<typeof application>, materialId: string) {
  if (row.status === 'draft') return;
  if (row.status !== 'supplement') throw notEditable(context, row);
  if (!mayCorrect(await correctionTargetsOf(context, row.id), `materials.${materialId}`))
    throw new Refusal('application.notMended');
}
