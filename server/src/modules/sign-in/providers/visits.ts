import { createHash, randomBytes } from 'node:crypto';
import { siteKeys, siteOfClient } from '@policy/shared/auth/storage/site.ts';
import type { SiteKey } from '@policy/shared/auth/storage/site.ts';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { requireUsableTenant } from '../../../accounts/usable-tenant.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import { requireClient } from '../clients/clients.ts';
import type { Client } from '../clients/clients.ts';
import type { AskProvider } from './asking.ts';
import { browserOf, markBrowser, signOnMark } from './browser-cookie.ts';
import { usedProvider } from './offered.ts';
import { followSteps } from './outcomes.ts';
import { pathOfSite, returnAddressOf } from './return-address.ts';
import { settingsOf } from './settings.ts';
import { signOnAttempts } from './tables.ts';

const lifeMs = 10 * 60_000;
const secretBytes = 32;

/** What the calls of a sign-on share. */
export interface SignOnPorts {
  services: Services;
  ask: AskProvider;
}

const opaque = () => randomBytes(secretBytes).toString('base64url');
const hashOf = (said: string): string => createHash('sha256').update(said).digest('hex');

/** The site whose page begins and finishes the sign-ons of an application. */
export const siteOf = (client: Client): SiteKey =>
  siteOfClient(client.clientId) ?? (client.userType === 1 ? siteKeys.admin : siteKeys.portal);

/** A visit to a provider as it is asked for. */
interface BegunVisit {
  provider: string;
  redirect: string;
  /** The session that a login is to be tied to; none for signing in. */
  sessionId: string | null;
}

/** Begins a sign-on: what it has to bring back stays here, and the browser is marked; tells where the reader goes. */
export async function beginVisit(
  { services, ask }: SignOnPorts,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { provider, redirect: wanted, sessionId }: BegunVisit,
): Promise<string> {
  const { context } = request;
  const { config } = services;
  const client = await requireClient(context, request.headers.authorization);
  await requireUsableTenant(context, context.tenantId);
  const redirect = pathOfSite(wanted);
  const row = await usedProvider(context, { code: provider }, { client, config });
  const returnAddress = returnAddressOf(request, siteOf(client), row);
  const [state, nonce, verifier] = [opaque(), opaque(), opaque()];
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const settings = await settingsOf(context, services, row);
  const steps = followSteps(context, row.id, 'discover');
  const visit = { state, nonce, challenge, returnAddress, locale: context.locale };
  const url = await ask(settings, (asked, call) => asked.begin(visit, call)).catch(async (error: unknown) => {
    await steps.failed(error);
    throw error;
  });
  const now = services.clock.now();
  const { db } = services.database;
  await db.delete(signOnAttempts).where(lt(signOnAttempts.expiresAt, wireTime(now)));
  await db.insert(signOnAttempts).values({
    ...{
      stateHash: hashOf(state),
      tenantId: context.tenantId,
      providerId: row.id,
      clientId: client.clientId,
    },
    ...{ browserHash: hashOf(markBrowser({ request, reply }, siteOf(client), signOnMark)) },
    ...{
      nonce,
      verifier,
      sessionId,
      returnAddress,
      redirect,
      expiresAt: wireTime(new Date(now.getTime() + lifeMs)),
    },
  });
  return url.href;
}

export type Attempt = typeof signOnAttempts.$inferSelect;

/**
 * Takes what was kept of a sign-on: one statement, so that of many that come back with one state one goes on. Refuses one
 * that is over, for another purpose, another session's, browser's, application's or tenant's, and leaves it to whom it belongs.
 */
export async function takeVisit(
  { services }: SignOnPorts,
  request: FastifyRequest,
  { client, state, sessionId }: { client: Client; state: string; sessionId: string | null },
): Promise<Attempt> {
  const { tenantId } = request.context;
  const mark = browserOf(request, siteOf(client), signOnMark);
  const own = and(
    ...[eq(signOnAttempts.stateHash, hashOf(state)), eq(signOnAttempts.tenantId, tenantId)],
    ...[eq(signOnAttempts.clientId, client.clientId), eq(signOnAttempts.browserHash, hashOf(mark))],
    sessionId === null ? isNull(signOnAttempts.sessionId) : eq(signOnAttempts.sessionId, sessionId),
    gt(signOnAttempts.expiresAt, wireTime(services.clock.now())),
  );
  const [attempt] =
    mark === '' ? [] : await services.database.db.delete(signOnAttempts).where(own).returning();
  if (!attempt) throw new Refusal('signOn.state');
  return attempt;
}
