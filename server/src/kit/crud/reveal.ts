import { remarks } from '@policy/shared/contract/kit/readable.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { maskedFields } from '../access/masks.ts';
import { permission, readParameters } from '../routes/route.ts';
import { repositoryOf } from '../rows/repository.ts';
import type { Context } from '../runtime/context.ts';
import { found, Refusal } from '../runtime/errors.ts';
import { remoteOf } from '../runtime/request-facts.ts';
import type { Services } from '../services/services.ts';
import { anyTableOf } from '../table/table.ts';
import { inTransaction } from '../transaction/transaction.ts';

/** Reads a value that its own column holds in part only, such as one that is sealed. */
export type Opening = (read: { id: string; context: Context; services: Services }) => Promise<string | null>;

/** What is written down of a value that was told. */
interface Reveal {
  account: string;
  entity: string;
  rowId: string;
  target: string;
  field: string;
  reason: string;
  remoteIp: string;
  userAgent: string | null;
}

declare module '../services/services.ts' {
  interface Services {
    /** Keeps the log of what was revealed; a server without it reveals nothing. */
    keepReveal: RevealKeeper;
  }
}

/** Writes down what is told, in the transaction that tells it. */
export type RevealKeeper = (context: Context, reveal: Reveal, about?: Revealed) => Promise<unknown>;

/** The row that a value was told of, whole rows of an export aside. */
interface Revealed {
  entity: Entity;
  row: object;
}

const asked = z.object({
  id: z.string().max(40),
  field: z.string().max(60),
  // An empty one is refused by a sentence of its own.
  reason: remarks(200),
});
const told = z.object({ field: z.string(), value: z.string().nullable() });

/** Calls per minute: enough for one person who states his reasons, too few to read out a whole register. */
const perMinute = 30;

/** Adds the call that tells one masked value of one row, to those who may and for a reason; the log keeps who, what and why. */
export function addReveal(app: FastifyInstance, entity: Entity, openings: Partial<Record<string, Opening>>) {
  const schema = {
    ...{ tags: [entity.name], response: { 200: told } },
    ...{ querystring: asked.partial(), body: asked.partial().nullish() },
  };
  const config = { guard: permission(`${entity.permissionBase}_reveal`), perMinute };
  app.post(`/${entity.path}/reveal`, { config, schema }, (request, reply) => {
    // What is told here must not stay in anybody's cache.
    void reply.header('cache-control', 'no-store');
    return reveal(entity, request, openings);
  });
}

async function reveal(entity: Entity, request: FastifyRequest, openings: Partial<Record<string, Opening>>) {
  const { id, field, reason } = readParameters(request, asked);
  if (!maskedFields(entity).some(({ key }) => key === field)) throw new Refusal('request.invalid');
  if (reason === '') throw new Refusal('reveal.reason');
  const { services } = request.server;
  return inTransaction(request.context, async (context) => {
    const row: object = await repositoryOf(entity, context).get(id);
    // A field that the caller's data scopes hide cannot be revealed either.
    if (!(field in row)) throw new Refusal('access.denied');
    const open = openings[field] ?? plain(entity, field);
    const value = await open({ id, context, services });
    // In the same transaction: nothing is told that was not written down.
    await noteReveal(request, context, { entity, row, field, reason });
    return { field, value };
  });
}

const plain =
  (entity: Entity, field: string): Opening =>
  async ({ id, context }) => {
    const row: object = found(await repositoryOf(entity, context).first(eq(anyTableOf(entity).id, id)));
    const value = new Map<string, unknown>(Object.entries(row)).get(field);
    return typeof value === 'string' ? value : null;
  };

async function noteReveal(
  request: FastifyRequest,
  context: Context,
  { entity, row, field, reason }: { entity: Entity; row: object; field: string; reason: string },
) {
  const values = new Map<string, unknown>(Object.entries(row));
  const told = {
    account: found(context.actor).account,
    entity: entity.name,
    rowId: String(values.get('id')),
    target: String(values.get(entity.nameField) ?? values.get('id')).slice(0, 200),
    ...{ field, reason },
    ...remoteOf(request),
  };
  await request.server.services.keepReveal(context, told, { entity, row });
}
