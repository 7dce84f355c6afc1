import { and, eq } from 'drizzle-orm';

import { matches } from '../../accounts/passwords.ts';
import { userTable } from '../../accounts/tables.ts';
import { requireUsableTenant } from '../../accounts/usable-tenant.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { spendCaptcha } from './captcha/captchas.ts';
import { admits } from './clients/clients.ts';
import type { Client } from './clients/clients.ts';
import { requireAttempt } from './lockout/attempts.ts';
import type { TypedAccount } from './lockout/attempts.ts';
import { trierOf } from './lockout/known-devices.ts';
import { openOrAsk } from './second-factor/sign-in-step.ts';
import type { SignInServices } from './sign-in-services.ts';
import { bySocialLogin } from './third-party/social-sign-in.ts';
import { exchangeRefreshToken } from './tokens/refresh-token.ts';
import type { OpenedFrom } from './tokens/session-tokens.ts';
import type { TokenAnswer } from './tokens/token-answer.ts';

/** What a client sends to be given a token. */
export interface TokenRequest {
  client: Client;
  /** As the parameters or the header say it; null when neither does. */
  tenantId: string | null;
  username: string;
  password: string;
  refreshToken: string;
  captcha: { key: string; code: string };
  /** The one department and role to act in, as a refresh may ask; empty otherwise. */
  acting: { deptId: string; roleId: string };
  /** What a third party sent its reader back with. */
  social: { source: string; code: string; state: string };
  from: OpenedFrom;
  /** What the calling device is known by, where its app keeps that. */
  device: string | null;
}

type Grant = (signIn: SignInServices, request: TokenRequest, context: Context) => Promise<TokenAnswer>;

const byPassword: Grant = async (signIn, request, context) => {
  const tenantId = request.tenantId ?? context.tenantId;
  await requireUsableTenant(context, tenantId);
  const typed = { tenantId, account: request.username };
  const { device, from } = request;
  const trier = await trierOf(signIn.services, typed, { ...from, device });
  const attempt = await requireAttempt(signIn.services, typed, trier);
  const userId = await whoProves(signIn, typed, request);
  // One sentence for every reason but one: what is wrong is nobody's business but the person's own.
  if (!userId) throw new Refusal('signIn.wrong');
  return openOrAsk(signIn, { ...typed, userId, clientId: request.client.clientId, ...from }, attempt);
};

/** The person whose password this is, if he may use this client; he alone is told that his account is switched off. */
async function whoProves(
  signIn: SignInServices,
  typed: TypedAccount,
  { client, password }: TokenRequest,
): Promise<string | null> {
  const user = await findUser(signIn, typed);
  const isRight = await matches(password, user?.passwordHash ?? null);
  if (!isRight || !user || !admits(client, user.userType)) return null;
  if (user.status !== 1) throw new Refusal('signIn.disabled');
  return user.id;
}

const grants = {
  password: byPassword,
  captcha: async (signIn, request, context) => {
    if (!(await spendCaptcha(signIn.services, request.captcha))) throw new Refusal('signIn.captcha');
    return byPassword(signIn, request, context);
  },
  refresh_token: (signIn, { client, refreshToken, tenantId, acting }) =>
    exchangeRefreshToken(signIn, { refreshToken, clientId: client.clientId, tenantId, ...acting }),
  social: async (signIn, { client, social, from, tenantId: asked }, context) => {
    const tenantId = asked ?? context.tenantId;
    await requireUsableTenant(context, tenantId);
    return bySocialLogin(signIn, { client, from, ...social }, { ...context, tenantId });
  },
} satisfies Record<string, Grant>;

/** The ways to a token that are built. */
type GrantType = keyof typeof grants;
const isGrantType = (asked: string): asked is GrantType => Object.hasOwn(grants, asked);

/** Answers a token, or refuses with the sentence of the first thing that does not hold. */
export function grantToken(
  signIn: SignInServices,
  asked: { grantType: string; request: TokenRequest; context: Context },
): Promise<TokenAnswer> {
  const { grantType, request, context } = asked;
  if (!isGrantType(grantType)) throw new Refusal('signIn.grantType');
  if (!request.client.grantTypes.includes(grantType)) throw new Refusal('signIn.grant');
  return grants[grantType](signIn, request, context);
}

async function findUser({ services: { database } }: SignInServices, { tenantId, account }: TypedAccount) {
  const { id, userType, status, passwordHash } = userTable;
  const [row] = await database.db
    .select({ id, userType, status, passwordHash })
    .from(userTable)
    .where(and(eq(userTable.tenantId, tenantId), eq(userTable.account, account), eq(userTable.isDeleted, 0)));
  return row && { ...row, passwordHash: typeof row.passwordHash === 'string' ? row.passwordHash : null };
}
