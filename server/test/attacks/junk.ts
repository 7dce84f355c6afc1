import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';

/** Calls that end the session or wait for news; junk in them proves nothing. */
const left = ['GET blade-auth/oauth/logout', 'GET policy/events'];

const names = [
  ...['id', 'ids', 'taskId', 'processInstanceId', 'guideId', 'policyItemId', 'attachId', 'applicationId'],
  ...['projectId', 'materialId', 'title', 'version', 'applyNo', 'result', 'comment', 'domain', 'topMenuId'],
  ...['outcome', 'reason', 'batchNo', 'newPassword', 'oldPassword', 'codeEnd', 'captchaKey', 'status'],
];
const all = <Value>(value: Value): Record<string, Value> =>
  Object.fromEntries(names.map((name) => [name, value]));
const values = [
  ...['', '1', "'", '%', 'null', '[object Object]', '9'.repeat(400), '\ud800', randomUUID()],
  ...[null, 0, -1, 1e308, true, [], [[]], {}, { id: 1 }, [null]],
];
const deep = `{"variables":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}},"taskId":"${randomUUID()}"}`;

/** What a careless or hostile client may send to one call. */
export function junkFor(call: string): InjectOptions[] {
  if (left.includes(call)) return [];
  const [method, path = ''] = call.split(' ');
  const url = `/api/${path}`;
  const queries = values.filter((value) => typeof value === 'string').map((value) => all(value));
  if (method === 'GET')
    return queries.map((query) => ({ method, url: `${url}?${new URLSearchParams(query).toString()}` }));
  const bodies = [...values.map((value) => all(value)), ...values].map((value) => JSON.stringify(value));
  return [...bodies, deep].map((payload) => ({
    ...{ method: 'POST', url, payload },
    headers: { 'content-type': 'application/json' },
  }));
}
