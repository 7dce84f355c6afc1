import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { contextOf } from '../../../test/bpmn/context-of.ts';
import { people } from '../../../test/bpmn/application.ts';
import { draw, element, end, path, start } from '../../../test/bpmn/draw.ts';
import { describeOnEachDatabase } from '../../../test/database.ts';
import { createWorkflow } from '../../workflow/index.ts';
import { inTransaction } from '../transaction.ts';
import { declaredName, renamePrefixedSubscriptions } from './0002-rename-prefixed-subscriptions.ts';

const xml = `<a:message name="Paid &amp; done" id="paid"/><signal id="bare"/><signal id="made" name="\${x}"/>
  <receiveTask messageRef="tns:paid"/><x signalRef="tns:bare"/><x signalRef="tns:made"/>`;

it.each([
  ['a declared message by its name', 'message', 'tns:paid', 'Paid & done'],
  ['one without a name by its id', 'signal', 'tns:bare', 'bare'],
  ['one whose name is made of variables not at all', 'signal', 'tns:made', null],
  ['a name that only looks like a reference not at all', 'message', 'other:paid', null],
  ['another kind of the same id not at all', 'signal', 'tns:paid', null],
])('a reference with a prefix means %s', (...[, kind, name, expected]) => {
  expect(declaredName(xml, { kind, name })).toBe(expected);
});

const waiting = draw(
  'p',
  start(),
  element('receiveTask', 'id="wait" messageRef="tns:paid"'),
  end(),
  path('start', 'wait', 'end'),
).replace('<process', '<message id="paid" name="付款"/><process');

describeOnEachDatabase('who waits under a reference with a prefix', (database) => {
  it('waits under what it stands for afterwards', async () => {
    const workflow = createWorkflow();
    const db = database();
    const context = contextOf(people.company, { db, clock: { now: () => new Date('2026-01-05T01:00:00Z') } });
    await inTransaction(db, async (tx) => {
      await workflow.deploy({ ...context, db: tx }, { xml: waiting });
      await workflow.start({ ...context, db: tx }, { processKey: 'p' });
      await tx.execute(sql`update wf_subscription set name = 'tns:paid'`);
      await renamePrefixedSubscriptions.run(tx);
    });
    const { rows } = await db.execute(sql`select name from wf_subscription`);
    expect(rows).toEqual([{ name: '付款' }]);
  });
});
