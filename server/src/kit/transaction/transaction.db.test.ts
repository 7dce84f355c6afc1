import { randomUUID } from 'node:crypto';

import { tag } from '@policy/shared/contract/entities/content/tag.ts';
import { expect, it } from 'vitest';

import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { repositoryOf } from '../rows/repository.ts';
import type { Context } from '../runtime/context.ts';
import { invalidate } from './closing-writes.ts';
import { invalidationsAfter } from './invalidation-log.ts';
import { inTransaction } from './transaction.ts';

describeOnEachServer('what follows a write', (server) => {
  const heard: string[] = [];
  const say = (context: Context, word: string) => context.afterCommit(() => void heard.push(word));
  const end = () => invalidationsAfter(server.database.db, 0).then(({ seq }) => seq);

  it('waits for the commit of the outermost transaction', async () => {
    await inTransaction(server.context, async (outer) => {
      await inTransaction(outer, async (inner) => say(inner, 'inner'));
      say(outer, 'outer');
      expect(heard).toEqual([]);
    });
    expect(heard.splice(0)).toEqual(['inner', 'outer']);
  });

  it('never comes where the write is taken back', async () => {
    const before = await end();
    const undone = inTransaction(server.context, async (context) => {
      say(context, 'undone');
      await repositoryOf(tag, context).insert({ name: '退回', category: 'topic' });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(heard).toEqual([]);
    expect(await end()).toBe(before);
  });

  it('is written once for all that a transaction makes untrue', async () => {
    const before = await end();
    const [first, second] = [`policy:${randomUUID()}`, `policy:${randomUUID()}`];
    await inTransaction(server.context, async (outer) => {
      await inTransaction(outer, (inner) => invalidate(inner, [first]));
      await invalidate(outer, [second]);
    });
    const { events } = await invalidationsAfter(server.database.db, before);
    expect(events.map(({ tags }) => tags)).toEqual([[first, second]]);
  });

  it('is left out for the part that was taken back alone', async () => {
    await inTransaction(server.context, async (outer) => {
      const part = inTransaction(outer, async (inner) => {
        say(inner, 'undone');
        throw new Error('this part');
      });
      await expect(part).rejects.toThrow('this part');
      say(outer, 'kept');
    });
    expect(heard.splice(0)).toEqual(['kept']);
  });
});
