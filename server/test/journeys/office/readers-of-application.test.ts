import { application } from '@policy/shared/contract/entities/application/application.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { expect, test } from 'vitest';

import { countedReads } from '../../counted-reads.ts';
import { describeOnDemonstration } from '../../describe-on-server.ts';
import { repositoryOf } from '../../../src/kit/rows/repository.ts';
import { tableOf } from '../../../src/kit/table/table.ts';
import { idOf } from '../../../src/seeds/slug-id.ts';
import { colleaguesOf } from '../../../src/modules/people/colleagues.ts';
import {
  readersOfApplication,
  readsApplication,
} from '../../../src/modules/application/case/reads-application.ts';

describeOnDemonstration('who may read an application', (server) => {
  test('is told of all people at once as of each by himself', async () => {
    const ids = (await repositoryOf(user, server.context).all(undefined)).map(({ id }) => id);
    const people = (await colleaguesOf(server.context, ids)).map((one) => one.context);
    const table = tableOf(application);
    const cases = await server.context.db.select({ id: table.id }).from(table).limit(20);
    const counts = new Set<number>();
    for (const { id } of cases) {
      const each: string[] = [];
      for (const one of people) if (await readsApplication(one, id)) each.push(one.actor?.userId ?? '');
      const readers = await readersOfApplication(people, id);
      expect(readers.map(({ actor }) => actor?.userId)).toEqual(each);
      counts.add(readers.length);
    }
    // Some read it and some do not, and not always the same.
    expect(counts.size).toBeGreaterThan(1);
    expect(Math.max(...counts)).toBeLessThan(people.length);
    expect(await readersOfApplication(people, 'none')).toEqual([]);
  });

  test('is asked as often of all officers as of one', async () => {
    const ids = (await repositoryOf(user, server.context).all(undefined)).map(({ id }) => id);
    const table = tableOf(application);
    const [one] = await server.context.db.select({ id: table.id }).from(table).limit(1);
    const readsFor = async (asked: readonly string[]) => {
      const { db, count } = countedReads(server.context.db);
      const people = await colleaguesOf({ ...server.context, db }, asked);
      await readersOfApplication(
        people.map(({ context }) => context),
        one?.id ?? '',
      );
      return { people: people.length, reads: count() };
    };
    const all = await readsFor(ids);
    const alone = await readsFor([idOf('user:reviewer03')]);
    expect(alone.people).toBe(1);
    expect(all.people).toBeGreaterThan(5);
    expect(all.reads).toBe(alone.reads);
  });
});
