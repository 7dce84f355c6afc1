import { Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { z } from 'zod';

import { nameUnder, siteKeys } from '@policy/shared/auth/storage/site.ts';

import { lazyPart } from '../page/lazy-part.ts';
import { keptUnder, keyOfColumn, readWidths, useColumnWidths, writeWidths } from './column-widths.ts';
import type { KitColumn } from './columns.tsx';
import { HeaderCell } from './header-cell.tsx';

type Settings = Record<string, { show?: boolean; order?: number; fixed?: 'left' | 'right' }>;

/** Which columns of a table are in sight, where and how wide, and how close its rows stand. */
export interface TableLook {
  columns: Record<string, Settings[string] & { width?: number }>;
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

const readSettings = (name: string): Settings => shape.safeParse(keptUnder(columnsKey(name))).data ?? {};

/** What its reader made of a table in this browser. */
export function readLook(name: string): TableLook {
  const columns: TableLook['columns'] = readSettings(name);
  for (const [key, width] of Object.entries(readWidths(name))) columns[key] = { ...columns[key], width };
  return { columns, density: density.safeParse(localStorage.getItem(densityKey(name))).data };
}

/** Keys of the columns that the reader has in sight, in his order. */
export function keysInSight<R>(columns: readonly KitColumn<R>[], name: string): string[] {
  const kept = readSettings(name);
  const placed = columns.map((column, index) => {
    const [key, { isLesser = false }] = [keyOfColumn(column), column];
    const look = kept[key];
    return { key, isShown: look?.show ?? !isLesser, place: look?.order ?? index };
  });
  const shown = placed.filter(({ isShown }) => isShown);
  return shown.sort((one, two) => one.place - two.place).map(({ key }) => key);
}

/** Has a table of this browser look so from its next drawing on. */
export function writeLook(name: string, look: TableLook): void {
  const [settings, widths]: [Settings, Record<string, number>] = [{}, {}];
  for (const [key, { width, ...setting }] of Object.entries(look.columns)) {
    settings[key] = setting;
    if (width) widths[key] = width;
  }
  localStorage.setItem(columnsKey(name), JSON.stringify(settings));
  writeWidths(name, widths);
  if (look.density) localStorage.setItem(densityKey(name), look.density);
}

const WidthsButton = lazyPart(() => import('./widths-button.tsx'));
const components = { header: { cell: HeaderCell } };
/** Stands where a row has no value; the library's own is shorter than that of cells and details. */
const columnEmptyText = '—';

/** Columns as a table takes them, which of them its reader sees, and how he makes them wider or narrower. */
export function useDrawnColumns<R>(columns: readonly KitColumn<R>[], name?: string) {
  const columnsState = useColumnSettings(columns, name);
  const { sized, widths, resize } = useColumnWidths(columns, name);
  const drawn = (name ? sized : columns).map(({ isLesser: _, ...column }) => column);
  if (!name) return { columns: drawn, columnsState, columnEmptyText };
  const inSight = () => {
    const named = new Map(columns.map((column) => [keyOfColumn(column), column]));
    return keysInSight(columns, name).flatMap((key) => {
      const { title, dataIndex } = named.get(key) ?? {};
      return typeof title === 'string' && dataIndex !== undefined ? [{ key, title }] : [];
    });
  };
  const optionsRender = (_: unknown, usual: ReactNode[]) => [
    ...usual,
    <Suspense key="widths" fallback={null}>
      <WidthsButton columnsInSight={inSight} widths={widths} onResize={resize} />
    </Suspense>,
  ];
  return { columns: drawn, columnsState, columnEmptyText, components, optionsRender };
}

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
  const lesser = columns.flatMap((column) => (column.isLesser ? [keyOfColumn(column)] : [])).join();
  // The table takes another object for other settings, and would put them back at every drawing.
  return useMemo(() => {
    const hidden = lesser.split(',').filter(Boolean);
    const defaultValue = Object.fromEntries(hidden.map((key) => [key, { show: false }]));
    if (!name) return { defaultValue };
    return { defaultValue, persistenceKey: columnsKey(name), persistenceType: 'localStorage' as const };
  }, [lesser, name]);
}
