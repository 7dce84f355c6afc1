import { useSearchParams } from 'react-router';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

/**
 * The tenant whose rows the address of the page asks for: everything that is read of them has to name it. Null where
 * none is asked for, and for rows that have a tenant as a field of their own, which is a filter like any other.
 */
export function useTenantAsked({ fields }: Entity): string | null {
  const [search] = useSearchParams();
  return 'tenantId' in fields ? null : search.get('tenantId');
}
