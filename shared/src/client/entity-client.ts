import type { DraftOf, Entity, ListRowOf, Page, PageQuery, RowOf } from '../contract/kit/entity.ts';
import { fromWire, toWire } from '../contract/kit/wire.ts';
import type { Http } from './http.ts';

/** What `submit` takes: a whole draft to add, or an id with the fields that change. */
export type Submission<E extends Entity> =
  | DraftOf<E>
  | (Partial<DraftOf<E>> & { id: string; version?: number });

/** Typed calls of one entity; lists of ids are arrays here and comma-joined on the wire. */
export interface EntityClient<E extends Entity> {
  page(query?: PageQuery<E>): Promise<Page<ListRowOf<E>>>;
  detail(id: string): Promise<RowOf<E>>;
  submit(draft: Submission<E>): Promise<RowOf<E>>;
  remove(ids: string[]): Promise<void>;
}

/** The four verbs that every entity speaks. */
export function entityClient<E extends Entity>(entity: E, http: Http): EntityClient<E> {
  const at = (verb: string) => `${entity.path}/${verb}`;
  const read = <Row extends object>(row: Row): Row => Object.assign(row, fromWire(entity, row));
  return {
    async page(query) {
      // Where the standard list is an array of one parent's rows, pages come from a call of their own.
      const page = await http.get<Page<ListRowOf<E>>>(at(entity.listByParent ? 'page' : 'list'), query);
      return { ...page, records: page.records.map(read) };
    },
    detail: async (id) => read(await http.get<RowOf<E>>(at('detail'), { id })),
    submit: async (draft) => read(await http.post<RowOf<E>>(at('submit'), toWire(entity, draft))),
    remove: (ids) => http.post(at('remove'), undefined, { query: { ids: ids.join(',') } }),
  };
}
