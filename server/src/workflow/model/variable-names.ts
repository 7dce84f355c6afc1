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

/** Adds the names in something of a node's form, however deep; false where a name is worked out only when it is needed. */
function collect(part: unknown, names: Set<string>): boolean {
  if (typeof part !== 'object' || part === null) return true;
  if (isAst(part)) {
    const name = nameIn(part);
    if (name === 'unknown') return false;
    if (name !== null) names.add(name.name);
  }
  return Object.values(part).every((inner) => collect(inner, names));
}

const isAst = (part: object): part is Ast =>
  'kind' in part && (part.kind === 'name' || part.kind === 'call') && 'name' in part;

/** The variable that an expression names itself: bare, or as a text for a function that reads or writes one. */
function nameIn(ast: Ast): { name: string } | 'unknown' | null {
  if (ast.kind === 'name') return ast;
  if (ast.kind !== 'call' || !takesVariable(ast.name)) return null;
  const [first] = ast.args;
  if (first?.kind === 'literal') return { name: String(first.value) };
  return first?.kind === 'name' ? first : 'unknown';
}

const takesVariable = (name: string) => name === assignment || own(variableFunctions, name) !== undefined;
