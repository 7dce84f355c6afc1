import { mostPhrases } from '@policy/shared/contract/entities/desk/phrase.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import { expect, test } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import type { Person } from '../../../test/journeys/people.ts';

describeOnEachServer('phrases for comments', (server) => {
  const admin = signedIn(server, 'admin');
  const lead = signedIn(server, 'lead');
  const reviewer = signedIn(server, 'reviewer03');

  const keep = (person: Person, content: string) => person.post('blade-desk/phrase/submit', { content });
  const own = async (person: Person): Promise<{ id: string; content: string }[]> =>
    (await person.get('blade-desk/phrase/list', { size: '100' })).body.data.records;
  const shared = (person: Person) => person.get('blade-desk/shared-phrase/list', { size: '100' });

  test('somebody’s own are his alone, whatever another may do', async () => {
    const { id } = (await keep(lead, '符合条件，同意')).body.data;
    expect((await own(lead)).map(({ content }) => content)).toContain('符合条件，同意');
    expect((await own(admin)).some((one) => one.id === id)).toBe(false);
    expect((await admin.post('blade-desk/phrase/remove', { ids: id })).status).toBe(404);
    expect((await admin.post('blade-desk/phrase/submit', { id, content: '改写' })).status).toBe(404);
    expect((await lead.post('blade-desk/phrase/remove', { ids: id })).status).toBe(200);
    expect((await own(lead)).some((one) => one.id === id)).toBe(false);
  });

  test('nobody keeps more of them than he can look through', async () => {
    for (let at = (await own(reviewer)).length; at < mostPhrases; at += 1)
      expect((await keep(reviewer, `意见${String(at)}`)).status).toBe(200);
    const { status, body } = await keep(reviewer, '再一条');
    expect([status, body.msg]).toEqual([400, refusalSentence('phrase.tooMany', { most: mostPhrases }, 'zh')]);
  });

  test('shared ones are read by every officer and written by who may', async () => {
    const draft = { content: '材料齐全，符合受理条件', sort: 1 };
    expect((await reviewer.post('blade-desk/shared-phrase/submit', draft)).status).toBe(403);
    expect((await admin.post('blade-desk/shared-phrase/submit', draft)).status).toBe(200);
    const { body } = await shared(reviewer);
    expect(body.data.records).toMatchObject([draft]);
  });
});
