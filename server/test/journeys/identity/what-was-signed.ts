import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { applicationSignatures } from '../../../src/modules/application/tables.ts';
import type { TestServer } from '../../test-server.ts';
import { personOf } from '../people.ts';
import type { Person } from '../people.ts';

/** What a company has handed in is hashed and signed, and both sides see that it is; nobody else does. */
export async function whatWasSigned(
  server: TestServer,
  { company, id }: { company: Person; id: string },
): Promise<void> {
  const shown = (await company.get('policy/projectinfo/case', { id })).body.data;
  expect(shown.signing).toEqual({ service: 'simulated', isSimulated: true });
  expect(shown.signed).toMatchObject({
    algorithm: 'SM2/SM3',
    digest: expect.stringMatching(/^[\da-f]{64}$/),
  });
  const seenBy = async (person: Person) => await person.get('policy/projectinfo/signatures', { id });
  const signature = {
    ...{ act: 'declare', digest: shown.signed.digest, isTrue: true, isInTime: true, isUnchanged: true },
    certificate: expect.objectContaining({ holder: shown.application.companyName }),
    signer: expect.stringMatching(/./),
  };
  for (const person of [company, await personOf(server, 'acceptor')])
    expect((await seenBy(person)).body.data).toMatchObject([signature]);
  expect((await seenBy(await personOf(server, 'yunlan-c057'))).status).toBe(404);
  const mine = eq(applicationSignatures.applicationId, id);
  const { db } = server.context;
  await db
    .update(applicationSignatures)
    .set({ digest: '0'.repeat(64) })
    .where(mine);
  const forged = { isTrue: false, isUnchanged: false };
  expect((await seenBy(company)).body.data).toMatchObject([forged]);
  await db.update(applicationSignatures).set({ digest: shown.signed.digest }).where(mine);
}
