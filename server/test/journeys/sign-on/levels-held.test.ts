import { application } from '@policy/shared/contract/entities/application/application.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { tableOf } from '../../../src/kit/table/table.ts';
import { startLocalProvider } from '../../../src/local-provider/start.ts';
import type { LocalProvider } from '../../../src/local-provider/start.ts';
import { sessionSignOns } from '../../../src/sign-on/tables.ts';
import { enginesHere } from '../../database.ts';
import { demonstrationOn } from '../../describe-on-server.ts';
import { freePort } from '../../free-port.ts';
import { bearer } from '../../test-server.ts';
import { callerOf } from '../people.ts';
import type { Person } from '../people.ts';
import { wholeDraft } from '../identity/whole-draft.ts';
import { goThrough, portalBrowser } from './browser.ts';

const port = await freePort();
const issuer = `http://localhost:${String(port)}`;
const cases = tableOf(application);
const path = 'policy/projectinfo';
const account = {
  accountName: '江屿市云岚智能装备股份有限公司',
  bankName: '江屿银行',
  bankAccount: '6222000077778888',
};
let provider: LocalProvider;

beforeAll(async () => {
  const returnAddresses = ['http://localhost:3000/login'];
  provider = await startLocalProvider({ issuer, returnAddresses }, { port });
});
afterAll(() => provider.close());

const refusal = (code: 'level.phone' | 'level.realName') => ({
  code: 403,
  msg: refusalSentence(code, {}, 'zh'),
  data: { errors: [{ field: code }] },
});

describe.each(enginesHere())('a level that changes in mid-session (%s)', (kind) => {
  const server = demonstrationOn(kind, { LOCAL_PROVIDER_ORIGIN: issuer });
  let person: Person;
  beforeEach(async () => {
    provider.laboratory.fault = 'none';
    provider.laboratory.level = null;
    const browser = portalBrowser(server);
    const asked = { provider: 'province', redirect: '/user/userCenter' };
    const { code = '', ...back } = await goThrough(
      (await browser.api('gdgovelogin', asked)).body.data.url,
      'yunlan-c001',
    );
    const { body } = await browser.api('logincallback', { loginCode: code, ...back });
    person = callerOf(server, bearer(body.access_token));
  });

  /** The provider lowers or raises everybody's level, and the minute is over in which its last word is believed. */
  const becomes = (level: number | null) => {
    provider.laboratory.level = level;
    server.clock.moveBy(61_000);
  };
  const rowOf = async (id: string) =>
    (await server.context.db.select().from(cases).where(eq(cases.id, id)))[0];
  const kept = async () =>
    (await server.context.db.select({ level: sessionSignOns.level }).from(sessionSignOns)).map(
      ({ level }) => level,
    );

  it('keeps somebody from handing in, changes nothing, and lets him once it is raised again', async () => {
    const { id, version } = await wholeDraft(person);
    const before = await rowOf(id);
    const declare = () => person.post(`${path}/declare`, { id, version, agreed: true });
    becomes(1);
    expect((await declare()).body).toMatchObject(refusal('level.phone'));
    expect(await rowOf(id)).toEqual(before);
    expect(await kept()).toContain(1);
    becomes(2);
    expect((await declare()).body).toMatchObject({ code: 200, data: { status: 'submitted' } });
    becomes(1);
    expect((await person.post(`${path}/withdraw`, { id, comment: '' })).body).toMatchObject(
      refusal('level.phone'),
    );
    expect((await rowOf(id))?.status).toBe('submitted');
  });

  it('keeps somebody from starting a process of his company, and from authorising who signs for it', async () => {
    becomes(1);
    const { records } = (await person.get('blade-workflow/process/processList')).body.data;
    const start = { processDefKey: records[0].processDefKey, variables: {} };
    expect((await person.post('blade-workflow/process/startProcess', start)).body).toMatchObject(
      refusal('level.phone'),
    );
    const [member] = (await person.get('policy/companymember/list')).body.data.records;
    const { body } = await person.post('policy/companymember/authorise', { id: member.id });
    expect(body).toMatchObject(refusal('level.phone'));
    becomes(2);
    const again = (await person.post('blade-workflow/process/startProcess', start)).body;
    expect(JSON.stringify(again)).not.toContain('level.');
  });

  it('keeps somebody from correcting an account, changes nothing, and lets him once it is raised again', async () => {
    const { records } = (await person.get(`${path}/listall`, { status: 'pay_failed' })).body.data;
    const { id } = records[0];
    const before = await rowOf(id);
    const correct = () => person.post(`${path}/correctAccount`, { id, ...account });
    becomes(2);
    expect((await correct()).body).toMatchObject(refusal('level.realName'));
    expect(await rowOf(id)).toEqual(before);
    becomes(3);
    expect((await correct()).body).toMatchObject({ code: 200 });
    expect((await rowOf(id))?.bankAccountMasked).toContain('8888');
  });

  it('is believed for a minute by acts, and asked each time by the call that tells it', async () => {
    const { records } = (await person.get(`${path}/listall`, { status: 'draft' })).body.data;
    const save = () => person.post(`${path}/submit`, { id: records[0].id, ...account });
    becomes(4);
    const level = async () =>
      (await person.get('policy/gdgovesso/chekLevel', { purpose: 'money' })).body.data.level;
    expect(await level()).toBe(4);
    provider.laboratory.level = 2;
    // Autosaving asks nobody; it is held to what was said last.
    server.clock.moveBy(61_000);
    expect((await save()).body).toMatchObject({ code: 200 });
    expect(await level()).toBe(2);
    expect((await save()).body).toMatchObject(refusal('level.realName'));
  });

  it('stays what it was while the provider does not answer', async () => {
    const { id, version } = await wholeDraft(person);
    provider.laboratory.fault = 'slow';
    becomes(1);
    const began = Date.now();
    const { body } = await person.post(`${path}/declare`, { id, version, agreed: true });
    expect(body).toMatchObject({ code: 200, data: { status: 'submitted' } });
    expect(Date.now() - began).toBeLessThan(6000);
  });
});
