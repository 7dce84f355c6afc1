import { failedStart } from '@policy/shared/edge/testing/failed-start.ts';
import path from 'node:path';
import { expect, it } from 'vitest';

const main = path.join(import.meta.dirname, 'main.ts');

it('says in one sentence without values which settings are wrong, and ends', async () => {
  const { said, code } = await failedStart(main, { ADMIN_PORT: 'SECRET', TRUSTED_PROXIES: '10.1' });
  expect(said).toMatch(
    /^The back-office did not start: Configuration: ADMIN_PORT [^\n]*; TRUSTED_PROXIES [^\n]*\.\n$/,
  );
  expect(said).not.toMatch(/SECRET|10\.1/);
  expect(code).toBe(1);
});
