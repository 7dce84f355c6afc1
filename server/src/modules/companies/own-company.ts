import { duties } from '@policy/shared/contract/companies/duties.ts';
import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import type { LookUp } from '@policy/shared/contract/entities/people/registration.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found } from '../../kit/runtime/errors.ts';
import type { OwnRead } from '../../kit/runtime/own-reads.ts';
import { tableOf } from '../../kit/table/table.ts';
import { addCompanyLog } from './log/company-log.ts';
import { ownPlace } from './own-place.ts';
import { sealState, sealsOf } from './seal-register.ts';
import type { SealRegister } from './seal-register.ts';

const requests = tableOf(registration);
const asked = z.object({ source: z.string(), isSimulated: z.boolean() });
const told = asked.extend({ outcome: z.enum(['match', 'mismatch', 'unknown']), at: z.string() });
const own = z.object({
  company: answeredRow(company),
  /** What a register elsewhere said of the company when it came here; null where none was asked. */
  lookUp: told.nullable(),
  seal: asked.extend({ state: z.enum(['ready', 'none', 'unknown']) }),
  /** The caller's own place. */
  memberId: z.string(),
  duties: z.array(z.enum(duties)),
  fromDate: z.string(),
  untilDate: z.string().nullable(),
});

/** Adds what a member is told of the company that he acts for: its facts, and what happened in it. */
export function addOwnCompany(app: FastifyInstance) {
  const seals = sealsOf(app.services.config);
  app.get(
    `/${company.path}/own`,
    { config: { guard: 'signedIn' }, schema: { tags: [company.name], response: { 200: own } } },
    ({ context }) => ownCompany(context, seals),
  );
  addCompanyLog(app);
}

/** What of it is known here, for what works for the member by itself: no register is asked. */
export const ownCompanyRead: OwnRead = {
  ...{ call: `${company.path}/own`, tag: company.name },
  fields: ['company', 'memberId', 'duties', 'fromDate', 'untilDate'],
  read: async (context) => (await placeAndCompany(context)).told,
};

async function ownCompany(context: Context, seals: SealRegister) {
  const { row, told: known } = await placeAndCompany(context);
  return { ...known, lookUp: await newestLookUp(context, row.id), seal: await sealState(seals, row) };
}

async function placeAndCompany(context: Context) {
  const place = await ownPlace(context);
  const { id: memberId, duties: held, fromDate, untilDate } = place;
  const row = found(await repositoryOf(company, context).find(place.companyId));
  return { row, told: { company: toWire(company, row), memberId, duties: held, fromDate, untilDate } };
}

/** What the register said of it last, of requests that were approved: what others only claimed is not told. */
async function newestLookUp(
  { db, tenantId }: Context,
  companyId: string,
): Promise<z.output<typeof told> | null> {
  const [row] = await db
    .select({ checks: requests.checks })
    .from(requests)
    .where(
      and(
        ...[eq(requests.tenantId, tenantId), eq(requests.companyId, companyId)],
        ...[eq(requests.status, 'approved'), eq(requests.isDeleted, 0)],
        sql`${requests.checks} @> '[{"kind": "company"}]'::jsonb`,
      ),
    )
    .orderBy(desc(requests.createTime), desc(requests.id))
    .limit(1);
  const checks: readonly LookUp[] = row?.checks ?? [];
  const check = checks.find(({ kind }) => kind === 'company');
  if (!check) return null;
  const { source, isSimulated, outcome, at } = check;
  return { source, isSimulated, outcome, at };
}
