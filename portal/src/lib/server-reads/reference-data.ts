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

/** The district's agencies, with what the public is told of each; in English where its editors have said it. */
export interface Agency extends Named {
  duty: string | null;
  dutyEn: string | null;
  address: string | null;
  addressEn: string | null;
  officeHours: string | null;
  officeHoursEn: string | null;
  consultPhone: string | null;
}

/** The agencies that issue documents and answer for items. */
export const loadAgencies = cache(async (): Promise<Agency[]> => {
  const rows = await (await publicHttp()).get<RowOf<typeof department>[]>('policy/dept/list');
  return rows.map(({ id, fullName, nameEn, ...row }) => ({
    ...{ id, name: fullName, nameEn, duty: row.duty, dutyEn: row.dutyEn },
    ...{ address: row.address, addressEn: row.addressEn, consultPhone: row.consultPhone },
    ...{ officeHours: row.officeHours, officeHoursEn: row.officeHoursEn },
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
