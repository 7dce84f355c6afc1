import { Refusal } from '../../../kit/runtime/errors.ts';
import { assertKeepable, variableName } from '../../expressions/variable-limits.ts';
import type { Faults } from '../faults/faults.ts';
import type { Element } from '../moddle.ts';
import { elementOf, elementsOf, textOf, typeOf } from '../moddle.ts';
import { readLoop } from './read-loop.ts';
import { nameOf } from '../refuse-unsupported.ts';
import type { Vendor } from '../vendor.ts';

/** The values that variables of a process begin with: those of its data objects, as their types say. */
export function readDefaults(
  process: Element,
  { vendor, faults }: Reading,
): Readonly<Record<string, unknown>> {
  const objects = elementsOf(process, 'flowElements').filter((element) => typeOf(element) === 'dataObject');
  const read = (object: Element) =>
    faults.at(
      textOf(object, 'id'),
      () => readDefault(object, vendor),
      () => [],
    );
  return Object.fromEntries(objects.flatMap(read));
}

/** How a document is read. */
interface Reading {
  vendor: Vendor;
  faults: Faults;
}

/** The same of the subprocesses in a scope, however deep, by their ids: variables of their own. */
export function readScopeDefaults(
  scope: Element,
  reading: Reading,
): [string, Readonly<Record<string, unknown>>][] {
  const scopes = elementsOf(scope, 'flowElements').filter((element) => typeOf(element) === 'subProcess');
  return scopes.flatMap((inner) => {
    const defaults = readDefaults(inner, reading);
    reading.faults.look(textOf(inner, 'id'), () =>
      refuseLoopNames(inner, Object.keys(defaults), reading.vendor),
    );
    const own: [string, Readonly<Record<string, unknown>>] = [textOf(inner, 'id') ?? '', defaults];
    return [...(Object.keys(defaults).length > 0 ? [own] : []), ...readScopeDefaults(inner, reading)];
  });
}

/** What one of several instances is told of itself is no variable that begins with something else. */
function refuseLoopNames(scope: Element, names: readonly string[], vendor: Vendor): void {
  if (names.length === 0) return;
  const loop = readLoop(scope, vendor);
  const told = loop ? ['loopCounter', loop.itemName] : [];
  const taken = names.find((name) => told.includes(name));
  if (taken !== undefined)
    throw new Refusal('workflow.modelFeature', { node: nameOf(scope), feature: `dataObject ${taken}` });
}

/** A data object without a value says only that there may be one. */
function readDefault(object: Element, vendor: Vendor): [string, unknown][] {
  const [child] = vendor.children(object, 'value');
  const source = child ? textOf(child, '$body') : null;
  if (source === null) return [];
  const node = nameOf(object);
  const name = variableName(node, node);
  const value = valueIn(source, typeNameOf(object), node);
  assertKeepable(name, value);
  return [[name, value]];
}

function typeNameOf(object: Element): string {
  const subject = elementOf(object, 'itemSubjectRef');
  const type = subject && (textOf(subject, 'structureRef') ?? textOf(subject, 'id'));
  return (type ?? 'string').replace(/^[^:]*:/, '');
}

function valueIn(source: string, type: string, node: string): unknown {
  const value = readers[type]?.(source);
  if (value === undefined) throw new Refusal('workflow.modelFeature', { node, feature: `${type} ${source}` });
  return value;
}

const wholeNumber = (source: string) => (/^-?\d{1,15}$/.test(source) ? Number(source) : undefined);
const someNumber = (source: string) =>
  source !== '' && Number.isFinite(Number(source)) ? Number(source) : undefined;
const moment = (source: string) => (Number.isNaN(Date.parse(source)) ? undefined : source);

const readers: Partial<Record<string, (source: string) => unknown>> = {
  string: (source) => source,
  ...{ int: wholeNumber, integer: wholeNumber, long: wholeNumber },
  ...{ double: someNumber, float: someNumber, decimal: someNumber },
  boolean: (source) => (source === 'true' ? true : source === 'false' ? false : undefined),
  ...{ date: moment, datetime: moment, dateTime: moment },
};
