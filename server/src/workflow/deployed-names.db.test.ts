import { expect, it } from 'vitest';

import { applicationXml, people } from '../../test/bpmn/application.ts';
import { contextOf } from '../../test/bpmn/context-of.ts';
import { describeOnEachDatabase } from '../../test/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Context } from '../kit/runtime/context.ts';
import { createWorkflow } from './index.ts';

const clock = { now: () => new Date('2026-01-05T01:00:00Z') };

describeOnEachDatabase('the processes that a guide may name', (database) => {
  const workflow = createWorkflow();
  const context = (): Context => contextOf(people.company, { db: database(), clock });
  const deploy = (xml: string) =>
    inTransaction(database(), (db) => workflow.deploy({ ...context(), db }, { xml, category: 'apply' }));

  it('are those that the tenant has deployed, each once and by its newest name', async () => {
    await deploy(applicationXml);
    const [first] = await workflow.deployedNames(context());
    expect(first?.key).toBe('application');
    await deploy(applicationXml.replace(`name="${first?.name ?? ''}"`, 'name="新的名称"'));
    expect(await workflow.deployedNames(context())).toEqual([
      { key: 'application', name: '新的名称', nameEn: null, category: 'apply' },
    ]);
    expect(await workflow.deployedNames({ ...context(), tenantId: '999999' })).toEqual([]);
  });
});
