import type { Http } from '@policy/shared/client/http.ts';
import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { fromWire } from '@policy/shared/contract/kit/wire.ts';

import type { KindRow, NamedEntity } from './kind.ts';

/** The most rows that one call answers. */
export const pageSize = 200;

type Asked = Readonly<Record<string, string | number>>;

/** One page of an entity's public rows, whatever the entity. */
export async function rowsPage(entity: NamedEntity, http: Http, asked: Asked): Promise<Page<KindRow>> {
  // Where the standard list is an array of one parent's rows, pages come from a call of their own.
  const verb = entity.listByParent ? 'page' : 'list';
  const page = await http.get<Page<KindRow>>(`${entity.path}/${verb}`, asked);
  return { ...page, records: page.records.map((row) => read(entity, row)) };
}

/** One public row with all its texts. */
export const rowOf = async (entity: NamedEntity, http: Http, id: string): Promise<KindRow> =>
  read(entity, await http.get<KindRow>(`${entity.path}/detail`, { id }));

/** Rows page by page, the oldest first, so that what is published meanwhile moves none of them. */
export async function* rowsFrom(
  entity: NamedEntity,
  http: Http,
  { first = 1, ...asked }: Asked & { first?: number } = {},
): AsyncGenerator<KindRow[]> {
  for (let current = first; ; current += 1) {
    const page = await rowsPage(entity, http, { ...asked, ascs: 'createTime', current, size: pageSize });
    yield page.records;
    if (current >= page.pages) return;
  }
}

const read = (entity: NamedEntity, row: KindRow): KindRow => Object.assign(row, fromWire(entity, row));
