import { refusals } from '@policy/shared/contract/refusals.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import { z } from 'zod';

import { Refusal } from '../../../kit/runtime/errors.ts';

const refused = z.object({
  code: z.custom<RefusalCode>((code) => typeof code === 'string' && Object.hasOwn(refusals, code)),
  facts: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});

/** Why something was given up, as it is kept: a refusal by its code and facts, so that each reader is told it in his language. */
export const keptFailure = (error: unknown): string =>
  error instanceof Refusal ? JSON.stringify({ code: error.code, facts: error.facts }) : String(error);

/** What whoever looks into a fault of ours needs of it; what was written to the database is nobody's business here. */
const longestFault = 300;

/** The same as its reader is told it. */
export function failureSaid(kept: string | null, locale: Locale): string | null {
  if (kept === null) return null;
  const read = refused.safeParse(parsed(kept)).data;
  if (read) return refusalSentence(read.code, read.facts, locale);
  return (kept.split('\n')[0] ?? '').slice(0, longestFault);
}

/** What was kept before refusals were kept with their facts is the code by itself, or behind the name of its kind. */
function parsed(kept: string): unknown {
  if (!kept.startsWith('{')) return { code: kept.replace(/^Refusal: /, '') };
  try {
    return JSON.parse(kept);
  } catch {
    return null;
  }
}
