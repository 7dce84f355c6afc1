/** A checked expression: whatever stands here can be evaluated without further questions about its form. */
export type Ast =
  | { kind: 'literal'; value: string | number | boolean | null }
  | { kind: 'name'; name: string }
  | { kind: 'member'; object: Ast; property: Ast }
  | { kind: 'unary'; operator: UnaryOperator; argument: Ast }
  | { kind: 'binary'; operator: BinaryOperator; left: Ast; right: Ast }
  | { kind: 'choice'; test: Ast; consequent: Ast; alternate: Ast }
  | { kind: 'call'; name: string; args: readonly Ast[] };

export type UnaryOperator = 'not' | 'empty' | 'negative';
type LogicalOperator = 'and' | 'or';
export type ComparisonOperator = 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge';
export type ArithmeticOperator = 'add' | 'sub' | 'mul' | 'div' | 'mod';
export type BinaryOperator = LogicalOperator | ComparisonOperator | ArithmeticOperator;

/** The spellings of each operator, symbols and words alike. */
export const binarySpellings: Record<string, BinaryOperator> = {
  '&&': 'and',
  and: 'and',
  '||': 'or',
  or: 'or',
  '==': 'eq',
  eq: 'eq',
  '!=': 'ne',
  ne: 'ne',
  '<': 'lt',
  lt: 'lt',
  '<=': 'le',
  le: 'le',
  '>': 'gt',
  gt: 'gt',
  '>=': 'ge',
  ge: 'ge',
  '+': 'add',
  '-': 'sub',
  '*': 'mul',
  '/': 'div',
  div: 'div',
  '%': 'mod',
  mod: 'mod',
};

export const unarySpellings: Record<string, UnaryOperator> = {
  '!': 'not',
  not: 'not',
  empty: 'empty',
  '-': 'negative',
};

/** Names that lead out of data and into the language that runs us. */
export const blockedNames: readonly string[] = ['__proto__', 'constructor', 'prototype'];
