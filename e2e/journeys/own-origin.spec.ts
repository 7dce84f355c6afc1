import { origins } from '../support/origins.ts';
import { expect, test } from '../support/test.ts';

const apps = ['portal', 'admin'] as const;

for (const path of ['/', '/en']) {
  test(`the portal answers ${path} at once, without sending the reader round @smoke`, async ({ request }) => {
    const response = await request.get(`${origins.portal}${path}`, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
  });
}

for (const app of apps) {
  test(`${app} serves /api on its own origin @smoke`, async ({ request }) => {
    const response = await request.get(`${origins[app]}/api/blade-system/tenant/info`, {
      params: { domain: 'localhost' },
    });
    expect(await response.json()).toMatchObject({ code: 200, success: true, data: { tenantId: '000000' } });
  });

  test(`${app} does not pass on the event log between portal and server`, async ({ request }) => {
    for (const path of ['events', '%65vents', 'events/', 'events;a=1', 'Events']) {
      const response = await request.get(`${origins[app]}/api/policy/${path}`, { params: { after: 0 } });
      expect(response.status()).toBe(404);
    }
  });

  test(`${app} tells a visitor of this machine alone the accounts of a demonstration`, async ({
    request,
  }) => {
    const asked = { params: { domain: 'localhost' } };
    const address = `${origins[app]}/api/blade-system/tenant/info`;
    const near = await request.get(address, asked);
    expect(await near.json()).toMatchObject({
      data: { accounts: expect.arrayContaining([expect.anything()]) },
    });
    const far = await request.get(address, { ...asked, headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(await far.json()).toMatchObject({ data: { accounts: [] } });
  });

  test(`${app} guards what it passes on, and gives it a number`, async ({ request }) => {
    const address = `${origins[app]}/api/blade-system/tenant/info`;
    const response = await request.get(address, { headers: { 'x-request-id': 'journey-1' } });
    expect(response.headers()).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-request-id': 'journey-1',
    });
  });

  test(`${app} answers a call that the server does not know with the envelope`, async ({ request }) => {
    const response = await request.get(`${origins[app]}/api/no/such/call`);
    expect(response.status()).toBe(404);
    const data = { traceId: response.headers()['x-request-id'] };
    expect(await response.json()).toEqual({ code: 404, success: false, data, msg: '没找到请求' });
  });
}
