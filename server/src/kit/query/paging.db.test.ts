import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { beforeAll, expect, it } from 'vitest';

import { allCodes, sessionOf } from '../../../test/conformance/fake-sessions.ts';
import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { idOf } from '../../seeds/slug-id.ts';
import { repositoryOf } from '../rows/repository.ts';

describeOnEachServer('the order of a list', (server) => {
  const { actor } = sessionOf({ permissions: allCodes });
  const list = (query: Record<string, string>) =>
    repositoryOf(policyItem, { ...server.context, actor }).list(query);
  const names = async (query: Record<string, string>) => (await list(query)).map(({ name }) => name);

  beforeAll(async () => {
    const { id: policyId } = await repositoryOf(policy, server.context).insert({
      ...{ title: '办法', issuer: '区政府', agencyId: idOf('district'), docType: 'policy', topic: '产业' },
      ...{ publishDate: '2026-03-01', summary: '一', body: '<p>一</p>' },
    });
    for (const [name, capWan] of [
      ['nine', 9.5],
      ['none', null],
      ['ten', 10],
    ] as const)
      await repositoryOf(policyItem, server.context).insert({
        ...{ policyId, name, capWan, supportMode: 'award', standard: '一' },
      });
  });

  it('goes by amounts as numbers, and a row without one comes last whichever way', async () => {
    expect(await names({ ascs: 'capWan' })).toEqual(['nine', 'ten', 'none']);
    expect(await names({ descs: 'capWan' })).toEqual(['ten', 'nine', 'none']);
    expect((await list({ descs: 'capWan' })).map(({ capWan }) => capWan)).toEqual([10, 9.5, null]);
  });

  it('goes by the signs of a text as they are numbered, in the order of no language', async () => {
    expect(await names({ ascs: 'name' })).toEqual(['nine', 'none', 'ten']);
  });
});
