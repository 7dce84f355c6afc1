import { useMemo } from 'react';

import { nameUnder, siteKeys } from '@policy/shared/auth/storage/site.ts';

import type { KitColumn } from './columns.tsx';

/** Columns as a table takes them, and which of them its reader sees. */
export const useDrawnColumns = <R>(columns: readonly KitColumn<R>[], name?: string) => ({
  columns: columns.map(({ isLesser: _, ...column }) => column),
  columnsState: useColumnSettings(columns, name),
});

/** Which columns a table starts with; under a name, what its reader makes of them stays in this browser. */
function useColumnSettings<R>(columns: readonly KitColumn<R>[], name?: string) {
  const lesser = columns.flatMap(({ key, isLesser }) => (isLesser ? [String(key)] : [])).join();
  // The table takes another object for other settings, and would put them back at every drawing.
  return useMemo(() => {
    const hidden = lesser.split(',').filter(Boolean);
    const defaultValue = Object.fromEntries(hidden.map((key) => [key, { show: false }]));
    if (!name) return { defaultValue };
    const persistenceKey = nameUnder(siteKeys.admin, `columns-${name}`);
    return { defaultValue, persistenceKey, persistenceType: 'localStorage' as const };
  }, [lesser, name]);
}
