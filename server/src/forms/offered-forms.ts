import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import type { AnswerKind, OfferedForm } from '@policy/shared/contract/process-design/form-offers.ts';
import { formulaKey } from '@policy/shared/forms/dependences/settled-answers.ts';
import { kindOf } from '@policy/shared/forms/design/kinds.ts';
import type { FieldKind } from '@policy/shared/forms/design/kinds.ts';
import { givenBy } from '@policy/shared/forms/given-fields.ts';
import { translated } from '@policy/shared/forms/translated.ts';
import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm';

import type { Paging } from '../kit/query/paging.ts';
import type { Context } from '../kit/runtime/context.ts';
import { containing } from '../kit/sql/like.ts';
import { nameIn } from '../kit/table/fields.ts';
import { tableOf } from '../kit/table/table.ts';
import { formDefinitions } from './form-tables.ts';
import { isMain } from './form-versions.ts';

type Structure = Record<string, unknown>;

interface Asked extends Paging {
  /** In the name or the key; without it, all of them. */
  keyword?: string | undefined;
  key?: string | undefined;
}

/** A page of the published forms of the caller's tenant, each with its main version's fields, and how many there are. */
export async function offeredForms(
  context: Context,
  { keyword = '', key: wanted, current, size }: Asked,
): Promise<{ records: OfferedForm[]; total: number }> {
  const { db, tenantId } = context;
  const design = tableOf(formDesign);
  const word = containing(keyword.trim());
  const { key, version, schema, uiSchema, texts } = formDefinitions;
  const where = and(
    eq(formDefinitions.tenantId, tenantId),
    wanted === undefined ? undefined : eq(key, wanted),
    or(ilike(key, word), ilike(design.name, word), ilike(design.nameEn, word)),
  );
  const found = db
    .select({ key, version, schema, uiSchema, texts, name: design.name, nameEn: design.nameEn })
    .from(formDefinitions)
    .innerJoin(design, isMain(context))
    .where(where);
  const total = await db.$count(found.as('found'));
  const rows = await found
    .orderBy(asc(key))
    .limit(size)
    .offset((current - 1) * size);
  const counts = await versionsOf(
    context,
    rows.map((row) => row.key),
  );
  const records = rows.map((row) => ({
    ...{ key: row.key, version: row.version, versions: counts.get(row.key) ?? 1 },
    name: nameIn(context, formDesign, row),
    fields: fieldsIn({ ...row, schema: translated(row.schema, row.texts[context.locale] ?? {}) }),
  }));
  return { records, total };
}

async function versionsOf({ db, tenantId }: Context, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const { tenantId: tenant, key } = formDefinitions;
  const rows = await db
    .select({ key, versions: sql<number>`count(*)::int` })
    .from(formDefinitions)
    .where(and(eq(tenant, tenantId), inArray(key, [...keys])))
    .groupBy(key);
  return new Map(rows.map((row) => [row.key, row.versions]));
}

/** The fields in the order in which the form shows them. */
function fieldsIn({ schema, uiSchema }: { schema: Structure; uiSchema: Structure }): OfferedForm['fields'] {
  const { properties, required } = schema;
  const parts = isStructure(properties) ? Object.entries(properties) : [];
  const order: unknown[] = Array.isArray(uiSchema['ui:order']) ? uiSchema['ui:order'] : [];
  const needed: unknown[] = Array.isArray(required) ? required : [];
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return parts
    .map(([name, said]) => {
      const part = isStructure(said) ? said : {};
      const layout = uiSchema[name];
      return {
        ...{ name, title: titleOf(said) ?? name, isRequired: needed.includes(name) },
        isGiven: givenBy(layout) !== null || formulaKey in part,
        ...{ kind: answerKindOf(part, layout), choices: choicesOf(part) },
      };
    })
    .sort((one, other) => placeOf(one.name) - placeOf(other.name));
}

/** What answers a field, as its kind says; of lists and of what holds others, nothing is compared. */
const answerKindOf = (part: Structure, layout: unknown): AnswerKind =>
  answered[kindOf(part, isStructure(layout) ? layout : {})] ?? 'other';

const answered: Partial<Record<FieldKind, AnswerKind>> = {
  ...{ text: 'text', longText: 'text', companyFact: 'text', serial: 'text', region: 'text' },
  ...{ phone: 'text', email: 'text', link: 'text', dateTime: 'text', time: 'text', dictionary: 'text' },
  ...{ number: 'number', amount: 'number', formula: 'number', date: 'date', choice: 'choice' },
  ...{ person: 'person', department: 'department' },
};

/** What may be chosen, as the schema lists it with its titles or without. */
function choicesOf({ oneOf, enum: values }: Structure): OfferedForm['fields'][number]['choices'] {
  const listed = Array.isArray(oneOf) ? oneOf.filter(isStructure) : [];
  if (listed.length > 0)
    return listed.map((one) => ({ value: String(one.const), title: titleOf(one) ?? String(one.const) }));
  return (Array.isArray(values) ? values : []).map((value) => ({
    value: String(value),
    title: String(value),
  }));
}

const titleOf = (part: unknown): string | null =>
  isStructure(part) && typeof part.title === 'string' && part.title !== '' ? part.title : null;

const isStructure = (value: unknown): value is Structure =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
