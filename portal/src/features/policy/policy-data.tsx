import { pageUrl } from '../../lib/addresses/page-url.ts';
import { legislation } from '../../lib/structured-data/content.ts';
import { JsonLd } from '../../lib/structured-data/json-ld.tsx';
import type { PolicyRow } from './policy-head.tsx';

/** The document in schema.org's words. */
export function PolicyData({ row }: { row: PolicyRow }) {
  const url = pageUrl('zh', `/policyinfo/policyinfoDetail?id=${row.id}`);
  const isInForce = row.validity === 'valid' || row.validity === 'expiring';
  return <JsonLd data={legislation({ ...row, url, isInForce })} />;
}
