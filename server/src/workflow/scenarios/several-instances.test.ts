import { describe, expect, it } from 'vitest';

import { openNodes, taskAt } from '../../../test/bpmn/application.ts';
import { draw, element, end, flow, path, start as startEvent, timer } from '../../../test/bpmn/draw.ts';
import { gateway, tasks } from '../../../test/bpmn/drawn.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { complete } from '../commands/complete.ts';
import { resubmit } from '../commands/resubmit.ts';
import { returnTask } from '../commands/return-task.ts';
import { start } from '../commands/start.ts';

const several = (id: string, { isSequential = false, completion = '' } = {}) =>
  element(
    'userTask',
    `id="${id}" flowable:assignee="\${signer}"`,
    element(
      'multiInstanceLoopCharacteristics',
      `isSequential="${isSequential}" flowable:collection="signers" flowable:elementVariable="signer"`,
      completion && `<completionCondition>\${${completion}}</completionCondition>`,
    ),
  );

const line = path('start', 'before', 'sign', 'after', 'end');
const signers = ['an', 'bo', 'cai'];

/** A process of these elements has been started and stands at its first tasks. */
async function givenStarted(
  elements: readonly string[],
  variables: Record<string, string[] | number> = { signers },
) {
  const engine = memoryEngine();
  await engine.deploy(draw('p', startEvent(), end(), ...elements));
  await engine.run(start, { processKey: 'p', variables });
  const taskOf = async (assigneeId: string) =>
    (await engine.openTasks('sign')).find((task) => task.assigneeId === assigneeId)?.id ?? '';
  return {
    engine,
    done: async (nodeId: string) => engine.run(complete, { taskId: await taskAt(engine, nodeId) }),
    taskOf,
    signs: async (assigneeId: string, outcome = 'approved') =>
      engine.run(complete, { taskId: await taskOf(assigneeId), outcome }),
    waiting: async () => (await engine.openTasks('sign')).map((task) => task.assigneeId),
  };
}

/** The signers have their turn. */
async function givenSigning(elements: readonly string[], variables?: Record<string, string[]>) {
  const given = await givenStarted([tasks('before', 'after'), line, ...elements], variables);
  await given.done('before');
  return given;
}

describe('an activity with several instances', () => {
  it('asks everybody at once and goes on when the last has answered', async () => {
    const { engine, signs, waiting } = await givenSigning([several('sign')]);
    expect(await waiting()).toEqual(signers);
    await signs('bo');
    await signs('an');
    expect(await waiting()).toEqual(['cai']);
    await signs('cai');
    expect(await openNodes(engine)).toEqual(['after']);
    expect((await engine.keeper.snapshot()).executions).toHaveLength(1);
  });

  it('asks one after the other in their order', async () => {
    const { engine, signs, waiting } = await givenSigning([several('sign', { isSequential: true })]);
    for (const signer of signers) {
      expect(await waiting()).toEqual([signer]);
      await signs(signer);
    }
    expect(await openNodes(engine)).toEqual(['after']);
  });

  it('needs the others no more once its condition holds, and closes their tasks', async () => {
    const { engine, signs, taskOf } = await givenSigning([
      several('sign', { completion: 'nrOfCompletedInstances / nrOfInstances >= 0.5' }),
    ]);
    const open = await taskOf('cai');
    await signs('an');
    expect(await openNodes(engine)).toEqual(['sign', 'sign']);
    await signs('bo');
    expect(await openNodes(engine)).toEqual(['after']);
    expect(engine.store.tasks.get(open)?.status).toBe('cancelled');
  });

  it('may be done with at the first rejection, for its condition sees what was chosen so far', async () => {
    const { engine, signs } = await givenSigning([
      several('sign', { completion: 'outcomes.sign.rejected > 0' }),
    ]);
    await signs('an');
    expect(await openNodes(engine)).toEqual(['sign', 'sign']);
    await signs('cai', 'rejected');
    expect(await openNodes(engine)).toEqual(['after']);
  });

  it('counts what was chosen, and a bare outcome is what all of them chose', async () => {
    const decided = async (choices: readonly string[]) => {
      const { engine, signs } = await givenStarted([
        several('sign'),
        gateway('exclusive', 'split'),
        tasks('objected', 'agreed'),
        path('start', 'sign', 'split'),
        flow('split', 'objected', 'outcomes.sign.rejected > 0'),
        flow('split', 'agreed', "outcome == 'approved'"),
        path('objected', 'end'),
        path('agreed', 'end'),
      ]);
      for (const [index, choice] of choices.entries()) await signs(signers[index] ?? '', choice);
      return openNodes(engine);
    };
    expect(await decided(['approved', 'approved', 'approved'])).toEqual(['agreed']);
    expect(await decided(['approved', 'rejected', 'approved'])).toEqual(['objected']);
  });

  it('does not take what was chosen before for what is chosen in it', async () => {
    const { engine, signs } = await givenSigning([several('sign', { completion: "outcome == 'approved'" })]);
    await expect(signs('an', 'rejected')).rejects.toMatchObject({ code: 'workflow.unknownVariable' });
    expect(await openNodes(engine)).toEqual(['sign', 'sign', 'sign']);
  });

  it('is passed by when there is nobody to ask', async () => {
    const { engine } = await givenSigning([several('sign')], { signers: [] });
    expect(await openNodes(engine)).toEqual(['after']);
  });

  it.each([
    ['workflow.unknownVariable', {}],
    ['workflow.loopItems', { signers: 7 }],
    ['workflow.tooManyInstances', { signers: Array.from({ length: 501 }, String) }],
  ] as [string, Record<string, string[] | number>][])(
    'is refused with %s where nobody can tell whom to ask',
    async (code, variables) => {
      const { engine, done } = await givenStarted(
        [tasks('before', 'after'), line, several('sign')],
        variables,
      );
      await expect(done('before')).rejects.toMatchObject({ code });
      expect(await openNodes(engine)).toEqual(['before']);
    },
  );
});

describe('the border of an activity with several instances', () => {
  const guarded = (interrupting: boolean) => [
    several('sign', { isSequential: true }),
    timer('late', 'sign', { after: 'PT1H', interrupting }),
    tasks('chase'),
    path('late', 'chase', 'end'),
  ];

  it('has one timer, which goes on while one signer follows the other, and takes all of them', async () => {
    const { engine, signs } = await givenSigning(guarded(true));
    await engine.advance(1800);
    await signs('an');
    expect((await engine.keeper.snapshot()).jobs).toHaveLength(1);
    await engine.advance(1800);
    expect(await openNodes(engine)).toEqual(['chase']);
  });

  it('lets the others go on where its timer does not interrupt', async () => {
    const { engine, signs } = await givenSigning(guarded(false));
    await engine.advance(3600);
    expect(await openNodes(engine)).toEqual(['chase', 'sign']);
    for (const signer of signers) await signs(signer);
    expect(await openNodes(engine)).toEqual(['after', 'chase']);
  });
});

describe('going back', () => {
  it('from one of several signers takes all of their tasks along, and they are asked anew', async () => {
    const { engine, done, signs, taskOf, waiting } = await givenSigning([several('sign')]);
    await signs('an');
    await engine.run(returnTask, { taskId: await taskOf('bo'), to: { nodeId: 'before' } });
    expect(await openNodes(engine)).toEqual(['before']);
    await done('before');
    expect(await waiting()).toEqual(signers);
  });

  it('to several signers asks all of them again', async () => {
    const { engine, signs, waiting } = await givenSigning([several('sign')]);
    for (const signer of signers) await signs(signer);
    await engine.run(returnTask, { taskId: await taskAt(engine, 'after'), to: { nodeId: 'sign' } });
    expect(await waiting()).toEqual(signers);
    expect(await openNodes(engine)).toEqual(['sign', 'sign', 'sign']);
  });

  it('to the applicant from one signer leaves the others at work, and comes back to that one alone', async () => {
    const { engine, signs, taskOf, waiting } = await givenSigning([several('sign')]);
    await engine.run(returnTask, { to: 'owner', taskId: await taskOf('bo'), comment: '缺少附件' });
    await signs('an');
    expect(await waiting()).toEqual(['cai', 'kermit']);
    await engine.run(resubmit, { taskId: await taskOf('kermit') });
    expect(await waiting()).toEqual(['cai', 'bo']);
    await signs('cai');
    await signs('bo');
    expect(await openNodes(engine)).toEqual(['after']);
  });
});
