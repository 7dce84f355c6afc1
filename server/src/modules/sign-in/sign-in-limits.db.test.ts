import { expect, it } from 'vitest';

import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { signIn } from '../../../test/test-server.ts';
import type { Answer } from '../../../test/test-server.ts';

const minute = 60_000;
/** Failures count by account and address. */
const remoteAddress = '198.51.100.4';
const sentence = ({ status, body }: Answer) => [status, body.error_description];

describeOnEachServer('guessing', (server) => {
  it('answers key and picture, or key and question, and no more', async () => {
    const picture = await server.call({ url: '/api/blade-auth/oauth/captcha' });
    expect(Object.keys(picture.body)).toEqual(['key', 'image']);
    expect(picture.body.image).toMatch(/^data:image\/svg\+xml;base64,/);
    const question = await server.call({
      url: '/api/blade-auth/oauth/captcha?kind=question',
      headers: { 'accept-language': 'en' },
    });
    expect(Object.keys(question.body)).toEqual(['key', 'question']);
    expect(question.body.question).toMatch(/^What is /);
  });

  it('locks an account for half an hour after five failures, the right password included', async () => {
    for (let times = 0; times < 5; times += 1)
      await signIn(server, 'finance', { password: 'nope', remoteAddress });
    expect(sentence(await signIn(server, 'finance', { remoteAddress }))).toEqual([
      400,
      '登录失败次数过多,请30分钟后再试',
    ]);
    server.clock.moveBy(29 * minute);
    expect((await signIn(server, 'finance', { remoteAddress })).status).toBe(400);
    server.clock.moveBy(2 * minute);
    expect((await signIn(server, 'finance', { remoteAddress })).status).toBe(200);
  });

  it('locks an account that does not exist just the same', async () => {
    const answers = [];
    for (let times = 0; times < 6; times += 1)
      answers.push(await signIn(server, 'ghost', { password: 'nope', remoteAddress }));
    expect(answers.map((answer) => answer.body.error_description)).toEqual([
      ...Array<string>(5).fill('用户名或密码错误'),
      '登录失败次数过多,请30分钟后再试',
    ]);
  });

  it('forgets failures that lie further apart than half an hour, and those before a success', async () => {
    for (let times = 0; times < 4; times += 1)
      await signIn(server, 'publisher', { password: 'nope', remoteAddress });
    server.clock.moveBy(31 * minute);
    await signIn(server, 'publisher', { password: 'nope', remoteAddress });
    expect((await signIn(server, 'publisher', { remoteAddress })).status).toBe(200);
    for (let times = 0; times < 4; times += 1)
      await signIn(server, 'publisher', { password: 'nope', remoteAddress });
    expect((await signIn(server, 'publisher', { remoteAddress })).status).toBe(200);
  });

  it('checks five passwords of a hundred that arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => signIn(server, 'manager', { password: 'nope', remoteAddress })),
    );
    expect(answers.filter((answer) => answer.body.error_description === '用户名或密码错误')).toHaveLength(5);
  });
});
