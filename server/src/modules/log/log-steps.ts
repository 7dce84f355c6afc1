import { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import type { Database } from '../../database/client.ts';
import { countErrors, fingerprintOf } from './error-kinds.ts';

type Columns = Readonly<Record<string, unknown>>;

/** What is special about a log: columns that follow from what a row says, and what its rows bring about in the transaction that writes them. */
interface LogSteps {
  derived: (values: Columns) => Columns;
  written: (db: Database, rows: readonly Columns[]) => Promise<void>;
}

const none: LogSteps = { derived: () => ({}), written: () => Promise.resolve() };

const special = new Map<Entity, LogSteps>([
  [errorLog, { derived: (values) => ({ fingerprint: fingerprintOf(values) }), written: countErrors }],
]);

/** The steps of a log; most have none. */
export const stepsOf = (log: Entity): LogSteps => special.get(log) ?? none;
