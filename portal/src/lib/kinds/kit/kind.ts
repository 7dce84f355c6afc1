import type { EntityName } from '@policy/shared/contract/entities/index.ts';
import type { Entity, FieldName, ListRowOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { useTranslations } from 'next-intl';

import type { Messages } from '../../../i18n/catalogue.ts';
import type { Locale } from '../../../i18n/routing.ts';
import type { StructuredData } from '../../structured-data/json-ld.tsx';
import type { PagePlace } from '../../structured-data/page-place.ts';

/** What every row has, whatever its entity. */
export interface KindRow {
  id: string;
  createTime: string;
  updateTime: string;
}

/** An entity by its own name. */
export type NamedEntity = Entity & { name: EntityName };

/** Names of kinds in addresses: `/sitemap/policies.xml`, `/feeds/policies.xml`, `/cards/policies.png`. */
export type KindFile = keyof Messages['kinds']['names'];

/** The language that something is said in, and the words it is said with. */
export interface Speaker {
  locale: Locale;
  t: ReturnType<typeof useTranslations<'kinds'>>;
}

/** What a row says of itself in one language: to search engines, feeds, cards and inspectors. */
export interface RowWords {
  title: string;
  description: string;
  /** The day on which it was made public, as on the wire. */
  publishedOn: string;
  /** Who says it. */
  source: string;
  /** Words of its own that it is found by, besides its tags. */
  keywords: readonly string[];
}

/** What a description in schema.org's words is made with besides the row. */
export interface Description extends PagePlace {
  words: RowWords;
}

/** Rows below a row that stand on its page: as sections, as a table, or as links to pages of their own. */
export interface KindPart {
  entity: NamedEntity;
  /** The field by which they name their row. */
  of: string;
  /** The call that answers all of one row, where the entity has no list of its own; they are published with their row. */
  call?: string;
  sections?: { heading(row: KindRow): string; text: string };
  columns?: readonly string[];
  /** The page about one of them. */
  page?: string;
}

/** A kind of content whose rows have a page each. Sitemap, feeds, cards, Markdown, JSON-LD and META groups follow from it. */
export interface ContentKind {
  file: KindFile;
  entity: NamedEntity;
  /** The list that its rows stand in, without a language. */
  list: string;
  /** The page about one row, which its id names, without a language. */
  page: string;
  /** Which rows of the entity, where not all of them. */
  query: Readonly<Record<string, number>>;
  /** The field by which the newest come first. */
  newest: string;
  /** Fields that are told in a line each. */
  facts: readonly string[];
  /** Fields that are told as texts with a heading. */
  texts: readonly string[];
  /** The field of the whole text; where there are sections, they take its place. */
  body?: string;
  parts: readonly KindPart[];
  /** Whether a row is there to be looked up only. */
  isOver?(row: KindRow): boolean;
  words(row: KindRow, speaker: Speaker): RowWords;
  describe(row: KindRow, description: Description): readonly StructuredData[];
}

interface PartSpec<E extends Entity> {
  of: FieldName<E>;
  call?: string;
  sections?: { heading(row: ListRowOf<E>): string; text: FieldName<E> };
  columns?: readonly FieldName<E>[];
  page?: string;
}

interface KindSpec<E extends Entity> extends Omit<
  ContentKind,
  'entity' | 'query' | 'newest' | 'facts' | 'texts' | 'body' | 'isOver' | 'words' | 'describe'
> {
  query?: Partial<Record<FieldName<E>, number>>;
  newest: FieldName<E> | 'createTime';
  facts: readonly (FieldName<E> | (keyof E['computed'] & string))[];
  texts: readonly FieldName<E>[];
  body?: FieldName<E>;
  isOver?(row: ListRowOf<E>): boolean;
  words(row: ListRowOf<E>, speaker: Speaker): RowWords;
  describe(row: RowOf<E>, description: Description): readonly StructuredData[];
}

/** Declares rows below those of a kind; fields of the entity only. */
export function defineKindPart<E extends NamedEntity>(entity: E, spec: PartSpec<E>): KindPart {
  // Whoever walks the kinds hands each its own rows, which a list of all kinds cannot say.
  return { entity, ...spec } as unknown as KindPart;
}

/** Declares a kind; its functions are written for the rows of its entity. */
export function defineKind<E extends NamedEntity>(entity: E, spec: KindSpec<E>): ContentKind {
  // As above.
  return { query: {}, ...spec, entity } as unknown as ContentKind;
}

/** The value of a field of a row whose entity is not known. */
export const valueOf = (row: object, field: string): unknown => (row as Record<string, unknown>)[field];

/** The same where it is a text; empty where there is none. */
export function textOf(row: object, field: string): string {
  const value = valueOf(row, field);
  return typeof value === 'string' ? value : '';
}
