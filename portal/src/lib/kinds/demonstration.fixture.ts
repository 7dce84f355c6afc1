import { readFileSync } from 'node:fs';

import { contentKinds } from './content-kinds.ts';
import type { ContentKind, KindRow } from './kit/kind.ts';

interface SeedRow {
  id: string;
  agencyId: string;
  guideId?: string;
  isMsjx?: number;
}
interface Named {
  id: string;
  fullName: string;
  nameEn: string;
}
interface Titled {
  id: string;
  titleEn: string;
}

const files: Record<string, string> = {
  policy: 'policy',
  detailedRule: 'detailed-rule',
  itemGuide: 'item-guide',
  policyNotice: 'policy-notice',
  interpretation: 'interpretation',
  publicityList: 'publicity-list',
};

const read = <Row>(file: string): Row[] =>
  JSON.parse(
    readFileSync(new URL(`../../../../server/src/seeds/demo/data/${file}.json`, import.meta.url), 'utf8'),
  ) as Row[];

/** What the server works out when it reads a row, and what lists carry of the rows it points to. */
function asRead(row: SeedRow, agencies: Named[], guides: Titled[]): KindRow {
  const agency = agencies.find(({ id }) => id === row.agencyId);
  return {
    ...{ validity: 'valid', windowStatus: 'open', deadlineStatus: 'open', publicityStatus: 'publicising' },
    ...{ titleEn: null, summaryEn: null, standardEn: null, publishDate: null, docNo: null, qa: null },
    ...row,
    ...{ agencyName: agency?.fullName ?? null, agencyNameEn: agency?.nameEn ?? null },
    ...{ guideTitleEn: guides.find(({ id }) => id === row.guideId)?.titleEn ?? null },
    ...{ createTime: '2026-03-01 09:00:00', updateTime: '2026-03-02 09:00:00' },
  };
}

/** Every row of the demonstration with its kind, as the server would answer it. */
export function demonstrationRows(): { kind: ContentKind; row: KindRow }[] {
  const agencies = read<Named>('agency');
  const guides = read<Titled>('item-guide');
  return contentKinds.flatMap((kind) =>
    read<SeedRow>(files[kind.entity.name] ?? '')
      .filter((row) => kind.query['isMsjx'] === undefined || row.isMsjx === kind.query['isMsjx'])
      .map((row) => ({ kind, row: asRead(row, agencies, guides) })),
  );
}
