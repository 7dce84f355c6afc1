import { user } from '@policy/shared/contract/entities/identity/user.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';

import { Refusal } from '../../../kit/errors.ts';
import type { BeforeRestore } from '../../../kit/recycle.ts';
import { repositoryOf } from '../../../kit/repository.ts';
import { assertMayGive, rolesIn } from '../permissions/role-bounds.ts';
import { userTable } from '../tables.ts';
import { withinQuota } from './submit-user.ts';

const people = z.array(z.object({ phone: z.string().nullish(), roleId: z.array(z.string()).nullish() }));

/** People come back as far as the tenant has room for them, with phones that are still theirs alone, and roles that the caller may give. */
export const restoreUser: readonly BeforeRestore[] = [
  (rows, context) => withinQuota(context, rows.length),
  async (rows, context) => {
    const roleIds = people.parse(rows).flatMap(({ roleId }) => roleId ?? []);
    await assertMayGive(context, await rolesIn(context, roleIds));
  },
  async (rows, context) => {
    for (const { phone } of people.parse(rows)) {
      if (!phone || (await repositoryOf(user, context).count(eq(userTable.phone, phone))) === 0) continue;
      throw new Refusal('row.duplicate', {
        label: catalogue(context.locale).entity('user').fields.phone ?? '',
      });
    }
  },
];
