import { holds, parseCondition } from '../expressions/template.ts';
import { namesInside } from './variable-names.ts';

/** Refuses, under a name, a condition that no process could be deployed with. */
export function assertCondition(expression: string, name: string): void {
  parseCondition(expression, name);
}

/** The variables that a condition names itself. */
export function namesInCondition(expression: string, name: string): readonly string[] {
  const names = namesInside(parseCondition(expression, name));
  return names === 'all' ? [] : names;
}

/** Whether a condition holds with these variables; refused, under a name, where that cannot be told. */
export function tryCondition(
  expression: string,
  variables: Readonly<Record<string, unknown>>,
  name: string,
): boolean {
  const written = new Map(Object.entries(variables));
  return holds(
    parseCondition(expression, name),
    {
      has: (variable) => written.has(variable),
      get: (variable) => written.get(variable) ?? null,
      set: (variable, value) => void written.set(variable, value),
    },
    name,
  );
}
