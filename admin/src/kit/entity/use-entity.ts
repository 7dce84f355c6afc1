import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import type { Http } from '@policy/shared/client/http.ts';
import type { Entity, Page, ShownPage } from '@policy/shared/contract/kit/entity.ts';
import type { RowResult } from '@policy/shared/contract/kit/shapes.ts';
import { fromWire, toWire } from '@policy/shared/contract/kit/wire.ts';

import { useWorkplace } from '../page/session-context.tsx';
import type { Row } from './fields.ts';

type Verb = 'list' | 'detail' | 'submit' | 'remove';

/** An entity whose calls have names of their own below its path says them here; the rest is derived as for any other. */
export interface NamedCalls {
  verbs?: Record<Verb, string> & { export?: string };
  /** What its list call leaves out by itself, as a filter: a file of the list is asked for with it. */
  standing?: Readonly<Record<string, string>>;
}

/** The verbs that every entity speaks, over rows as the kit handles them. */
export interface EntityCalls {
  page: (query: Record<string, unknown>) => Promise<ShownPage<Row>>;
  detail: (id: string) => Promise<Row>;
  submit: (values: Record<string, unknown>) => Promise<unknown>;
  remove: (ids: readonly string[]) => Promise<void>;
  /** A verb of its own on whole rows, such as publishing, with what it takes besides. */
  act: (verb: string, ids: string[], besides?: Readonly<Record<string, unknown>>) => Promise<void>;
  /** The same on each row by itself; a refusal of one is its result. */
  actOnEach: (
    verb: string,
    ids: string[],
    besides?: Readonly<Record<string, unknown>>,
  ) => Promise<RowResult[]>;
}

/** The call that lists an entity's rows. */
export const listCallOf = (entity: Entity & NamedCalls): string =>
  `${entity.path}/${entity.verbs?.list ?? (entity.listByParent ? 'page' : 'list')}`;

/** Rows of an entity: small and tree-like ones answer all at once, the others a page. */
export async function rowsOf(entity: Entity & NamedCalls, http: Http, query: Record<string, unknown>) {
  const answer = await http.get<Row[] | Page<Row>>(listCallOf(entity), query);
  const page: ShownPage<Row> = Array.isArray(answer) ? { records: answer, total: answer.length } : answer;
  // fromWire keeps every key of the row and only splits its lists of ids.
  return { ...page, records: page.records.map((row) => fromWire(entity, row) as Row) };
}

/**
 * The tenant whose rows the address of the page asks for: everything that is read of them has to name it. Null where
 * none is asked for, and for rows that have a tenant as a field of their own, which is a filter like any other.
 */
export function useTenantAsked({ fields }: Entity): string | null {
  const [search] = useSearchParams();
  return 'tenantId' in fields ? null : search.get('tenantId');
}

/** The calls of one entity for the person at work. */
export function useEntity(entity: Entity & NamedCalls): EntityCalls {
  const { http } = useWorkplace();
  const tenant = useTenantAsked(entity);
  return useMemo(() => {
    const there = tenant === null ? {} : { tenantId: tenant };
    const at = (verb: string) => `${entity.path}/${verb}`;
    const named = (verb: Verb) => at(entity.verbs?.[verb] ?? verb);
    return {
      page: (query) => rowsOf(entity, http, { ...there, ...query }),
      detail: async (id) => fromWire(entity, await http.get<Row>(named('detail'), { ...there, id })) as Row,
      submit: (values) => http.post(named('submit'), toWire(entity, values)),
      remove: (ids) => http.post(named('remove'), undefined, { query: { ids: ids.join(',') } }),
      act: (verb, ids, besides) => http.post(at(verb), { ...besides, ids: ids.join(',') }),
      actOnEach: (verb, ids, besides) => http.post(at(verb), { ...besides, ids: ids.join(','), each: '1' }),
    };
  }, [entity, http, tenant]);
}
