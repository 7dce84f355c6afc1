import { documentOf, isOf, partOf, partsOf, textOf } from './moddle.ts';
import type { Editing, Moddle, Target } from './moddle.ts';
import { readVendorChildren, writeVendorChildren } from './vendor.ts';

/** A variable that a process, or a subprocess, begins with. */
export interface DataDefault {
  /** Its name is that of the variable. */
  name: string;
  type: DataType;
  value: string;
}

/** The types that the engine knows, as documents of other engines name them. */
export const dataTypes = ['string', 'int', 'double', 'boolean', 'datetime'] as const;
type DataType = (typeof dataTypes)[number];

const spelt: Partial<Record<string, DataType>> = {
  ...{
    integer: 'int',
    long: 'int',
    float: 'double',
    decimal: 'double',
    date: 'datetime',
    dateTime: 'datetime',
  },
};

/** The data object that is drawn, or is meant by what is drawn. */
export const dataObjectOf = (element: Moddle): Moddle | undefined =>
  isOf(element, 'DataObject') ? element : partOf(element, 'dataObjectRef');

/** What a data object begins with; nothing for other elements, and for those that only refer to one. */
export function readDefault(element: Moddle): DataDefault | undefined {
  if (!isOf(element, 'DataObject')) return undefined;
  const [child] = readVendorChildren(element, 'value');
  return {
    ...{ name: textOf(element, 'name') || textOf(element, 'id'), type: typeOf(element) },
    value: child?.['$body'] ?? '',
  };
}

function typeOf(object: Moddle): DataType {
  const subject = partOf(object, 'itemSubjectRef');
  const said = (textOf(subject, 'structureRef') || textOf(subject, 'id')).replace(/^[^:]*:/, '');
  return dataTypes.find((known) => known === said) ?? spelt[said] ?? 'string';
}

/** Changes it, in one change; the type is declared once for all data objects that have it. */
export function writeDefault({ editing, element }: Target, change: Partial<DataDefault>): void {
  const { name, type, value } = change;
  editing.asOne(() => {
    if (name !== undefined) editing.update(element, { name: name.trim() || undefined });
    if (type !== undefined) editing.update(element, { itemSubjectRef: declared(editing, element, type) });
    if (value === undefined) return;
    const rows = value === '' ? [] : [{ $body: value }];
    writeVendorChildren({ editing, element }, 'value', rows);
  });
}

const xsd = 'http://www.w3.org/2001/XMLSchema';

function declared(editing: Editing, element: Moddle, type: DataType): Moddle {
  const document = documentOf(element);
  const there = partsOf(document, 'rootElements');
  const known = there.find(
    (one) => isOf(one, 'ItemDefinition') && textOf(one, 'structureRef') === `xsd:${type}`,
  );
  if (known) return known;
  const ids = new Set(there.map((one) => textOf(one, 'id')));
  const id = [type, ...[...Array(there.length + 1).keys()].map((n) => `${type}_${n + 1}`)].find(
    (one) => !ids.has(one),
  );
  const made = editing.create('bpmn:ItemDefinition', { id, structureRef: `xsd:${type}` });
  made.$parent = document;
  editing.update(document, { 'xmlns:xsd': xsd, rootElements: [...there, made] });
  return made;
}
