import { describe, expect, it } from 'vitest';

import { candidate, draw, end, path, start, userTask } from '../../../test/bpmn/draw.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import type { Actor } from '../command.ts';
import { claim } from '../commands/claim.ts';
import { complete } from '../commands/complete.ts';
import { returnTask } from '../commands/return-task.ts';
import { start as begin } from '../commands/start.ts';
import { nobody } from '../people/people.ts';
import { reject } from '../rejecting/reject.ts';
import type { CandidateRow } from '../rows.ts';

const person = (userId: string, acting?: Actor['acting']): Actor => ({
  ...{ tenantId: 't', userId, roleIds: [], departmentIds: [], authority: 'own' },
  ownIds: acting && acting.ownerId !== userId ? [userId, acting.ownerId] : [userId],
  ...(acting ? { acting } : {}),
});
const signer = person('zhao', { ownerId: 'firm', duties: ['signer'] });
const preparer = person('qian', { ownerId: 'firm', duties: ['preparer'] });
const reader = { ...person('sun', { ownerId: 'firm', duties: ['reader'] }), ownIds: ['sun'] };
const byDuty = (...duties: string[]) => duties.map((duty) => candidate(`duty="${duty}"`)).join('');
const line = (inside: string, name = 'p') =>
  draw(
    name,
    start(),
    userTask('a', inside),
    userTask('b', candidate('role="lead"')),
    end(),
    path('start', 'a', 'b', 'end'),
  );

async function begun(inside: string, people = nobody) {
  const engine = memoryEngine('refuse', undefined, people);
  await engine.deploy(line(inside));
  await engine.run(begin, { processKey: 'p', ownerId: 'firm' }, { actor: preparer });
  const [task] = await engine.openTasks();
  return { engine, taskId: task?.id ?? '', task };
}

describe('a step for members of a company by their duty', () => {
  it('is the company’s, and decided by whoever has the duty and acts for it', async () => {
    const { engine, taskId, task } = await begun(byDuty('signer'));
    expect(task).toMatchObject({ assigneeId: 'firm', status: 'doing' });
    const others = [
      preparer,
      reader,
      // Another company of his, himself, and a company of another signer.
      person('zhao', { ownerId: 'other', duties: ['signer'] }),
      person('zhao', { ownerId: 'zhao', duties: ['signer', 'preparer'] }),
      person('zhao'),
    ];
    for (const actor of others) {
      await expect(engine.run(complete, { taskId }, { actor })).rejects.toThrow('workflow.notYourTask');
      await expect(engine.run(claim, { taskId }, { actor })).rejects.toThrow();
    }
    await engine.run(complete, { taskId }, { actor: signer });
    expect((await engine.openTasks()).map(({ nodeId }) => nodeId)).toEqual(['b']);
    expect(engine.store.tasks.get(taskId)).toMatchObject({ assigneeId: 'firm', outcome: 'approved' });
    await expect(engine.run(complete, { taskId }, { actor: signer })).rejects.toThrow('workflow.taskHandled');
  });

  it('follows the duty, and not who had it when the step was come to', async () => {
    const { engine, taskId } = await begun(byDuty('signer', 'finance'));
    const former = person('zhao', { ownerId: 'firm', duties: ['preparer'] });
    await expect(engine.run(complete, { taskId }, { actor: former })).rejects.toThrow('workflow.notYourTask');
    const new_ = person('li', { ownerId: 'firm', duties: ['reader', 'finance'] });
    await engine.run(complete, { taskId }, { actor: new_ });
  });

  it('is read by duty too, where that is what the model asks for', async () => {
    const { engine, taskId } = await begun(byDuty('reader'));
    await engine.run(complete, { taskId }, { actor: reader });
  });

  it('may be returned for correction, which is again anybody’s who acts for the company', async () => {
    const { engine, taskId } = await begun(byDuty('signer'));
    await engine.run(returnTask, { taskId, to: 'owner', comment: '请改' }, { actor: signer });
    expect((await engine.openTasks())[0]).toMatchObject({ isOwners: true, assigneeId: 'firm' });
  });

  it('comes back by a rejection of the office, to the duty and to nobody else of the company', async () => {
    const { engine, taskId } = await begun(byDuty('signer'));
    await engine.run(complete, { taskId }, { actor: signer });
    const lead = { ...person('wu'), roleIds: ['lead'] };
    const open = async () => (await engine.openTasks())[0]?.id ?? '';
    const office = await open();
    await engine.run(claim, { taskId: office }, { actor: lead });
    await engine.run(reject, { taskId: office, comment: '请再核' }, { actor: lead });
    expect(await engine.openTasks()).toMatchObject([
      { nodeId: 'a', assigneeId: 'firm', status: 'doing', isOwners: false },
    ]);
    const id = await open();
    const rejected = { taskId: id, comment: '不对' };
    await expect(engine.run(reject, rejected, { actor: preparer })).rejects.toThrow('workflow.notYourTask');
    await engine.run(complete, { taskId: id }, { actor: signer });
    expect((await engine.openTasks()).map(({ nodeId }) => nodeId)).toEqual(['b']);
  });

  it('goes to an office where the company has nobody for it, if the model says so', async () => {
    const asked: CandidateRow[][] = [];
    const areThere = (candidates: readonly CandidateRow[]) => {
      asked.push([...candidates]);
      return Promise.resolve(false);
    };
    const { engine, task } = await begun(`${byDuty('signer')}<policy:nobody act="administrator"/>`, {
      ...nobody,
      areThere,
    });
    expect(asked[0]).toMatchObject([{ userId: 'firm', duty: 'signer' }]);
    expect(task).toMatchObject({ assigneeId: null, status: 'candidate' });
    expect(engine.store.candidates.where(({ taskId }) => taskId === task?.id)).toMatchObject([
      { roleId: 'admin', duty: null },
    ]);
  });

  it.each([
    ['another candidate', `${byDuty('signer')}${candidate('role="lead"')}`, 'workflow.dutyAlone'],
    [
      'somebody who is looked for',
      `${byDuty('signer')}${candidate('relation="initiator"')}`,
      'workflow.dutyAlone',
    ],
    ['the same person', `${byDuty('signer')}<policy:samePerson as="earlier"/>`, 'workflow.dutyAlone'],
    ['a duty that is none', byDuty('boss'), 'workflow.candidateRule'],
    ['a duty of a role', candidate('duty="signer" role="lead"'), 'workflow.candidateRule'],
  ])('is refused at deployment with %s', async (_, inside, code) => {
    await expect(memoryEngine().deploy(line(inside))).rejects.toThrow(code);
  });

  it('says nothing of who starts a process: that is its scope', async () => {
    const xml = line(byDuty('signer')).replace(
      '<startEvent id="start">',
      '<startEvent id="start"><extensionElements><policy:candidate duty="signer"/></extensionElements>',
    );
    await expect(memoryEngine().deploy(xml)).rejects.toThrow('workflow.candidateRule');
  });
});
