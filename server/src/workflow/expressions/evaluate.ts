import { Refusal } from '../../kit/runtime/errors.ts';
import type { Ast } from './ast.ts';
import { blockedNames } from './ast.ts';
import { assignment, own, plainFunctions, variableFunctions } from './functions.ts';
import { NotANumber, calculate, compare, isEmpty, toBoolean, toNumber } from './operators.ts';

const mostSteps = 10_000;

/** The variables that an expression sees. */
export interface Names {
  has(name: string): boolean;
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  /** Told of the steps that reading an expression takes; it may refuse to go on. */
  spend?: ((steps: number) => void) | undefined;
}

interface Reader {
  names: Names;
  node: string;
  steps: number;
}

/** The value of an expression at a node; a variable that does not exist refuses with its name and the node's. */
export function evaluate(ast: Ast, names: Names, node: string): unknown {
  try {
    return read(ast, { names, node, steps: 0 });
  } catch (error) {
    if (error instanceof NotANumber)
      throw new Refusal('workflow.expressionNumber', { node, value: error.value });
    throw error;
  }
}

type ReaderOf<Kind extends Ast['kind']> = (ast: Extract<Ast, { kind: Kind }>, at: Reader) => unknown;

const readName: ReaderOf<'name'> = ({ name }, at) => {
  if (!at.names.has(name)) throw new Refusal('workflow.unknownVariable', { node: at.node, variable: name });
  return at.names.get(name);
};

const readMember: ReaderOf<'member'> = (ast, at) => {
  const object = read(ast.object, at);
  if (object === null || object === undefined) return null;
  const property = String(read(ast.property, at));
  if (blockedNames.includes(property))
    throw new Refusal('workflow.expressionForbidden', { node: at.node, name: property });
  if (typeof object === 'object' && Object.hasOwn(object, property)) return Reflect.get(object, property);
  throw new Refusal('workflow.unknownVariable', { node: at.node, variable: property });
};

const readUnary: ReaderOf<'unary'> = ({ operator, argument }, at) => {
  const value = read(argument, at);
  if (operator === 'empty') return isEmpty(value);
  return operator === 'negative' ? -toNumber(value) : !truth(value, at);
};

const readBinary: ReaderOf<'binary'> = ({ operator, left, right }, at) => {
  if (operator === 'and') return truth(read(left, at), at) && truth(read(right, at), at);
  if (operator === 'or') return truth(read(left, at), at) || truth(read(right, at), at);
  const values = [read(left, at), read(right, at)];
  if (operator in compare) return own(comparisons, operator)?.(values[0], values[1]);
  return own(calculations, operator)?.(toNumber(values[0]), toNumber(values[1]));
};

const comparisons: Record<string, (left: unknown, right: unknown) => boolean> = compare;
const calculations: Record<string, (left: number, right: number) => number> = calculate;

const readCall: ReaderOf<'call'> = ({ name, args }, at) => {
  const plain = own(plainFunctions, name);
  if (plain) return plain.apply(args.map((argument) => read(argument, at)));
  const variable = variableName(args[0], at);
  const rest = args.slice(1).map((argument) => read(argument, at));
  if (name === assignment) {
    at.names.set(variable, rest[0]);
    return null;
  }
  const value = at.names.has(variable) ? at.names.get(variable) : null;
  return own(variableFunctions, name)?.apply([value, ...rest]);
};

const readChoice: ReaderOf<'choice'> = ({ test, consequent, alternate }, at) =>
  truth(read(test, at), at) ? read(consequent, at) : read(alternate, at);

/** `vars:equals(decision, …)` names its variable bare; `getVariable('decision')` as a text. */
function variableName(ast: Ast | undefined, at: Reader): string {
  if (ast?.kind === 'name') return ast.name;
  return String(ast === undefined ? '' : read(ast, at));
}

function truth(value: unknown, at: Reader): boolean {
  const result = toBoolean(value);
  if (result === undefined)
    throw new Refusal('workflow.expressionBoolean', { node: at.node, expression: JSON.stringify(value) });
  return result;
}

function countStep(at: Reader): void {
  at.steps += 1;
  at.names.spend?.(1);
  if (at.steps > mostSteps) throw new Refusal('workflow.expressionLimit', { node: at.node });
}

function read(ast: Ast, at: Reader): unknown {
  countStep(at);
  switch (ast.kind) {
    case 'literal':
      return ast.value;
    case 'name':
      return readName(ast, at);
    case 'member':
      return readMember(ast, at);
    case 'unary':
      return readUnary(ast, at);
    case 'binary':
      return readBinary(ast, at);
    case 'choice':
      return readChoice(ast, at);
    case 'call':
      return readCall(ast, at);
  }
}
