import 'server-only';

import { industry } from '@policy/shared/contract/entities/content/industry.ts';
import { tag } from '@policy/shared/contract/entities/content/tag.ts';
import type { department } from '@policy/shared/contract/entities/people/department.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';
import { cache } from 'react';

import type { Named } from '../texts/reference-names.ts';
import { publicHttp } from './server-client.ts';

const all = { size: 200 };

/** The district's agencies. */
export interface Agency extends Named {
  officeHours: string | null;
  duty: string | null;
  address: string | null;
}

/** The agencies that issue documents and answer for items. */
export const loadAgencies = cache(async (): Promise<Agency[]> => {
  const rows = await (await publicHttp()).get<RowOf<typeof department>[]>('policy/dept/list');
  return rows.map(({ id, fullName, nameEn, officeHours, duty, address }) => ({
    id,
    name: fullName,
    nameEn: nameEn ?? null,
    officeHours: officeHours ?? null,
    duty: duty ?? null,
    address: address ?? null,
  }));
});

const tagPage = cache(async () => entityClient(tag, await publicHttp()).page(all));

/** The words that content is found by. */
export async function loadTags(): Promise<Named[]> {
  return (await tagPage()).records.map(named);
}

/** The ones most asked for. */
export async function loadHotTags(): Promise<Named[]> {
  return (await tagPage()).records.filter((row) => row.isHot === 1).map(named);
}

/** The industries that content is aimed at. */
export const loadIndustries = cache(async (): Promise<Named[]> => {
  const page = await entityClient(industry, await publicHttp()).page(all);
  return page.records.map(named);
});

const named = ({ id, name, nameEn }: { id: string; name: string; nameEn?: string | null }): Named => ({
  id,
  name,
  nameEn: nameEn ?? null,
});
