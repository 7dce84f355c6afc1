import { rowResult } from '@policy/shared/contract/kit/shapes.ts';
import { mostOperations } from '@policy/shared/contract/workflow/operations.ts';
import type { RowResult } from '@policy/shared/contract/kit/shapes.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { idLists, idsNamed } from '../../../kit/routes/id-list.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { eachAlone } from '../../../kit/transaction/each-alone.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';

/** The body of an act that names what it is about by itself, or several under lists of ids. */
export const namingSeveral = (shape: z.ZodRawShape, lists: readonly string[]) =>
  z.looseObject({
    ...shape,
    ...idLists(...lists)
      .body.unwrap()
      .unwrap().shape,
  });

/** What such an act answers: what became of the one, or of each of several. */
export const answerOfEach = (...answers: z.ZodType[]) => z.union([z.array(rowResult), ...answers, z.null()]);

interface Act<Answer> {
  /** Under what several are named; the first list that is given counts. */
  lists: readonly string[];
  /** Asked once before anything is touched. */
  before?: () => Promise<void>;
  several: (inside: Context, named: { list: string; id: string }) => Promise<unknown>;
  one: (context: Context) => Promise<Answer>;
}

/** Does an act of operations staff once; or of several that are named each by itself, and says what became of it. */
export async function oneOrSeveral<Answer>(
  request: FastifyRequest,
  { lists, before, several, one }: Act<Answer>,
): Promise<Answer | RowResult[]> {
  const named = lists.map((list) => ({ list, ids: idsNamed(request, list) }));
  const { list, ids } = named.find((each) => each.ids.length > 0) ?? { list: '', ids: [] };
  if (ids.length > mostOperations) throw new Refusal('workflow.tooMany', { most: mostOperations });
  await before?.();
  if (ids.length > 0) return eachAlone(request.context, ids, (inside, id) => several(inside, { list, id }));
  return writeOnce(request, one);
}
