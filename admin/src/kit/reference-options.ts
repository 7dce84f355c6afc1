import useSWR from 'swr';

import { entities } from '@policy/shared/contract/entities/index.ts';
import type { Entity, Page } from '@policy/shared/contract/kit/entity.ts';

import { nameOf } from './fields.ts';
import type { Row } from './fields.ts';
import { useWorkplace } from './session-context.tsx';
import type { Workplace } from './session-context.tsx';
import { rowsOf } from './use-entity.ts';

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

type Named = Pick<Workplace, 'http' | 'locale'> & { entity: Entity };

const optionOf = ({ entity, locale }: Named, row: Row): ReferenceOption => ({
  value: row.id,
  label: nameOf(entity, row, locale),
});

const pageSize = 50;

async function search(asked: Named, typed: string): Promise<ReferenceOption[]> {
  const { entity, http } = asked;
  const query = { current: 1, size: pageSize, ...(typed && { keyword: typed }) };
  const { records } = entity.pickFrom
    ? await http.get<Page<Row>>(entity.pickFrom, query)
    : await rowsOf(entity, http, query);
  return records.map((row) => optionOf(asked, row));
}

/** Rows of an entity that are known by what was typed, the first fifty when nothing was; none before they are wanted. */
export function useReferenceOptions(
  source: string,
  { typed, isWanted }: { typed: string; isWanted: boolean },
) {
  const { http, locale } = useWorkplace();
  const entity = entityNamed(source);
  const key = entity && isWanted ? ['reference', source, typed, locale] : null;
  const { data, isLoading } = useSWR<ReferenceOption[], Error>(
    key,
    () => (entity ? search({ entity, http, locale }, typed) : []),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  return { options: data ?? [], isLoading };
}

/** Names of rows by id; an id that may not be read keeps its id. */
export function useReferenceNames(source: string, ids: readonly string[]): ReferenceOption[] {
  const { http, locale } = useWorkplace();
  const entity = entityNamed(source);
  const key =
    entity && ids.length > 0 ? ['reference-names', source, [...ids].sort().join(','), locale] : null;
  const load = async () => {
    if (!entity) return [];
    const one = (id: string) =>
      http
        .get<Row>(`${entity.path}/detail`, { id }, { quiet: true })
        .then((row) => optionOf({ entity, http, locale }, row))
        // A row out of the reader's scope has no name for him, but the reference stands.
        .catch(() => ({ value: id, label: id }));
    return Promise.all(ids.map(one));
  };
  const { data } = useSWR<ReferenceOption[], Error>(key, load, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  return data ?? [];
}
