import { tenantPackage } from '@policy/shared/contract/entities/tenants/tenant-package.ts';
import { businessDictionary } from '@policy/shared/contract/entities/system/business-dictionary.ts';
import { dictionary } from '@policy/shared/contract/entities/system/dictionary.ts';

import type { Context } from '../../kit/runtime/context.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { insertMissing } from '../insert-missing.ts';
import type { SlugRow } from '../slug-rows.ts';
import { businessLevels, systemLevels } from './dictionaries.ts';
import { menuSlug, tenantCodes } from './menu-rows.ts';

/** The package of all that a tenant may hold. */
export const fullPackage = 'package:full';

const packages: readonly SlugRow[] = [
  {
    ...{ id: fullPackage, packageName: '全功能产品包', remark: '租户可用的全部菜单与按钮' },
    menuId: tenantCodes.map(menuSlug),
  },
];

/** Dictionaries and the package that new tenants may have; safe to repeat, after the menus. */
export const seedPlatform = (context: Context): Promise<void> =>
  inTransaction(context, async (inside) => {
    for (const level of systemLevels) await insertMissing(dictionary, inside, level);
    for (const level of businessLevels) await insertMissing(businessDictionary, inside, level);
    await insertMissing(tenantPackage, inside, packages);
  });
