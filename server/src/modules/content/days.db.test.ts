import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { beforeAll, expect, it } from 'vitest';

import { allCodes, sessionOf } from '../../../test/conformance/fake-sessions.ts';
import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { asSystem } from '../../kit/rules/rules.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { idOf } from '../../seeds/slug-id.ts';

describeOnEachServer('content that holds from one day to another', (server) => {
  const agencyId = idOf('district');
  let policyId = '';
  let guideId = '';
  beforeAll(async () => {
    const { context } = server;
    const document = await repositoryOf(policy, context).insert({
      ...{
        title: '办法',
        issuer: '区政府',
        agencyId,
        docType: 'policy',
        topic: '产业',
        publishDate: '2026-01-05',
      },
      ...{ summary: '一', body: '<p>一</p>', effectiveDate: '2026-02-01', expiryDate: '2026-12-31' },
    });
    policyId = document.id;
    const item = await repositoryOf(policyItem, context).insert({
      ...{ policyId, name: '补助', supportMode: 'award', standard: '一' },
    });
    const guide = await repositoryOf(itemGuide, context).insert({
      ...{ policyId, policyItemId: item.id, agencyId, itemCode: 'DAYS-1', title: '补助', standard: '一' },
      ...{ fulfilMode: 'timed', supportMode: 'award', windowType: 'yearly', processDefKey: 'wf_apply_timed' },
      ...{ conditions: ['一'], applyStart: '2026-03-01', applyEnd: '2026-04-30' },
    });
    guideId = guide.id;
  });

  const { actor } = sessionOf({ permissions: allCodes });
  const at = (moment: string): Context => ({
    ...server.context,
    actor,
    clock: { now: () => new Date(`${moment}+08:00`) },
  });

  it.each([
    ['2026-01-31T23:59:59', 'upcoming'],
    ['2026-02-01T00:00:00', 'valid'],
    ['2026-10-01T23:59:59', 'valid'],
    ['2026-10-02T00:00:00', 'expiring'],
    ['2026-12-31T23:59:59', 'expiring'],
    ['2027-01-01T00:00:00', 'expired'],
  ])('is a document that at %s in the district is %s', async (moment, validity) => {
    expect(await repositoryOf(policy, at(moment)).get(policyId)).toMatchObject({ validity });
    const { total } = await repositoryOf(policy, at(moment)).page({ validity });
    expect(total).toBe(1);
  });

  it.each([
    ['2026-02-28T23:59:59', 'upcoming'],
    ['2026-03-01T00:00:00', 'open'],
    ['2026-04-19T23:59:59', 'open'],
    ['2026-04-20T00:00:00', 'closing'],
    ['2026-04-30T23:59:59', 'closing'],
    ['2026-05-01T00:00:00', 'closed'],
  ])('is a window that at %s in the district is %s', async (moment, windowStatus) => {
    expect(await repositoryOf(itemGuide, at(moment)).get(guideId)).toMatchObject({ windowStatus });
  });

  it('is a document under which can be applied today, while a public guide of it is open', async () => {
    const isFound = async (moment: string) => {
      const policies = repositoryOf(policy, at(moment));
      const { total } = await policies.page({ hasOpenGuides: '1' });
      expect(await policies.get(policyId)).toMatchObject({ hasOpenGuides: total });
      return total;
    };
    expect(await isFound('2026-03-01T00:00:00')).toBe(0);
    await repositoryOf(itemGuide, asSystem(server.context, 'a published guide')).update(guideId, {
      status: 'published',
    });
    expect(await isFound('2026-02-28T23:59:59')).toBe(0);
    expect(await isFound('2026-03-01T00:00:00')).toBe(1);
    expect(await isFound('2026-04-30T23:59:59')).toBe(1);
    expect(await isFound('2026-05-01T00:00:00')).toBe(0);
    // What is given without an application is not applied for, whatever its days say.
    const guides = repositoryOf(itemGuide, asSystem(server.context, 'a guide without application'));
    await guides.update(guideId, { isMsjx: 1 });
    expect(await isFound('2026-03-01T00:00:00')).toBe(0);
  });
});
