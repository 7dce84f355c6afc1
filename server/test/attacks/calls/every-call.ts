import type { InjectOptions } from 'fastify';

import { routesOf } from '../../conformance/routes.ts';
import type { Route } from '../../conformance/routes.ts';
import type { TestServer } from '../../test-server.ts';

/** Calls that end the caller's session, are there for portals alone (portal-secret.test.ts), or answer something new each time. */
const left = [
  'POST policy/views',
  ...['GET blade-auth/oauth/logout', 'POST blade-auth/oauth/logout', 'GET policy/events'],
  ...['GET blade-auth/oauth/captcha', 'POST blade-user/update-password'],
];

/** Every call of the server that can be attacked again and again, reads or writes. */
export async function callsBy(server: TestServer, method: 'GET' | 'POST'): Promise<Route[]> {
  const routes = await routesOf(server);
  return routes.filter(({ call }) => call.startsWith(`${method} `) && !left.includes(call));
}

/** Names under which calls take the id of a row. */
const idNames = [
  ...[
    'id',
    'ids',
    'userId',
    'userIds',
    'uid',
    'roleId',
    'roleIds',
    'deptId',
    'postId',
    'menuIds',
    'parentId',
  ],
  ...['taskId', 'processInstanceId', 'applicationId', 'projectId', 'guideId', 'policyId', 'policyItemId'],
  ...[
    'materialId',
    'attachId',
    'fileId',
    'tagId',
    'topMenuId',
    'topMenuIds',
    'packageId',
    'rowId',
    'entityId',
  ],
];

/** A row's id under every name that a call may know it by. */
export const under = (id: string): Record<string, string> =>
  Object.fromEntries(idNames.map((name) => [name, id]));

/** A call with parameters of any name; a part of its path takes the `id` of them. */
export function asked(
  { call }: Route,
  parameters: Record<string, unknown>,
  headers: Record<string, string>,
): InjectOptions {
  const [method, path = ''] = call.split(' ');
  const id = typeof parameters['id'] === 'string' ? parameters['id'] : 'x';
  const url = `/api/${path.replace(/:\w+/g, id)}`;
  if (method === 'POST') return { method, url, payload: parameters, headers };
  const query = new URLSearchParams(parameters as Record<string, string>).toString();
  return { method: 'GET', url: `${url}?${query}`, headers };
}
