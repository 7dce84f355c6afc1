import { describe, expect, test } from 'vitest';

import { createOutbound } from './outbound.ts';

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error as { code: string }).code,
  );

describe('what people configure leads to public addresses only', () => {
  const closed = createOutbound([]);

  test.each([
    ['http://127.0.0.1:9000', 'this machine'],
    ['http://2130706433/', 'this machine in one number'],
    ['http://0x7f.1/', 'this machine in hexadecimal'],
    ['http://[::1]/', 'this machine in the new form'],
    ['http://[::ffff:127.0.0.1]/', 'this machine dressed up in the new form'],
    ['http://localhost/', 'this machine by a name that resolves to it'],
    ['http://0.0.0.0/', 'every address of this machine'],
    ['http://10.1.2.3/', 'a private network'],
    ['http://172.16.0.1/', 'a private network'],
    ['http://192.168.1.1/', 'a private network'],
    ['http://169.254.169.254/latest/meta-data', 'the metadata of a cloud'],
    ['http://100.100.100.200/', 'the metadata of another cloud'],
    ['http://[fd00::1]/', 'a private network of the new form'],
    ['http://[fe80::1]/', 'the next machine'],
  ])('%s is refused: %s', async (url) => {
    expect(await refusal(closed.assertUrl(url))).toBe('outbound.forbidden');
  });

  test.each(['ftp://example.com/', 'file:///etc/passwd', 'gopher://x/', 'https://a:b@example.com/', 'x'])(
    '%s is no address of the web',
    async (url) => {
      expect(await refusal(closed.assertUrl(url))).toBe('outbound.url');
    },
  );

  test('a public address is let through', async () => {
    expect((await closed.assertUrl('https://93.184.216.34:8443/x')).port).toBe('8443');
  });

  test('a name that resolves nowhere is said to be unknown', async () => {
    expect(await refusal(closed.assertHost('nowhere.invalid'))).toBe('outbound.unknown');
  });

  test('a connection asks again, whatever was found before', async () => {
    const told = await new Promise<Error | null>((answer) => {
      closed.lookup('localhost', {}, (error) => answer(error));
    });
    expect(told).toMatchObject({ code: 'outbound.forbidden' });
  });
});

describe('an installation lets through what it names', () => {
  test.each([
    ['10.1.0.0/16', 'http://10.1.200.9/', 'http://10.2.0.1/'],
    ['127.0.0.1', 'http://127.0.0.1:9000/', 'http://127.0.0.2/'],
    ['localhost', 'http://LOCALHOST:9000/', 'http://127.0.0.1/'],
    ['.cloud.internal', 'http://minio.cloud.internal/', 'http://10.0.0.1/'],
  ])('%s opens %s and not %s', async (entry, open, closed) => {
    const outbound = createOutbound([entry]);
    expect(await refusal(outbound.assertUrl(open))).toBeNull();
    expect(await refusal(outbound.assertUrl(closed))).toBe('outbound.forbidden');
  });
});

describe('databases lie where the installation says', () => {
  test.each([
    [[], '93.184.216.34'],
    [['10.1.0.0/16'], '93.184.216.34'],
    [['10.1.0.0/16'], '169.254.169.254'],
    [['db.example.org'], 'localhost'],
  ])('with %j, %s is refused', async (allowed, host) => {
    expect(await refusal(createOutbound(allowed).listed.assertHost(host))).toBe('outbound.unlisted');
  });

  test.each([
    [['10.1.0.0/16'], '10.1.2.3'],
    [['.example.org'], 'db.example.org'],
    [['127.0.0.0/8', '::1'], 'localhost'],
  ])('with %j, %s may be asked', async (allowed, host) => {
    expect(await refusal(createOutbound(allowed).listed.assertHost(host))).toBeNull();
  });
});
