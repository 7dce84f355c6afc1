import { useMemo, useState } from 'react';

import { readLook, writeLook } from '../columns/column-settings.tsx';
import type { TableLook } from '../columns/column-settings.tsx';

/** The look of a table as views keep it; `edition` grows where the table is to be drawn anew with another. */
export function useTableLook(name: string) {
  const [edition, setEdition] = useState(0);
  const look = useMemo(
    () => ({
      read: () => readLook(name),
      apply: (wanted: TableLook) => {
        writeLook(name, wanted);
        setEdition((now) => now + 1);
      },
    }),
    [name],
  );
  return { edition, look };
}
