import { callsIn } from '@policy/shared/contract/api-document.ts';
import type { ApiDocument, Call, Parameter } from '@policy/shared/contract/api-document.ts';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';

import { oneEngine } from '../database.ts';
import { serverOf } from '../describe-on-server.ts';
import { bearer, signIn } from '../test-server.ts';
import { resolved } from './resolved.ts';

const server = serverOf(oneEngine);
let zh: ApiDocument;
let en: ApiDocument;
let token: string;

const documentFor = async (
  headers: Record<string, string>,
  more: Omit<InjectOptions, 'url' | 'headers'> = {},
): Promise<ApiDocument> =>
  (await server.call({ url: '/api/openapi.json', headers: { ...bearer(token), ...headers }, ...more })).body;

beforeAll(async () => {
  token = String((await signIn(server, 'admin')).body.access_token);
  zh = await documentFor({});
  en = await documentFor({ 'accept-language': 'en' });
});

const call = (document: ApiDocument, id: string): Call => {
  const found = callsIn(document).find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`${id} is not described`);
  return found;
};
const parametersOf = (document: ApiDocument, id: string) =>
  call(document, id).parameters.map((one) => resolved<Parameter>(document, one));

describe('the API document', () => {
  test('points nowhere but into itself', () => {
    const references = new Set(JSON.stringify(zh).match(/"\$ref":"[^"]*"/g));
    expect(references.size).toBeGreaterThan(100);
    for (const reference of references) resolved(zh, JSON.parse(`{${reference}}`) as { $ref: string });
  });

  test('calls every operation by a name of its own, and says in both languages what it does', () => {
    const ids = callsIn(zh).map(({ operationId }) => operationId);
    expect(ids.length).toBeGreaterThan(400);
    expect(new Set(ids).size).toBe(ids.length);
    const english = new Map(callsIn(en).map(({ operationId, summary }) => [operationId, summary]));
    const wordless = callsIn(zh).filter(({ path, summary, operationId }) => {
      const last =
        path
          .replace(/\/\{\w+\}$/, '')
          .split('/')
          .at(-1) ?? '';
      const [, act] = summary.split('：');
      const [, actEn] = english.get(operationId)?.split(': ') ?? [];
      return !act || !actEn || act === last || actEn === last;
    });
    expect(wordless.map(({ path }) => path)).toEqual([]);
    expect(call(zh, 'policyinfoList').summary).toBe('政策：列表');
    expect(call(en, 'policyinfoList').summary).toBe('Policy: List');
  });

  test('names who may call', () => {
    expect(call(zh, 'policyinfoList').security).toEqual([{}, { bladeAuth: [] }]);
    expect(call(zh, 'policyinfoListmanage')).toMatchObject({
      security: [{ bladeAuth: [] }],
      'x-permissions': ['policyinfo_view'],
    });
    expect(call(zh, 'oauthToken').security).toEqual([{ basic: [] }]);
  });

  test('offers the filters and the orders that an entity reads, with their forms', () => {
    const named = new Map(parametersOf(zh, 'policyinfoList').map((one) => [one.name, one]));
    for (const name of [
      'title',
      'title_equal',
      'title_likeleft',
      'publishDate_datege',
      'createTime_lt',
      'keyword',
    ])
      expect([...named.keys()]).toContain(name);
    expect(named.get('level')?.schema.pattern).toBe(
      '^(nation|province|city|district)(,(nation|province|city|district))*$',
    );
    expect(named.get('ascs')?.schema.pattern).toContain('publishDate');
    expect(named.get('size')?.schema).toMatchObject({ type: 'integer', maximum: 200 });
    expect(named.get('Tenant-Id')?.in).toBe('header');
    // Searched by parts, it would tell what its mask hides.
    const masked = parametersOf(zh, 'userPage').map(({ name }) => name);
    expect(masked).toContain('phone_equal');
    expect(masked).not.toContain('phone_like');
  });

  test('knows files that come in and go out', () => {
    const upload = call(zh, 'ossEndpointPutFile').requestBody?.content;
    expect(Object.keys(upload?.['multipart/form-data']?.schema.properties ?? {})).toEqual([
      'purpose',
      'file',
    ]);
    const sheet = call(zh, 'policyinfoExport').responses[200];
    expect(Object.keys((sheet as { content: object }).content)).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'text/csv',
    ]);
  });

  test('tells the truth about numbers and times', () => {
    expect(JSON.stringify(zh)).not.toContain('multipleOf');
    const { Policy: policy } = zh.components.schemas;
    expect(policy).toMatchObject({
      title: '政策',
      required: ['id'],
      properties: {
        isTop: { type: 'integer', enum: [0, 1], description: '是否置顶' },
        createTime: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$' },
      },
    });
  });

  test('stands below the base path of the application that passed the reader on', async () => {
    expect(zh.servers).toEqual([{ url: '/' }]);
    const placeFor = async (prefix: string, more: Omit<InjectOptions, 'url' | 'headers'> = {}) => {
      const told = { 'x-forwarded-prefix': prefix, 'x-forwarded-for': '203.0.113.7' };
      return (await documentFor(told, more)).servers;
    };
    const edge = { remoteAddress: '127.0.0.1' };
    expect(await placeFor('/policy', edge)).toEqual([{ url: '/policy' }]);
    expect(await placeFor('//elsewhere.example', edge)).toEqual([{ url: '/' }]);
    // Nobody but a proxy that is trusted may point the reader's tools somewhere.
    expect(await placeFor('/policy')).toEqual([{ url: '/' }]);
  });
});
