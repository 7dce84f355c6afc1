import { expect, it } from 'vitest';

import { readConfig } from './config.ts';

it('listens on this machine alone where its addresses are empty, as a container leaves them', () => {
  const { host, port, metrics } = readConfig({
    ...{ SERVER_HOST: '', SERVER_PORT: '', METRICS_HOST: '', METRICS_PORT: '9100' },
  });
  expect({ host, port, metrics }).toEqual({
    ...{ host: '127.0.0.1', port: 8000, metrics: { host: '127.0.0.1', port: 9100 } },
  });
  expect(readConfig({ METRICS_PORT: '' }).metrics).toBeUndefined();
});

it('refuses a trusted proxy by half an address', () => {
  const reading = () => readConfig({ TRUSTED_PROXIES: '10.1' });
  expect(reading).toThrow('Configuration: TRUSTED_PROXIES must be addresses or networks');
});

it('takes no empty mode for a demonstration', () => {
  expect(() => readConfig({ APP_MODE: '' })).toThrow('Configuration: APP_MODE');
});
