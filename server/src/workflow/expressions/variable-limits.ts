import { Refusal } from '../../kit/runtime/errors.ts';
import { blockedNames } from './ast.ts';

/** Bytes of JSON that one variable may have, and all variables of one instance together; how many these may be. */
export const variableLimits = { value: 64 * 1024, instance: 1024 * 1024, count: 2000 };

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);
/** Bytes of a value as JSON, which keeps undefined as null. */
export const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value ?? null));

const bytesAStep = 64;
/** Values do not change, and one that is read often is measured once. */
const sizes = new WeakMap<object, number>();

/** How many steps a value is worth where steps are counted: to compare or search a large one takes longer. */
export function stepsOf(value: unknown): number {
  if (typeof value === 'string') return Math.floor(Buffer.byteLength(value) / bytesAStep);
  if (typeof value !== 'object' || value === null) return 0;
  const size = sizes.get(value) ?? sizeOf(value);
  sizes.set(value, size);
  return Math.floor(size / bytesAStep);
}

/** What the engine itself keeps under these names: the choice just made, those of all nodes, and where several instances are. */
const engineNames: readonly string[] = [
  ...['outcome', 'outcomes', 'loopCounter'],
  ...['nrOfInstances', 'nrOfActiveInstances', 'nrOfCompletedInstances'],
];

/** Whether a variable may have this name: the engine's own, and what every JavaScript object has already (`constructor`), are refused. */
export const isDataName = (name: string): boolean =>
  !blockedNames.includes(name) && !engineNames.includes(name) && !(name in Object.prototype);

/** A name that a model gives to a variable; one that is not allowed refuses the deployment. */
export function variableName(name: string, node: string): string {
  if (!isDataName(name)) throw new Refusal('workflow.expressionForbidden', { node, name });
  return name;
}

/** Refuses a variable whose name is not allowed, or whose value is too large to keep. */
export function assertKeepable(name: string, value: unknown): void {
  if (!isDataName(name)) throw new Refusal('workflow.variableName', { variable: name });
  const size =
    typeof value === 'string' && value.length > variableLimits.value ? value.length : sizeOf(value);
  if (size > variableLimits.value)
    throw new Refusal('workflow.variableSize', { variable: name, most: kilobytes(variableLimits.value) });
}

interface Kept {
  variables: Readonly<Record<string, unknown>>;
  /** Bytes of variables that are kept besides. */
  unread: Readonly<Record<string, number>>;
  /** Those of the subprocesses under way. */
  ofScopes: readonly Readonly<Record<string, unknown>>[];
}

/** Refuses variables that are too many or too large together, although each is small enough. */
export function assertKeepableTogether({ variables, unread, ofScopes }: Kept): void {
  const others = Object.keys(unread).filter((name) => !Object.hasOwn(variables, name));
  const unreadSize = others.reduce((sum, name) => sum + (unread[name] ?? 0), 0);
  const size = [variables, ...ofScopes].reduce((sum, one) => sum + sizeOf(one), unreadSize);
  if (size > variableLimits.instance)
    throw new Refusal('workflow.variablesSize', { most: kilobytes(variableLimits.instance) });
  const { count } = variableLimits;
  if (Object.keys(variables).length + others.length > count)
    throw new Refusal('workflow.variablesCount', { most: count });
}
