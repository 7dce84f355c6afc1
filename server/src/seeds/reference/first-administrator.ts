import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { and, eq } from 'drizzle-orm';

import { userTable } from '../../accounts/tables.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { addAccount } from '../accounts.ts';
import { idOf } from '../slug-id.ts';

/** Who a production installation begins with. */
const firstAdministrator = 'admin';
const id = 'user:admin';
const fileName = 'first-administrator.txt';

/**
 * Adds the platform's administrator at the first start and answers the file that alone tells the password;
 * null ever after. The file goes with the first start after the password was changed.
 */
export async function seedFirstAdministrator(context: Context, dataDir: string): Promise<string | null> {
  const file = resolve(join(dataDir, fileName));
  const password = randomBytes(15).toString('base64url');
  // In one: an account whose password could not be written down would lock everybody out.
  const isNew = await inTransaction(context, async (inside) => {
    const added = await addAccount(inside, {
      ...{ id, account: firstAdministrator, password, realName: '平台管理员', userType: 1 },
      roles: ['administrator'],
      mustChangePassword: 1,
    });
    if (added) await writePrivately(file, `${firstAdministrator} / ${password}\n`);
    return added;
  });
  if (isNew) return file;
  if (await isChanged(context)) await rm(file, { force: true });
  return null;
}

/** For the owner of the process alone, also where a file of that name was left behind. */
async function writePrivately(file: string, text: string): Promise<void> {
  await mkdir(resolve(file, '..'), { recursive: true });
  await rm(file, { force: true });
  await writeFile(file, text, { mode: 0o600, flag: 'wx' });
}

async function isChanged({ db }: Context): Promise<boolean> {
  const held = and(eq(userTable.id, idOf(id)), eq(userTable.mustChangePassword, 1));
  return (await db.select({ id: userTable.id }).from(userTable).where(held)).length === 0;
}
