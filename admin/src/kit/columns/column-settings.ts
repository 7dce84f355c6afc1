import { useMemo } from 'react';
import { z } from 'zod';

import { nameUnder, siteKeys } from '@policy/shared/auth/storage/site.ts';

import type { KitColumn } from './columns.tsx';

/** Which columns of a table are in sight and where, and how close its rows stand. */
export interface TableLook {
  columns: Record<string, { show?: boolean; order?: number; fixed?: 'left' | 'right' }>;
  density?: 'large' | 'middle' | 'small' | null | undefined;
}

const columnsKey = (name: string) => nameUnder(siteKeys.admin, `columns-${name}`);
const densityKey = (name: string) => nameUnder(siteKeys.admin, `density-${name}`);

const shape = z.record(
  z.string(),
  z
    .object({ show: z.boolean(), order: z.number(), fixed: z.enum(['left', 'right']) })
    .partial()
    .catch({}),
);
const density = z.enum(['large', 'middle', 'small']);

/** What its reader made of a table in this browser. */
export function readLook(name: string): TableLook {
  const columns = shape.safeParse(parsed(localStorage.getItem(columnsKey(name)))).data ?? {};
  return { columns, density: density.safeParse(localStorage.getItem(densityKey(name))).data };
}

/** Keys of the columns that the reader has in sight, in his order. */
export function keysInSight<R>(columns: readonly KitColumn<R>[], name: string): string[] {
  const kept = readLook(name).columns;
  const placed = columns.map(({ key, isLesser = false }, index) => {
    const look = kept[String(key)];
    return { key: String(key), isShown: look?.show ?? !isLesser, place: look?.order ?? index };
  });
  const shown = placed.filter(({ isShown }) => isShown);
  return shown.sort((one, two) => one.place - two.place).map(({ key }) => key);
}

/** Has a table of this browser look so from its next drawing on. */
export function writeLook(name: string, look: TableLook): void {
  localStorage.setItem(columnsKey(name), JSON.stringify(look.columns));
  if (look.density) localStorage.setItem(densityKey(name), look.density);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    // Written by something else.
    return {};
  }
}

/** Columns as a table takes them, and which of them its reader sees. */
export const useDrawnColumns = <R>(columns: readonly KitColumn<R>[], name?: string) => ({
  columns: columns.map(({ isLesser: _, ...column }) => column),
  columnsState: useColumnSettings(columns, name),
});

/** How close the rows of a table stand; under a name, what its reader makes of it stays in this browser. */
export function useDensity(name?: string) {
  return useMemo(() => {
    if (!name) return {};
    const kept = readLook(name).density;
    return {
      ...(kept && { defaultSize: kept }),
      onSizeChange: (chosen: string) => localStorage.setItem(densityKey(name), chosen),
    };
  }, [name]);
}

/** Which columns a table starts with; under a name, what its reader makes of them stays in this browser. */
function useColumnSettings<R>(columns: readonly KitColumn<R>[], name?: string) {
  const lesser = columns.flatMap(({ key, isLesser }) => (isLesser ? [String(key)] : [])).join();
  // The table takes another object for other settings, and would put them back at every drawing.
  return useMemo(() => {
    const hidden = lesser.split(',').filter(Boolean);
    const defaultValue = Object.fromEntries(hidden.map((key) => [key, { show: false }]));
    if (!name) return { defaultValue };
    return { defaultValue, persistenceKey: columnsKey(name), persistenceType: 'localStorage' as const };
  }, [lesser, name]);
}
