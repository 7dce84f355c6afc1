import type { user } from '@policy/shared/contract/entities/people/user.ts';

import { assertMayGive, rolesIn } from '../../accounts/role-bounds.ts';
import type { EntityRules } from '../../kit/rules/rules.ts';
import { assertPhonesFree } from '../../accounts/one-phone.ts';
import { withinQuota } from './quota.ts';

/** People come back as far as the tenant has room for them, with phones that are still theirs alone, and roles that the caller may give. */
export const restoreUser: NonNullable<EntityRules<typeof user>['beforeRestore']> = [
  (rows, context) => withinQuota(context, rows.length),
  async (rows, context) => {
    const roleIds = rows.flatMap(({ roleId }) => roleId ?? []);
    await assertMayGive(context, await rolesIn(context, roleIds));
  },
  (rows, context) =>
    assertPhonesFree(
      context,
      rows.flatMap(({ phone }) => phone || []),
    ),
];
