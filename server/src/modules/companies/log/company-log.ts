import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { companyLogActs } from '@policy/shared/contract/companies/company-log.ts';
import type { CompanyLogEntry } from '@policy/shared/contract/companies/company-log.ts';
import { duties } from '@policy/shared/contract/companies/duties.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { pagingOf, pagingQuery } from '../../../kit/query/paging.ts';
import { queryOf } from '../../../kit/routes/route.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { ownPlace } from '../own-place.ts';
import { readEvents } from './read-events.ts';
import { tellEvent } from './tell-event.ts';

const entry: z.ZodType<CompanyLogEntry> = z.object({
  id: z.string(),
  at: z.string(),
  act: z.enum(companyLogActs),
  member: z.string().nullable(),
  by: z.object({
    kind: z.enum(['self', 'member', 'officer', 'system']),
    name: z.string().nullable(),
  }),
  given: z.array(z.enum(duties)),
  taken: z.array(z.enum(duties)),
  until: z.string().nullable(),
  fields: z.string().nullable(),
});

/** Adds what happened in the company that the caller acts for: who joined, left, got a duty or was handed its members, and by whom. */
export function addCompanyLog(app: FastifyInstance) {
  const schema = { tags: [company.name], querystring: pagingQuery, response: { 200: pageOf(entry) } };
  app.get(`/${company.path}/log`, { config: { guard: 'signedIn' }, schema }, (request) =>
    logPage(request.context, queryOf(request)),
  );
}

async function logPage(context: Context, query: Readonly<Record<string, unknown>>) {
  const { current, size } = pagingOf(query);
  const { companyId, duties: held, fromDate } = await ownPlace(context);
  // Whoever answers for the company reads all of it, the others what happened since they came.
  const isWhole = held.includes('administrator') || held.includes('signer');
  const asked = { companyId, since: isWhole ? null : fromDate, current, size };
  const { total, events } = await readEvents(context, asked);
  const records = events.map((event) => tellEvent(context, event));
  return { records, total, size, current, pages: Math.ceil(total / size) };
}
