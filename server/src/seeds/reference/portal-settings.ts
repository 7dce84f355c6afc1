import { portalSetting } from '@policy/shared/contract/entities/content/portal-setting.ts';

import type { Context } from '../../kit/runtime/context.ts';
import { givePortalSetting } from '../../modules/content/portal/usual-setting.ts';
import { giveBareTenants } from './give-bare-tenants.ts';

/** Gives every tenant that has none the settings of its portal; what its officers make of them stays. */
export const seedPortalSettings = (context: Context): Promise<void> =>
  giveBareTenants(portalSetting, context, givePortalSetting);
