import { tenantPackage } from '@policy/shared/contract/entities/tenants/tenant-package.ts';

import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { MenuInput } from './menu-input.tsx';

const overrides = { menuId: { input: MenuInput } };
const without = ['view'] as const;

/** Packages of menus; their form says all that there is to see of one, so there is no view. */
export default function TenantPackageScreen() {
  return <EntityScreen entity={tenantPackage} width={600} {...{ overrides, without }} />;
}
