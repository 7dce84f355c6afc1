import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';

import { people } from '../../../../test/bpmn/application.ts';
import { contextOf as contextOfActor } from '../../../../test/bpmn/context-of.ts';
import { draw, element, end, path, start } from '../../../../test/bpmn/draw.ts';
import { describeOnEachDatabase } from '../../../../test/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Context, Scope } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { createWorkflow } from '../../index.ts';
import { wfStart } from '../starts/start-table.ts';

const clock = { now: () => new Date('2026-03-02T01:00:00Z') };
const [own, below, beside] = [randomUUID(), randomUUID(), randomUUID()];
const [me, colleague] = [randomUUID(), randomUUID()];
/** Who began each process, and the department that he belonged to then; in the last his department is not known. */
const begun = {
  mine: { by: me, dept: own },
  ours: { by: colleague, dept: own },
  below: { by: colleague, dept: below },
  beside: { by: colleague, dept: beside },
  // He has come to this department since.
  'from before': { by: me, dept: beside },
  'of nobody': { by: 'system', dept: null },
} as const;
type Title = keyof typeof begun;
const titles = Object.keys(begun) as Title[];
const every = titles.toSorted();

const scope = (type: Scope['type'], condition: Scope['condition'] = null): Scope => ({
  ...{ type, condition, fields: null },
});
const about = (title: string) => scope(5, { field: 'title', is: 'like', value: title });
const byTheirs = scope(5, { field: 'starterDeptId', is: 'in', value: { reader: 'deptIdsBelow' } });

const kinds: [string, Scope[], Title[]][] = [
  ['without any', [], every],
  ['of all', [scope(1)], every],
  ['of what he began himself', [scope(2)], ['from before', 'mine']],
  ['of his department', [scope(3)], ['mine', 'ours']],
  ['of his department and those below it', [scope(4)], ['below', 'mine', 'ours']],
  ['of a condition on who began it', [byTheirs], ['below', 'mine', 'ours']],
  ['of a condition on the process', [about('o')], ['from before', 'of nobody', 'ours', 'below']],
  ['of a condition that was lost', [scope(5)], []],
  ['of a condition on what no process has', [scope(5, { field: 'status', is: 'eq', value: 1 })], []],
  ['of two kinds', [scope(3), about('beside')], ['beside', 'mine', 'ours']],
];

describeOnEachDatabase('the reach of operations, in processes about no row', (database) => {
  const workflow = createWorkflow();
  const inside = <T>(work: (context: Context) => Promise<T>, userId: string = me, scopes: Scope[] = []) =>
    inTransaction(database(), (db) => {
      const person = { ...people.company, userId, departmentIds: [own, below] };
      const context = contextOfActor(person, { db, clock });
      const granted = new Map([['workflow_ops', scopes]]);
      return work({ ...context, actor: context.actor && { ...context.actor, scopes: granted } });
    });
  const ids = {} as Record<Title, { instanceId: string; taskId: string }>;
  beforeAll(async () => {
    const drawn = [start(), element('userTask', 'id="a" flowable:assignee="holder"'), end()];
    const xml = draw('p', ...drawn, ...[path('start', 'a', 'end')]);
    await inside((context) => workflow.deploy(context, { xml }));
    for (const title of titles) {
      const { by, dept: starterDeptId } = begun[title];
      const asked = { processKey: 'p', title, starterDeptId };
      const started = await inside((context) => workflow.start(context, asked), by);
      ids[title] = { instanceId: started.instanceId, taskId: started.taskIds[0]! };
      await inside((context) => workflow.suspend(context, { ...ids[title], comment: 'held' }, 'any'));
    }
  });

  const page = { current: 1, size: 50 };
  const told = ({ records, total }: { records: readonly { title: string }[]; total: number }) => {
    expect(total).toBe(records.length);
    return records.map(({ title }) => title).toSorted();
  };

  it.each(kinds)(
    'with a scope %s is the same in every list and for each process',
    async (_, scopes, reached) => {
      const wanted = reached.toSorted();
      const { operations } = workflow;
      await inside(
        async (context) => {
          expect(told(await operations.instances(context, { ...page, isEnded: false }))).toEqual(wanted);
          expect(told(await operations.tasks(context, page))).toEqual(wanted);
          expect(told(await operations.standing(context, page))).toEqual(wanted);
          const version = { id: await versionOf(context), isSuspended: true };
          expect(await operations.runningOn(context, version, 50)).toHaveLength(wanted.length);
          for (const title of titles) {
            const { instanceId, taskId } = ids[title];
            const give = { taskId, assignee: me, comment: 'given' };
            const codes = [
              await codeOf(operations.reached(context, instanceId)),
              await codeOf(operations.taskNamed(context, taskId)),
              await codeOf(workflow.instanceDetail(context, instanceId, 'operator')),
              await codeOf(workflow.taskDetail(context, taskId, 'operator')),
              // What is reached is held, so that nothing is done to it here.
              await codeOf(workflow.assign(context, give, 'operator')),
            ];
            expect([title, ...codes]).toEqual([title, ...(reached.includes(title) ? known : unknown)]);
          }
        },
        me,
        scopes,
      );
    },
  );
  const known = ['', '', '', '', 'workflow.instanceSuspended'];
  const unknown = [
    ...['workflow.instanceMissing', 'workflow.taskMissing', 'row.notFound', 'row.notFound'],
    'workflow.taskMissing',
  ];
  const codeOf = (asked: Promise<unknown>): Promise<string> =>
    asked.then(
      () => '',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    );
  const versionOf = async (context: Context) =>
    (await workflow.instanceDetail(context, ids.mine.instanceId, 'any')).instance.processDefinitionId;

  it('refuses an act as if the process were not there, and leaves it as it is', async () => {
    const { instanceId, taskId } = ids.beside;
    const refused = async (work: (context: Context) => Promise<unknown>) =>
      expect(inside(work, me, [scope(3)])).rejects.toThrow(/workflow\.(instance|task)Missing/);
    const said = { comment: 'x' };
    await refused((context) => workflow.terminate(context, { instanceId, ...said }, 'operator'));
    await refused((context) => workflow.transfer(context, { taskId, assignee: me, ...said }, 'operator'));
    await refused((context) =>
      workflow.dispatch(context, { instanceId, from: ['a'], to: ['end'], ...said }, 'operator'),
    );
    await refused((context) => workflow.operations.remove(context, instanceId));
    const { instance } = await inside((context) => workflow.instanceDetail(context, instanceId, 'any'));
    expect(instance.processStatus).toBe('suspended');
  });

  it('has no start that was given up in it, which nobody began, unless it is whole', async () => {
    const total = (scopes: Scope[]) =>
      inside(async (context) => (await workflow.operations.startsGivenUp(context, page)).total, me, scopes);
    await database()
      .insert(wfStart)
      .values({ ...starts, deploymentId: await inside(versionOf) });
    expect([await total([]), await total([scope(1)]), await total([scope(3)])]).toEqual([1, 1, 0]);
  });
  const starts = {
    ...({ id: randomUUID(), tenantId: '000000', nodeId: 'start', kind: 'timer', retries: 0 } as const),
    dueAt: clock.now(),
  };
});
