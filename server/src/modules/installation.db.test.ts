import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnEachServer } from '../../test/describe-on-server.ts';
import { claimsOf, signIn } from '../../test/test-server.ts';
import { idOf } from '../seeds/slug-id.ts';
import { createFieldCipher } from '../kit/services/field-cipher.ts';
import { sealedColumns } from './sealed-columns.ts';
import { createSignIn } from './sign-in/sign-in-services.ts';
import type { SignInServices } from './sign-in/sign-in-services.ts';
import { keepSecret } from './sign-in/second-factor/factor.ts';
import { loadSecrets, refuseOtherFieldSecret } from './sign-in/tokens/secrets.ts';
import { installationSecrets } from './sign-in/tables.ts';

const random = 'fD3kq0ZJm9uXw2YtR8sVbN5cL1hGpE7oA4iTQyUxKjM';

describeOnEachServer('an installation', (server) => {
  const load = (over: { tokenSecret?: string; fieldSecret?: string } = {}) =>
    loadSecrets({ ...server, config: { ...server.app.services.config, ...over } });
  /** Another process on the same database. */
  const another = async (): Promise<SignInServices> => ({
    ...createSignIn(server.app.services, await load()),
    services: server.app.services,
  });
  const open = async (account: string): Promise<string> => (await signIn(server, account)).body.access_token;

  it('makes keys of 256 bits at its first start and keeps them', async () => {
    const [first, second] = [await load(), await load()];
    expect(first).toEqual(second);
    for (const secret of [first.fieldSecret, ...first.tokenKeys.map((key) => key.secret)])
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(first.fieldSecret).not.toBe(first.tokenKeys[0]?.secret);
  });

  it('takes the environment’s keys where it brings them', async () => {
    const { tokenKeys, fieldSecret } = await load({ tokenSecret: random, fieldSecret: `${random}x` });
    expect(tokenKeys.map(({ secret }) => secret)).toEqual([random]);
    expect(fieldSecret).toBe(`${random}x`);
  });

  it('does not start with another field secret than the first one, and says so without telling it', async () => {
    const started = (secret: string) =>
      refuseOtherFieldSecret({ ...server, sealed: sealedColumns }, createFieldCipher(secret));
    const { fieldSecret } = await load();
    await started(fieldSecret);
    const refused = started(random);
    await expect(refused).rejects.toThrow('FIELD_SECRET is not the one that this database was sealed with');
    await expect(refused).rejects.not.toThrow(random);
  });

  it('asks a database that was filled before secrets were checked what its values were sealed with', async () => {
    const { db } = server.database;
    const started = (secret: string) =>
      refuseOtherFieldSecret({ ...server, sealed: sealedColumns }, createFieldCipher(secret));
    const { fieldSecret } = await load();
    const check = eq(installationSecrets.name, 'field-check');
    await db.delete(installationSecrets).where(check);
    await keepSecret(server.context, createFieldCipher(fieldSecret), {
      ...{ userId: idOf('user:acceptor'), secret: 'SECRET' },
    });
    await expect(started(random)).rejects.toThrow('FIELD_SECRET is not the one');
    expect(await db.select().from(installationSecrets).where(check)).toEqual([]);
    await started(fieldSecret);
    await expect(started(random)).rejects.toThrow('FIELD_SECRET is not the one');
  });

  it('does not start with a key that is published or no secret', async () => {
    const known = 'bladexisapowerfulmicroservicearchitectureupgradedandoptimizedfromacommercialproject';
    await expect(load({ tokenSecret: known })).rejects.toThrow('must be random');
    await expect(load({ fieldSecret: 'a'.repeat(43) })).rejects.toThrow('must be random');
  });

  it('knows a session on every process, and its end within five seconds', async () => {
    const [token, elsewhere] = [await open('acceptor'), await another()];
    expect(await elsewhere.sessions.resolve(token)).not.toBeNull();
    await (await another()).sessions.end(claimsOf(token).sid, 'logout');
    server.clock.moveBy(5000);
    expect(await elsewhere.sessions.resolve(token)).toBeNull();
  });

  it('asks the database once for calls that arrive together', async () => {
    const token = await open('acceptor');
    const moment = server.clock.now();
    // Together, however long the machine takes over it.
    const still = { ...server.app.services, clock: { now: () => moment } };
    const elsewhere = createSignIn(still, await load());
    const together = await Promise.all(Array.from({ length: 20 }, () => elsewhere.sessions.resolve(token)));
    expect(new Set(together).size).toBe(1);
  });

  it('knows an officer’s departments above and below, and how far his cases reach', async () => {
    const { sessions } = await another();
    const [central, single] = [
      await sessions.resolve(await open('reviewer')),
      await sessions.resolve(await open('reviewer03')),
    ];
    expect(central?.actor.deptIdsBelow).toHaveLength(13);
    expect(single?.actor.deptIdsBelow).toEqual([idOf('a03')]);
    expect(single?.actor.deptIdsAbove).toEqual([idOf('a03'), idOf('district')]);
    expect(single?.actor.scopes.get('projectinfo')).toMatchObject([{ type: 4 }]);
    expect(single?.actor.permissions.has('projectinfo_view')).toBe(true);
  });
});
