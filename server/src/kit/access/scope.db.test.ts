import { randomUUID } from 'node:crypto';

import { sample } from '@policy/shared/contract/entities/develop/sample.ts';
import { beforeAll, expect, it } from 'vitest';

import { allCodes, sessionOf } from '../../../test/conformance/fake-sessions.ts';
import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { repositoryOf } from '../rows/repository.ts';
import type { Actor, Context, Scope } from '../runtime/context.ts';

describeOnEachServer('a scope', (server) => {
  const least = { colour: 'red', grade: 2, day: '2026-03-01' } as const;
  const [above, own, below, beside] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const [me, colleague] = [randomUUID(), randomUUID()];

  const actorOf = (userId: string, deptId: string, scopes: readonly Scope[]): Actor =>
    sessionOf({
      ...{ userId, deptIds: [deptId], deptIdsBelow: [deptId, below], deptIdsAbove: [deptId, above] },
      ...{ permissions: allCodes, scopes: new Map([['test', scopes]]) },
    }).actor;
  const by = (actor: Actor): Context => ({ ...server.context, actor });
  const reader = (...types: Scope['type'][]) =>
    by(
      actorOf(
        me,
        own,
        types.map((type) => ({ type, condition: null, fields: null })),
      ),
    );
  const read = async (context: Context) => {
    const rows = await repositoryOf(sample, context).list();
    return rows.map(({ line }) => line).toSorted();
  };

  beforeAll(async () => {
    for (const [line, userId, deptId] of [
      ['above', colleague, above],
      ['below', colleague, below],
      ['beside', colleague, beside],
      ['mine', me, own],
      ['ours', colleague, own],
    ] as const)
      await repositoryOf(sample, by(actorOf(userId, deptId, []))).insert({ ...least, line });
  });

  it.each([
    ['of all', [1], ['above', 'below', 'beside', 'mine', 'ours']],
    ['of own rows', [2], ['mine']],
    ['of the own department', [3], ['mine', 'ours']],
    ['of the own department and those below it', [4], ['below', 'mine', 'ours']],
    ['of a condition that was lost', [5], []],
    ['of own rows beside one of all', [2, 1], ['above', 'below', 'beside', 'mine', 'ours']],
  ] as const)('%s reaches no more and no less', async (_, types, lines) => {
    expect(await read(reader(...types))).toEqual(lines);
  });

  it.each([
    ['all', ['below']],
    ['any', ['above', 'below', 'beside']],
  ] as const)('that names conditions reaches what meets %s of them', async (join, lines) => {
    const parts = ['b', 'w'].map((value) => ({ field: 'line', is: 'like' as const, value }));
    const condition = join === 'all' ? { all: parts } : { any: parts };
    const actor = actorOf(me, own, [{ type: 5, condition, fields: null }]);
    expect(await read(by(actor))).toEqual(lines);
  });

  it('that reaches a department reaches none for somebody who has none', async () => {
    const actor = { ...reader(3).actor!, deptIds: [], deptIdsBelow: [] };
    expect(await read(by(actor))).toEqual([]);
  });

  it('bounds what is changed and removed like what is read', async () => {
    const [row] = await repositoryOf(sample, server.context).all(undefined);
    const stranger = repositoryOf(sample, by({ ...reader(2).actor!, userId: randomUUID() }));
    await expect(stranger.update(row!.id, { line: 'taken' })).rejects.toThrow('row.notFound');
    await expect(stranger.remove([row!.id])).rejects.toThrow('row.notFound');
  });
});
