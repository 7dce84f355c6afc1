import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { buildFixture } from '../conformance/fixture.ts';
import type { Fixture } from '../conformance/fixture.ts';
import { routesOf } from '../conformance/routes.ts';
import { enginesToTry } from '../database.ts';
import { bearer, signIn } from '../test-server.ts';
import { junkFor } from './junk.ts';

describe.each(enginesToTry())('junk (%s)', (kind) => {
  let fixture: Fixture;
  let admin: Record<string, string>;

  beforeAll(async () => {
    fixture = await buildFixture(kind);
    admin = bearer(String((await signIn(fixture.server, 'admin')).body.access_token));
  });
  afterAll(() => fixture.close());

  test('makes no call fail, whatever it is given', async () => {
    const failed: string[] = [];
    for (const { call } of await routesOf(fixture.server)) {
      const sent = junkFor(call);
      const answers = await Promise.all(
        sent.map((junk) => fixture.server.call({ ...junk, headers: { ...admin, ...junk.headers } })),
      );
      for (const [at, { status }] of answers.entries())
        if (status >= 500) failed.push(`${call} ${String(at)}: ${String(status)}`);
    }
    expect(failed).toEqual([]);
  });
});
