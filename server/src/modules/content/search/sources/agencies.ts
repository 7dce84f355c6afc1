import { department } from '@policy/shared/contract/entities/people/department.ts';
import { inArray } from 'drizzle-orm';

import { repositoryOf } from '../../../../kit/rows/repository.ts';
import type { Context } from '../../../../kit/runtime/context.ts';
import { tableOf } from '../../../../kit/table/table.ts';

type OfAgency = { agencyId: string };

/** What documents of no agency say of it. */
export const noAgency = {
  agencyId: null,
  agencyName: null,
  agencyShortName: null,
  agencyNameEn: null,
} as const;

/** The agencies of some rows, with the names that they go by. */
export async function agenciesOf(context: Context, rows: readonly OfAgency[]) {
  const ids = [...new Set(rows.map(({ agencyId }) => agencyId))];
  const found =
    ids.length > 0 ? await repositoryOf(department, context).all(inArray(tableOf(department).id, ids)) : [];
  const byId = new Map(found.map((agency) => [agency.id, agency]));
  return ({ agencyId }: OfAgency) => {
    const agency = byId.get(agencyId);
    return {
      ...{ agencyId, agencyName: agency?.fullName ?? null, agencyShortName: agency?.deptName ?? null },
      agencyNameEn: agency?.nameEn ?? null,
    };
  };
}
