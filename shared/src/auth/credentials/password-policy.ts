const longest = 64;
const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/];

/** What a tenant asks of passwords: how many characters, and of how many of the four kinds. */
export interface PasswordRules {
  minLength: number;
  kinds: number;
}

/** Why a password is not good enough, as the code of its sentence: too short or over 64 characters, of too few kinds, or with the account in it; null for a good one. */
export function passwordFault(
  password: string,
  account: string,
  rules: PasswordRules,
): 'password.weak' | 'password.plain' | 'password.account' | null {
  const isLong = password.length >= rules.minLength && password.length <= longest;
  if (!isLong || kinds.filter((kind) => kind.test(password)).length < rules.kinds)
    return rules.kinds === kinds.length ? 'password.plain' : 'password.weak';
  const name = account.trim().toLowerCase();
  return name !== '' && password.toLowerCase().includes(name) ? 'password.account' : null;
}
