import { progressQuery, progressView } from '@policy/shared/contract/application/calls.ts';
import type { ProgressView } from '@policy/shared/contract/application/calls.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { and, eq, ilike, ne } from 'drizzle-orm';
import type { z } from 'zod';

import { queryOf } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { assertOpen } from '../../../parameters/portal.ts';
import { applicationTable } from '../tables.ts';
import { timelineOf } from './case-parts.ts';

/** Where a case stands, for who knows its number and the end of its credit code; no person, no amount. */
export const progressModule: Module = (app) => {
  const config = { guard: 'public' as const, perMinute: 20 };
  const schema = { tags: [application.name], querystring: progressQuery, response: { 200: progressView } };
  app.get(`/${application.path}/progress`, { config, schema }, async (request) => {
    const query = queryOf<z.output<typeof progressQuery>>(request);
    await assertOpen(request.context, 'progress');
    const isRight = await app.services.captchas.check(query.captchaKey, query.captchaCode);
    if (!isRight) throw new Refusal('application.captchaWrong', {}, 'captchaCode');
    return progressOf(request.context, query);
  });
};

async function progressOf(
  context: Context,
  { applyNo, codeEnd }: { applyNo: string; codeEnd: string },
): Promise<ProgressView> {
  // Letters and digits only, so that nothing in it is a pattern.
  const named = and(
    eq(applicationTable.applyNo, applyNo),
    ilike(applicationTable.creditCode, `%${codeEnd}`),
    ne(applicationTable.status, 'draft'),
  );
  const row = await repositoryOf(application, context).first(named);
  if (!row) throw new Refusal('application.notFoundByNumber', {}, 'applyNo');
  const timeline = await timelineOf(context, row);
  const { guideTitle, guideTitleEn, agencyName, agencyNameEn } = row;
  const { status, submitTime, dueDate } = row;
  return {
    applyNo,
    guideTitle,
    guideTitleEn,
    agencyName,
    agencyNameEn,
    status,
    submitTime,
    dueDate,
    timeline: timeline.map(({ status: reached, at }) => ({ status: reached, at })),
  };
}
