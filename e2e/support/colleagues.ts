import { hashPassword } from '../../shared/src/auth/credentials/password-hash.ts';
import { officers } from './people.ts';
import { signedIn } from './sign-in.ts';
import type { Account } from './sign-in.ts';

const [given, own] = ['Chosen-By-Other1', 'Own-Choice-2'];

/** Adds a role of a test's own that holds nothing yet; answers its id. */
export async function addRole(roleName: string): Promise<string> {
  const { http } = await signedIn('admin', officers.admin);
  const { id } = await http.post<{ id: string }>('blade-system/role/submit', {
    ...{ roleName, roleAlias: roleName, sort: 99 },
  });
  return id;
}

/** Adds somebody of one role who has replaced the password he was given, and may sign in. */
export async function addColleague(account: string, roleId: string): Promise<Account> {
  const { http } = await signedIn('admin', officers.admin);
  const names = { account, realName: account, name: account };
  await http.post('blade-user/submit', { ...names, password: given, roleId });
  const held = await signedIn('admin', { account, password: given });
  const oldPassword = hashPassword(given);
  await held.http.post('blade-user/update-password', { oldPassword, newPassword: own, newPassword1: own });
  return { account, password: own };
}
