import { expect, test } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';

describeOnEachServer('the call that names processes', (server) => {
  const path = 'blade-workflow/process/deployedNames';
  const admin = signedIn(server, 'admin');

  test('answers whoever is signed in', async () => {
    const { status, body } = await admin.get(path);
    expect(status).toBe(200);
    expect(Array.isArray(body.data)).toBe(true);
  });

  test('answers nobody else', async () => {
    expect((await server.app.inject({ url: `/api/${path}` })).statusCode).toBe(401);
  });
});
