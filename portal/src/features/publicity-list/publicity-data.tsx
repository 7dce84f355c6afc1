import { pageUrl } from '../../lib/addresses/page-url.ts';
import { publicityDataset } from '../../lib/structured-data/content.ts';
import { JsonLd } from '../../lib/structured-data/json-ld.tsx';
import type { PublicityDetail } from './publicity-rows.ts';

/** The list as data, in schema.org's words. */
export function PublicityData({ row, agencyName }: { row: PublicityDetail; agencyName: string }) {
  const url = pageUrl('zh', `/gongshi/gongshiDet?id=${row.id}`);
  return (
    <JsonLd data={publicityDataset({ url, title: row.title, publishedOn: row.publicityStart, agencyName })} />
  );
}
