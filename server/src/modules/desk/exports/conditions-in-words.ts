import { filterOperators } from '@policy/shared/contract/kit/entity.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { validate as isUuid } from 'uuid';

import { entityByName } from '../../../kit/access/scope.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';

const longest = 1000;
const marks: Readonly<Record<string, string>> = {
  ...{ ge: '≥', datege: '≥', gt: '>', dategt: '>', le: '≤', datele: '≤', lt: '<', datelt: '<' },
  ...{ notequal: '≠', null: '∅', notnull: '≠∅' },
};

/** What narrowed a list, as its reader would say it; null where nothing did. */
export async function conditionsInWords(
  entity: Entity,
  context: Context,
  query: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const said: string[] = [];
  for (const [key, value] of Object.entries(query)) {
    const words = await conditionOf(entity, context, { key, value: String(value) });
    if (words && value !== '') said.push(words);
  }
  return said.join('；').slice(0, longest) || null;
}

interface Asked {
  key: string;
  value: string;
}

async function conditionOf(entity: Entity, context: Context, asked: Asked): Promise<string | null> {
  const texts = catalogue(context.locale);
  const { sheet } = texts;
  if (asked.key === 'id') return sheet.chosenRows.replace('{count}', String(asked.value.split(',').length));
  if (asked.key === 'keyword') return asked.value;
  const { field, mark } = split(asked.key);
  const label = { ...texts.entity(entity.name).fields, createTime: sheet.createTime }[field];
  if (label === undefined) return null;
  return `${label}${mark}${await wordsOf(entity, context, { key: field, value: asked.value })}`;
}

function split(key: string): { field: string; mark: string } {
  const at = key.lastIndexOf('_');
  const suffix = filterOperators.find((known) => known === key.slice(at + 1));
  if (at <= 0 || !suffix) return { field: key, mark: '：' };
  return { field: key.slice(0, at), mark: marks[suffix] ?? '：' };
}

async function wordsOf(entity: Entity, context: Context, { key, value }: Asked): Promise<string> {
  const { choices } = catalogue(context.locale).entity(entity.name);
  const named = choices[key];
  const parts = value.split(',');
  if (named) return parts.map((one) => named[one] ?? one).join('、');
  const field = entity.fields[key];
  const target = field && entityByName(metaOf(field).source ?? '');
  if (!target || !parts.every((id) => isUuid(id))) return value;
  const names = await repositoryOf(target, context).names(parts);
  return parts.map((id) => names.get(id) ?? id).join('、');
}
