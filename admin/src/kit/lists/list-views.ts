import { createContext, use } from 'react';
import type { ReactNode } from 'react';

import type { TableLook } from '../columns/column-settings.tsx';
import type { EntityField } from '../entity/fields.ts';
import type { ListState } from './list-state.ts';

/** What views of a list are made from. */
export interface ListViewsProps {
  /** Tells the list from all others. */
  name: string;
  /** What it can be filtered by today. */
  fields: readonly EntityField[];
  state: ListState;
  /** The look of its table, where it is one. */
  look?: { read: () => TableLook; apply: (look: TableLook) => void };
}

type DrawViews = (props: ListViewsProps) => ReactNode;

const ListViewsContext = createContext<DrawViews>(() => null);

/** Gives lists the part that keeps views of them; the kit knows none itself. */
export const ListViewsProvider = ListViewsContext.Provider;

/** Draws the part that keeps views of a list. */
export const useListViews = (): DrawViews => use(ListViewsContext);
