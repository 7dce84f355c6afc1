import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

import { taskAt } from '../../test/bpmn/application.ts';
import { draw, element, end, path, start as startEvent } from '../../test/bpmn/draw.ts';
import { memoryEngine } from '../../test/bpmn/memory-store.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { commands } from './acts.ts';
import type { Actor, Command, Loaded } from './command.ts';

type Name = keyof typeof commands;

const comment = '请核对';
const names = Object.keys(commands) as Name[];
const held = (id: string) => element('userTask', `id="${id}" flowable:assignee="kermit"`);
const xml = draw('p', startEvent(), held('a'), held('b'), end(), path('start', 'a', 'b', 'end'));

/** A stranger: he holds nothing, is offered nothing and is no operations staff. */
const stranger: Actor = {
  ...{ tenantId: '000000', userId: 'li', ownIds: ['li'], roleIds: [], departmentIds: [], authority: 'own' },
};

interface About {
  taskId: string;
  /** A task that was decided. */
  doneId: string;
  instanceId: string;
  deploymentId: string;
}

/** What each command is told; a new one has to be said here. */
const inputs: Record<Name, (about: About) => object> = {
  start: () => ({ processKey: 'gone' }),
  complete: ({ taskId }) => ({ taskId }),
  claim: ({ taskId }) => ({ taskId }),
  unclaim: ({ taskId }) => ({ taskId }),
  transfer: ({ taskId }) => ({ taskId, assignee: 'an', comment }),
  delegate: ({ taskId }) => ({ taskId, assignee: 'an', comment }),
  resolve: ({ taskId }) => ({ taskId, comment }),
  recall: ({ taskId }) => ({ taskId, comment }),
  addSigners: ({ taskId }) => ({ taskId, userIds: ['an'], position: 'before', comment }),
  removeSigner: ({ taskId }) => ({ taskId, comment }),
  copy: ({ taskId }) => ({ taskId, copyUserIds: ['an'], comment }),
  urge: ({ taskId }) => ({ taskId, comment }),
  reject: ({ taskId }) => ({ taskId, comment }),
  returnTask: ({ taskId }) => ({ taskId, to: { nodeId: 'a' }, comment }),
  resubmit: ({ taskId }) => ({ taskId, comment }),
  terminate: ({ instanceId }) => ({ instanceId, comment }),
  withdraw: ({ instanceId }) => ({ instanceId, comment }),
  withdrawDecision: ({ doneId }) => ({ taskId: doneId, comment }),
  suspend: ({ instanceId }) => ({ instanceId, comment }),
  activate: ({ instanceId }) => ({ instanceId, comment }),
  migrate: ({ instanceId, deploymentId }) => ({ instanceId, deploymentId, comment }),
  assign: ({ taskId }) => ({ taskId, assignee: 'an', comment }),
  retry: ({ instanceId }) => ({ instanceId, jobIds: ['j'], comment }),
  skipCalls: ({ instanceId }) => ({ instanceId, jobIds: ['j'], comment }),
  setVariable: ({ instanceId }) => ({ instanceId, name: 'days', value: 2, rev: 3, comment }),
  removeVariable: ({ instanceId }) => ({ instanceId, name: 'days', rev: 3, comment }),
  trigger: ({ instanceId }) => ({ instanceId, nodeId: 'b' }),
  dispatch: ({ instanceId }) => ({ instanceId, from: ['b'], to: ['a'], comment }),
  addInstances: ({ instanceId }) => ({ instanceId, nodeId: 'b', items: [1], comment }),
  removeInstance: ({ taskId }) => ({ taskId, comment }),
};

const but = (...others: readonly Name[]) => names.filter((name) => !others.includes(name));

// A record of commands holds commands of every input and state.
// oxlint-disable-next-line typescript/no-explicit-any
const commandOf = (name: Name) => commands[name] as Command<z.ZodType, any> as Command<z.ZodType, Loaded>;

async function given() {
  const engine = memoryEngine();
  await engine.deploy(xml);
  const { result } = await engine.run(commands.start, { processKey: 'p', variables: { days: 1 } });
  const doneId = await taskAt(engine, 'a');
  await engine.run(commands.complete, { taskId: doneId });
  const [deployed] = await engine.deploy(`${xml} `);
  const { instanceId } = result;
  const about = { taskId: await taskAt(engine, 'b'), doneId, instanceId, deploymentId: deployed?.id ?? '' };
  const rowsOf = async () =>
    structuredClone([
      await engine.keeper.snapshot(),
      await engine.keeper.trace(),
      [...engine.store.copies.values()],
      engine.store.commands,
    ]);
  /** The refusal of a command, which has changed nothing. */
  const refused = async (
    name: Name,
    changed: Partial<About> = {},
    { actor, seen }: { actor?: Actor; seen?: number } = {},
  ): Promise<string> => {
    const before = await rowsOf();
    const { taskId } = { ...about, ...changed };
    const input = { ...inputs[name]({ ...about, ...changed }), ...(seen && { taskId, rev: seen }) };
    const acted = engine.run(commandOf(name), input, actor ? { actor } : {});
    const error: unknown = await acted.catch((reason: unknown) => reason);
    expect(await rowsOf()).toEqual(before);
    if (!(error instanceof Refusal)) throw new Error(`${name} was not refused`, { cause: error });
    for (const locale of ['zh', 'en'] as const)
      expect(refusalSentence(error.code, error.facts, locale)).not.toMatch(/\{\w+\}/);
    return error.code;
  };
  return { engine, instanceId, refused };
}

describe('what a command is about', () => {
  // What is mended is mended before it goes on; and a start is about no process yet.
  it.each(but('start', 'activate', 'setVariable', 'removeVariable'))(
    'keeps from %s while it is suspended',
    async (name) => {
      const { engine, instanceId, refused } = await given();
      await engine.run(commands.suspend, { instanceId, comment });
      expect(await refused(name)).toBe('workflow.instanceSuspended');
    },
  );

  it.each(but('start'))('keeps from %s once it has ended', async (name) => {
    const { engine, instanceId, refused } = await given();
    await engine.run(commands.terminate, { instanceId, comment });
    const told = ['workflow.instanceEnded', 'workflow.taskHandled', 'workflow.notSuspended'];
    expect(told).toContain(await refused(name));
  });

  it.each(names)('keeps from %s where it is not there', async (name) => {
    const { refused } = await given();
    const gone = { taskId: 'gone', doneId: 'gone', instanceId: 'gone' };
    const told = ['workflow.taskMissing', 'workflow.instanceMissing', 'workflow.processMissing'];
    expect(told).toContain(await refused(name, gone));
  });

  it.each([
    ...(['complete', 'reject', 'returnTask', 'transfer', 'delegate', 'addSigners'] as const),
    ...(['removeInstance', 'dispatch', 'addInstances', 'setVariable', 'removeVariable'] as const),
  ])('keeps from %s where it has changed since it was seen', async (name) => {
    const { refused } = await given();
    expect(await refused(name, {}, { seen: 99 })).toBe('row.stale');
  });

  // Who may start, urge and trigger is asked where that is called.
  it.each(but('start', 'urge', 'trigger'))('keeps a stranger from %s', async (name) => {
    const { refused } = await given();
    const told = ['notYourTask', 'notCandidate', 'notOperator', 'notStarter'];
    expect(told.map((one) => `workflow.${one}`)).toContain(await refused(name, {}, { actor: stranger }));
  });
});
