import { agreement } from '@policy/shared/contract/entities/content/agreement.ts';
import { agreementPaths } from '@policy/shared/contract/people/agreement-kinds.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { bodyOf, permission } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';

const input = z.object({ id: z.string().max(40) });

/** The call that begins a new edition with the words of an older one, as a draft that nobody agrees to yet. */
export function addNewEdition(app: FastifyInstance) {
  const config = { guard: permission('agreement_add') };
  const schema = { tags: [agreement.name], body: input, response: { 200: answeredRow(agreement) } };
  app.post(`/${agreementPaths.newEdition}`, { config, schema }, (request) =>
    writeOnce(request, async (context) => toWire(agreement, await draftFrom(context, bodyOf(request)))),
  );
}

async function draftFrom(context: Context, { id }: z.output<typeof input>) {
  const editions = repositoryOf(agreement, context);
  const { kind, title, titleEn, body, bodyEn } = await editions.get(id);
  return editions.insert({ kind, title, titleEn, body, bodyEn, mustAskAgain: 0 });
}
