import useSWR from 'swr';

import { entities } from '@policy/shared/contract/entities/index.ts';
import type { Entity, Page } from '@policy/shared/contract/kit/entity.ts';

import { nameOf } from '../entity/fields.ts';
import type { Row } from '../entity/fields.ts';
import { namesById } from '../entity/names-by-id.ts';
import type { Asking } from '../entity/names-by-id.ts';
import { rowsOf } from '../entity/use-entity.ts';
import { useWorkplace } from '../page/session-context.tsx';

/** One row that a reference may point to. */
export interface ReferenceOption {
  value: string;
  label: string;
}

/** The entity that a reference's source names. */
export const entityNamed = (name: string): Entity | undefined => {
  const all: readonly Entity[] = entities;
  return all.find((entity) => entity.name === name);
};

const optionOf = ({ entity, locale }: Asking, row: Row): ReferenceOption => ({
  value: row.id,
  label: nameOf(entity, row, locale),
});

const pageSize = 50;

interface Wanted {
  typed: string;
  /** False until the picker is opened for the first time: nothing is read before. */
  isWanted: boolean;
  /** For a filter: what rows may point to, where that is more than what may be picked. */
  isFilter?: boolean;
}

async function search(asking: Asking, { typed, isFilter }: Wanted): Promise<ReferenceOption[]> {
  const { entity, http } = asking;
  const query = { current: 1, size: pageSize, ...(typed && { keyword: typed }) };
  const wider = isFilter ? entity.filterWith : {};
  const { records } = entity.lookupPath
    ? await http.get<Page<Row>>(entity.lookupPath, { ...query, ...wider })
    : await rowsOf(entity, http, query);
  return records.map((row) => optionOf(asking, row));
}

/** Rows of an entity that are known by what was typed, the first fifty when nothing was. */
export function useReferenceOptions(source: string, wanted: Wanted) {
  const { http, locale } = useWorkplace();
  const entity = entityNamed(source);
  const { typed, isWanted, isFilter = false } = wanted;
  const key = entity && isWanted ? ['reference', source, typed, isFilter, locale] : null;
  const { data, isLoading } = useSWR<ReferenceOption[], Error>(
    key,
    () => (entity ? search({ entity, http, locale }, wanted) : []),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  return { options: data ?? [], isLoading };
}

/** Names of rows by id; an id that may not be read, or whose name a fault keeps away, keeps its id. */
export function useReferenceNames(source: string, ids: readonly string[]): ReferenceOption[] {
  const { http, locale } = useWorkplace();
  const entity = entityNamed(source);
  const key =
    entity && ids.length > 0 ? ['reference-names', source, [...ids].sort().join(','), locale] : null;
  const load = async () => {
    const names = entity ? await namesById({ entity, http, locale }, ids) : [];
    return ids.map((value, at) => ({ value, label: names[at] ?? value }));
  };
  const { data, error } = useSWR<ReferenceOption[], Error>(key, load, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  return data ?? (error ? ids.map((value) => ({ value, label: value })) : []);
}
