import type { Definition } from '../definition.ts';
import { labelOf, plainStartOf } from '../definition.ts';

/**
 * The start that people begin the process at, by what they call it, where it names no form: a process without a business row of
 * its own is begun by its form alone, so nobody can begin it.
 */
export function withoutForm(definition: Definition): readonly string[] {
  const start = plainStartOf(definition, '');
  return start && definition.caseType === null && start.formKey === null ? [labelOf(start)] : [];
}
