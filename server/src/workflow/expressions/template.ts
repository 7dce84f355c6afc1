import { Refusal } from '../../kit/runtime/errors.ts';
import type { Ast } from './ast.ts';
import type { Names } from './evaluate.ts';
import { evaluate } from './evaluate.ts';
import { textOf, toBoolean } from './operators.ts';
import { parseExpression } from './parse.ts';
import { variableLimits } from './variable-limits.ts';

/** A text with `${expressions}` in it, checked. */
export interface Template {
  source: string;
  parts: readonly (string | Ast)[];
}

const place = /[$#]\{([^{}]*)\}/g;

/** Reads a text of a model; an expression in it that does not parse refuses the deployment. */
export function parseTemplate(source: string, node: string): Template {
  const parts: (string | Ast)[] = [];
  let end = 0;
  for (const found of source.matchAll(place)) {
    if (found.index > end) parts.push(source.slice(end, found.index));
    parts.push(parseExpression(found[1] ?? '', node));
    end = found.index + found[0].length;
  }
  if (end < source.length) parts.push(source.slice(end));
  return { source, parts };
}

/** Reads a condition; it is exactly one `${expression}` or the deployment is refused. */
export function parseCondition(source: string, node: string): Template {
  const template = parseTemplate(source.trim(), node);
  if (template.parts.length === 1 && typeof template.parts[0] === 'object') return template;
  throw new Refusal('workflow.expressionSyntax', { node, expression: source });
}

/** The value of a template: that of its only expression, otherwise a text; one that no variable could keep is refused. */
export function valueOf(template: Template, names: Names, node: string): unknown {
  const [first] = template.parts;
  if (template.parts.length === 1 && typeof first === 'object') return evaluate(first, names, node);
  let text = '';
  for (const part of template.parts) {
    text += typeof part === 'string' ? part : textOf(evaluate(part, names, node));
    // Checked part by part: a variable that a loop appends to itself doubles every time.
    if (text.length > variableLimits.value) throw new Refusal('workflow.expressionLimit', { node });
  }
  return text;
}

/** Whether a condition holds; a value that is neither true nor false is refused. */
export function holds(condition: Template, names: Names, node: string): boolean {
  const result = toBoolean(valueOf(condition, names, node));
  if (result === undefined)
    throw new Refusal('workflow.expressionBoolean', { node, expression: condition.source });
  return result;
}
