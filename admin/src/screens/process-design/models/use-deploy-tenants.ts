import useSWR from 'swr';

import { useWorkplace } from '../../../kit/page/session-context.tsx';

interface Option {
  tenantId: string;
  tenantName: string;
}

/** The tenants that something may be deployed to, to be picked: several for whoever keeps all of them, none for anybody else. */
export function useDeployTenants(): readonly { value: string; label: string }[] {
  const { http } = useWorkplace();
  // Whoever keeps one tenant alone is told that one, or none.
  const { data: tenants = [] } = useSWR<Option[], Error>(
    'deploy-tenants',
    () => http.get<Option[]>('blade-system/tenant/select', undefined, { quiet: true }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  if (tenants.length < 2) return [];
  return tenants.map(({ tenantId, tenantName }) => ({ value: tenantId, label: `${tenantName} ${tenantId}` }));
}
