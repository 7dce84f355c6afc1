import { department } from '@policy/shared/contract/entities/identity/department.ts';

import { EntityTree } from '../../kit/entity-tree.tsx';

/** The units of the tenant below each other. */
export default function DepartmentScreen() {
  return <EntityTree entity={department} />;
}
