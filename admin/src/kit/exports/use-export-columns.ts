import { useState } from 'react';

import type { ExportOffer } from '@policy/shared/contract/desk/exports.ts';

type Columns = ExportOffer['columns'];

/** Columns with those that the reader has in sight first and in his order; none in sight proposes all. */
function proposed(columns: Columns, inSight: readonly string[]) {
  const seen = inSight.flatMap((key) => columns.filter((column) => column.key === key));
  const order = [...seen, ...columns.filter((column) => !seen.includes(column))];
  const chosen = new Set((seen.length > 0 ? seen : columns).map(({ key }) => key));
  return { order, chosen: chosen as ReadonlySet<string> };
}

/** Which columns a file has and in which order; it begins with what the reader has in sight. */
export function useExportColumns(columns: Columns, inSight: readonly string[]) {
  const [{ order, chosen }, set] = useState(() => proposed(columns, inSight));
  return {
    order,
    chosen,
    /** The keys that are ticked, in their order. */
    keys: order.flatMap(({ key }) => (chosen.has(key) ? [key] : [])),
    hasMasked: order.some(({ key, isMasked }) => isMasked && chosen.has(key)),
    choose: (wanted: ReadonlySet<string>) => set({ order, chosen: wanted }),
    reset: () => set(proposed(columns, inSight)),
    move: (key: string, by: 1 | -1) => {
      const at = order.findIndex((column) => column.key === key);
      const others = order.filter((column) => column.key !== key);
      const moved = order.filter((column) => column.key === key);
      set({ order: [...others.slice(0, at + by), ...moved, ...others.slice(at + by)], chosen });
    },
  };
}
