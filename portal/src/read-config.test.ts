import { expect, it } from 'vitest';

import { readConfig } from './read-config.ts';

it('takes empty addresses and ports, as a container leaves them, for ones that nobody set', () => {
  const { host, port, metrics } = readConfig({
    ...{ PORTAL_HOST: '', PORTAL_PORT: '', METRICS_HOST: '', PORTAL_METRICS_PORT: '9101' },
  });
  expect({ host, port, metrics }).toEqual({
    ...{ host: undefined, port: 3000, metrics: { host: '127.0.0.1', port: 9101 } },
  });
  expect(readConfig({ PORTAL_METRICS_PORT: '' }).metrics).toBeUndefined();
});

it('takes no empty mode for a demonstration', () => {
  expect(() => readConfig({ APP_MODE: '' })).toThrow('Configuration: APP_MODE');
});
