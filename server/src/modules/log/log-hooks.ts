import { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import type { Database } from '../../database/client.ts';
import { countErrors, fingerprintOf } from './error-kinds.ts';

type Columns = Readonly<Record<string, unknown>>;

/** What a log adds to the writing of its rows: columns that follow from the others, and what else the transaction writes. */
interface LogHooks {
  derive: (values: Columns) => Columns;
  afterInsert: (db: Database, rows: readonly Columns[]) => Promise<void>;
}

const none: LogHooks = { derive: () => ({}), afterInsert: () => Promise.resolve() };

const special = new Map<Entity, LogHooks>([
  [errorLog, { derive: (values) => ({ fingerprint: fingerprintOf(values) }), afterInsert: countErrors }],
]);

/** The hooks of a log; most have none. */
export const hooksOf = (log: Entity): LogHooks => special.get(log) ?? none;
