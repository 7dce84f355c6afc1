import { afterEach, expect, it, vi } from 'vitest';

import { loadCaptcha } from './load-captcha.ts';

const asked = vi.spyOn(globalThis, 'fetch');
const answer = (body: object, status = 200) => asked.mockResolvedValueOnce(Response.json(body, { status }));

afterEach(() => asked.mockReset());

it('asks in the language of the page for a picture, or for a question', async () => {
  document.documentElement.lang = 'en';
  answer({ key: 'k', image: 'data:,' });
  expect(await loadCaptcha('picture')).toEqual({ key: 'k', image: 'data:,' });
  answer({ key: 'k', question: '3 + 4?' });
  expect(await loadCaptcha('question')).toEqual({ key: 'k', question: '3 + 4?' });
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/api/blade-auth/oauth/captcha',
    '/api/blade-auth/oauth/captcha?kind=question',
  ]);
  expect(asked.mock.calls[0]?.[1]?.headers).toEqual({ 'Accept-Language': 'en' });
});

it('fails where there is none, so that the field can say so', async () => {
  answer({ code: 429, msg: '请求过于频繁' }, 429);
  await expect(loadCaptcha('picture')).rejects.toThrow('no captcha: 429');
  answer({ code: 200 });
  await expect(loadCaptcha('picture')).rejects.toThrow('no captcha: 200');
});
