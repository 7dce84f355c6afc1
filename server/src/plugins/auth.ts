import { firstTenantNo, tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { actingCompanyHeader, actingForHimself } from '@policy/shared/client/wire-words.ts';
import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { isAdministrator, may } from '../kit/runtime/context.ts';
import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { localeOf } from '../kit/runtime/locale.ts';
import type { OwnRead } from '../kit/runtime/own-reads.ts';
import { pathOf, remoteOf } from '../kit/runtime/request-facts.ts';
import { repositoryOf } from '../kit/rows/repository.ts';
import { queryOf } from '../kit/routes/route.ts';
import type { Guard } from '../kit/routes/route.ts';
import type { SessionBook } from '../kit/runtime/sessions.ts';
import { tableOf } from '../kit/table/table.ts';
import { previewOf } from './preview.ts';

/**
 * Gives every request its context and holds it to its route's guard.
 * A route that declares no guard stops the server from starting, so that none is open by accident.
 */
export function registerAuth(app: FastifyInstance, sessions: SessionBook) {
  app.decorateRequest('context');
  app.addHook('onRoute', (route) => {
    if (!route.config?.guard) throw new Error(`${String(route.method)} ${route.url} declares no guard`);
  });
  app.addHook('onRequest', async (request) => {
    const { guard, whileHeld, asksClient } = request.routeOptions.config;
    if (!guard) return;
    const basic = asksClient ? '' : headerOf(request, 'authorization');
    // Most calls carry no client header; a wrong one is refused, because its sender takes himself for a registered client.
    if (basic && !(await sessions.knowsClient(basic))) throw new Refusal('signIn.client');
    request.context = await contextOf(app, request, sessions);
    hold(guard, request.context, whileHeld ?? false);
    holdToCompany(request);
    if (guard !== 'public') await holdToScopes(request, sessions);
    request.context = await inTenantAsked(request);
    const preview = previewOf(request);
    if (preview) request.context = { ...request.context, preview };
  });
}

async function contextOf(
  app: FastifyInstance,
  request: FastifyRequest,
  sessions: SessionBook,
): Promise<Context> {
  const { database, clock, rules, ownReads } = app.services;
  const key = request.headers['idempotency-key'];
  const base = {
    db: database.db,
    clock,
    ...{ rules, ownReads: held(ownReads, sessions) },
    locale: localeOf(request),
    remoteIp: remoteOf(request).remoteIp,
    idempotencyKey: typeof key === 'string' ? key : null,
    afterCommit,
  };
  const token = tokenOf(request);
  const asked = headerOf(request, 'tenant-id');
  if (!token) return { ...base, tenantId: await anonymousTenant(asked, sessions), actor: null };
  const session = await sessions.resolve(token);
  if (!session) {
    if (!request.routeOptions.config.evenOver) throw new Refusal('session.ended');
    return { ...base, tenantId: await anonymousTenant(asked, sessions), actor: null };
  }
  if (asked && asked !== session.tenantId) {
    request.log.warn(
      { asked, tenantId: session.tenantId, userId: session.actor.userId },
      'tenant header differs from the token',
    );
    app.services.logs.add(usualLog, {
      tenantId: session.tenantId,
      userId: session.actor.userId,
      values: {
        ...{ logLevel: 'warn', logId: 'access.tenantMismatch', logData: `asked for ${asked.slice(0, 100)}` },
        ...{ requestUri: pathOf(request), createBy: session.actor.account, traceId: request.id },
        ...remoteOf(request),
      },
    });
    throw new Refusal('access.tenantMismatch');
  }
  return { ...base, tenantId: session.tenantId, actor: session.actor };
}

async function anonymousTenant(asked: string, sessions: SessionBook): Promise<string> {
  if (!asked) return firstTenantNo;
  if (!/^\d{6}$/.test(asked) || !(await sessions.tenantExists(asked))) throw new Refusal('tenant.unknown');
  return asked;
}

/**
 * A read may name the tenant that it means: the platform's administrator any, everybody else his own.
 * Never silently ignored, for a client would take its own tenant's rows for those of another.
 */
async function inTenantAsked(request: FastifyRequest): Promise<Context> {
  const { context, method, routeOptions } = request;
  const asked = queryOf<{ tenantId?: unknown }>(request).tenantId;
  if (method !== 'GET' || routeOptions.config.ownTenantId || !asked || asked === context.tenantId)
    return context;
  if (!isAdministrator(context.actor)) throw new Refusal('row.notFound');
  const named = typeof asked === 'string' ? eq(tableOf(tenant).tenantId, asked) : sql`false`;
  const row = await repositoryOf(tenant, context).first(named);
  if (!row) throw new Refusal('tenant.unknown');
  return { ...context, tenantId: row.tenantId };
}

/** What tells a caller of himself, for whoever may make the call: a scope that keeps him from it holds here too. */
const held = (reads: readonly OwnRead[], sessions: SessionBook): readonly OwnRead[] =>
  reads.map((one) => ({
    ...one,
    read: async (context) => {
      await holdCallToScopes(context, { method: 'GET', path: `/${one.call}` }, sessions);
      return one.read(context);
    },
  }));

// Outside a transaction there is nothing to wait for.
const afterCommit = (effect: () => void) => {
  effect();
};

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** The token of the one header that carries it; cookies never authorise a call. */
function tokenOf(request: FastifyRequest): string | null {
  const header = headerOf(request, 'blade-auth');
  if (!header) return null;
  const [, token] = /^bearer\s+(\S+)$/i.exec(header) ?? [];
  if (!token) throw new Refusal('session.ended');
  return token;
}

function hold(guard: Guard, context: Context, whileHeld: boolean) {
  if (guard === 'public') return;
  if (!context.actor) throw new Refusal('session.missing');
  const { heldFor } = context.actor;
  if (heldFor && !whileHeld) throw new Refusal(`held.${heldFor}`);
  if (guard === 'signedIn') return;
  if (!guard.anyOf.some((code) => may(context, code))) throw new Refusal('access.denied');
}

/** A page writes for the company that it shows; its reader may have switched to another one elsewhere. */
function holdToCompany({ headers, method, context: { actor } }: FastifyRequest) {
  const named = headers[actingCompanyHeader.toLowerCase()];
  if (!actor || typeof named !== 'string' || method === 'GET' || method === 'HEAD') return;
  if (named !== (actor.companyId ?? actingForHimself)) throw new Refusal('company.otherActing');
}

/** A call that API scopes cover is for the roles granted one of them; the platform's administrator is never locked out. */
async function holdToScopes(request: FastifyRequest, sessions: SessionBook) {
  const path = (request.routeOptions.url ?? '').replace(/^\/api/, '');
  await holdCallToScopes(request.context, { method: request.method, path }, sessions);
}

async function holdCallToScopes(
  { actor }: Context,
  call: Parameters<SessionBook['scopesOver']>[0],
  sessions: SessionBook,
): Promise<void> {
  if (!actor || isAdministrator(actor)) return;
  const covering = await sessions.scopesOver(call);
  if (covering.length > 0 && !covering.some((id) => actor.apiScopeIds.has(id)))
    throw new Refusal('access.denied');
}
