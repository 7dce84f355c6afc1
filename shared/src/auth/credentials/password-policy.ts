const shortest = 8;
const longest = 64;
const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/];
const kindsNeeded = 3;

/** Why a password is not good enough, as the code of its sentence: 8 to 64 characters of three kinds, and not the account; null for a good one. */
export function passwordFault(
  password: string,
  account: string,
): 'password.weak' | 'password.account' | null {
  const isLong = password.length >= shortest && password.length <= longest;
  if (!isLong || kinds.filter((kind) => kind.test(password)).length < kindsNeeded) return 'password.weak';
  const name = account.trim().toLowerCase();
  return name !== '' && password.toLowerCase().includes(name) ? 'password.account' : null;
}
