import type jsep from 'jsep';

import { Refusal } from '../../kit/runtime/errors.ts';
import type { Ast } from './ast.ts';
import { binarySpellings, blockedNames, unarySpellings } from './ast.ts';
import { arityOf, own } from './functions.ts';
import { parseTree } from './grammar.ts';

const longest = 2000;
const deepest = 50;

interface Reading {
  text: string;
  node: string;
  depth: number;
}

/** Parses one expression of a node; what the language does not have is refused here and never met at run time. */
export function parseExpression(text: string, node: string): Ast {
  if (text.length > longest) throw new Refusal('workflow.expressionLimit', { node });
  return convert(treeOf(text, node), { text, node, depth: 0 });
}

function treeOf(text: string, node: string): jsep.Expression {
  try {
    return parseTree(text);
  } catch {
    // The parser's message is English and speaks of characters; the refusal names the expression itself.
    throw new Refusal('workflow.expressionSyntax', { node, expression: text });
  }
}

type Convert = (tree: jsep.Expression, at: Reading) => Ast;

const converters: Record<string, Convert> = {
  Literal: (tree, at) => ({ kind: 'literal', value: literal(tree.value, at) }),
  Identifier: (tree, at) => ({ kind: 'name', name: allowed(textOf(tree.name, at), at) }),
  MemberExpression: member,
  UnaryExpression: (tree, at) => {
    const operator = own(unarySpellings, textOf(tree.operator, at)) ?? syntax(at);
    return { kind: 'unary', operator, argument: convert(tree.argument, at) };
  },
  BinaryExpression: binary,
  LogicalExpression: binary,
  ConditionalExpression: (tree, at) => ({
    kind: 'choice',
    test: convert(tree.test, at),
    consequent: convert(tree.consequent, at),
    alternate: convert(tree.alternate, at),
  }),
  CallExpression: call,
};

function convert(tree: unknown, at: Reading): Ast {
  if (at.depth >= deepest) throw new Refusal('workflow.expressionLimit', { node: at.node });
  if (!isTree(tree)) return syntax(at);
  const converter = own(converters, tree.type) ?? syntax(at);
  return converter(tree, { ...at, depth: at.depth + 1 });
}

function binary(tree: jsep.Expression, at: Reading): Ast {
  const operator = own(binarySpellings, textOf(tree.operator, at)) ?? syntax(at);
  return { kind: 'binary', operator, left: convert(tree.left, at), right: convert(tree.right, at) };
}

function member(tree: jsep.Expression, at: Reading): Ast {
  const property = tree.computed === true ? convert(tree.property, at) : nameOf(tree.property, at);
  if (property.kind === 'literal' && typeof property.value === 'string') allowed(property.value, at);
  return { kind: 'member', object: convert(tree.object, at), property };
}

function nameOf(tree: unknown, at: Reading): Ast {
  return { kind: 'literal', value: textOf(isTree(tree) ? tree.name : undefined, at) };
}

function call(tree: jsep.Expression, at: Reading): Ast {
  const name = calledName(tree.callee, at);
  const args = Array.isArray(tree.arguments) ? tree.arguments.map((argument) => convert(argument, at)) : [];
  const arity = arityOf(name);
  if (arity === undefined)
    throw new Refusal('workflow.expressionForbidden', { node: at.node, name: `${name}()` });
  if (arity !== args.length) return syntax(at);
  return { kind: 'call', name, args };
}

/** A function's name; of methods only those of `execution` are known, and they read as functions. */
function calledName(callee: unknown, at: Reading): string {
  if (!isTree(callee)) return syntax(at);
  if (callee.type === 'Identifier') return textOf(callee.name, at);
  const name = isTree(callee.property) ? textOf(callee.property.name, at) : syntax(at);
  if (isExecution(callee.object) && ['getVariable', 'setVariable'].includes(name)) return name;
  throw new Refusal('workflow.expressionForbidden', { node: at.node, name: `${name}()` });
}

const isExecution = (tree: unknown) => isTree(tree) && tree.name === 'execution';

function allowed(name: string, at: Reading): string {
  if (blockedNames.includes(name)) throw new Refusal('workflow.expressionForbidden', { node: at.node, name });
  return name;
}

function literal(value: unknown, at: Reading) {
  const simple =
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return simple ? value : syntax(at);
}

const textOf = (value: unknown, at: Reading): string => (typeof value === 'string' ? value : syntax(at));
const isTree = (value: unknown): value is jsep.Expression =>
  typeof value === 'object' && value !== null && 'type' in value;

function syntax(at: Reading): never {
  throw new Refusal('workflow.expressionSyntax', { node: at.node, expression: at.text });
}
