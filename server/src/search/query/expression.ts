import { quotedTerm } from '../text/quoted-term.ts';

/** What is looked for: a term of the index, all of several, or any. */
export type Expression = string | { all: readonly Expression[] } | { any: readonly Expression[] };

/** All of several; of one, itself. */
export function allOf(parts: readonly Expression[]): Expression {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { all: parts };
}

/** Any of several, each once; of one, itself. */
export function anyOf(parts: readonly Expression[]): Expression {
  const seen = new Map(parts.map((part) => [JSON.stringify(part), part]));
  const [only] = seen.values();
  return seen.size === 1 && only !== undefined ? only : { any: [...seen.values()] };
}

/** Every term that an expression names, once. */
export function termsIn(expression: Expression): string[] {
  if (typeof expression === 'string') return [expression];
  const parts = 'all' in expression ? expression.all : expression.any;
  return [...new Set(parts.flatMap(termsIn))];
}

/**
 * How often an expression can be in documents at most, by how often its terms are: the rarest of all, the most frequent of any.
 * Told from counts alone, so it needs no look at the documents.
 */
export function countOf(expression: Expression, counts: (term: string) => number): number {
  if (typeof expression === 'string') return counts(expression);
  if ('all' in expression) return Math.min(...expression.all.map((part) => countOf(part, counts)));
  return Math.max(0, ...expression.any.map((part) => countOf(part, counts)));
}

/**
 * The text of a `tsquery` of PostgreSQL (8.11.2): every term quoted, so that nothing in it is an operator, and by the weight labels
 * wanted (`A`, `AB`). Cast, not parsed by `to_tsquery`: its parser cuts words by the database's locale.
 */
export function tsqueryOf(expression: Expression, labels = ''): string {
  if (typeof expression === 'string') return quotedTerm(expression) + (labels && `:${labels}`);
  const [parts, operator] = 'all' in expression ? [expression.all, '&'] : [expression.any, '|'];
  return `(${parts.map((part) => tsqueryOf(part, labels)).join(` ${operator} `)})`;
}
