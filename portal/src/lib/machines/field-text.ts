import { metaOf } from '@policy/shared/contract/kit/field.ts';
import type { FieldKind } from '@policy/shared/contract/kit/field.ts';
import { attachedFiles } from '@policy/shared/contract/kit/shapes.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { z } from 'zod';

import { textOf, valueOf } from '../kinds/kit/kind.ts';
import type { NamedEntity, Speaker } from '../kinds/kit/kind.ts';
import { link, markdownText } from './html-to-markdown.ts';

/** What values are told with. */
export interface Telling extends Speaker {
  /** Names of rows that lists of ids point to, in the reader's language. */
  nameOf: (id: string) => string | undefined;
  /** The absolute address of a path of the site that is no page. */
  fileAt: (path: string) => string;
}

/** A field of a row. */
export interface FieldOf {
  entity: NamedEntity;
  field: string;
  row: object;
}

const computed = ['validity', 'windowStatus', 'publicityStatus', 'deadlineStatus'] as const;

/** What a field is called in the reader's language. */
export function labelOf({ entity, field }: Omit<FieldOf, 'row'>, { locale, t }: Speaker): string {
  const own = computed.find((name) => name === field);
  return own ? t(`markdown.${own}`) : (catalogue(locale).entity(entity.name).fields[field] ?? field);
}

const choice: Tell = ({ entity, field }, value, { locale }) =>
  catalogue(locale).entity(entity.name).choices[field]?.[value] ?? value;

type Tell = (of: FieldOf, value: string, telling: Telling) => string;

/** How a value of a kind is told, given as a text; lists are told value by value. */
const tells: Partial<Record<FieldKind, Tell>> = {
  choice,
  choices: choice,
  flag: (_of, value, { t }) => t(value === '1' ? 'markdown.yes' : 'markdown.no'),
  references: (_of, value, { nameOf }) => nameOf(value) ?? '',
};

const one = z.union([z.string(), z.number()]);
const values = z.union([one.transform((value) => [value]), z.array(one)]);
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** A field of a row in words, as Markdown; empty where there is nothing to say. */
export function fieldText(of: FieldOf, telling: Telling): string {
  const { entity, field, row } = of;
  const value = valueOf(row, field);
  if (isEmpty(value)) return '';
  const schema = entity.fields[field];
  // What is worked out when a row is read is a choice.
  const kind = schema ? metaOf(schema).kind : 'choice';
  if (kind === 'reference') return markdownText(referenced(of, telling));
  return kind === 'json' ? files(value, telling) : told(of, kind, telling);
}

/** A value of a kind, or each of several. */
function told(of: FieldOf, kind: FieldKind, telling: Telling): string {
  const tell = tells[kind] ?? ((_of, said) => said);
  const said = values.safeParse(valueOf(of.row, of.field)).data ?? [];
  return said
    .map((value) => markdownText(tell(of, String(value), telling)))
    .filter(Boolean)
    .join(telling.locale === 'zh' ? '、' : ', ');
}

/** The name of the row that a reference points to, which the row carries. */
function referenced({ entity, field, row }: FieldOf, { locale }: Speaker): string {
  const schema = entity.fields[field];
  const meta = schema && metaOf(schema);
  const names = locale === 'en' ? [meta?.asEn, meta?.as] : [meta?.as];
  const said = names.map((name) => (name === undefined ? '' : textOf(row, name)));
  return said.find((name) => name !== '') ?? '';
}

/** Attached files as links, where they can be fetched. */
function files(value: unknown, { locale, fileAt }: Telling): string {
  const read = attachedFiles.safeParse(value);
  const names = (read.data ?? []).map(({ name, url }) =>
    link(markdownText(name), url && absolute(url, fileAt)),
  );
  return names.join(locale === 'zh' ? '、' : ', ');
}

const absolute = (url: string, fileAt: (path: string) => string) => (url.startsWith('/') ? fileAt(url) : url);
