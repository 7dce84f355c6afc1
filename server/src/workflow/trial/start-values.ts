import type { Ast, BinaryOperator } from '../expressions/ast.ts';
import { assignment } from '../expressions/functions.ts';
import { isDataName } from '../expressions/variable-limits.ts';
import type { Definition, ModelNode } from '../model/definition.ts';
import { answeredBy } from '../model/calls/service-call.ts';
import { isAst, namedBy } from '../model/variable-names.ts';

/** What kind of value a variable has, where the process says so by what it does with it. */
type ValueKind = 'number' | 'text' | 'boolean';

/** A variable that a process asks for, and of which kind it is; `any` where nothing tells. */
export interface AskedVariable {
  name: string;
  kind: ValueKind | 'any';
}

/** The variables that a process asks for and neither sets by itself nor has its steps filled in: who starts it gives them. */
export function startValuesOf({ nodes, defaults, scopeDefaults }: Definition): AskedVariable[] {
  const found = new Found();
  for (const [name, value] of Object.entries(defaults)) found.compare(name, value);
  // What a subprocess has of its own nobody gives.
  for (const own of scopeDefaults.values()) for (const name of Object.keys(own)) found.set.add(name);
  for (const node of nodes.values()) {
    for (const name of setBy(node)) if (name !== null) found.set.add(name);
    look(node, found);
  }
  return found.asked();
}

/** What a walk over a process has met. */
class Found {
  readonly set = new Set<string>();
  readonly #kinds = new Map<string, Set<ValueKind>>();

  ask(name: string): Set<ValueKind> {
    const known = this.#kinds.get(name) ?? new Set();
    this.#kinds.set(name, known);
    return known;
  }

  compare(name: string, value: unknown): void {
    const kind = kindOf(value);
    if (kind) this.ask(name).add(kind);
  }

  asked(): AskedVariable[] {
    return [...this.#kinds]
      .filter(([name]) => isDataName(name) && !this.set.has(name))
      .map(([name, kinds]) => {
        const [kind = 'any', ...others] = kinds;
        return { name, kind: others.length > 0 ? 'any' : kind };
      });
  }
}

function kindOf(value: unknown): ValueKind | undefined {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : undefined;
}

/** Variables that a node gives a value. */
const setBy = (node: ModelNode): readonly (string | null)[] => [
  node.loop?.itemName ?? null,
  ...resultsOf(node),
];

function resultsOf(node: ModelNode): readonly (string | null)[] {
  if (node.type === 'startEvent') return [node.initiator];
  if (node.type === 'serviceTask') return [node.resultVariable, ...answeredBy(node.call)];
  if (node.type === 'callActivity') return node.outputs.map(({ target }) => target);
  if (node.type !== 'userTask') return [];
  return node.fields.filter(({ access }) => access === 'edit').map(({ name }) => name);
}

/** Takes down the variables in a part of a node, however deep. */
function look(part: unknown, found: Found): void {
  if (typeof part !== 'object' || part === null) return;
  if (isAst(part)) {
    noteName(part, found);
    if (part.kind === 'binary') noteKinds(part, found);
  }
  for (const inner of Object.values(part)) look(inner, found);
}

function noteName(ast: Ast, found: Found): void {
  const name = namedBy(ast);
  if (typeof name !== 'string') return;
  found.ask(name);
  if (ast.kind !== 'call') return;
  const [, value] = ast.args;
  if (ast.name === assignment) found.set.add(name);
  else if (value?.kind === 'literal') found.compare(name, value.value);
}

/** What a variable is compared with, or counted by, says of which kind it is. */
function noteKinds({ operator, left, right }: Extract<Ast, { kind: 'binary' }>, found: Found): void {
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const name = namedBy(one);
    if (typeof name !== 'string') continue;
    if (counting.includes(operator)) found.compare(name, 0);
    else if (other.kind === 'literal' && comparing.includes(operator)) found.compare(name, other.value);
  }
}

const counting: readonly BinaryOperator[] = ['sub', 'mul', 'div', 'mod'];
const comparing: readonly BinaryOperator[] = ['eq', 'ne', 'lt', 'le', 'gt', 'ge'];
