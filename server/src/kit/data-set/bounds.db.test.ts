import { loginLog } from '@policy/shared/contract/entities/log/login-log.ts';
import { reportSources } from '@policy/shared/contract/report/sources.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { describeOnEachDatabase } from '../../../test/database.ts';
import type { Database } from '../../database/client.ts';
import type { Context } from '../runtime/context.ts';
import { systemClock } from '../runtime/clock.ts';
import { repositoryOf } from '../rows/repository.ts';
import { rulesFrom } from '../rules/rules.ts';
import type { ReadyDataSet } from './plan.ts';
import { whileReading } from './reading.ts';
import { summarise } from './summarise.ts';

const contextOn = (db: Database): Context => ({
  ...{
    db,
    tenantId: '000000',
    locale: 'zh',
    clock: systemClock,
    rules: rulesFrom([]),
    idempotencyKey: null,
    remoteIp: null,
  },
  actor: {
    ...{
      sessionId: '',
      userId: crypto.randomUUID(),
      account: '',
      name: '',
      userType: 1,
      clientId: '',
      roleIds: [],
    },
    ...{
      roleAliases: ['administrator'],
      deptIds: [],
      deptIdsBelow: [],
      deptIdsAbove: [],
      permissions: new Set(),
    },
    ...{ scopes: new Map(), apiScopeIds: new Set(), companyId: null, duties: [] },
  },
  afterCommit: (effect) => effect(),
});

const set: ReadyDataSet = {
  ...{
    source: reportSources.loginLog,
    dimensions: [{ field: 'account' }],
    measures: [{ aggregate: 'count' }],
  },
  ...{ conditions: [], order: 'byDimension', rowLimit: 10, isPivot: false },
};

describeOnEachDatabase('a data set’s run', (database, kind) => {
  test('writes nothing', async () => {
    const write = whileReading(contextOn(database()), 60_000, ({ db }) =>
      db.execute(sql`insert into seed_run (tenant_id, name, at) values ('000000', 'x', now())`),
    );
    await expect(write).rejects.toMatchObject({ cause: { code: '25006' } });
  });

  test('reads no more rows than it may where nothing could interrupt it', async () => {
    const context = contextOn(database());
    for (const account of ['a', 'b', 'c'])
      await repositoryOf(loginLog, context).insert({ account, result: 'success', remoteIp: '10.0.0.1' });
    const bounds = { rows: 10, mostMs: 60_000 };
    const { rows } = await summarise(set, context, { ...bounds, read: 3 });
    expect(rows.at(-1)).toMatchObject({ level: 'all', figures: [3] });
    await expect(summarise(set, context, { ...bounds, read: 2 })).rejects.toMatchObject({
      ...{ code: 'report.tooMuch', facts: { limit: 2 } },
    });
  });

  if (kind === 'postgres')
    test('is ended by the database when it takes too long', async () => {
      const slow = whileReading(contextOn(database()), 50, ({ db }) => db.execute(sql`select pg_sleep(5)`));
      await expect(slow).rejects.toMatchObject({ code: 'report.tooSlow' });
    });
});
