import { randomUUID } from 'node:crypto';
import { sample } from '@policy/shared/contract/entities/develop/sample.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';

import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { repositoryOf } from '../rows/repository.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import { tableOf } from '../table/table.ts';
import { asSystem, defineRules, rulesFrom } from './rules.ts';

describeOnEachServer('the rules of an entity', (server) => {
  const least = { line: '一', colour: 'red', grade: 2, day: '2026-03-01' } as const;
  let said: string[] = [];
  const rules = rulesFrom([
    defineRules(sample, {
      beforeWrite: [
        (values, { before }) => {
          said.push(`${before ? `change of ${before.line}` : 'new'}: ${values.line}`);
          if (values.line === 'no') throw new Refusal('access.denied');
          values.paragraph = `about ${values.line}`;
        },
      ],
      beforeAdd: [(drafts) => void said.push(`${drafts.length} added: ${drafts[0]?.paragraph}`)],
      afterWrite: [
        (row) => {
          if (row.line === 'undone') throw new Refusal('access.denied');
        },
      ],
      beforeRemove: [(rows) => void said.push(`remove ${rows.map(({ line }) => line).join()}`)],
      afterRemove: [(rows) => void said.push(`removed ${rows.length}`)],
      beforeRestore: [(rows) => void said.push(`restore ${rows.length}`)],
      afterPurge: [(rows) => void said.push(`purged ${rows.map(({ line }) => line).join()}`)],
    }),
  ]);
  const ruled = (): Context => ({ ...server.context, rules });
  const samples = () => repositoryOf(sample, ruled());
  const stored = (id: string) => samples().first(eq(tableOf(sample).id, id));
  beforeEach(() => {
    said = [];
  });

  it('hold for a row that is added, changed and removed, whoever does it', async () => {
    const { id, paragraph } = await samples().insert(least);
    expect(paragraph).toBe('about 一');
    await samples().update(id, { line: '二' });
    await samples().remove([id]);
    expect(said).toEqual([
      ...['new: 一', '1 added: about 一', 'change of 一: 二'],
      ...['remove 二', 'removed 1'],
    ]);
  });

  it('hold for what the recycle bin brings back, and for what it lets go for good', async () => {
    const ids = [(await samples().insert(least)).id, (await samples().insert({ ...least, line: '二' })).id];
    await samples().remove(ids);
    said = [];
    await samples().removed.restore(ids.slice(0, 1));
    await samples().removed.purge(ids.slice(1));
    expect(said).toEqual(['restore 1', 'purged 二']);
  });

  it('hold for many changes at once: who is told of a refusal goes on without its row, the others stay as they were', async () => {
    const ids: string[] = [randomUUID(), randomUUID(), randomUUID()];
    await samples().insertMany(ids.map((id) => ({ id, draft: { ...least, line: id } })));
    const changes = ids.map((id, at) => ({
      id,
      version: 1,
      changes: { line: at === 1 ? 'no' : `new ${id}` },
    }));
    await expect(samples().updateMany(changes)).rejects.toThrow('access.denied');
    expect(await stored(ids[0]!)).toMatchObject({ line: ids[0], version: 1 });
    const refused: string[] = [];
    // The last has been changed by somebody else since it was read.
    const stale = changes.map((one, at) => (at === 2 ? { ...one, version: 9 } : one));
    await samples().updateMany(stale, (id, { message }) => refused.push(`${ids.indexOf(id)} ${message}`));
    expect(refused).toEqual(['1 access.denied', '2 row.stale']);
    const [first, second] = [await stored(ids[0]!), await stored(ids[1]!)];
    expect(first).toMatchObject({
      line: `new ${ids[0]}`,
      paragraph: `about new ${ids[0]}`,
      version: 2,
      grade: 2,
    });
    expect(second).toMatchObject({ line: ids[1], version: 1 });
    await expect(
      samples().updateMany([{ id: randomUUID(), version: 1, changes: { line: 'new' } }]),
    ).rejects.toThrow('row.notFound');
  });

  it('hold for many rows at once, and look at those that are new together', async () => {
    const rows = ['一', '二'].map((line) => ({ id: randomUUID(), draft: { ...least, line } }));
    await repositoryOf(sample, ruled()).insertMany(rows);
    expect(said).toEqual(['new: 一', 'new: 二', '2 added: about 一']);
    expect((await stored(rows[1]!.id))?.paragraph).toBe('about 二');
    const refused = repositoryOf(sample, ruled()).insertMany([
      { id: randomUUID(), draft: { ...least, line: 'no' } },
    ]);
    await expect(refused).rejects.toThrow('access.denied');
  });

  it('undo the write that they refuse afterwards', async () => {
    const { id } = await samples().insert(least);
    const count = await samples().count();
    await expect(samples().insert({ ...least, line: 'undone' })).rejects.toThrow('access.denied');
    await expect(samples().update(id, { line: 'undone' })).rejects.toThrow('access.denied');
    expect(await samples().count()).toBe(count);
    expect(await stored(id)).toMatchObject({ line: '一', version: 1 });
  });

  it('are passed by where a reason is said, and nowhere else', async () => {
    const system = repositoryOf(sample, asSystem(ruled(), 'a test says so'));
    const { id, paragraph } = await system.insert({ ...least, line: 'no' });
    await system.update(id, { grade: 1 });
    await system.remove([id]);
    expect({ paragraph, said }).toEqual({ paragraph: null, said: [] });
  });

  it('of some fields alone leave every other write as it is', async () => {
    let asked = 0;
    const rule = { fields: ['colour'], rule: () => void (asked += 1) };
    const some: Context = {
      ...server.context,
      rules: rulesFrom([defineRules(sample, { beforeWrite: [rule] })]),
    };
    const { id } = await repositoryOf(sample, server.context).insert(least);
    await repositoryOf(sample, some).update(id, { line: '二' });
    expect(asked).toBe(0);
    await repositoryOf(sample, some).update(id, { colour: 'blue' });
    expect(asked).toBe(1);
  });

  it('are said once of each entity', () => {
    const twice = [defineRules(sample, {}), defineRules(sample, {})];
    expect(() => rulesFrom(twice)).toThrow('The rules of sample are said twice');
  });
});
