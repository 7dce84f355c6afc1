import { sameAnswer } from '@policy/shared/forms/changed-answers.ts';

import type { Answers } from '../schema-form/answers.ts';

/** An answer of ours that gave way to another one; it is kept until the reader has decided. */
export interface Clash {
  name: string;
  mine: unknown;
}

interface Sides {
  /** What both sides started from. */
  base: Answers;
  mine: Answers;
  theirs: Answers;
}

/** Brings two versions together: what one side alone changed stays changed, and where both did theirs stands. */
export function mergeAnswers({ base, mine, theirs }: Sides): { merged: Answers; clashes: Clash[] } {
  const merged: Answers = {};
  const clashes: Clash[] = [];
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const isOursAlone = sameAnswer(base[name], theirs[name]);
    const value = isOursAlone ? mine[name] : theirs[name];
    if (value !== undefined) merged[name] = value;
    const isClash =
      !isOursAlone && !sameAnswer(base[name], mine[name]) && !sameAnswer(mine[name], theirs[name]);
    if (isClash) clashes.push({ name, mine: mine[name] });
  }
  return { merged, clashes };
}
