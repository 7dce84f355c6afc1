import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { expect, test } from 'vitest';

import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { portalAddress } from './portal-address.ts';

const told = { portalOrigin: 'https://zc.example:8443', portalBasePath: '/policy', portalTenantId: '000000' };

describeOnEachServer('the address of a tenant’s portal', (server) => {
  const ofTenant = async (tenantId: string, domain: string | null) => {
    await repositoryOf(tenant, server.context).insert({ tenantId, tenantName: tenantId, domain });
    return portalAddress(told)({ ...server.context, tenantId });
  };

  test('is at its own host, below what stands before every path', async () => {
    expect(await ofTenant('100001', 'One.example, two.example')).toBe('https://one.example:8443/policy');
  });

  test('is the configured one where that is among its hosts', async () => {
    expect(await ofTenant('100002', 'other.example,zc.example')).toBe('https://zc.example:8443/policy');
  });

  test('is the configured one for the tenant of hosts that nobody claims, and nothing for another', async () => {
    expect(await ofTenant('100003', null)).toBeNull();
    const address = portalAddress({ ...told, portalTenantId: '100003' });
    expect(await address({ ...server.context, tenantId: '100003' })).toBe('https://zc.example:8443/policy');
  });
});
