import { describe, expect, it } from 'vitest';

import { claimAt, givenApplication, givenAtLead, people, taskAt } from '../../../test/bpmn/application.ts';
import { resubmit } from './resubmit.ts';
import { returnTask } from './return-task.ts';

async function givenCorrection() {
  const { engine } = await givenApplication();
  const taskId = await claimAt(engine, 'accept', people.acceptor);
  await engine.run(returnTask, { to: 'owner', taskId, comment: '请补充' }, { actor: people.acceptor });
  return { engine, officerTask: taskId, taskId: await taskAt(engine, 'accept') };
}

describe('returning a case to its applicant', () => {
  it.each([
    {
      how: 'without saying what is missing',
      code: 'workflow.commentRequired',
      actor: people.acceptor,
      comment: '',
    },
    {
      how: 'by somebody who does not hold the task',
      code: 'workflow.notYourTask',
      actor: people.colleague,
      comment: '请补充',
    },
  ])('$how is refused', async ({ code, actor, comment }) => {
    const { engine } = await givenApplication();
    const taskId = await claimAt(engine, 'accept', people.acceptor);
    await expect(engine.run(returnTask, { to: 'owner', taskId, comment }, { actor })).rejects.toMatchObject({
      code,
    });
  });

  it('from a node that names its outcomes without it is refused', async () => {
    const { engine, taskId } = await givenAtLead();
    const back = engine.run(returnTask, { to: 'owner', taskId, comment: '请补充' }, { actor: people.lead });
    await expect(back).rejects.toMatchObject({
      code: 'workflow.outcomeUnknown',
      facts: { outcome: 'returned' },
    });
  });

  it('twice is refused', async () => {
    const { engine, officerTask } = await givenCorrection();
    const again = engine.run(
      returnTask,
      { to: 'owner', taskId: officerTask, comment: '再补充' },
      { actor: people.acceptor },
    );
    await expect(again).rejects.toMatchObject({ code: 'workflow.taskHandled', status: 409 });
  });
});

describe('resubmitting a case', () => {
  it('changes nothing of the process that nobody asks the applicant for', async () => {
    const { engine, taskId } = await givenCorrection();
    const change = { taskId, comment: '已补充', variables: { agencyId: 'science' } };
    await expect(engine.run(resubmit, change, { actor: people.company })).rejects.toMatchObject({
      code: 'workflow.fieldReadOnly',
      facts: { field: 'agencyId' },
    });
  });

  it('keeps what the applicant says', async () => {
    const { engine, taskId } = await givenCorrection();
    await engine.run(resubmit, { taskId, comment: '已补充' }, { actor: people.company });
    expect(engine.store.tasks.get(taskId)).toMatchObject({ status: 'done', outcome: 'resubmitted' });
    expect([...engine.store.comments.values()].at(-1)).toMatchObject({ userId: 'company', text: '已补充' });
  });

  it('by somebody else is refused', async () => {
    const { engine, taskId } = await givenCorrection();
    await expect(engine.run(resubmit, { taskId }, { actor: people.acceptor })).rejects.toMatchObject({
      code: 'workflow.notYourTask',
    });
  });

  it('of a task that is no correction is refused', async () => {
    const { engine } = await givenApplication();
    const taskId = await claimAt(engine, 'accept', people.acceptor);
    const odd = engine.run(resubmit, { taskId }, { actor: people.acceptor });
    await expect(odd).rejects.toMatchObject({ code: 'workflow.notWithApplicant' });
  });
});
