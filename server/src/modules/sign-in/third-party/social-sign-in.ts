import { randomBytes, randomUUID } from 'node:crypto';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { eq } from 'drizzle-orm';

import { userTable } from '../../../accounts/tables.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { admits } from '../clients/clients.ts';
import type { Client } from '../clients/clients.ts';
import { openOrAsk } from '../second-factor/sign-in-step.ts';
import type { SignInServices } from '../sign-in-services.ts';
import type { OpenedFrom } from '../tokens/session-tokens.ts';
import type { TokenAnswer } from '../tokens/token-answer.ts';
import { storedLogin } from './stored-login.ts';
import type { StoredLogin } from './stored-login.ts';
import { partyAt } from './third-parties.ts';

/** What comes back from a third party. */
export interface SocialRequest {
  client: Client;
  from: OpenedFrom;
  source: string;
  code: string;
  /** Made by the browser that went there, and checked by it; one that is missing was never asked for. */
  state: string;
}

const patienceMs = 2500;

/** Somebody who has no account here: his token opens nothing, and his login's id lets him register. */
const nobody = '-1';

/** Signs in whom a third party knows; without a local account the answer is good for registering only. */
export async function bySocialLogin(signIn: SignInServices, asked: SocialRequest, context: Context) {
  if (asked.state === '') throw new Refusal('signIn.social');
  const { subject: openId, person } = await vouchedBy(signIn, asked);
  const login = await storedLogin(context, { source: asked.source, openId, nickName: person.name });
  if (!login.userId) return guestAnswer(login, asked.client);
  const known = await repositoryOf(user, context).first(eq(userTable.id, login.userId));
  if (!known || !admits(asked.client, known.userType)) throw new Refusal('signIn.wrong');
  if (known.status !== 1) throw new Refusal('signIn.disabled');
  const { tenantId } = context;
  const { id: userId, account } = known;
  const who = { tenantId, userId, account, clientId: asked.client.clientId, ...asked.from };
  return openOrAsk(signIn, who, null);
}

/** Who came back; a party that answers over the network takes as long as it is given. */
async function vouchedBy({ services: { config } }: SignInServices, { source, code, state }: SocialRequest) {
  const back = { code, state, issuer: '', nonce: '', verifier: '', returnAddress: config.adminOrigin };
  return partyAt(source, config).finish(back, { signal: AbortSignal.timeout(patienceMs) });
}

function guestAnswer({ id, tenantId, nickName }: StoredLogin, { clientId }: Client): TokenAnswer {
  const opaque = () => randomBytes(32).toString('base64url');
  const nowhere = { role_id: '', role_name: '', dept_id: '', post_id: '', company_id: '', avatar: '' };
  return {
    access_token: opaque(),
    token_type: 'bearer',
    refresh_token: opaque(),
    expires_in: 3600,
    scope: 'all',
    tenant_id: tenantId,
    user_id: nobody,
    ...{ user_name: nickName, account: '', nick_name: nickName, real_name: nickName },
    ...nowhere,
    oauth_id: id,
    client_id: clientId,
    must_change_password: false,
    must_enrol_second_factor: false,
    jti: randomUUID(),
  };
}
