import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { idempotentWrites } from './idempotency.ts';

describeOnEachServer('a write with an idempotency key', (server) => {
  const admin = signedIn(server, 'admin');
  const add = (key: string, draft: object) =>
    admin.post('policy/tags/submit', { category: 'topic', ...draft }, { 'idempotency-key': key });
  const named = async (name: string) =>
    (await admin.get('policy/tags/list', { name_equal: name })).body.data.records;
  const kept = (key: string) =>
    server.database.db.select().from(idempotentWrites).where(eq(idempotentWrites.key, key));

  it('answers again what it answered, and writes nothing more', async () => {
    const [key, name] = [randomUUID(), `标签${randomUUID().slice(0, 8)}`];
    const [first, second] = await Promise.all([add(key, { name }), add(key, { name })]);
    expect(first.body).toMatchObject({ code: 200 });
    expect(second.body).toEqual(first.body);
    expect((await add(key, { name })).body).toEqual(first.body);
    expect(await named(name)).toHaveLength(1);
    expect(await kept(key)).toMatchObject([{ bodyHash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  it('is refused with 409 where the key was used for another body or another call', async () => {
    const [key, name] = [randomUUID(), `标签${randomUUID().slice(0, 8)}`];
    const { id } = (await add(key, { name })).body.data;
    expect(await add(key, { name: `${name}2` })).toMatchObject({
      ...{ status: 409, body: { code: 409, msg: '该幂等键已用于另一次请求，请换一个再试' } },
    });
    const other = await admin.post('policy/tags/remove', { ids: id }, { 'idempotency-key': key });
    expect(other.status).toBe(409);
    expect(await named(name)).toHaveLength(1);
  });

  it('keeps the key free where it was refused', async () => {
    const key = randomUUID();
    expect((await add(key, { name: '' })).status).toBe(400);
    expect((await add(key, { name: `标签${key.slice(0, 8)}` })).body).toMatchObject({ code: 200 });
  });

  it('removes rows once', async () => {
    const { id } = (await add(randomUUID(), { name: `标签${randomUUID().slice(0, 8)}` })).body.data;
    const headers = { 'idempotency-key': randomUUID() };
    const remove = () => admin.post('policy/tags/remove', { ids: id }, headers);
    const first = await remove();
    expect(first.body).toMatchObject({ code: 200 });
    expect((await remove()).body).toEqual(first.body);
  });

  it('answers a row of before bodies were kept, whatever the body', async () => {
    const [key, name] = [randomUUID(), `标签${randomUUID().slice(0, 8)}`];
    const first = await add(key, { name });
    await server.database.db
      .update(idempotentWrites)
      .set({ bodyHash: null })
      .where(eq(idempotentWrites.key, key));
    expect((await add(key, { name: `${name}2` })).body).toEqual(first.body);
  });

  it('leaves no row behind for a call without a key', async () => {
    const before = await server.database.db.select().from(idempotentWrites);
    await admin.post('policy/tags/submit', { category: 'topic', name: `标签${randomUUID().slice(0, 8)}` });
    expect(await server.database.db.select().from(idempotentWrites)).toEqual(before);
  });
});
