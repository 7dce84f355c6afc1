import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';

import { EntityScreen } from '../../kit/entity-screen.tsx';

/** What can be had under each policy. */
export default function PolicyItemScreen() {
  return <EntityScreen entity={policyItem} />;
}
