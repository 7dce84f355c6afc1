import { literalOf } from './condition-literals.ts';
import { tokensOf } from './condition-tokens.ts';
import type { Token } from './condition-tokens.ts';

/** One comparison of a variable with a value. */
interface Comparison {
  field: string;
  operator: string;
  /** As somebody types it: a number and the words of the language as they are, a text without its quotes unless it looks like one of those. */
  value: string;
}

/** Comparisons and groups of them, all of which have to hold, or one; or the other way round. */
export interface ConditionGroup {
  combinator: 'and' | 'or';
  not: boolean;
  rules: ConditionPart[];
}
export type ConditionPart = Comparison | ConditionGroup;

/** The comparisons that such a condition has, as the engine spells them. */
export const comparisonOperators = ['==', '!=', '>', '>=', '<', '<='] as const;

const spelt = { and: '&&', or: '||' } as const;
const nothing = (): ConditionGroup => ({ combinator: 'and', not: false, rules: [] });

/** Whether a part is a group of others. */
export const isGroup = (part: ConditionPart): part is ConditionGroup => 'rules' in part;

/** A condition as groups of comparisons; undefined where it says more than they can, and has to be read as a text. */
export function readTree(condition: string): ConditionGroup | undefined {
  if (condition.trim() === '') return nothing();
  const inside = /^\s*\$\{([\s\S]*)\}\s*$/.exec(condition)?.[1];
  const tokens = inside === undefined ? undefined : tokensOf(inside);
  if (!tokens) return undefined;
  const reader = { tokens, at: 0 };
  const tree = readJoined(reader, 'or');
  if (!tree || reader.at < tokens.length) return undefined;
  return isGroup(tree) ? tree : { ...nothing(), rules: [tree] };
}

interface Reader {
  tokens: readonly Token[];
  at: number;
}

/** What stands between the words of one kind; `and` binds closer than `or`. */
function readJoined(reader: Reader, combinator: 'and' | 'or'): ConditionPart | undefined {
  const rules: ConditionPart[] = [];
  do {
    const part = combinator === 'or' ? readJoined(reader, 'and') : readPart(reader);
    if (!part) return undefined;
    rules.push(part);
  } while (takes(reader, combinator));
  return rules.length === 1 ? rules[0] : { combinator, not: false, rules };
}

function readPart(reader: Reader): ConditionPart | undefined {
  if (takes(reader, 'not')) return readNegated(reader);
  if (!takes(reader, 'open')) return readComparison(reader);
  const inside = readJoined(reader, 'or');
  if (!inside || !takes(reader, 'close')) return undefined;
  // Brackets that somebody wrote are a group, with one comparison in it as well.
  return isGroup(inside) ? inside : { ...nothing(), rules: [inside] };
}

function readNegated(reader: Reader): ConditionPart | undefined {
  // Without brackets it is about the variable alone, and not about the comparison.
  const isAround = ['open', 'not'].includes(reader.tokens[reader.at]?.kind ?? '');
  const part = isAround ? readPart(reader) : undefined;
  return part && negated(part);
}

const negated = (part: ConditionPart): ConditionGroup =>
  isGroup(part) && !part.not ? { ...part, not: true } : { combinator: 'and', not: true, rules: [part] };

function takes(reader: Reader, kind: Token['kind']): boolean {
  if (reader.tokens[reader.at]?.kind !== kind) return false;
  reader.at += 1;
  return true;
}

function readComparison(reader: Reader): Comparison | undefined {
  const [field, operator, value] = reader.tokens.slice(reader.at, reader.at + 3);
  if (field?.kind !== 'path' || operator?.kind !== 'operator' || value?.kind !== 'value') return undefined;
  reader.at += 3;
  return { field: field.text, operator: operator.text, value: value.text };
}

/** The same as the engine reads it: what looks like a number is one; groups in which nothing stands are left out. */
export function writeTree(tree: ConditionGroup): string {
  const text = joinedText(tree);
  if (text === '') return '';
  return `\${${tree.not ? `!(${text})` : text}}`;
}

const joinedText = ({ combinator, rules }: ConditionGroup): string =>
  rules
    .map(written)
    .filter((text) => text !== '')
    .join(` ${spelt[combinator]} `);

function written(part: ConditionPart): string {
  if (!isGroup(part)) return `${part.field} ${part.operator} ${literalOf(part.value)}`;
  const text = joinedText(part);
  return text === '' ? '' : `${part.not ? '!' : ''}(${text})`;
}
