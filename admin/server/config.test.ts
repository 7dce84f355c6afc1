import { expect, it } from 'vitest';

import { readConfig } from './config.ts';

it('shows a demonstration to this machine alone where its address is empty', () => {
  expect(readConfig({ ADMIN_HOST: '', ADMIN_PORT: '' })).toMatchObject({ host: 'loopback', port: 3001 });
  expect(readConfig({ ADMIN_HOST: '', APP_MODE: 'production' }).host).toBeUndefined();
});

it('takes no empty mode for a demonstration', () => {
  expect(() => readConfig({ APP_MODE: '' })).toThrow('Configuration: APP_MODE');
});
