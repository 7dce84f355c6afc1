import { department } from '@policy/shared/contract/entities/people/department.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { focusItem } from '@policy/shared/contract/entities/content/focus-item.ts';
import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';

import { describeOnEachDatabase } from '../../../test/database.ts';
import { seedContext } from '../../../test/seed-context.ts';
import { Connection } from '../../database/pglite/connection.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { asSystem } from '../../kit/rules/rules.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { idOf } from '../slug-id.ts';
import { contentFamilies } from './content-families.ts';
import { seedArticles, seedContent } from './content.ts';

const agencies = Array.from({ length: 12 }, (_, index) => {
  const name = `a${String(index + 1).padStart(2, '0')}`;
  return { id: idOf(name), draft: { deptName: name, fullName: name } };
});

describeOnEachDatabase('the content seed', (database) => {
  const steps: string[] = [];
  let context: Context;
  let statements: number;

  beforeAll(async () => {
    context = seedContext(database());
    await repositoryOf(department, context).insertMany(agencies);
    const sent = [vi.spyOn(pg.Client.prototype, 'query'), vi.spyOn(Connection.prototype, 'call')];
    await seedContent(context, (step) => steps.push(step));
    statements = sent.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    vi.restoreAllMocks();
  });

  it('adds every row of every family and says so as it goes', async () => {
    const families = contentFamilies('2026-11-21');
    expect(steps).toEqual(families.map(({ entity, rows }) => `${entity.name}: ${rows.length}`));
    for (const { entity, rows } of families)
      expect([entity.name, await repositoryOf(entity, context).count()]).toEqual([entity.name, rows.length]);
  });

  it('sends a few statements for a family, however many rows that has', () => {
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(10 * steps.length);
  });

  it('carries lists of ids, money and structures as the contract says', async () => {
    const found = await repositoryOf(policy, context).first(undefined);
    expect(found?.status).toBe('published');
    const guide = await repositoryOf(itemGuide, context).find(idOf('g09'));
    expect(guide).toMatchObject({
      policyId: idOf('pol-014'),
      agencyId: idOf('a04'),
      formKey: 'form_research',
      amountCapWan: 250,
      enterpriseSizes: ['large', 'medium', 'small'],
    });
    expect(guide?.industryIds).toContain(idOf('ind-01'));
    expect(guide?.steps?.[0]).toMatchObject({ seq: 1, name: '网上申报' });
  });

  it('has fifteen open windows or more on this very day', async () => {
    const open = await repositoryOf(itemGuide, context).page({ windowStatus: 'open', size: 50 });
    expect(open.total).toBeGreaterThanOrEqual(15);
  });

  it('is followed by what is told about the policies, without what leads to one that somebody removed', async () => {
    const removed = idOf('pol-001');
    const system = asSystem(context, 'a test removes what is published');
    await repositoryOf(policy, system).remove([removed]);
    await seedArticles(context, () => undefined);
    const [interpretations, notices] = [
      repositoryOf(interpretation, context),
      repositoryOf(policyNotice, context),
    ];
    expect([await notices.count(), await interpretations.count()]).toEqual([30, 14]);
    expect(await interpretations.find(idOf('u01'))).toBeNull();
    const focus = await repositoryOf(focusItem, context).find(idOf('f-01'));
    expect(focus).toMatchObject({ policyId: null, status: 'published' });
    await repositoryOf(policy, system).removed.restore([removed]);
  });

  it('is done once per database', async () => {
    expect(await seedContent(context, () => undefined)).toBe(false);
    expect(await repositoryOf(policy, context).count()).toBe(40);
  });
});
