import useSWR from 'swr';

import { listView } from '@policy/shared/contract/entities/desk/list-view.ts';
import type { Page, RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { TableLook } from '../../kit/columns/column-settings.tsx';
import type { Query } from '../../kit/lists/filters.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';

/** A view of a list that the reader keeps. */
export type View = RowOf<typeof listView>;

/** More than anybody keeps of all lists together. */
const everything = 200;

/** The reader's views of one list, and the ways to keep another and to do without one; all lists share one reading. */
export function useViews(listName: string) {
  const { http } = useWorkplace();
  const load = () => http.get<Page<View>>(`${listView.path}/list`, { size: everything }, { quiet: true });
  const { data, mutate } = useSWR<Page<View>, Error>([listView.path], load, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  return {
    views: (data?.records ?? []).filter((view) => view.listName === listName),
    keep: async (viewName: string, filters: Query, look: TableLook | undefined) => {
      await http.post(`${listView.path}/submit`, { listName, viewName, filters, ...look });
      await mutate();
    },
    remove: async ({ id }: View) => {
      await http.post(`${listView.path}/remove`, { ids: id });
      await mutate();
    },
  };
}
