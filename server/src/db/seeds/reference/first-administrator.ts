import { randomBytes } from 'node:crypto';

import type { Context } from '../../../kit/context.ts';
import { addAccount } from '../accounts.ts';

/** Who a production installation begins with. */
const firstAdministrator = 'admin';

/** Adds the platform's administrator at the first start and answers his password, which is kept nowhere; null ever after. */
export async function seedFirstAdministrator(context: Context): Promise<string | null> {
  const password = randomBytes(15).toString('base64url');
  const added = await addAccount(context, {
    ...{ id: 'user:admin', account: firstAdministrator, password, realName: '平台管理员', userType: 1 },
    roles: ['administrator'],
    mustChangePassword: 1,
  });
  return added ? password : null;
}
