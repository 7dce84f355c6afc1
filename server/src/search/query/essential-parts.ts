import { allOf, anyOf } from './expression.ts';
import type { Expression } from './expression.ts';
import type { SearchPlan, WeighedPart } from './plan.ts';

/** Sums of shares that ought to be equal differ by less. */
const hair = 1e-6;

type Weighed = Pick<
  SearchPlan,
  'parts' | 'leastShare' | 'leastHeadShare' | 'lastHeadShare' | 'lastHeadParts'
>;

/**
 * The parts that make no document an answer, though it had all of them and in its title: those of the least shares, which most
 * documents have (the non-essential terms of Turtle and Flood, Query evaluation: strategies and optimizations, 1995).
 */
export function nonEssentialParts(plan: Weighed): ReadonlySet<WeighedPart> {
  const most = Math.min(plan.leastShare, plan.leastHeadShare, plan.lastHeadShare) - hair;
  const slight: WeighedPart[] = [];
  for (const part of plan.parts.toSorted((one, other) => one.share - other.share)) {
    const all = [...slight, part];
    const share = all.reduce((sum, one) => sum + one.share, 0);
    const mayAnswer = all.length >= plan.lastHeadParts && all.some(({ isWeak }) => !isWeak);
    if (share >= most || mayAnswer) break;
    slight.push(part);
  }
  return new Set(slight);
}

/**
 * What the index is asked for each part: those that alone make no answer only beside one of the others, so that of a word that
 * nearly every document has, those documents alone are weighed that may be answers.
 */
export function expressionsToFind(plan: Weighed): Map<WeighedPart, Expression> {
  const slight = nonEssentialParts(plan);
  const others = plan.parts.filter((part) => !slight.has(part)).map(({ expression }) => expression);
  return new Map(
    plan.parts.map((part) => [
      part,
      slight.has(part) ? allOf([part.expression, anyOf(others)]) : part.expression,
    ]),
  );
}
