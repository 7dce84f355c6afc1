import { parseCondition } from '../expressions/template.ts';

/** Refuses, under a name, a condition that no process could be deployed with. */
export function assertCondition(expression: string, name: string): void {
  parseCondition(expression, name);
}
