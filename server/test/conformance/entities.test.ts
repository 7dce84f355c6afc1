import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { tables } from '../../src/schema.ts';
import { everyCode } from '../../src/seeds/reference/menu-rows.ts';
import { snakeCase } from '../../src/kit/table/table.ts';
import { enginesHere } from '../database.ts';
import { draftRefusals } from './bad/draft-refusals.ts';
import { lists } from './lists.ts';
import { roundTrip } from './round-trip.ts';
import { routesOf } from './routes.ts';
import type { Route } from './routes.ts';
import { isolationTests } from './isolation.ts';
import { pathsOf, walked, written } from './verbs.ts';
import { buildFixture } from './fixture.ts';
import type { Fixture } from './fixture.ts';

const tableNames = tables.map((table) => getTableName(table));

describe.each(walked.map((entity) => [entity.name, entity] as const))('%s', (_, entity) => {
  test('has its table in the schema', () => {
    // A view is made by a migration and is no table of the schema.
    expect(tableNames.includes(snakeCase(entity.name))).toBe(!entity.view);
  });

  test('has a title and a label for every field in both languages', () => {
    for (const locale of ['zh', 'en'] as const) {
      const { title, fields } = catalogue(locale).entity(entity.name);
      expect([title, ...Object.keys(entity.fields).map((key) => fields[key])]).not.toContain(undefined);
    }
  });
});

describe.each(enginesHere())('on %s', (kind) => {
  let world: Fixture;
  let routes: Map<string, Route>;

  beforeAll(async () => {
    world = await buildFixture(kind);
    routes = new Map((await routesOf(world.server)).map((route) => [route.call, route]));
  });
  afterAll(() => world.close());

  test.each(walked.map((entity) => [entity.name, entity] as const))(
    '%s has the verbs that are expected of it, each behind codes that a button carries',
    (_, entity) => {
      const paths = pathsOf(entity);
      for (const [verb, path] of Object.entries(paths)) {
        const method = verb === 'list' || verb === 'detail' ? 'GET' : 'POST';
        const route = routes.get(`${method} ${path ?? `${entity.path}/${verb}`}`);
        expect(route !== undefined, `${entity.name} ${verb}`).toBe(path !== null);
        const codes = typeof route?.guard === 'object' ? route.guard.anyOf : [];
        for (const code of codes) {
          expect(everyCode).toContain(code);
          expect(code).toMatch(new RegExp(`^${entity.permissionBase}_`));
        }
      }
    },
  );

  describe.each(written.map((entity) => [entity.name, entity] as const))('%s', (_, entity) => {
    roundTrip(() => world, entity);
    draftRefusals(() => world, entity);
    lists(() => world, entity);
    isolationTests(() => world, entity);
  });
});
