import type { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { ListRowOf } from '@policy/shared/contract/kit/entity.ts';

import { Bilingual } from '../../components/content/bilingual.tsx';

type Issued = Pick<ListRowOf<typeof policy>, 'issuer' | 'agencyName' | 'agencyNameEn'>;

/** Who issued a policy: by the agency's English name where the agency in charge is the issuer, as the document names him otherwise. */
export function PolicyIssuer({ row }: { row: Issued }) {
  const { issuer, agencyName, agencyNameEn } = row;
  return <Bilingual zh={issuer} en={issuer === agencyName ? agencyNameEn : null} />;
}
