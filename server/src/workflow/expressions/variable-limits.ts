import { Refusal } from '../../kit/runtime/errors.ts';
import { blockedNames } from './ast.ts';

/** Bytes of JSON that one variable may have, and all variables of one instance together. */
export const most = { value: 64 * 1024, instance: 1024 * 1024 };

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);
// What JSON has no word for, as undefined, is kept as null.
const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value ?? null));

/** Whether a name may stand for data: what JavaScript gives every object is none. */
export const isDataName = (name: string): boolean =>
  !blockedNames.includes(name) && !(name in Object.prototype);

/** Refuses a variable whose name is not one for data, or whose value is too large to keep. */
export function assertKeepable(name: string, value: unknown): void {
  if (!isDataName(name)) throw new Refusal('workflow.variableName', { variable: name });
  const size = typeof value === 'string' && value.length > most.value ? value.length : sizeOf(value);
  if (size > most.value)
    throw new Refusal('workflow.variableSize', { variable: name, most: kilobytes(most.value) });
}

/** Refuses variables that are too large together, although each is small enough. */
export function assertKeepableTogether(variables: Readonly<Record<string, unknown>>): void {
  if (sizeOf(variables) > most.instance)
    throw new Refusal('workflow.variablesSize', { most: kilobytes(most.instance) });
}
