import { z } from 'zod';

import type { Condition } from './condition.ts';
import type { MaskKind } from './mask.ts';
import type { Personal } from './personal.ts';
import { characters, isReadable, isReadableLine, readable } from './readable.ts';

/** Every kind of field; each kit answers each kind in one `Record<FieldKind, …>`. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'integer'
  | 'decimal'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'numericChoice'
  | 'date'
  | 'dateTime'
  | 'reference'
  | 'references'
  | 'json';

/** A call that answers an array of what a text may be, whatever else it was once. */
export interface Offers {
  call: string;
  query?: Readonly<Record<string, string>>;
  /** Fields of an entry: what is stored, and what is shown. */
  value: string;
  label: string;
  /** Several may be picked: they are stored with commas between them. */
  isForSeveral?: true;
}

/** What a schema alone cannot say: how a field is listed, searched, sorted, stored and edited. */
export interface FieldMeta {
  kind: FieldKind;
  required: boolean;
  /** Shown as a column of the list. */
  list?: boolean;
  /** A column that starts hidden: the settings of the table bring it in. */
  hiddenByDefault?: boolean;
  /** A number that is searched for from one value on: how long, how many. */
  minFilter?: boolean;
  /** Long HTML that list rows carry all the same. */
  inList?: boolean;
  /** A document that a page of its own reads and writes: lists, forms and histories of rows leave it out. */
  isDocument?: boolean;
  /** Offered as a filter; anything else in a query is ignored. */
  search?: boolean;
  /** A text that is looked for by the whole of it and not by a part, so that an index serves it. */
  searchedWhole?: boolean;
  /** The name of an entity, which people read and pick by its title. */
  namesEntity?: boolean;
  /** Names of fields, joined by commas, of the entity that another field of the row names; people read their labels. */
  namesFieldsOf?: string;
  /** May be named in `ascs` and `descs`. */
  sort?: boolean;
  /** Asked for or ordered by in a table that only grows: an index of its own serves it. */
  indexed?: boolean;
  /** Field of the same row that says this in English, where the row has such words. */
  en?: string;
  /** Name of the entity that a reference points to. */
  source?: string;
  /** A text that is picked from what a call offers, and not typed. */
  offeredBy?: Offers;
  /** Row field that carries the referenced row's name. */
  as?: string;
  /** Row field that carries its English name, null where it has none. */
  asEn?: string;
  /** Wire values of a choice, in the order offered. */
  options?: readonly string[];
  /** Value of a new row when the draft is silent. */
  initial?: unknown;
  /** Written when a row is made, dropped from later drafts. */
  createOnly?: boolean;
  /** The server's own: shown in rows, dropped from every draft. */
  readOnly?: boolean;
  /** Parent of a tree: null in the table, "0" on the wire. */
  root?: boolean;
  /** A text that may contain paths of the server's disk: only the platform's administrator sees it with the folders. */
  namesPlaces?: boolean;
  /** Field of the same row that says in words what is seen or heard where this line leads: nothing is published without. */
  describedBy?: string;
  /** A line that is the address of a stored file. */
  namesFile?: boolean;
  /** Masked for everyone but the person whose row it is; the whole value is revealed for a stated reason only. */
  masked?: MaskKind;
  /** A value of a person: what it is kept for, and how long. */
  personal?: Personal;
  /** Asked for and shown only while this holds of the row. */
  visibleWhen?: Condition;
  /** May be empty, but not in what is written while this holds of the row. */
  requiredWhen?: Condition;
}

/** A hand-set part of the hints; kind and required come from the helper used. */
export type Hints = Partial<Omit<FieldMeta, 'kind' | 'required' | 'options'>>;

const registry = z.registry<FieldMeta>();

function field<S extends z.ZodType>(schema: S, meta: FieldMeta): S {
  registry.add(schema, meta);
  return schema;
}

/** Makes a schema of a length once: each rule that is added makes another schema, which all pages would wait for. */
function madeOnce<S>(make: (max: number) => S): (max: number) => S {
  const made = new Map<number, S>();
  return (max) => {
    const schema = made.get(max) ?? make(max);
    made.set(max, schema);
    return schema;
  };
}

const words = madeOnce((max) => z.string().trim().min(1).max(max));
/** A line of 1 to `max` characters, for the inputs of calls. */
export const line = madeOnce((max) => words(max).refine(isReadableLine, characters));
const lines = madeOnce((max) => words(max).refine(isReadable, characters));

/** A required line of 1 to `max` characters, trimmed. */
export const text = (max: number, hints: Hints = {}) =>
  field(line(max).clone(), { kind: 'text', required: true, ...hints });

/** What the entries of a business dictionary offer: the key is stored. */
export const dictionaryOffers = (code: string): Offers => ({
  ...{ call: 'blade-system/dict-biz/dictionary', query: { code } },
  ...{ value: 'dictKey', label: 'dictValue' },
});

/** A required line of a set form, up to `max` characters. */
export const textLike = (form: RegExp, max: number, hints: Hints = {}) =>
  field(words(max).regex(form).refine(isReadableLine, characters), {
    kind: 'text',
    required: true,
    ...hints,
  });

/** A required text of several lines, up to `max` characters. */
export const longText = (max: number, hints: Hints = {}) =>
  field(lines(max).clone(), { kind: 'longText', required: true, ...hints });

/** A schema of HTML or of a document; the mark lets the type of a list row leave it out. */
export type RichText = z.ZodString & { readonly _richText: true };

/** Required HTML, sanitised by the server when written and again where shown; absent from list rows. */
export const richText = (max: number, hints: Hints = {}) =>
  // The mark exists in the type only.
  field(words(max).clone() as RichText, { kind: 'richText', required: true, ...hints });

/** A document that only the details of a row carry, such as a diagram, of up to `max` characters. */
export const document = (max: number, hints: Hints = {}) =>
  // The mark exists in the type only.
  field(lines(max).clone() as RichText, { kind: 'longText', required: true, isDocument: true, ...hints });

/** The same for a part of a document that is only read with its siblings: lists carry it. */
export const richPart = (max: number, hints: Hints = {}) =>
  field(words(max).clone(), { kind: 'richText', required: true, inList: true, ...hints });

/** A required whole number within the bounds. */
export const integer = (min: number, max: number, hints: Hints = {}) =>
  field(z.int().min(min).max(max), { kind: 'integer', required: true, ...hints });

const amount = z.number().min(0).max(9_999_999_999).multipleOf(0.0001);

/** Money in 万元 with four decimals, `numeric(14,4)` in the table. */
export const money = (hints: Hints = {}) =>
  field(amount.clone(), { kind: 'decimal', required: true, ...hints });

const oneOrZero = z.union([z.literal(0), z.literal(1)]);

/** 0 or 1 on the wire and in the table. */
export const flag = (hints: Hints = {}) =>
  field(oneOrZero.clone(), { kind: 'flag', required: true, ...hints });

/** One of a fixed list of keys; their names stand in the message catalogues. */
export const choice = <const O extends readonly [string, ...string[]]>(options: O, hints: Hints = {}) =>
  field(z.enum(options), { kind: 'choice', required: true, options, ...hints });

/** One of a fixed list of numbers, where the wire has numbers for keys; their names stand in the message catalogues. */
export const numericChoice = <const O extends readonly [number, ...number[]]>(
  options: O,
  hints: Hints = {},
) =>
  field(z.literal([...options]), {
    kind: 'numericChoice',
    required: true,
    options: options.map(String),
    ...hints,
  });

/** Several of a fixed list of keys: `string[]` in code, comma-joined on the wire. */
export const choices = <const O extends readonly [string, ...string[]]>(options: O, hints: Hints = {}) =>
  field(z.array(z.enum(options)).min(1).max(options.length), {
    kind: 'choices',
    required: true,
    options,
    ...hints,
  });

// PostgreSQL knows no year 0, and nothing here is older than the year 1000.
const knownYear = /^[12]\d{3}-/;

/** A calendar day, `yyyy-MM-dd`. */
export const date = (hints: Hints = {}) => field(day.clone(), { kind: 'date', required: true, ...hints });

const day = z.iso.date().regex(knownYear);

const momentShape = /^[12]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const localMoment = z.iso.datetime({ local: true, precision: 0 });
const isMoment = (value: string) => localMoment.safeParse(value.replace(' ', 'T')).success;
const moment = z.string().regex(momentShape).refine(isMoment);

/** A moment in Asia/Shanghai, `yyyy-MM-dd HH:mm:ss`. */
export const dateTime = (hints: Hints = {}) =>
  field(moment.clone(), { kind: 'dateTime', required: true, ...hints });

/** A schema of an id; the mark carries the names of the row fields that tell the pointed row's names. */
export type Reference<A extends string> = z.ZodUUID & { readonly _as: A };

/** The id of a row of `source`, which must exist in the writer's tenant; `as` and `asEn` name it in rows. */
export const reference = <const A extends string = never, const E extends string = never>(
  source: string,
  hints: Omit<Hints, 'as' | 'asEn'> & { as?: A; asEn?: E } = {},
) =>
  // The mark exists in the type only.
  field(z.uuid() as Reference<A | E>, { kind: 'reference', required: true, source, ...hints });

/** The parent of a node of a tree; a root has none (`"0"` on the wire). */
export const parentOf = (source: string, hints: Omit<Hints, 'as' | 'asEn'> = {}) =>
  optional(reference(source, { root: true, search: true, ...hints }));

// A role that may do everything is granted each button, and there are more than five hundred.
const ids = z.array(z.uuid()).max(1000);
const someIds = ids.min(1);

/** Ids of rows of `source`: a relation table, `string[]` in code, comma-joined on the wire. */
export const references = (source: string, hints: Hints = {}) =>
  field(someIds.clone(), { kind: 'references', required: true, source, ...hints });

/** A structured value in one column, checked by its own schema; every text in it is readable. */
export const json = <S extends z.ZodType>(schema: S, hints: Hints = {}) =>
  field(readable(schema), { kind: 'json', required: true, ...hints });

/** Answers to a form by their names: what they may hold the form itself says, of each at its place. */
export const answers = (hints: Hints = {}) =>
  field(z.record(z.string().max(80), z.unknown()), { kind: 'json', required: true, ...hints });

/** The same field, but it may be left empty: null in rows, absent or null in drafts. */
export function optional<S extends z.ZodType>(schema: S) {
  return field(mayBeEmpty(schema).nullable().optional(), { ...metaOf(schema), required: false });
}

/** An optional list may have nothing in it: the minimum belongs to the required form only. */
function mayBeEmpty<S extends z.ZodType>(schema: S): S {
  const { kind, options } = metaOf(schema);
  if (kind === 'references') return ids.clone() as unknown as S;
  if (kind === 'choices' && options) return z.array(z.enum(options)).max(options.length) as unknown as S;
  return schema;
}

/** An optional field as it is while its row requires it: it may not be left empty. */
export function demanded(schema: z.ZodType): z.ZodType {
  const given = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const filled = (given instanceof z.ZodNullable ? given.unwrap() : given) as z.ZodType;
  const whole = filled instanceof z.ZodArray ? filled.min(1) : filled;
  return field(whole, { ...metaOf(schema), required: true });
}

/** The hints of a field built by this file; anything else is a programming error. */
export function metaOf(schema: z.ZodType): FieldMeta {
  const meta = registry.get(schema);
  if (!meta) throw new Error('Field was not built with the contract kit');
  return meta;
}
