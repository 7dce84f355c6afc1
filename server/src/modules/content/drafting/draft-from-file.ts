import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { draftedFrom } from '@policy/shared/contract/content/drafted-from.ts';
import type { DraftedFrom } from '@policy/shared/contract/content/drafted-from.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import type { FastifyInstance } from 'fastify';
import { basename, extname } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';

import { readSubmission } from '../../../kit/drafts/drafts.ts';
import { readUpload } from '../../../kit/routes/read-upload.ts';
import { permission } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import { may } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { readDocument } from './read-document.ts';
import { recognise } from './recognise.ts';
import type { Recognised } from './recognise.ts';

const largestMb = 20;
const perMinute = 20;
/** What fits into the fields of a clause. */
const longest = { clauseNo: 20, title: 100, content: 50_000 };

/** Adds the call that makes a draft of a policy, with its clauses, out of a document: what was made out is answered, and looked at by whoever drafts. */
export function addDraftFromFile(app: FastifyInstance): void {
  const config = { guard: permission('policyinfo_add'), perMinute, upload: z.object({}) };
  const schema = { tags: [policy.name], response: { 200: draftedFrom } };
  app.post(`/${policy.path}/draftFromFile`, { config, schema }, async (request) => {
    const { file } = await readUpload(request, { largestMb, tooLarge: 'attachment.tooLarge' });
    if (!file) throw new Refusal('attachment.missing');
    const read = recognise(
      readDocument(file, (err) => request.log.error({ err, traceId: request.id }, 'a document was not read')),
    );
    const name = basename(file.originalName, extname(file.originalName)).slice(0, 200);
    return writeOnce(request, (context) => draft(context, { ...read, title: read.title ?? name }));
  });
}

async function draft(context: Context, read: Recognised): Promise<DraftedFrom> {
  const agencyId = context.actor?.deptIds[0];
  if (agencyId === undefined) throw new Refusal('document.noAgency');
  const agencies = await repositoryOf(department, context).names([agencyId]);
  const { title, docNo, writtenDate, effectiveDate, expiryDate, summary, body } = read;
  const sent = {
    ...{ title, docNo, agencyId, writtenDate, effectiveDate, expiryDate, body },
    ...{ issuer: read.issuer ?? agencies.get(agencyId), docType: 'other', topic: '其他' },
    publishDate: writtenDate ?? wireDate(context.clock.now()),
    summary: summary ?? title,
  };
  const { values } = readSubmission(policy, toWire(policy, sent), context);
  const { id } = await repositoryOf(policy, context).insert(values);
  const clauses = may(context, `${policyClause.permissionBase}_add`) ? read.clauses : [];
  await repositoryOf(policyClause, context).insertMany(
    clauses.map((clause, at) => ({
      id: uuidv7(),
      draft: {
        ...{ policyId: id, sort: at + 1, isFulfilClause: 0 },
        ...{
          clauseNo: clause.clauseNo.slice(0, longest.clauseNo),
          title: clause.title.slice(0, longest.title),
        },
        content: clause.content.slice(0, longest.content),
      },
    })),
  );
  return {
    ...{ id, title, docNo, issuer: read.issuer, writtenDate, effectiveDate, expiryDate },
    ...{ clauses: clauses.length, attachments: [...read.attachments] },
  };
}
