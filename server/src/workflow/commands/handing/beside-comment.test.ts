import { describe, expect, it } from 'vitest';

import { claimAt, givenApplication, people } from '../../../../test/bpmn/application.ts';
import { complete } from '../complete.ts';
import { copy } from './copy.ts';
import { delegate } from './delegate.ts';

const comment = '请协助';
const { acceptor } = people;

async function givenClaimed() {
  const { engine } = await givenApplication();
  return { engine, taskId: await claimAt(engine, 'accept', acceptor) };
}

describe('a comment with files that mentions people', () => {
  const file = { attachId: 'a1', name: '核查记录.pdf', ext: 'pdf', sizeBytes: 3 };

  it('keeps both, tells whom it mentions, and gives each a copy unless he has one or was given the task', async () => {
    const { engine, taskId } = await givenClaimed();
    await engine.run(copy, { taskId, copyUserIds: ['lead'], comment }, { actor: acceptor });
    const beside = { attachments: [file], mentionIds: ['lead', 'finance', 'reviewer'] };
    const { events } = await engine.run(
      delegate,
      { taskId, assignee: 'reviewer', comment, ...beside },
      { actor: acceptor },
    );
    expect(events.filter(({ type }) => type === 'taskMentioned')).toMatchObject([
      { taskId, userIds: ['lead', 'finance'], comment },
    ]);
    expect([...engine.store.comments.values()].at(-1)).toMatchObject({ action: 'delegated', ...beside });
    expect([...engine.store.copies.values()].map(({ userId }) => userId)).toEqual(['lead', 'finance']);
  });

  it('is kept and told of once, however often its command is sent', async () => {
    const { engine, taskId } = await givenClaimed();
    const said = { taskId, comment, attachments: [file], mentionIds: ['finance'] };
    const by = { actor: acceptor, key: 'said-once' };
    await engine.run(complete, said, by);
    expect((await engine.run(complete, said, by)).events).toEqual([]);
    const kept = [...engine.store.comments.values()].filter(({ attachments }) => attachments.length > 0);
    expect(kept).toMatchObject([{ action: 'approved', taskId, mentionIds: ['finance'] }]);
  });
});
