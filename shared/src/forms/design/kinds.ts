import { dictionaryKey, dictionaryWidget } from '../fields/dictionary-fields.ts';
import { filesKey, filesWidget, imagesWidget, signatureWidget } from '../fields/file-fields.ts';
import { lookOf } from '../fields/group-looks.ts';
import { isRich, richMedia, richWidget } from '../fields/rich-fields.ts';
import { setLineOf, setLines } from '../fields/set-lines.ts';
import type { SetLine } from '../fields/set-lines.ts';
import { givenBy, givenWidgets } from '../given-fields.ts';
import { regionWidget } from '../fields/region-fields.ts';
import { formulaKey } from '../dependences/settled-answers.ts';
import { isPart } from './form-tree.ts';
import type { Part } from './form-tree.ts';

/** What can be put into a form, in the order of the palette. */
export const fieldKinds = [
  'text',
  'longText',
  'richText',
  'phone',
  'email',
  'link',
  'number',
  'amount',
  'date',
  'dateTime',
  'time',
  'dateRange',
  'choice',
  'multiple',
  'yesNo',
  'dictionary',
  'person',
  'department',
  'region',
  'location',
  'files',
  'image',
  'signature',
  'formula',
  'companyFact',
  'serial',
  'rows',
  'group',
  'columns',
  'tabs',
  'collapse',
  'explanation',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** A text in Chinese and in English. */
export type Said = readonly [zh: string, en: string];

/** What a new field is made of; its words are those of its title and of its options. */
interface Blank {
  part: Part;
  layout?: Part;
  words: readonly Said[];
}

const object = () => ({ type: 'object', additionalProperties: false, required: [], properties: {} });
const options = (words: readonly (readonly [value: string, said: Said])[]) =>
  words.map(([value, [title]]) => ({ const: value, title }));

const yesNo = [
  ['yes', ['是', 'Yes']],
  ['no', ['否', 'No']],
] as const;
const two = [
  ['option1', ['选项一', 'Option one']],
  ['option2', ['选项二', 'Option two']],
] as const;
const pages = [
  ['tab1', ['标签一', 'Tab one']],
  ['tab2', ['标签二', 'Tab two']],
] as const;
const wordsOf = (list: readonly (readonly [string, Said])[]) => list.map(([, said]) => said);

const setLine = (kind: SetLine) => () => ({
  part: { type: 'string', ...setLines[kind] },
  layout: { 'ui:widget': kind },
});

/** A field of uploaded files, under its own control. */
const uploads =
  (widget: string, [accept, maxItems]: readonly [types: string[], most: number]) =>
  () => ({
    part: {
      ...{
        type: 'array',
        uniqueItems: true,
        minItems: 1,
        maxItems,
        items: { type: 'string', format: 'uuid' },
      },
      [filesKey]: { accept, maxSizeMb: 10 },
    },
    layout: { 'ui:widget': widget },
  });

/** What each kind begins as. */
const blanks: Record<Exclude<FieldKind, 'dateRange'>, () => Omit<Blank, 'words'> & { words?: Said[] }> = {
  text: () => ({ part: { type: 'string', minLength: 1, maxLength: 100 } }),
  longText: () => ({
    part: { type: 'string', minLength: 1, maxLength: 1000 },
    layout: { 'ui:widget': 'textarea', 'ui:options': { rows: 4 } },
  }),
  richText: () => ({
    part: { type: 'string', minLength: 1, maxLength: 10_000, contentMediaType: richMedia },
    layout: { 'ui:widget': richWidget },
  }),
  phone: setLine('phone'),
  email: setLine('email'),
  link: setLine('link'),
  number: () => ({ part: { type: 'integer', minimum: 0, maximum: 100_000 } }),
  amount: () => ({ part: { type: 'number', minimum: 0, maximum: 100_000 } }),
  date: () => ({ part: { type: 'string', format: 'date' } }),
  dateTime: setLine('dateTime'),
  time: setLine('time'),
  choice: () => ({
    part: { type: 'string', oneOf: options(two) },
    layout: { 'ui:widget': 'radio' },
    words: wordsOf(two),
  }),
  multiple: () => ({
    part: { type: 'array', uniqueItems: true, minItems: 1, items: { type: 'string', oneOf: options(two) } },
    layout: { 'ui:widget': 'checkboxes' },
    words: wordsOf(two),
  }),
  yesNo: () => ({
    part: { type: 'string', oneOf: options(yesNo) },
    layout: { 'ui:widget': 'radio' },
    words: wordsOf(yesNo),
  }),
  // Which dictionary is named next; until then the form cannot be published.
  dictionary: () => ({
    part: { type: 'string', minLength: 1, maxLength: 100, [dictionaryKey]: '' },
    layout: { 'ui:widget': dictionaryWidget },
  }),
  person: () => ({ part: { type: 'string', format: 'uuid' }, layout: { 'ui:widget': 'person' } }),
  department: () => ({
    part: { type: 'string', format: 'uuid' },
    layout: { 'ui:widget': 'department' },
  }),
  region: () => ({
    part: { type: 'string', pattern: '^[0-9]{2,12}$', maxLength: 12 },
    layout: { 'ui:widget': regionWidget },
  }),
  location: setLine('location'),
  files: uploads(filesWidget, [['pdf', 'jpg', 'png'], 5]),
  image: uploads(imagesWidget, [['jpg', 'png'], 5]),
  signature: uploads(signatureWidget, [['png', 'jpg'], 1]),
  // What it is worked out from is chosen next; until then the form cannot be published.
  formula: () => ({
    part: { type: 'number', readOnly: true, [formulaKey]: { '+': [] } },
    layout: { 'ui:widget': 'formula' },
  }),
  companyFact: () => ({
    part: { type: 'string', maxLength: 200, readOnly: true },
    layout: { 'ui:widget': 'companyFact', 'ui:options': { fact: 'companyName' } },
  }),
  serial: () => ({
    part: { type: 'string', maxLength: 40, readOnly: true },
    layout: { 'ui:widget': 'serial', 'ui:options': { prefix: '' } },
  }),
  rows: () => ({
    part: { type: 'array', minItems: 1, maxItems: 200, items: object() },
    layout: { 'ui:options': { orderable: false }, items: { 'ui:order': [] } },
  }),
  group: () => ({ part: object(), layout: { 'ui:order': [] } }),
  columns: () => ({ part: object(), layout: { 'ui:order': [], 'ui:options': { columns: 2 } } }),
  tabs: () => ({
    part: {
      ...object(),
      properties: Object.fromEntries(pages.map(([name, [title]]) => [name, { ...object(), title }])),
    },
    layout: {
      'ui:order': pages.map(([name]) => name),
      'ui:options': { look: 'tabs' },
      ...Object.fromEntries(pages.map(([name]) => [name, { 'ui:order': [] }])),
    },
    words: wordsOf(pages),
  }),
  collapse: () => ({ part: object(), layout: { 'ui:order': [], 'ui:options': { look: 'collapse' } } }),
  explanation: () => ({ part: { type: 'null' } }),
};

/** A new field of a kind under a title. */
export function blankOf(kind: Exclude<FieldKind, 'dateRange'>, title: Said): Blank {
  const { part, layout, words = [] } = blanks[kind]();
  return { part: { ...part, title: title[0] }, ...(layout && { layout }), words: [title, ...words] };
}

/** What kind a field is of, as its schema and its layout say. */
export const kindOf = (part: Part, layout: Part): Exclude<FieldKind, 'dateRange' | 'yesNo'> =>
  givenBy(layout)?.kind ?? kindByKeyword(part, layout) ?? answeredKind(part, layout);

/** The kind of a field that has a keyword of ours. */
function kindByKeyword(part: Part, layout: Part) {
  if (part[formulaKey] !== undefined) return 'formula';
  if (part[dictionaryKey] !== undefined) return 'dictionary';
  return part[filesKey] === undefined ? null : (pictures[String(layout['ui:widget'])] ?? 'files');
}

const pictures: Partial<Record<string, 'image' | 'signature'>> = {
  [imagesWidget]: 'image',
  [signatureWidget]: 'signature',
};

function answeredKind(part: Part, layout: Part) {
  const { type } = part;
  if (type === 'object') return lookOf(layout) ?? (columnsOf(layout) > 1 ? 'columns' : 'group');
  if (type === 'array') return isPart(part.items) && part.items.type === 'object' ? 'rows' : 'multiple';
  return byType[String(type)] ?? kindOfText(part, layout);
}

const byType: Partial<Record<string, 'explanation' | 'number' | 'amount'>> = {
  null: 'explanation',
  integer: 'number',
  number: 'amount',
};

const byWidget: Partial<Record<string, 'region' | 'person' | 'department'>> = {
  ...{ [regionWidget]: 'region', person: 'person', department: 'department' },
};

function kindOfText(part: Part, layout: Part) {
  const known = setLineOf(layout) ?? byWidget[String(layout['ui:widget'])];
  if (known) return known;
  if (isRich(part)) return 'richText';
  if (part.oneOf) return 'choice';
  if (part.format === 'date') return 'date';
  return layout['ui:widget'] === 'textarea' ? 'longText' : 'text';
}

/** Kinds that nobody fills in: none of them can be required. */
export const neverRequired: readonly FieldKind[] = ['explanation', 'formula', ...givenWidgets];

/** Beside how many others a group's fields stand. */
export function columnsOf(layout: Part): number {
  const own = layout['ui:options'];
  return isPart(own) && typeof own.columns === 'number' ? own.columns : 1;
}
