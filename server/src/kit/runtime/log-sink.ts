import type { Entity } from '@policy/shared/contract/kit/entity.ts';

/** One row of a log: whose it is, who caused it, and its fields. */
export interface LogRow<E extends Entity> {
  tenantId: string;
  userId?: string | null | undefined;
  values: Partial<Record<keyof E['fields'], string | number | null>>;
}

/** Takes rows for the logs; taking one neither waits for the database nor fails. */
export interface LogSink {
  add<E extends Entity>(entity: E, row: LogRow<E>): void;
  /** Writes rows of a log now, all of them or none: for whoever acknowledges them. */
  write<E extends Entity>(entity: E, rows: readonly LogRow<E>[]): Promise<void>;
  /** How many rows that `add` took were never written, since the process began. */
  lost(): number;
  /** Resolves when everything that `add` took so far is written, or reported as lost. */
  flush(): Promise<void>;
  /** The same, for the last time. */
  close(): Promise<void>;
}
