import axios, { AxiosError } from 'axios';
import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from './api-error.ts';
import { createHttp } from './http.ts';
import type { HttpOptions } from './http.ts';

const sent: InternalAxiosRequestConfig[] = [];
const original = axios.defaults.adapter;
let answer = { status: 200, data: {} as unknown };

/** Answers as a network would: statuses outside `validateStatus` are failures. */
const network: AxiosAdapter = async (config) => {
  sent.push(config);
  const response = { ...answer, statusText: '', headers: { 'content-type': 'text/plain' }, config };
  if (config.validateStatus?.(answer.status)) return response;
  throw new AxiosError('refused by status', 'ERR_BAD_RESPONSE', config, null, response);
};

beforeEach(() => {
  sent.length = 0;
  axios.defaults.adapter = network;
});
afterEach(() => {
  axios.defaults.adapter = original;
});

const answers = (status: number, data: unknown) => {
  answer = { status, data };
};
const http = (options: Partial<HttpOptions> = {}) =>
  createHttp({ baseURL: '/api', client: { id: 'portal', secret: 'portal_client' }, ...options });
const refusal = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => null,
    (e: unknown) => e,
  );
  if (!(error instanceof ApiError)) throw new Error('the call was not refused with an ApiError');
  return error;
};
const header = (name: string) => sent[0]?.headers.get(name);

describe('the response rule', () => {
  it('reads the code from the body', async () => {
    answers(200, { code: 400, msg: '名称已存在' });
    await expect(http().get('a')).rejects.toMatchObject({ code: 400, msg: '名称已存在' });
  });

  it('reads the code from the HTTP status when the body has none', async () => {
    answers(404, { msg: '没找到请求' });
    await expect(http().get('a')).rejects.toMatchObject({ code: 404 });
  });

  it.each([200, 204, 302, 400, 404, 500])(
    'takes status %i for an answer, not for a transport error',
    async (status) => {
      answers(status, { code: 200, data: 'here' });
      await expect(http().get('a')).resolves.toBe('here');
    },
  );

  it('rejects a code on the configured whitelist with the response and tells nobody', async () => {
    answers(428, { code: 428, msg: 'second factor', data: { level: 2 } });
    const onRejected = vi.fn();
    const error = await refusal(http({ whitelist: [428], onRejected }).get('a'));
    expect(error.response?.data).toMatchObject({ data: { level: 2 } });
    expect(onRejected).not.toHaveBeenCalled();
  });

  it('clears local storage on code 401', async () => {
    answers(401, { code: 401, msg: '请求未授权' });
    const onUnauthorised = vi.fn();
    await expect(http({ onUnauthorised }).get('a')).rejects.toMatchObject({ code: 401 });
    expect(onUnauthorised).toHaveBeenCalledOnce();
  });

  it('ends no session that began after the call', async () => {
    answers(401, { code: 401, msg: '请求未授权' });
    const onUnauthorised = vi.fn();
    let held = 'earlier';
    const late = http({ onUnauthorised, token: () => held }).get('a');
    held = 'later';
    await expect(late).rejects.toMatchObject({ code: 401 });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it.each([200, 100])('lets code %i pass', async (code) => {
    answers(200, { code, data: { id: '1' } });
    await expect(http().get('a')).resolves.toEqual({ id: '1' });
  });

  it('shows msg for any other code and then rejects', async () => {
    answers(400, {
      code: 400,
      msg: '请输入名称',
      data: { errors: [{ field: 'name', message: '请输入名称' }] },
    });
    const onRejected = vi.fn();
    const error = await refusal(http({ onRejected }).post('a', {}));
    expect(onRejected).toHaveBeenCalledExactlyOnceWith(error);
    expect(error.errors).toEqual([{ field: 'name', message: '请输入名称' }]);
  });

  it('shows error_description where there is no msg', async () => {
    answers(400, { error: 'invalid_grant', error_description: '用户名或密码错误' });
    await expect(http().postForm('a', {})).rejects.toMatchObject({ msg: '用户名或密码错误' });
  });

  it('falls back to 未知错误', async () => {
    answers(400, '<html>');
    await expect(http().get('a')).rejects.toMatchObject({ msg: '未知错误' });
  });

  it.each([502, 503, 504])('rejects status %i as a transport failure: 服务暂不可用', async (status) => {
    answers(status, { code: 200, data: 'never read' });
    const onRejected = vi.fn();
    await expect(http({ onRejected }).get('a')).rejects.toMatchObject({ code: status, msg: '服务暂不可用' });
    expect(onRejected).toHaveBeenCalledOnce();
  });

  it('rejects when no answer arrives', async () => {
    axios.defaults.adapter = () => Promise.reject(new AxiosError('refused', 'ECONNREFUSED'));
    const error = await refusal(http({ locale: () => 'en' }).get('a'));
    expect(error).toMatchObject({ code: 0, msg: 'The service is unavailable for now', response: undefined });
  });
});

describe('a request', () => {
  beforeEach(() => answers(200, { code: 200, data: null }));

  it('carries a basic client authorisation header', async () => {
    await http().get('a');
    expect(header('Authorization')).toBe(`Basic ${btoa('portal:portal_client')}`);
  });

  it('carries the token header, named Blade-Auth, when a token exists', async () => {
    await http({ token: () => 'abc' }).get('a');
    expect(header('Blade-Auth')).toBe('bearer abc');
  });

  it('carries no token header when the request is flagged as needing none', async () => {
    await http({ token: () => 'abc' }).get('a', {}, { anonymous: true });
    expect(header('Blade-Auth')).toBeUndefined();
  });

  it('sends cookies', async () => {
    await http().get('a');
    expect(sent[0]?.withCredentials).toBe(true);
  });

  it('times out after 6,000,000 ms', async () => {
    await http().get('a');
    expect(sent[0]?.timeout).toBe(6_000_000);
  });

  it('says tenant and language, and no department or role while switchMode is off', async () => {
    await http({ tenantId: () => '000000', locale: () => 'en' }).get('a');
    expect(['Tenant-Id', 'Accept-Language', 'Dept-Id', 'Role-Id'].map(header)).toEqual([
      '000000',
      'en',
      '',
      '',
    ]);
  });

  it('carries the key that makes a repeated command count once', async () => {
    await http().post('a', {}, { idempotencyKey: 'k-1', query: { ids: '1,2' } });
    expect([header('Idempotency-Key'), sent[0]?.params]).toEqual(['k-1', { ids: '1,2' }]);
  });
});

describe('other shapes of answers', () => {
  it('hands out a flat OAuth answer whole', async () => {
    answers(200, { access_token: 'a', expires_in: 3600 });
    await expect(http().postForm('a', { scope: 'all' })).resolves.toMatchObject({ access_token: 'a' });
    await expect(http().getFlat('a')).resolves.toMatchObject({ expires_in: 3600 });
  });

  it('hands out a download as a blob of its type', async () => {
    answers(200, new TextEncoder().encode('申报材料').buffer);
    const blob = await http().blob('a');
    expect([blob.type, await blob.text()]).toEqual(['text/plain', '申报材料']);
  });

  it('reads the refusal inside the bytes of a refused download', async () => {
    answers(403, new TextEncoder().encode(JSON.stringify({ code: 403, msg: '请求被拒绝' })));
    await expect(http().blob('a')).rejects.toMatchObject({ code: 403, msg: '请求被拒绝' });
  });

  it('reports how many bytes of a download have come', async () => {
    const onProgress = vi.fn();
    answers(200, new TextEncoder().encode('申报材料').buffer);
    await http().blob('a', {}, onProgress);
    sent[0]?.onDownloadProgress?.({ loaded: 7, bytes: 7, lengthComputable: false });
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('reports the progress of an upload as a fraction', async () => {
    const onProgress = vi.fn();
    answers(200, { code: 200, data: { attachId: '1' } });
    await http().upload('a', new FormData(), { onProgress });
    sent[0]?.onUploadProgress?.({ loaded: 1, total: 4, progress: 0.25, bytes: 1, lengthComputable: true });
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.25);
  });

  it('ends an upload that is taken back, and says nothing of it', async () => {
    const [onRejected, taking] = [vi.fn(), new AbortController()];
    answers(200, { code: 200, data: { attachId: '1' } });
    const sending = http({ onRejected }).upload('a', new FormData(), { signal: taking.signal });
    taking.abort();
    await refusal(sending);
    expect(onRejected).not.toHaveBeenCalled();
  });
});
