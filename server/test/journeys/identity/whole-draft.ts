import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

import type { Answer } from '../../test-server.ts';
import { filesWanted } from '../files-wanted.ts';
import { answersTo } from '../form-answers.ts';
import { untakenGuide } from '../guides.ts';
import type { Person } from '../people.ts';

const pdf = readFileSync(new URL('../../fixtures/paper.pdf', import.meta.url));
const path = 'policy/projectinfo';

/** What a call answers that has to succeed. */
export async function done(asked: Promise<Answer>) {
  const { body } = await asked;
  expect(body, JSON.stringify(body)).toMatchObject({ code: 200 });
  return body.data;
}

/** A draft of somebody's that wants nothing but his signature, for an item that he has not applied for. */
export async function wholeDraft(person: Person): Promise<{ id: string; guideId: string; version: number }> {
  const guideId = await untakenGuide(person);
  const { id } = await done(person.post(`${path}/draft`, { guideId }));
  const { form, materials, application: row } = await done(person.get(`${path}/case`, { id }));
  const bank = { bankName: '江屿银行', bankAccount: '6222000011112222' };
  const answers = { formData: answersTo(form), applyAmountWan: 5, ...bank };
  await done(person.post(`${path}/submit`, { id, version: row.version, ...answers }));
  for (const { id: materialId } of filesWanted(materials)) {
    const { attachId } = await done(person.upload('材料.pdf', pdf));
    await done(person.post('policy/projectfile/submit', { applicationId: id, materialId, attachId }));
  }
  const { version } = (await done(person.get(`${path}/case`, { id }))).application;
  return { id, guideId, version };
}
