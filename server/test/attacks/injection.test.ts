import { entities } from '@policy/shared/contract/entities/index.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { rowsOf } from '../conformance/lists.ts';
import { pathsOf } from '../conformance/verbs.ts';
import { enginesToTry } from '../database.ts';
import { shareOf, triesAll } from '../engine-of-file.ts';
import type { Route } from '../conformance/routes.ts';
import { asked, callsBy } from './calls/every-call.ts';
import { buildAttackFixture } from './attack-fixture.ts';
import type { AttackFixture } from './attack-fixture.ts';

const all: readonly Entity[] = entities;

/** Keys and orders that name no field, or one that is nobody's to filter by. */
const injected = {
  'updatexml(1,concat(0x7e,version(),0x7e),1)': '1',
  'create_time) or (1=1_dategt': '2020-01-01',
  ...{ password_like: 'a', passwordHash_like: '%', clientSecret_notnull: '1' },
  ...{
    isDeleted: '1',
    isDeleted_equal: '1',
    createUser_notnull: '1',
    constructor_equal: '1',
    __proto__: '1',
  },
  ascs: 'id;drop table policy,(select pg_sleep(9)),passwordHash,constructor',
  descs: 'case when (select 1)=1 then id end,tenantId,updatexml(1,1,1)',
  ...{
    orderBy: 'random()',
    sort: 'random()',
    order: 'desc',
    where: '1=1',
    sql: 'select 1',
    fields: 'password',
  },
};

/** Rows carry no `tenantId` that a caller may ask for, but for tenants themselves, which are found by it. */
const injectedInto = ({ call }: Route) =>
  call.startsWith(`GET ${tenant.path}/`) ? injected : { ...injected, tenantId_equal: '100001' };

/** Values that would mean something to a query written by hand. */
const values = [
  "' or '1'='1",
  '%',
  '_',
  '\\',
  '1) or (1=1',
  "'; drop table policy; --",
  '${7*7}',
  '$1',
  ':id',
];

/** What a call may tell anew each time: moments, also when a caller was last seen, signed links and drawn pictures. */
const steady = (body: string) =>
  body
    .replace(/expires=\d+&signature=[\w-]+/g, '')
    .replace(/"(now|time|traceId|lastSeenAt)":"[^"]*"/g, '')
    // How long a task has waited grows between two calls.
    .replace(/"stayMs":\d+/g, '');

describe.each(enginesToTry())('a query that would reach into the database (%s)', (kind) => {
  let fixture: AttackFixture;
  let headers: Record<string, string>;
  beforeAll(async () => {
    fixture = await buildAttackFixture(kind);
    headers = await fixture.sessions.headersOf('platform');
  });
  afterAll(() => fixture.close());

  test('changes no answer of any call by its keys and its orders', async () => {
    const changed: string[] = [];
    const { app } = fixture.conformance.server;
    const answerTo = async (route: Route, query: object) => {
      const answer = await app.inject(asked(route, { ...query }, headers));
      return `${String(answer.statusCode)} ${steady(answer.body)}`;
    };
    const calls = await callsBy(fixture.conformance.server, 'GET');
    // The log of these calls grows by them.
    for (const route of calls.filter(({ call }) => !call.startsWith('GET blade-log/')))
      if ((await answerTo(route, {})) !== (await answerTo(route, injectedInto(route))))
        changed.push(route.call);
    expect(changed.join('\n')).toBe('');
  });

  test.each(
    all.flatMap((entity) => {
      const { list } = pathsOf(entity);
      const texts = Object.entries(entity.fields).filter(([, schema]) => {
        const { kind, search } = metaOf(schema);
        return search && ['text', 'longText'].includes(kind);
      });
      return list && texts.length > 0 ? [[list, texts.map(([key]) => key)] as const] : [];
    }),
  )('is a text to look for, and finds nothing else: %s', async (list, keys) => {
    for (const [at, value] of values.entries())
      // In `npm test` one value in three for each field, which others for another field.
      for (const key of keys.filter((name) => triesAll || (at + shareOf(list + name, 3)) % 3 === 0)) {
        const answer = await fixture.conformance.admin.get(list, { [key]: value, size: '200' });
        expect(answer.status, `${key} ${value}`).toBe(200);
        const others = rowsOf(answer).filter((row) => !String(row[key]).includes(value));
        expect(others, `${key} ${value}`).toEqual([]);
      }
  });
});
