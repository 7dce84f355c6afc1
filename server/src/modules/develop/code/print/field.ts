import type { GeneratedField, GeneratedKind } from '@policy/shared/contract/develop/generated-field.ts';

import { objectOf, quoted } from './literal.ts';

type Print = (field: GeneratedField, hints: readonly string[]) => string;

const call = (name: string, ...args: readonly string[]) => `${name}(${args.filter(Boolean).join(', ')})`;
const lineMax = 100;
const textMax = 2000;
const numberMax = 999_999;

/** How each kind of field is said in a contract. */
const prints: Record<GeneratedKind, Print> = {
  text: ({ max }, hints) => call('text', String(max ?? lineMax), objectOf(hints)),
  longText: ({ max }, hints) => call('longText', String(max ?? textMax), objectOf(hints)),
  richText: ({ max }, hints) => call('richText', String(max ?? textMax), objectOf(hints)),
  integer: ({ max }, hints) => call('integer', '0', grouped(max ?? numberMax), objectOf(hints)),
  money: (_, hints) => call('money', objectOf(hints)),
  flag: (_, hints) => call('flag', objectOf([...hints, 'initial: 0'])),
  choice: ({ options }, hints) =>
    call('choice', `[${(options ?? []).map(({ key }) => quoted(key)).join(', ')}]`, objectOf(hints)),
  date: (_, hints) => call('date', objectOf(hints)),
  dateTime: (_, hints) => call('dateTime', objectOf(hints)),
  reference: ({ source, name }, hints) =>
    call('reference', quoted(source ?? ''), objectOf([`as: ${quoted(nameBeside(name))}`, ...hints])),
};

/** Row field that carries the name of what a reference points to. */
const nameBeside = (field: string): string => `${field.replace(/Id$/, '')}Name`;

/** `12_000`, as people read it. */
const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '_');

const unlisted: readonly GeneratedKind[] = ['richText'];
const unsorted: readonly GeneratedKind[] = ['richText', 'longText', 'reference'];

function hintsOf({ kind, list, search, sort }: GeneratedField): string[] {
  return [
    ...(list && !unlisted.includes(kind) ? ['list: true'] : []),
    ...(search && !unlisted.includes(kind) ? ['search: true'] : []),
    ...(sort && !unsorted.includes(kind) ? ['sort: true'] : []),
  ];
}

/** A field as its contract says it; a key is never changed. */
export function printField(field: GeneratedField, isKey: boolean): string {
  const said = prints[field.kind](field, [...hintsOf(field), ...(isKey ? ['createOnly: true'] : [])]);
  return `${field.name}: ${field.isRequired ? said : call('optional', said)},`;
}

/** What a contract with these fields brings in from the kit. */
export function kitNames(fields: readonly GeneratedField[]): string[] {
  const isOptional = fields.some(({ isRequired }) => !isRequired);
  return [
    ...new Set([...fields.map(({ kind }): string => kind), ...(isOptional ? ['optional'] : [])]),
  ].sort();
}
