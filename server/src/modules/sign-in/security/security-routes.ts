import { param } from '@policy/shared/contract/entities/system/param.ts';
import { securityKeys } from '@policy/shared/contract/sign-in/security-policy.ts';
import type { SecurityKey } from '@policy/shared/contract/sign-in/security-policy.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { atField } from '../../../kit/runtime/errors.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { ownRows, readSecurityPage, securityPage } from './security-page.ts';

const path = '/blade-system/security';
const tags = ['security'];

/** New values of some rules; null goes back to the default. */
const changes = z.object(Object.fromEntries(securityKeys.map((key) => [key, z.int().nullable().optional()])));

/** The security policy of a tenant on one page: its rules are parameters, and roles ask for the second factor. */
export function addSecurityPolicy(app: FastifyInstance) {
  app.get(
    `${path}/detail`,
    { config: { guard: permission('security_view') }, schema: { tags, response: { 200: securityPage } } },
    ({ context }) => readSecurityPage(context),
  );
  const schema = { tags, body: changes.nullish(), response: { 200: securityPage } };
  app.post(`${path}/submit`, { config: { guard: permission('security_edit') }, schema }, async (request) => {
    const wanted = readParameters(request, changes);
    await inTransaction(request.context, (context) => setRules(context, wanted));
    return readSecurityPage(request.context);
  });
}

async function setRules(context: Context, wanted: z.output<typeof changes>): Promise<void> {
  const rows = await ownRows(context);
  for (const key of securityKeys) {
    const value = wanted[key];
    if (value === undefined) continue;
    await atField(key, setRule(context, { key, value, id: rows.get(key)?.id }));
  }
}

interface Wanted {
  key: SecurityKey;
  value: number | null;
  /** Of the parameter that says it so far. */
  id: string | undefined;
}

/** A rule is kept as a parameter, under the rules of parameters. */
async function setRule(context: Context, { key, value, id }: Wanted): Promise<void> {
  const params = repositoryOf(param, context);
  if (value === null) {
    if (id) await params.remove([id]);
    return;
  }
  const paramValue = String(value);
  if (id) await params.update(id, { paramValue });
  else await params.insert({ paramName: catalogue('zh').security[key], paramKey: key, paramValue });
}
