import { ApiError } from '@policy/shared/client/api-error.ts';
import { describe, expect, it, vi } from 'vitest';

import { askedBy } from '../../components/testing/asked-by.ts';

const get = vi.fn((_path: string, _query: object): Promise<object> =>
  Promise.resolve({ records: [], total: 0, size: 10, current: 1, pages: 0 }),
);

vi.mock('server-only', () => ({}));
vi.mock('../../lib/server-reads/server-client.ts', () => ({ publicHttp: () => Promise.resolve({ get }) }));

const { loadPolicies } = await import('./load-policies.ts');
const { loadPolicy } = await import('./load-policy.ts');
const { policyQuery } = await import('./policy-query.ts');
const asked = askedBy(get, (address) => loadPolicies(policyQuery.parse(address)));

describe('the policies that a reader asks for', () => {
  it('stand in the order of the server unless asked otherwise', async () => {
    const query = await asked({});
    expect(query).toEqual({ current: 1, size: 10 });
    expect(await asked({ sort: 'effective' })).toMatchObject({ descs: 'effectiveDate' });
  });

  it('in force are asked for as the front page counts them', async () => {
    expect(await asked({ validity: 'inForce' })).toMatchObject({ validity: 'valid,expiring' });
    expect(await asked({ validity: 'expired' })).toMatchObject({ validity: 'expired' });
  });

  it('of a year were published between its first and last day', async () => {
    expect(await asked({ year: '2025' })).toMatchObject({
      publishDate_datege: '2025-01-01',
      publishDate_datele: '2025-12-31',
    });
  });
});

describe('one policy', () => {
  it('is null where the server knows none', async () => {
    get.mockRejectedValueOnce(new ApiError({ code: 404, msg: '没找到请求' }));
    expect(await loadPolicy('0197a3b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b')).toBeNull();
  });
});
