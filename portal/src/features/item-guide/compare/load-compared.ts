import 'server-only';

import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';

import { loadAgencies } from '../../../lib/server-reads/reference-data.ts';
import { publicHttp } from '../../../lib/server-reads/server-client.ts';
import { loadGuide } from '../load-guide.ts';
import type { ComparedGuide } from './compare-rows.tsx';

/** The published guides of these ids, in their order, each with its agency and materials; others are left out. */
export async function loadCompared(ids: readonly string[]): Promise<ComparedGuide[]> {
  const [agencies, ...guides] = await Promise.all([loadAgencies(), ...ids.map((id) => loadGuide(id))]);
  const materials = entityClient(itemGuideMaterial, await publicHttp());
  return Promise.all(
    guides
      .filter((row) => row !== null)
      .map(async (row) => ({
        row,
        agency: agencies.find(({ id }) => id === row.agencyId) ?? null,
        materials: (await materials.page({ guideId: row.id, size: 200 })).records,
      })),
  );
}
