import { checkResults, preview } from '@policy/shared/contract/develop/answers.ts';
import { codeEntry } from '@policy/shared/contract/entities/develop/code-entry.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { idsOf, permission, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { codeEntryTable } from '../tables.ts';
import { archiveOf, systems } from './archive.ts';
import type { Generator } from './generator.ts';
import type { Entry } from './names.ts';
import { templateVersion } from './plan.ts';
import type { Written } from './preview.ts';

const tags = ['codeEntry'];
const path = `/${codeEntry.path}`;
const one = z.object({ id: z.string() });
const many = z.object({ ids: z.string().max(20_000).default(''), system: z.enum(systems).default('all') });
const writtenFiles = z.record(z.string(), z.string()).nullable();
const zipType = 'application/zip';
const zipName = 'generated.zip';

/** Showing, checking, packing and writing what entries say. */
export function addGeneration(app: FastifyInstance, generator: Generator) {
  const gen = permission('code_gen');
  const named = { tags, querystring: one.partial(), body: one.partial().nullish() };

  const shown = { config: { guard: gen }, schema: { ...named, response: { 200: preview } } };
  app.post(`${path}/preview`, shown, async (request) => {
    const { entry, written } = await asked(request);
    return generator.preview(entry, written);
  });

  const checked = {
    config: { guard: gen, perMinute: 6 },
    schema: { ...named, response: { 200: checkResults } },
  };
  app.post(`${path}/check`, checked, async (request) => {
    const { entry, written } = await asked(request);
    return generator.check(entry, written);
  });

  const kept = {
    config: { guard: permission('code_write') },
    schema: { ...named, response: { 200: z.null() } },
  };
  app.post(`${path}/write`, kept, async (request) => {
    const { entry, written } = await asked(request);
    await remember(request.context, entry, await generator.write(entry, written));
    request.log.info(
      { entry: entry.id, userId: request.context.actor?.userId },
      'generated code was written',
    );
    return null;
  });

  const packed = {
    config: { guard: gen, flat: true, sends: [zipType] },
    schema: { tags, querystring: many.partial(), body: many.partial().nullish() },
  };
  app.post(`${path}/gen-code`, packed, async (request, reply) => {
    const { system } = readParameters(request, many);
    const entries = await repositoryOf(codeEntry, request.context).allOf(idsOf(request));
    const zip = archiveOf(
      entries.map((entry) => ({ entry, plan: generator.plan(entry) })),
      system,
    );
    for (const { id } of entries) await note(request.context, id);
    request.log.info({ entries: entries.map(({ id }) => id) }, 'generated code was packed');
    void reply
      .header('content-type', zipType)
      .header('content-disposition', `attachment; filename="${zipName}"`);
    return reply.send(Buffer.from(zip));
  });
}

/** The entry that a call names, with its files as they were last written. */
async function asked(request: FastifyRequest): Promise<{ entry: Entry; written: Written }> {
  const { context } = request;
  const { id } = readParameters(request, one);
  const entry = await repositoryOf(codeEntry, context).get(id);
  const [row] = await context.db
    .select({ written: codeEntryTable.written })
    .from(codeEntryTable)
    .where(eq(codeEntryTable.id, id));
  return { entry, written: writtenFiles.parse(row?.written ?? null) ?? {} };
}

async function remember(context: Context, { id }: Entry, written: Written) {
  await context.db.update(codeEntryTable).set({ written }).where(eq(codeEntryTable.id, id));
  await note(context, id);
}

/** When it was generated last, and by which templates. */
async function note({ db, clock }: Context, id: string) {
  await db
    .update(codeEntryTable)
    .set({ generateTime: wireTime(clock.now()), templateVersion })
    .where(eq(codeEntryTable.id, id));
}
