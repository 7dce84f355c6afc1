import { refusals } from '@policy/shared/contract/refusals.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { enginesHere } from '../database.ts';
import { bearer, signIn } from '../test-server.ts';
import { badRequests } from './bad/bad-requests.ts';
import { rowsOf } from './lists.ts';
import { rowCounts } from './row-counts.ts';
import { buildFixture } from './fixture.ts';
import type { Fixture } from './fixture.ts';

describe.each(enginesHere())('bad input (%s)', (kind) => {
  let world: Fixture;
  let tokens: Record<'anonymous' | 'admin' | 'applicant', Record<string, string>>;

  beforeAll(async () => {
    world = await buildFixture(kind);
    const tokenOf = async (account: string) =>
      bearer(String((await signIn(world.server, account)).body.access_token));
    tokens = { anonymous: {}, admin: await tokenOf('admin'), applicant: await tokenOf('citizen') };
  });
  afterAll(() => world.close());

  describe.each(['zh', 'en'] as const)('in %s', (locale) => {
    let before: Record<string, number>;
    beforeAll(async () => {
      before = await rowCounts(world.server);
    });

    test.each(badRequests.map((bad) => [bad.name, bad] as const))(
      '%s is refused with a sentence, and nothing changes',
      async (_, { as, call, code, facts = {}, errors: told }) => {
        const headers = { ...tokens[as], 'accept-language': locale, ...call.headers };
        const answer = await world.server.call({ ...call, headers });
        const errors = told?.[locale];
        const msg = errors?.[0]?.message ?? refusalSentence(code, facts, locale);
        const data = { ...(errors && { errors }), traceId: answer.headers['x-request-id'] };
        expect(answer.body).toEqual({ code: refusals[code], success: false, data, msg });
        expect(answer.status).toBe(refusals[code]);
        expect(await rowCounts(world.server)).toEqual(before);
      },
    );
  });

  async function policies(query: Record<string, string> = {}) {
    const answer = await world.admin.get('policy/policyinfo/list', query);
    expect(answer.status).toBe(200);
    return rowsOf(answer);
  }

  test.each([
    '1-updatexml(1,concat(0x7e,version(),0x7e),1)',
    'updatexml(1,concat(0x7e,md5(1),0x7e),1)',
    'create_time) or (1=1_dategt',
    'password_like',
    'tenantId_equal',
    'passwordHash_notnull',
    '__proto__',
    'constructor',
    'toString_equal',
    'title_equal_equal',
    '_like',
  ])('the filter %s is ignored', async (key) => {
    expect(await policies({ [key]: '1' })).toEqual(await policies());
  });

  test.each([
    'title;drop table policy',
    'id,(select case when 1=1 then pg_sleep(5) end)',
    'updatexml(1,1,1)',
    'constructor,__proto__',
    'passwordHash',
  ])('the order %s is ignored', async (order) => {
    expect(await policies({ ascs: order, descs: order })).toEqual(await policies());
  });

  test.each([
    '%',
    '_',
    '\\',
    "' or 1=1 --",
    '\ud800',
    'ａ',
    '𠮷',
    'x'.repeat(10_000),
    '＇; drop table policy',
  ])('the value %s is looked for as it stands', async (title) => {
    expect(await policies({ title, keyword: title })).toEqual([]);
  });

  test('a filter given twice narrows and never widens', async () => {
    const { status, body } = await world.server.call({
      method: 'GET',
      url: '/api/policy/policyinfo/list?title=x&title=y',
    });
    expect(status).toBe(200);
    expect(body.data.records).toEqual([]);
  });

  test('what would run in rich text is gone when it is written', async () => {
    const bodyOf = async (html: string) => {
      const draft = { ...world.draftOf(policy), body: html };
      return (await world.admin.post('policy/policyinfo/submit', draft)).body.data.body as string;
    };
    const attacks = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<svg onload=alert(1)></svg>',
      '<a href="javascript:alert(1)">x</a>',
      '<a href="java&#10;script:alert(1)">x</a>',
      '<iframe src="//evil.example"></iframe>',
      '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
      '<math><mtext><script>alert(1)</script></mtext></math>',
      '<img src="data:text/html;base64,PHNjcmlwdD4=">',
      '<form action="/x"><input name="y"></form>',
      '<base href="//evil.example">',
      '<link rel="stylesheet" href="//evil.example">',
    ];
    for (const attack of attacks) {
      const kept = await bodyOf(`<p>前</p>${attack}<p>后</p>`);
      expect(kept).toContain('<p>前</p>');
      expect(kept).toContain('<p>后</p>');
      expect(kept).not.toMatch(
        /script|onerror|onload|onclick|javascript|iframe|style=|<form|<base|<link|data:text|svg/i,
      );
    }
  });

  test('a title with markup stays the text that it is', async () => {
    const title = '<b>关于</b> & "办法"';
    const draft = { ...world.draftOf(policy), title };
    expect((await world.admin.post('policy/policyinfo/submit', draft)).body.data.title).toBe(title);
  });

  test('a token that has run out is refused', async () => {
    world.server.clock.moveBy(2 * 3_600_000);
    expect(await world.admin.get('blade-user/info')).toMatchObject({
      status: 401,
      body: { code: 401, success: false, msg: '登录已失效，请重新登录' },
    });
  });
});
