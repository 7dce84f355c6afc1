import { industry } from '@policy/shared/contract/entities/content/industry.ts';
import { tag } from '@policy/shared/contract/entities/content/tag.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import type { SearchFacets, SearchField } from '@policy/shared/contract/portal/search.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { validate as isUuid } from 'uuid';

import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { EntityTable } from '../../../kit/table/table.ts';
import { searchDocuments } from '../../../search/index/search-tables.ts';
import type { SearchTold } from '../../../search/index/search-index.ts';

/** Fields whose values are rows. */
type RowField = Extract<SearchField, 'agencyId' | 'industryIds' | 'tagIds'>;
type Ids = Record<RowField, readonly string[]>;

/** What a value is called. */
interface Label {
  label: string;
  labelEn: string | null;
}

const [agencies, industries, tags] = [tableOf(department), tableOf(industry), tableOf(tag)];
const named: Record<RowField, { table: EntityTable; name: AnyPgColumn; nameEn: AnyPgColumn }> = {
  agencyId: { table: agencies, name: agencies.fullName, nameEn: agencies.nameEn },
  industryIds: { table: industries, name: industries.name, nameEn: industries.nameEn },
  tagIds: { table: tags, name: tags.name, nameEn: tags.nameEn },
};
const rowFields = ['agencyId', 'industryIds', 'tagIds'] as const;

const keyOf = (field: string, value: string) => `${field} ${value}`;

/** What rows are called that results are narrowed by, by field and id; all of them are asked for at once. */
async function namesOf({ db, tenantId }: Context, ids: Ids): Promise<Map<string, Label>> {
  const asked = rowFields.flatMap((field): SQL[] => {
    const wanted = ids[field].filter((id) => isUuid(id));
    if (wanted.length === 0) return [];
    const { table, name, nameEn } = named[field];
    const list = sql`${sql.param([...wanted], searchDocuments.enterpriseSizes)}::text[]`;
    return [
      sql`select ${sql.raw(`'${field}'`)} as field, ${table.id}::text as id, ${name} as label, ${nameEn} as label_en
        from ${table} where ${table.tenantId} = ${tenantId} and ${table.isDeleted} = 0 and ${table.id} = any(${list}::uuid[])`,
    ];
  });
  if (asked.length === 0) return new Map();
  const { rows } = await db.execute<{ field: string; id: string; label: string; label_en: string | null }>(
    sql.join(asked, sql` union all `),
  );
  return new Map(
    rows.map(({ field, id, label, label_en: labelEn }) => [keyOf(field, id), { label, labelEn }]),
  );
}

/** Those of some ids that are rows of the tenant. */
export async function knownIds(context: Context, ids: Ids): Promise<Record<RowField, string[]>> {
  const names = await namesOf(context, ids);
  const among = (field: RowField) => ids[field].filter((id) => names.has(keyOf(field, id)));
  return { agencyId: among('agencyId'), industryIds: among('industryIds'), tagIds: among('tagIds') };
}

/** Whose words the values of a choice go by. */
const choiceOf = {
  enterpriseSizes: ['policy', 'enterpriseSizes'],
  validity: ['policy', 'validity'],
  windowStatus: ['itemGuide', 'windowStatus'],
} as const;

function choiceLabel([entity, field]: readonly [string, string], value: string): Label {
  const words = (locale: 'zh' | 'en') => catalogue(locale).entity(entity).choices[field]?.[value];
  return { label: words('zh') ?? value, labelEn: words('en') ?? null };
}

/** Counts of values with what these are called; a value that has no name any more is left out. */
export async function labelled(context: Context, facets: SearchTold['facets']): Promise<SearchFacets> {
  const idsOf = (field: RowField) => facets[field].map(({ value }) => value);
  const names = await namesOf(context, {
    ...{ agencyId: idsOf('agencyId'), industryIds: idsOf('industryIds'), tagIds: idsOf('tagIds') },
  });
  const labelOf = (field: SearchField, value: string): Label | undefined => {
    if (field === 'year') return { label: value, labelEn: value };
    if (field === 'enterpriseSizes' || field === 'validity' || field === 'windowStatus')
      return choiceLabel(choiceOf[field], value);
    return names.get(keyOf(field, value));
  };
  const told = (field: SearchField) =>
    facets[field].flatMap(({ value, count }) => {
      const label = labelOf(field, value);
      return label ? [{ value, ...label, count }] : [];
    });
  return {
    ...{ agencyId: told('agencyId'), industryIds: told('industryIds'), tagIds: told('tagIds') },
    ...{ enterpriseSizes: told('enterpriseSizes'), year: told('year') },
    ...{ validity: told('validity'), windowStatus: told('windowStatus') },
  };
}
