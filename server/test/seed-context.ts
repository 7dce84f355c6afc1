import type { Database } from '../src/database/client.ts';
import { systemClock } from '../src/kit/runtime/clock.ts';
import type { Context } from '../src/kit/runtime/context.ts';
import { rulesAlone } from './rules-alone.ts';

/** A seed's own context: nobody acts, in the first tenant. */
export const seedContext = (db: Database): Context => ({
  db,
  tenantId: '000000',
  actor: null,
  locale: 'zh',
  clock: systemClock,
  rules: rulesAlone,
  idempotencyKey: null,
  remoteIp: null,
  afterCommit: () => undefined,
});
