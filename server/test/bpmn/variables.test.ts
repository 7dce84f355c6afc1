import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';

import { inTransaction } from '../../src/database/transaction.ts';
import { DefinitionCache } from '../../src/workflow/adapters/definition-cache.ts';
import { DrizzleStore } from '../../src/workflow/adapters/drizzle-store.ts';
import { wfVariable } from '../../src/workflow/adapters/tables.ts';
import { complete } from '../../src/workflow/commands/complete.ts';
import { start } from '../../src/workflow/commands/start.ts';
import { variableLimits } from '../../src/workflow/expressions/variable-limits.ts';
import { describeOnEachDatabase } from '../database.ts';
import { taskAt } from './application.ts';
import { databaseEngine } from './database-engine.ts';
import { draw, element, end, path, start as startEvent, userTask } from './draw.ts';

const xml = draw(
  ...(['p', startEvent(), end()] as const),
  ...[userTask('a'), element('scriptTask', 'id="s"', '<script>named = named + 1</script>'), userTask('b')],
  path('start', 'a', 's', 'b', 'end'),
);
const parent = draw(
  ...(['parent', startEvent(), end(), userTask('before')] as const),
  element(
    'callActivity',
    'id="call" calledElement="p"',
    '<extensionElements><flowable:in source="given" target="named"/></extensionElements>',
  ),
  path('start', 'before', 'call', 'end'),
);
const large = 'x'.repeat(variableLimits.value - 2);

describeOnEachDatabase('variables of a process in a database', (database) => {
  async function given(model = xml) {
    const tenantId = v7();
    const engine = databaseEngine(database(), tenantId);
    await engine.deploy(xml);
    await engine.deploy(model);
    const close = async (nodeId: string, variables = {}) =>
      engine.run(complete, { taskId: await taskAt(engine, nodeId), variables });
    const kept = async () => {
      const rows = await database()
        .select({ name: wfVariable.name, value: wfVariable.value, written: sql<string>`xmin::text` })
        .from(wfVariable)
        .where(eq(wfVariable.tenantId, tenantId));
      return new Map(rows.map(({ name, ...row }) => [name, row]));
    };
    return { engine, tenantId, close, kept };
  }
  const lock = async (tenantId: string, instanceId: string) =>
    inTransaction(database(), (tx) =>
      new DrizzleStore(tx, tenantId, new DefinitionCache()).lockTree({ instanceId }),
    );

  it('are read where the process names them; of the others a step knows the size', async () => {
    const { engine, tenantId } = await given();
    const { result } = await engine.run(start, {
      processKey: 'p',
      variables: { named: 1, large, none: null },
    });
    const tree = await lock(tenantId, result.instanceId);
    expect(tree?.instances).toMatchObject([
      { variables: { named: 1 }, unread: { large: variableLimits.value, none: 4 } },
    ]);
  });

  it('are written where their value changes, and no others', async () => {
    const { engine, close, kept } = await given();
    await engine.run(start, { processKey: 'p', variables: { named: 1, large } });
    const before = await kept();
    await close('a', { other: ['😀', null] });
    const after = await kept();
    expect([after.get('named')?.value, after.get('other')?.value]).toEqual([2, ['😀', null]]);
    expect(after.get('large')).toEqual(before.get('large'));
    await close('b', { large: 'small' });
    expect((await kept()).get('large')?.value).toBe('small');
  });

  it('are counted together with those that a step does not read', async () => {
    const { engine, close, kept } = await given();
    const most = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`v${at}`, large]));
    await engine.run(start, { processKey: 'p', variables: { named: 1, ...most } });
    await expect(close('a', { one: large })).rejects.toMatchObject({ code: 'workflow.variablesSize' });
    await close('a', { v0: large.toUpperCase() });
    expect((await kept()).size).toBe(16);
  });

  it('are so many, and no more', async () => {
    const { engine, close } = await given();
    const many = Object.fromEntries(
      Array.from({ length: variableLimits.count - 1 }, (_, at) => [`v${at}`, at]),
    );
    await engine.run(start, { processKey: 'p', variables: { named: 1, ...many } });
    await expect(close('a', { more: 1 })).rejects.toMatchObject({ code: 'workflow.variablesCount' });
    await close('a', { v0: 1 });
  });

  describe('of a process that was called while somebody waited for the lock', () => {
    it('are read too', async () => {
      const { engine, tenantId } = await given(parent);
      const { result } = await engine.run(start, { processKey: 'parent', variables: { given: 7 } });
      const taskId = await taskAt(engine, 'before');
      const waiting = await inTransaction(database(), async (tx) => {
        const inside = databaseEngine(tx, tenantId);
        await inside.run(complete, { taskId });
        const waits = lock(tenantId, result.instanceId);
        await tx.execute(sql`select pg_sleep(0.2)`);
        return { waits };
      });
      const tree = await waiting.waits;
      expect(tree?.instances.map((row) => row.variables)).toEqual([{ given: 7 }, { named: 7 }]);
    });
  });
});
