import { readFileSync } from 'node:fs';
import FormData from 'form-data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import { phoneLinks } from '../../src/modules/application/phone/phone-links.ts';
import { addClerk, addMember } from '../companies.ts';
import { enginesHere } from '../database.ts';
import { personOf } from '../journeys/people.ts';
import type { Person } from '../journeys/people.ts';
import { buildFixture } from './fixture.ts';
import type { Fixture } from './fixture.ts';
import { rowsOf } from './lists.ts';
import { addMaterial, openGuide, twoCases } from './two-cases.ts';
import type { Case } from './two-cases.ts';

const pdf = readFileSync(new URL('../fixtures/paper.pdf', import.meta.url));
const files = 'policy/projectfile';
const minute = 60_000;

describe.each(enginesHere())('a file that comes by phone (%s)', (kind) => {
  let world: Fixture;
  let near: Case;
  let far: Case;
  let applicationId: string;
  let materialId: string;
  let companyId: string;

  beforeAll(async () => {
    world = await buildFixture(kind);
    ({ near, far } = await twoCases(world));
    ({ companyId } = (await near.company.get('policy/policyuserinfo/detailByUid')).body.data);
    const guideId = await openGuide(world, 'a03');
    materialId = await addMaterial(world, guideId);
    applicationId = (await near.company.post('policy/projectinfo/draft', { guideId })).body.data.id;
  });
  afterAll(() => world.close());

  // The clock is moved past sessions below.
  const company = () => personOf(world.server, 'near');
  const give = async (person?: Person) => {
    const from = person ?? (await company());
    const { body } = await from.post(`${files}/phoneLink`, { applicationId, materialId });
    expect(body, JSON.stringify(body)).toMatchObject({ code: 200 });
    return body.data as { id: string; token: string };
  };
  const about = (token: string, of = applicationId) =>
    world.anonymous.post(`${files}/phoneLinkAbout`, { token, applicationId: of });
  const send = (fields: { token: string; applicationId: string }, name = '照片.pdf', content = pdf) => {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.append(key, value);
    form.append('file', content, { filename: name });
    const payload = form.getBuffer();
    return world.server.call({
      ...{ method: 'POST', url: `/api/${files}/phoneUpload`, payload, headers: form.getHeaders() },
    });
  };
  const filesThere = async (): Promise<{ id: string }[]> =>
    (await (await company()).get('policy/projectinfo/case', { id: applicationId })).body.data.materials[0]
      .files;
  const stateOf = async (id: string) =>
    (await (await company()).get(`${files}/phoneLinkState`, { id })).body.data;
  const says = (answer: { body: { msg: string } }, code: RefusalCode) =>
    expect(answer.body.msg).toBe(refusalSentence(code, {}, 'zh'));

  test('is for one material, which the phone is told and nothing of the company', async () => {
    const { token } = await give();
    const { body } = await about(token);
    expect(body.data).toMatchObject({ accept: ['pdf'], maxSizeMb: 20, materialName: expect.any(String) });
    expect(JSON.stringify(body)).not.toContain('near');
  });

  test('is handed in in the name of who showed the code, once; the waiting page is told', async () => {
    const { id, token } = await give();
    expect(await stateOf(id)).toEqual({ state: 'open', file: null });
    const before = (await filesThere()).length;
    const sent = await send({ token, applicationId });
    expect(sent.body, JSON.stringify(sent.body)).toMatchObject({ code: 200, data: { name: '照片.pdf' } });
    const after = await filesThere();
    expect(after).toHaveLength(before + 1);
    expect(await stateOf(id)).toEqual({ state: 'used', file: after.at(-1) });
    says(await send({ token, applicationId }), 'application.linkUsed');
    says(await about(token), 'application.linkUsed');
    expect(await filesThere()).toHaveLength(before + 1);
    await (await company()).post(`${files}/remove`, { ids: after.at(-1)!.id });
  });

  test('is taken once, also when two phones send at the same moment', async () => {
    const { token } = await give();
    const before = (await filesThere()).length;
    const answers = await Promise.all([1, 2].map(() => send({ token, applicationId })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const there = await filesThere();
    expect(there).toHaveLength(before + 1);
    await (await company()).post(`${files}/remove`, { ids: there.at(-1)!.id });
  });

  test('is judged as any other; a refused one leaves the code as it was', async () => {
    const { token } = await give();
    const fields = { token, applicationId };
    const false1 = await send(fields, '假.pdf', Buffer.from('not a pdf at all'));
    expect(false1.status).toBe(400);
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const picture = await send(fields, '照片.png', Buffer.from(png, 'base64'));
    expect(picture.body.msg).toContain('只接受pdf文件');
    expect((await about(token)).status).toBe(200);
  });

  test('is refused with a token that nobody gave, of another draft, or one that a newer one replaced', async () => {
    const old = await give();
    const { token } = await give();
    says(await about('x'.repeat(43)), 'application.linkUnknown');
    says(await about(old.token), 'application.linkUnknown');
    says(await about(token, near.applicationId), 'application.linkOther');
    says(await send({ token, applicationId: near.applicationId }), 'application.linkOther');
    says(await send({ token: 'short', applicationId }), 'application.linkUnknown');
  });

  test('is refused after ten minutes', async () => {
    const { id, token } = await give();
    world.server.clock.moveBy(10 * minute);
    says(await about(token), 'application.linkExpired');
    says(await send({ token, applicationId }), 'application.linkExpired');
    expect(await stateOf(id)).toEqual({ state: 'expired', file: null });
  });

  test('is refused once the draft was handed in', async () => {
    const guideId = await openGuide(world, 'a03');
    const other = await addMaterial(world, guideId);
    const person = await company();
    const { id } = (await person.post('policy/projectinfo/draft', { guideId })).body.data;
    const here = { applicationId: id, materialId: other };
    const first = (await person.post(`${files}/phoneLink`, here)).body.data.token as string;
    expect((await send({ token: first, applicationId: id })).status).toBe(200);
    const account = { accountName: 'near', bankName: '江屿银行', bankAccount: '6222000011112222' };
    const draft = { id, applyAmountWan: 1, ...account };
    const { version } = (await person.post('policy/projectinfo/submit', draft)).body.data;
    const token = (await person.post(`${files}/phoneLink`, here)).body.data.token as string;
    await person.post('policy/projectinfo/declare', { id, version, agreed: true });
    says(await about(token, id), 'application.linkClosed');
    says(await send({ token, applicationId: id }), 'application.linkClosed');
  });

  test('is refused once its giver may no longer hand in, and no token is kept', async () => {
    await addClerk(world.server.context, 'leaves');
    await addMember(world.server.context, { account: 'leaves', companyId, duties: ['preparer'] });
    const { token } = await give(await personOf(world.server, 'leaves'));
    const { db } = world.server.database;
    expect(JSON.stringify(await db.select().from(phoneLinks))).not.toContain(token);
    const who = await world.admin.get('policy/companymember/list', { size: '50' });
    const member = rowsOf(who).find((one) => JSON.stringify(one).includes('leaves'));
    const duties = { id: member!['id'], duties: ['reader'] };
    const changed = await (await company()).post('policy/companymember/duties', duties);
    expect(changed.body, JSON.stringify(changed.body)).toMatchObject({ code: 200 });
    const before = await filesThere();
    expect((await send({ token, applicationId })).status).toBe(403);
    expect(await filesThere()).toEqual(before);
  });

  test('no stranger opens a draft to a phone, and none asks after another’s code', async () => {
    const stranger = far.company;
    const { id } = await give();
    expect((await stranger.post(`${files}/phoneLink`, { applicationId, materialId })).status).toBe(404);
    expect((await stranger.get(`${files}/phoneLinkState`, { id })).status).toBe(404);
    const handedIn = { applicationId: near.applicationId, materialId };
    expect((await (await company()).post(`${files}/phoneLink`, handedIn)).status).toBe(400);
  });
});
