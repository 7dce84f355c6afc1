import type { formDefault } from '@policy/shared/contract/entities/process-design/form-default.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { answerAt, answerSteps } from '@policy/shared/contract/workflow/service-calls.ts';

import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';

type Told = Pick<RowOf<typeof formDefault>, 'type' | 'content'> & { call?: string | null | undefined };

/** Reads what a default value takes from a call, as whoever the form is for; each call is read once, however many values are taken from it. */
export function callReader(context: Context): (value: Told) => Promise<unknown> {
  const answers = new Map<string, Promise<unknown>>();
  return async ({ call, content }) => {
    if (!call) return undefined;
    const answer = answers.get(call) ?? answerOf(context, call);
    answers.set(call, answer);
    return answerAt(await answer, content) ?? undefined;
  };
}

/** Whoever may not make the call is told nothing by it: a form opens all the same. */
async function answerOf(context: Context, call: string): Promise<unknown> {
  const { actor, ownReads = [] } = context;
  const read = actor && ownReads.find((one) => one.call === call)?.read;
  if (!read) return undefined;
  try {
    return await read(context);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return undefined;
  }
}

/** Refuses a call that is not offered, and a path that begins with nothing that it answers. */
export function assertTold({ ownReads = [] }: Context, { type, call, content }: Told): void {
  if (type !== 'call') return;
  const read = ownReads.find((one) => one.call === call);
  if (!read) throw new Refusal('formDefault.call', { call: call ?? '' }, 'call');
  const [first = ''] = answerSteps(content) ?? [];
  if (!read.fields.includes(first))
    throw new Refusal(
      'formDefault.answer',
      { call: read.call, name: first, known: read.fields.join(', ') },
      'content',
    );
}
