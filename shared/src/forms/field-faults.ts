import { materialTypes } from '../contract/entities/content/item-guide-material.ts';
import type { formFaults } from '../messages/zh/form-faults.ts';
import { dictionaryKey, dictionaryOf } from './fields/dictionary-fields.ts';
import { fileLimitsOf, filesKey } from './fields/file-fields.ts';
import { isStructure } from './form-rule.ts';
import { hasNestedQuantifiers } from './nested-quantifiers.ts';

/** One thing that is wrong with a form: where, which sentence says it, and of what. */
export interface Fault {
  field: string;
  key: keyof typeof formFaults;
  name: string;
  most?: number;
}

type Part = Readonly<Record<string, unknown>>;

/** How deep fields may lie in others. */
const deepest = 4;
const types = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];
const keyForm = /^[A-Za-z]\w{0,59}$/;
const bounds = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

/** What is wrong with the fields of an object, and with those inside of them. */
export function fieldFaults(object: Part, at: string, depth = 1): Fault[] {
  const properties = isStructure(object.properties) ? object.properties : {};
  const names = Object.keys(properties);
  if (names.length === 0) return [{ field: `${at}.properties`, key: 'empty', name: '' }];
  const required: unknown[] = Array.isArray(object.required) ? object.required : [];
  const unknown = required.filter((name) => typeof name !== 'string' || !names.includes(name));
  return [
    ...unknown.map((name): Fault => ({ field: `${at}.required`, key: 'required', name: String(name) })),
    ...names.flatMap((name) =>
      faultsOf({ name, part: properties[name], field: `${at}.properties.${name}`, depth }),
    ),
  ];
}

/** A key that answers can be kept by: one that every object has would find what nobody answered. */
const isKey = (name: string): boolean => keyForm.test(name) && !(name in Object.prototype);

interface Looked<P = unknown> {
  name: string;
  part: P;
  /** Where it stands. */
  field: string;
  depth: number;
}

function faultsOf({ name, part, field, depth }: Looked): Fault[] {
  const fault = (key: Fault['key']): Fault[] => [{ field, key, name, most: deepest }];
  if (!isKey(name)) return fault('name');
  if (!isStructure(part) || !types.includes(String(part.type))) return fault('type');
  if (depth > deepest) return fault('deep');
  const isTitled = isSaid(part.title);
  const known = { name: isTitled ? String(part.title) : name, part, field, depth };
  return [...(isTitled ? [] : fault('title')), ...ownFaults(known), ...inside(known)];
}

/** What a field says of itself, each with the fault that it would be. */
const checks: readonly (readonly [Fault['key'], (part: Part) => boolean])[] = [
  ['bounds', (part) => bounds.every(([least, most]) => !(Number(part[least]) > Number(part[most])))],
  ['pattern', ({ pattern }) => pattern === undefined || isPattern(pattern)],
  ['slowPattern', ({ pattern }) => !isPattern(pattern) || !hasNestedQuantifiers(String(pattern))],
  ['options', (part) => hasOptions(part)],
  ['dictionary', (part) => part[dictionaryKey] === undefined || namesDictionary(part)],
  ['files', (part) => part[filesKey] === undefined || takesFiles(part)],
];

const ownFaults = ({ name, part, field }: Looked<Part>): Fault[] =>
  checks.flatMap(([key, holds]) => (holds(part) ? [] : [{ field, key, name }]));

/** The faults of what lies in a group or in the rows of a list. */
function inside({ name, part, field, depth }: Looked<Part>): Fault[] {
  if (part.type === 'object') return fieldFaults(part, field, depth + 1);
  if (part.type !== 'array') return [];
  const { items } = part;
  if (isStructure(items) && items.type === 'object') return fieldFaults(items, `${field}.items`, depth + 1);
  const isFine = isStructure(items) && types.includes(String(items.type)) && hasOptions(items);
  return isFine ? [] : [{ field, key: 'type', name }];
}

function isPattern(pattern: unknown): boolean {
  try {
    return typeof pattern === 'string' && Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}

/** Whether a choice, where a field is one, has options that people and answers can tell apart. */
function hasOptions({ oneOf }: Part): boolean {
  if (oneOf === undefined) return true;
  const options: unknown[] = Array.isArray(oneOf) ? oneOf : [];
  const isWhole = options.every(
    (option) =>
      isStructure(option) && isSaid(option.title) && option.const !== undefined && option.const !== '',
  );
  const values = options.map((option) => (isStructure(option) ? option.const : undefined));
  return options.length > 0 && isWhole && new Set(values).size === values.length;
}

/** Whether a field that is answered from a dictionary names one, and holds one key of it. */
const namesDictionary = (part: Part): boolean => part.type === 'string' && dictionaryOf(part) !== null;

/** So many files a field may take at most, and so large each may be: uploads are no larger. */
const mostFiles = 20;
const largestMb = 20;

/** Whether a field of files says which ones it takes and how many, within what can be uploaded. */
function takesFiles(part: Part): boolean {
  const { accept, maxSizeMb } = fileLimitsOf(part) ?? { accept: [], maxSizeMb: 0 };
  const known = accept.filter((one) => materialTypes.some((type) => type === one));
  const isBounded = isWithin(part.maxItems, mostFiles) && isWithin(maxSizeMb, largestMb);
  return listsIds(part) && known.length > 0 && known.length === accept.length && isBounded;
}

const listsIds = ({ type, items }: Part): boolean =>
  type === 'array' && isStructure(items) && items.type === 'string' && items.format === 'uuid';

const isWithin = (count: unknown, most: number): boolean =>
  Number.isInteger(count) && Number(count) >= 1 && Number(count) <= most;

const isSaid = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '';
