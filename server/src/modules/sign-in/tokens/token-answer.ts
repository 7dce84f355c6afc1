import { z } from 'zod';

import type { LoadedSession } from '../sessions/load-session.ts';

/** Who a session speaks for, in the words of OAuth answers. */
export const personShape = z.object({
  tenant_id: z.string(),
  user_id: z.string(),
  user_name: z.string(),
  account: z.string(),
  nick_name: z.string(),
  real_name: z.string(),
  role_id: z.string(),
  role_name: z.string(),
  dept_id: z.string(),
  post_id: z.string(),
  oauth_id: z.string(),
  avatar: z.string(),
  client_id: z.string(),
  /** The company that he acts for; empty while he acts for himself. */
  company_id: z.string(),
  /** Until the password is changed the session can do nothing else. */
  must_change_password: z.boolean(),
  /** The same until he has set up the second factor that one of his roles asks for. */
  must_enrol_second_factor: z.boolean(),
});

/** A whole answer of the token call. */
export const tokenShape = personShape.extend({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  refresh_token: z.string(),
  expires_in: z.int(),
  scope: z.literal('all'),
  jti: z.string(),
  /** What the device is known by from now on, where its app asked for that. */
  device_token: z.string().optional(),
});
export type TokenAnswer = z.output<typeof tokenShape>;

/** The person of a session; roles are told by alias, lists comma-joined. */
export function personAnswer({ tenantId, actor, person }: LoadedSession): z.output<typeof personShape> {
  return {
    tenant_id: tenantId,
    user_id: actor.userId,
    user_name: actor.account,
    account: actor.account,
    nick_name: person.nickName,
    real_name: actor.name,
    role_id: actor.roleIds.join(','),
    role_name: actor.roleAliases.join(','),
    dept_id: actor.deptIds.join(','),
    post_id: person.postIds.join(','),
    oauth_id: '',
    avatar: person.avatar ?? '',
    client_id: actor.clientId,
    company_id: actor.companyId ?? '',
    must_change_password: person.mustChangePassword,
    must_enrol_second_factor: person.mustEnrol,
  };
}
