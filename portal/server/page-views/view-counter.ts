import type { RowViews } from '@policy/shared/contract/portal/page-views.ts';
import { mostCounted } from '@policy/shared/contract/portal/page-views.ts';
import { isbot } from 'isbot';

import type { CountedRow } from '../../src/lib/public-pages/page-match.ts';

/** A page of a row that a reader was shown. */
interface Seen {
  tenantId: string;
  row: CountedRow;
  reader: { address: string; userAgent: string | undefined };
}

/** Counts who reads the pages of rows. */
export interface ViewCounter {
  /** Counts a page once a minute for each address, and none that a crawler asked for. */
  count(seen: Seen): void;
  /** Tells what is left, and counts no more. */
  stop(): Promise<void>;
}

interface CounterParts {
  /** Adds views to rows of a tenant; what it throws leaves them for the next time. */
  send: (tenantId: string, views: readonly RowViews[]) => Promise<void>;
  everyMs?: number;
}

const minuteMs = 60_000;
/** More readers or rows within a minute are not counted: neither may fill the memory. */
const most = 100_000;

/** Counts in memory, and tells the server once a minute: a page that is kept costs no call. */
export function countViews({ send, everyMs = minuteMs }: CounterParts): ViewCounter {
  const readers = new Set<string>();
  const counts = new Map<string, Map<string, RowViews>>();

  const tell = async () => {
    readers.clear();
    for (const [tenantId, views] of counts)
      for (const part of inParts([...views.values()])) {
        // What is counted while the server answers stays.
        for (const { entity, id } of part) views.delete(keyOf({ entity, id }));
        await send(tenantId, part).catch(() => part.forEach((one) => add(views, one)));
      }
  };
  let telling = Promise.resolve();
  const timer = setInterval(() => {
    telling = telling.then(tell);
  }, everyMs);
  timer.unref();

  return {
    count({ tenantId, row, reader }) {
      const key = keyOf(row);
      const once = `${reader.address} ${tenantId} ${key}`;
      if (readers.has(once) || readers.size >= most || isbot(reader.userAgent)) return;
      readers.add(once);
      const views = counts.get(tenantId) ?? new Map<string, RowViews>();
      counts.set(tenantId, views);
      if (views.size < most) add(views, { ...row, count: 1 });
    },
    async stop() {
      clearInterval(timer);
      await telling.then(tell);
    },
  };
}

const keyOf = ({ entity, id }: CountedRow) => `${entity} ${id}`;

function add(views: Map<string, RowViews>, { entity, id, count }: RowViews) {
  const key = keyOf({ entity, id });
  views.set(key, { entity, id, count: (views.get(key)?.count ?? 0) + count });
}

const inParts = <One>(all: readonly One[]) =>
  Array.from({ length: Math.ceil(all.length / mostCounted) }, (_, part) =>
    all.slice(part * mostCounted, (part + 1) * mostCounted),
  );
