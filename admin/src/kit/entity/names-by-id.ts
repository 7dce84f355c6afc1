import DataLoader from 'dataloader';

import { ApiError } from '@policy/shared/client/api-error.ts';
import type { Http } from '@policy/shared/client/http.ts';
import type { Entity, Page } from '@policy/shared/contract/kit/entity.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { nameOf } from './fields.ts';
import type { Row } from './fields.ts';
import { listCallOf } from './use-entity.ts';

/** Whose names are told, to whom. */
export interface Asking {
  entity: Entity;
  http: Http;
  locale: Locale;
}

type Loader = DataLoader<string, string>;

/** Ids in one address: it stays short enough for every proxy. */
const most = 100;
const loaders = new WeakMap<Http, Map<string, Loader>>();

/**
 * Names of rows by id; an id that may not be read keeps its id.
 * Whatever is asked for in one moment, by however many cells of a table, becomes one call.
 */
export const namesById = (asking: Asking, ids: readonly string[]): Promise<string[]> =>
  Promise.all(ids.map((id) => loaderOf(asking).load(id)));

function loaderOf(asking: Asking): Loader {
  const known = loaders.get(asking.http) ?? new Map<string, Loader>();
  loaders.set(asking.http, known);
  const name = `${asking.entity.name} ${asking.locale}`;
  // What was read is kept by whoever asked, and read anew when he asks again.
  const loader =
    known.get(name) ??
    new DataLoader((ids: readonly string[]) => read(asking, ids), { cache: false, maxBatchSize: most });
  known.set(name, loader);
  return loader;
}

async function read({ entity, http, locale }: Asking, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const query = { id: wanted.join(','), current: 1, size: wanted.length };
  const rows = await http
    .get<Row[] | Page<Row>>(entity.lookupPath ?? listCallOf(entity), query, { quiet: true })
    .then((answer) => (Array.isArray(answer) ? answer : answer.records))
    .catch(noneOfRefused);
  const names = new Map(rows.map((row) => [row.id, nameOf(entity, row, locale)]));
  return ids.map((id) => names.get(id) ?? id);
}

/** Rows out of the reader's reach have no name for him, but the references stand; a fault of ours goes on. */
function noneOfRefused(error: unknown): Row[] {
  if (error instanceof ApiError) return [];
  throw error;
}
