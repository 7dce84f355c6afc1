import type { Ast } from './ast.ts';
import { assignment } from './functions.ts';
import { parseExpression } from './parse.ts';
import { variableName } from './variable-limits.ts';

const assigned = /^(?:(?:var|let|def)\s+)?([A-Za-z_]\w*)\s*=(?!=)(.+)$/s;

/** A script is a list of assignments in the expression language; anything else in it refuses the deployment. */
export function parseScript(source: string, node: string): readonly Ast[] {
  return source
    .split(/[;\n]/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .map((statement) => parseStatement(statement, node));
}

function parseStatement(statement: string, node: string): Ast {
  const match = assigned.exec(statement);
  if (!match) return parseExpression(statement, node);
  const [, assignedName = '', value = ''] = match;
  const name = variableName(assignedName, node);
  return { kind: 'call', name: assignment, args: [{ kind: 'name', name }, parseExpression(value, node)] };
}
