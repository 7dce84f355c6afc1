import type { FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { Refusal } from '../runtime/errors.ts';
import { parametersOf } from './route.ts';

const sent = z.union([z.string().max(80_000), z.array(z.string().max(40)).max(2000)]).nullish();

/** Schema of a call that names rows under these parameters, in its query or its body, comma-joined or as lists. */
export function idLists(...names: readonly string[]) {
  const lists = z.looseObject(Object.fromEntries(names.map((name) => [name, sent])));
  return { querystring: lists, body: lists.nullish() };
}

/** The ids that a call names under a parameter; one of another form names no row. */
export function idsNamed(request: FastifyRequest, name: string): string[] {
  const value = sent.safeParse(parametersOf(request)[name]).data;
  const ids = (typeof value === 'string' ? value.split(',') : (value ?? [])).map((id) => id.trim());
  const wanted = [...new Set(ids.filter(Boolean))];
  if (!wanted.every((id) => isUuid(id))) throw new Refusal('row.notFound');
  return wanted;
}
