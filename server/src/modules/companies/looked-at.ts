import { entities } from '@policy/shared/contract/entities/index.ts';
import { dataAccess, dataAccessActs } from '@policy/shared/contract/entities/log/data-access.ts';
import type { ListRowOf } from '@policy/shared/contract/kit/entity.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { pagingQuery } from '../../kit/query/paging.ts';
import { queryOf } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { withRights } from '../../kit/runtime/context.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { tableOf } from '../../kit/table/table.ts';
import { actorOf } from '../../membership/applicant.ts';

/** One time that somebody's file was read, in the reader's language; only officers are told by whom. */
export const told = z.object({
  id: z.string(),
  time: z.string(),
  act: z.enum(dataAccessActs),
  actName: z.string(),
  /** What was read, and which values of it in clear. */
  thing: z.string(),
  fields: z.string().nullable(),
  role: z.string().nullable(),
  agency: z.string().nullable(),
  reason: z.string().nullable(),
  account: z.string().optional(),
});

interface About {
  userId: string;
  companyId: string | null;
  isOfficer: boolean;
}

type Query = Readonly<Record<string, unknown>>;
const table = tableOf(dataAccess);

/** Adds the call by which a person learns who read what is kept of him, and of the company that he acts for. */
export function addLookedAt(app: FastifyInstance) {
  const schema = {
    ...{ tags: ['portalUser'], querystring: pagingQuery },
    response: { 200: pageOf(told) },
  };
  app.get('/policy/policyuserinfo/lookedAt', { config: { guard: 'signedIn' }, schema }, (request) => {
    const { context } = request;
    const { userId, companyId } = actorOf(context);
    const { current, size } = queryOf<Query>(request);
    return accessesAbout(context, { userId, companyId, isOfficer: false }, { current, size });
  });
}

/**
 * One page of who read what is kept of a person, and of a company where it is about no single one of its people: what is
 * about a colleague is the colleague's to know.
 */
export async function accessesAbout(context: Context, { userId, companyId, isOfficer }: About, query: Query) {
  // Everybody may know this of himself, whatever his roles let him read.
  const reader = withRights(context, { permissions: new Set(['log_access_view']), scopes: new Map() });
  const ofCompany =
    companyId === null ? undefined : and(isNull(table.subjectId), eq(table.companyId, companyId));
  const page = await repositoryOf(dataAccess, reader).page(query, or(eq(table.subjectId, userId), ofCompany));
  return { ...page, records: page.records.map((row) => tell(context, row, isOfficer)) };
}

type Told = ListRowOf<typeof dataAccess>;

function tell(context: Context, row: Told, isOfficer: boolean): z.output<typeof told> {
  const { entity, id, createTime: time, act, reason, account } = row;
  const words = catalogue(context.locale);
  const { title, labels } = wordsOf(context, entity);
  return {
    ...{ id, time, act, reason, ...readerOf(context, row) },
    actName: words.entity(dataAccess.name).choices.act?.[act] ?? act,
    thing: title,
    fields: row.field === null ? null : labelled(row.field, labels),
    ...(isOfficer && { account }),
  };
}

/** What an entity and its fields are called; one that is no more goes by its name. */
function wordsOf({ locale }: Context, entity: string) {
  const known = entities.find(({ name }) => name === entity);
  const texts = known && catalogue(locale).entity(known.name);
  const labels: Readonly<Record<string, string>> = { ...texts?.fields };
  return { title: texts?.title ?? entity, labels };
}

const labelled = (fields: string, labels: Readonly<Record<string, string>>) =>
  fields
    .split(',')
    .map((key) => labels[key] ?? key)
    .join('、');

/** As what he read it; an English name where there is one. */
const readerOf = ({ locale }: Context, { roleName, roleNameEn, deptName, deptNameEn }: Told) =>
  locale === 'en'
    ? { role: roleNameEn ?? roleName, agency: deptNameEn ?? deptName }
    : { role: roleName, agency: deptName };
