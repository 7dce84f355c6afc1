/** One comparison of a condition: a variable, an operator and what it is compared with. */
interface Comparison {
  field: string;
  operator: string;
  value: string;
}

/** A condition of comparisons that all have to hold, or one of them. */
export interface SimpleCondition {
  combinator: 'and' | 'or';
  rules: readonly Comparison[];
}

/** The operators that a simple condition has, as the engine spells them. */
export const comparisonOperators = ['==', '!=', '>', '>=', '<', '<='] as const;

const spelt = { and: '&&', or: '||' } as const;
const comparison =
  /^\s*([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)\s*(==|!=|>=|<=|>|<)\s*('(?:[^'\\]|\\.)*'|-?\d+(?:\.\d+)?|true|false|null)\s*$/;

/** A condition as comparisons; undefined where it says more than they can, and has to be read as a text. */
export function readSimple(condition: string): SimpleCondition | undefined {
  const inside = /^\s*\$\{([^{}]*)\}\s*$/.exec(condition)?.[1];
  if (inside === undefined) return condition.trim() === '' ? { combinator: 'and', rules: [] } : undefined;
  const parts = partsOf(inside);
  const joined = new Set(parts.joints);
  if (joined.size > 1) return undefined;
  const rules = parts.texts.map((text) => comparison.exec(text));
  const isSimple = rules.every((rule) => rule !== null);
  if (!isSimple) return undefined;
  const combinator = joined.has('||') ? 'or' : 'and';
  return {
    combinator,
    rules: rules.map(([, field = '', operator = '', value = '']) => ({
      field,
      operator,
      value: shown(value),
    })),
  };
}

/** What stands between `&&` and `||`, outside of texts in quotes. */
function partsOf(inside: string): { texts: string[]; joints: string[] } {
  const pieces = inside.split(/('(?:[^'\\]|\\.)*'|&&|\|\|)/);
  const texts = [''];
  const joints: string[] = [];
  for (const piece of pieces) {
    if (piece === '&&' || piece === '||') {
      joints.push(piece);
      texts.push('');
    } else texts.push(`${texts.pop() ?? ''}${piece}`);
  }
  return { texts, joints };
}

/** A text without its quotes; numbers and the words of the language as they are. */
const shown = (literal: string) =>
  literal.startsWith("'") ? literal.slice(1, -1).replace(/\\(.)/g, '$1') : literal;

const isBare = (value: string) => /^-?\d+(?:\.\d+)?$|^(?:true|false|null)$/.test(value);

/** The same as the engine reads it: what looks like a number is one. */
export function writeSimple({ combinator, rules }: SimpleCondition): string {
  const texts = rules.map(({ field, operator, value }) => `${field} ${operator} ${literalOf(value)}`);
  return texts.length === 0 ? '' : `\${${texts.join(` ${spelt[combinator]} `)}}`;
}

const literalOf = (value: string) =>
  isBare(value) ? value : `'${value.replace(/['\\]/g, String.raw`\$&`)}'`;
