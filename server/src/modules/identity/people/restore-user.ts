import { z } from 'zod';

import type { BeforeRestore } from '../../../kit/recycle.ts';
import { assertMayGive, rolesIn } from '../permissions/role-bounds.ts';
import { assertPhonesFree } from './one-phone.ts';
import { withinQuota } from './submit-user.ts';

const people = z.array(z.object({ phone: z.string().nullish(), roleId: z.array(z.string()).nullish() }));

/** People come back as far as the tenant has room for them, with phones that are still theirs alone, and roles that the caller may give. */
export const restoreUser: readonly BeforeRestore[] = [
  (rows, context) => withinQuota(context, rows.length),
  async (rows, context) => {
    const roleIds = people.parse(rows).flatMap(({ roleId }) => roleId ?? []);
    await assertMayGive(context, await rolesIn(context, roleIds));
  },
  (rows, context) =>
    assertPhonesFree(
      context,
      people.parse(rows).flatMap(({ phone }) => phone || []),
    ),
];
