import { describe, expect, it, vi } from 'vitest';

import { tenantOfHost } from './tenant-of-host.ts';

const says = (data: unknown) =>
  vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ code: 200, data })));
const tenantOf = (get: typeof fetch) =>
  tenantOfHost({ apiOrigin: 'http://api', fallback: '000000', fetch: get });

describe('tenant of a host', () => {
  it('asks the server once and then remembers', async () => {
    const get = says({ tenantId: '000002', isDefault: false });
    const find = tenantOf(get);
    expect(await find('second.example:3000')).toBe('000002');
    expect(find('second.example:3000')).toBe('000002');
    expect(get).toHaveBeenCalledTimes(1);
    expect(get.mock.calls[0]![0]).toBe(
      'http://api/api/blade-system/tenant/info?domain=second.example%3A3000',
    );
  });

  it.each([[null], [{ tenantId: 'x', isDefault: false }], [{ tenantId: '000002', isDefault: true }], [{}]])(
    'takes the default where no tenant claims the host (%j)',
    async (data) => {
      expect(await tenantOf(says(data))('unclaimed.example')).toBe('000000');
    },
  );

  it('takes the default while the server is away, and does not ask again for each reader', async () => {
    const get = vi.fn<typeof fetch>(() => Promise.reject(new Error('down')));
    const find = tenantOf(get);
    expect(await find('second.example')).toBe('000000');
    expect(find('second.example')).toBe('000000');
    expect(get).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, '', 'a b', 'x/../y', 'a'.repeat(300)])('asks nobody about %j', (host) => {
    const get = says({ tenantId: '000002' });
    expect(tenantOf(get)(host)).toBe('000000');
    expect(get).not.toHaveBeenCalled();
  });
});
