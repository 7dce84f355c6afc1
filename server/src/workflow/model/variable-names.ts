import type { Ast } from '../expressions/ast.ts';
import { assignment, own, variableFunctions } from '../expressions/functions.ts';
import type { ModelNode } from './definition.ts';

/** Names of the variables that a process may ask for; `all` where only a run can tell. */
export type VariableNames = readonly string[] | 'all';

/** The variables that the expressions of nodes and the required fields of their forms name, so that no step reads others. */
export function variableNamesOf(nodes: Iterable<ModelNode>): VariableNames {
  const names = new Set<string>();
  for (const node of nodes) {
    if (node.type === 'callActivity' && node.inheritVariables) return 'all';
    if (node.type === 'userTask') for (const field of node.fields) names.add(field.name);
    if (!collect(node, names)) return 'all';
  }
  return [...names].toSorted();
}

/** The names in something of a node's form. */
export function namesInside(part: unknown): VariableNames {
  const names = new Set<string>();
  return collect(part, names) ? [...names].toSorted() : 'all';
}

/** Adds the names in something of a node's form, however deep; false where a name is worked out only when it is needed. */
function collect(part: unknown, names: Set<string>): boolean {
  if (typeof part !== 'object' || part === null) return true;
  if (isAst(part)) {
    const name = namedBy(part);
    if (name === undefined) return false;
    if (name !== null) names.add(name);
  }
  return Object.values(part).every((inner) => collect(inner, names));
}

/** Whether something in a node's form is an expression. */
export const isAst = (part: object): part is Ast =>
  'kind' in part && typeof part.kind === 'string' && expressionKinds.includes(part.kind);

const expressionKinds: readonly string[] = [
  ...['literal', 'name', 'member', 'unary', 'binary', 'choice', 'call'],
];

/**
 * The variable that an expression names itself: bare, or as a text for a function that reads or writes one. Null where it
 * names none, undefined where the name is worked out only when it is needed.
 */
export function namedBy(ast: Ast): string | null | undefined {
  if (ast.kind === 'name') return ast.name;
  if (ast.kind !== 'call' || !takesVariable(ast.name)) return null;
  const [first] = ast.args;
  if (first?.kind === 'literal') return String(first.value);
  return first?.kind === 'name' ? first.name : undefined;
}

const takesVariable = (name: string) => name === assignment || own(variableFunctions, name) !== undefined;
