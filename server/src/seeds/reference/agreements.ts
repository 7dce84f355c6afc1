import { agreement } from '@policy/shared/contract/entities/content/agreement.ts';

import type { Context } from '../../kit/runtime/context.ts';
import { giveAgreements } from '../../modules/content/agreements/usual/usual-agreements.ts';
import { giveBareTenants } from './give-bare-tenants.ts';

/** Gives every tenant that never had one the texts that people agree to; what a tenant has published stays. */
export const seedAgreements = (context: Context): Promise<void> =>
  giveBareTenants(agreement, context, giveAgreements);
