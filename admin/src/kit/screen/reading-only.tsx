import { useMemo } from 'react';
import type { PropsWithChildren } from 'react';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { useTenantAsked } from '../entity/use-entity.ts';
import { WorkplaceProvider, useWorkplace } from '../page/session-context.tsx';

/**
 * Where the address asks for another tenant's rows, these can be looked at alone: whatever is done would be done in the
 * reader's own tenant, and a file would have his own rows.
 */
export function ReadingOnly({ entity, children }: PropsWithChildren<{ entity: Entity }>) {
  const workplace = useWorkplace();
  const isElsewhere = useTenantAsked(entity) !== null;
  const reading = useMemo(
    () => ({ ...workplace, can: (code: string) => code.endsWith('_view') && workplace.can(code) }),
    [workplace],
  );
  return <WorkplaceProvider value={isElsewhere ? reading : workplace}>{children}</WorkplaceProvider>;
}
