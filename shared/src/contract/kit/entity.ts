import { z } from 'zod';

import { metaOf } from './field.ts';
import type { RichText } from './field.ts';
import type { LayoutPart } from './layout.ts';

/** Fields of an entity by name. */
export type Shape = Record<string, z.ZodType>;

/** What an entity says of itself; everything else about it is derived. */
export interface EntitySpec<F extends Shape, C extends Shape> {
  /** Path on the wire as the specification spells it; nothing else repeats it. */
  path: string;
  fields: F;
  /** Row-only values that the server works out when it reads. */
  computed?: C;
  /** Base of its permission codes (`<permissionBase>_add`); the last path segment unless said. */
  permissionBase?: string;
  /** Field that names a row to people; the first text unless said. */
  nameField?: keyof F & string;
  /** Field that names it in English, where a row may have such a name. */
  nameFieldEn?: keyof F & string;
  /** Fields that a caller without `<permissionBase>_view` may read of published rows; none makes the entity staff-only. */
  publicFields?: readonly (keyof F & string)[];
  /**
   * Path of the portal's page about one row, which its `id` names, without a language. Whoever may view the entity may look
   * at a row there before it is public.
   */
  publicPage?: string;
  /** Public only while the row this reference points to is public (a clause follows its policy). */
  publicThrough?: keyof F & string;
  /** A signed-in caller without `<permissionBase>_view` reads the rows whose scope user he is. */
  ownRows?: boolean;
  /** Fields that no two live rows of a tenant share. */
  unique?: readonly (keyof F & string)[];
  /** Belongs to the platform, not to a tenant. */
  platform?: boolean;
  /** The standard list is an array of the rows under one parent; pages come from `page`. */
  listByParent?: keyof F & string;
  /** The standard list is an array (trees and small tables). */
  listAll?: boolean;
  /** Path of the call that tells every officer the names to pick from; without one, a picker asks the list and its permission. */
  lookupPath?: string;
  /** What a filter asks that call besides: rows may point to more than may be picked. */
  filterWith?: Readonly<Record<string, string>>;
  /** Rows hang below each other, and the `tree` call answers all of them as nodes. */
  tree?: boolean;
  /** Rows are added all the time and never changed: they are kept apart by month, and a total of them may be five seconds old. */
  appendOnly?: boolean;
  /** Rows are read from those of other entities by a view of the database: nothing writes them. */
  view?: boolean;
  /**
   * Columns that data scopes look at; `createUser` and `createDept` unless said. With `company`, own rows are those of the
   * company that the caller acts for, or, while he acts for himself, his own that belong to no company. With `within`, they
   * are a person's, and those that belong to a company are his only while he acts for it.
   */
  scope?: { user?: string; department?: string; company?: string; within?: string };
  /** Order of a list when the caller names none: newest first unless said. */
  order?: readonly { field: string; descending?: boolean }[];
  /** Parts of its full page, in their order, with every field that may be written in one of them; without, a dialog edits it. */
  layout?: readonly LayoutPart<keyof F & string>[];
}

/** Columns every table carries; the server owns them, no draft may set them. */
export interface SystemFields {
  id: string;
  tenantId: string;
  createUser: string | null;
  createDept: string | null;
  createTime: string;
  updateUser: string | null;
  updateTime: string;
  isDeleted: 0 | 1;
  /** Grows by one at every write; a draft that carries an older one is refused. */
  version: number;
}

const wireTime = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
const systemShape = {
  id: z.uuid(),
  tenantId: z.string(),
  createUser: z.string().nullable(),
  createDept: z.string().nullable(),
  createTime: wireTime,
  updateUser: z.string().nullable(),
  updateTime: wireTime,
  isDeleted: z.union([z.literal(0), z.literal(1)]),
  version: z.int(),
};

/** Names of the columns that every table carries, whatever its entity says. */
export const systemFields: readonly string[] = Object.keys(systemShape);

/** Declares an entity; its schemas are genuine zod and its type carries every field. */
export function defineEntity<
  const N extends string,
  F extends Shape,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- no computed values is just that: no keys
  C extends Shape = Record<never, never>,
  const P extends string | undefined = undefined,
>(name: N, spec: EntitySpec<F, C> & { publicPage?: P }) {
  const status = 'status' in spec.fields ? {} : { status: z.int() };
  return {
    ...spec,
    name,
    // Known to whoever names the entity: its page exists or does not.
    publicPage: spec.publicPage as P,
    computed: spec.computed ?? ({} as C),
    permissionBase: spec.permissionBase ?? (spec.path.split('/').at(-1) ?? name).replaceAll('-', '_'),
    nameField: spec.nameField ?? firstText(spec.fields),
    /** A whole draft: what adding a row needs. */
    draft: z.object(spec.fields),
    /** A row as it stands on the wire, before lists of ids are joined. */
    row: z.object({
      ...systemShape,
      ...status,
      ...rowFields(spec.fields),
      ...names(spec.fields),
      ...spec.computed,
    }),
  };
}

/** A row always holds every field: what a draft may leave out is null there. */
function rowFields(fields: Shape): Shape {
  return Object.fromEntries(
    Object.entries(fields).map(([key, schema]) => [
      key,
      schema instanceof z.ZodOptional ? schema.unwrap() : schema,
    ]),
  ) as Shape;
}

const nameOrNull = z.string().nullable();

/** The names of referenced rows that travel beside their ids. */
function names(fields: Shape): Shape {
  const carried = Object.values(fields).flatMap((schema) => {
    const { as = [], asEn = [] } = metaOf(schema);
    return [as, asEn].flat();
  });
  return Object.fromEntries(carried.map((key) => [key, nameOrNull]));
}

/** The field that says in English what this one says; undefined where the entity has none. */
export const englishOf = ({ fields, nameField, nameFieldEn }: Entity, field: string): string | undefined =>
  metaOf(fields[field] as z.ZodType).en ?? (field === nameField ? nameFieldEn : undefined);

/** The field that people tell a row by, such as a number or an account: the first of those that no two rows share. */
export const keyFieldOf = ({ unique }: Pick<Entity, 'unique'>): string | undefined => unique?.[0];

function firstText(fields: Shape): string {
  return Object.keys(fields).find((key) => metaOf(fields[key] as z.ZodType).kind === 'text') ?? 'id';
}

/** Any entity, coarse: kits take this, callers keep the precise type. */
export interface Entity extends Omit<
  EntitySpec<Shape, Shape>,
  | 'computed'
  | 'permissionBase'
  | 'nameField'
  | 'nameFieldEn'
  | 'publicFields'
  | 'publicPage'
  | 'listByParent'
  | 'publicThrough'
  | 'unique'
  | 'layout'
> {
  name: string;
  permissionBase: string;
  nameField: string;
  nameFieldEn?: string;
  computed: Shape;
  publicFields?: readonly string[];
  publicPage?: string | undefined;
  listByParent?: string;
  publicThrough?: string;
  unique?: readonly string[];
  layout?: readonly LayoutPart[];
  draft: z.ZodObject;
  row: z.ZodObject;
}

type Present<S extends z.ZodType> = Exclude<z.output<S>, undefined>;
type StatusOf<E extends Entity> = 'status' extends keyof E['fields'] ? unknown : { status: number };

type NamedBy<S> = S extends { readonly _as: infer A extends string }
  ? A
  : S extends z.ZodOptional<z.ZodNullable<infer Inner>>
    ? NamedBy<Inner>
    : never;
type NamesOf<F> = { [A in NamedBy<F[keyof F]>]: string | null };

/** Names of the entity's own fields. */
export type FieldName<E extends Entity> = keyof E['fields'] & string;
/** What adding a row takes; fields that may be empty may be absent. */
export type DraftOf<E extends Entity> = z.output<z.ZodObject<E['fields']>>;
/** A row as code sees it on either side of the wire. */
export type RowOf<E extends Entity> = SystemFields &
  NamesOf<E['fields']> &
  StatusOf<E> & { [K in keyof E['fields']]: Present<E['fields'][K]> } & {
    [K in keyof E['computed']]: Present<E['computed'][K]>;
  };

type RichTextNames<F> = {
  [K in keyof F]: F[K] extends RichText | z.ZodOptional<z.ZodNullable<RichText>> ? K : never;
}[keyof F];
/** A row of a list: everything but the long HTML, which details carry. */
export type ListRowOf<E extends Entity> = Omit<RowOf<E>, RichTextNames<E['fields']>>;

const operators = [
  'equal',
  'notequal',
  'like',
  'likeleft',
  'likeright',
  'ge',
  'le',
  'gt',
  'lt',
  'datege',
  'dategt',
  'datele',
  'datelt',
  'null',
  'notnull',
] as const;
/** Comparison that a filter's suffix asks for, such as `_dategt`. */
export type FilterOperator = (typeof operators)[number];
/** Every suffix a filter may carry. */
export const filterOperators: readonly FilterOperator[] = operators;

/** Query of a list: a page, an order, a keyword, and filters on searchable fields (with or without a suffix) and computed values. */
export type PageQuery<E extends Entity> = {
  current?: number;
  size?: number;
  ascs?: string;
  descs?: string;
  keyword?: string;
} & {
  [K in keyof E['computed'] & string]?: string;
} & {
  [K in FieldName<E> | `${FieldName<E>}_${FilterOperator}` | `createTime_${FilterOperator}`]?:
    | string
    | number;
};

/** One page of a list; `total` is exact unless it says otherwise. */
export interface Page<Row> {
  records: Row[];
  total: number;
  size: number;
  current: number;
  pages: number;
  /** There are at least `total` rows, and somebody is still counting: whoever asks again a little later is told. */
  isCounting?: true;
}

/** What a table shows of a page. */
export type ShownPage<Row> = Pick<Page<Row>, 'records' | 'total' | 'isCounting'>;
