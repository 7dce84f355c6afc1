import type { Locale } from '@policy/shared/messages/kit.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';

import { InvalidDraft, InvalidRequest, Refusal } from './errors.ts';

/** What the reader is told of what was refused, in his language; null for a fault of ours. */
export function sentenceOf(error: unknown, locale: Locale): string | null {
  if (error instanceof InvalidDraft || error instanceof InvalidRequest)
    return error.errors[0]?.message ?? error.message;
  return error instanceof Refusal ? refusalSentence(error.code, error.facts, locale) : null;
}
