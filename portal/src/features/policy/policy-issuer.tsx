import { Bilingual } from '../../components/content/bilingual.tsx';
import type { PolicyListRow } from './policy-row.tsx';

/** Who issued a policy: by the agency's English name where the agency in charge is the issuer, as the document names him otherwise. */
export function PolicyIssuer({
  row,
}: {
  row: Pick<PolicyListRow, 'issuer' | 'agencyName' | 'agencyNameEn'>;
}) {
  const { issuer, agencyName, agencyNameEn } = row;
  return <Bilingual zh={issuer} en={issuer === agencyName ? agencyNameEn : null} />;
}
