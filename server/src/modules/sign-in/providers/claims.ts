import { highestLevel } from '@policy/shared/contract/sign-in/sign-on.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Vouched } from './port.ts';
import { writtenLines } from './written-lines.ts';

/** What we want to know, and what a provider usually calls it. */
const usual = {
  subject: 'sub',
  name: 'name',
  level: 'auth_level',
  userType: 'user_type',
  idNumber: 'id_number',
  phone: 'phone_number',
  companyName: 'company_name',
  creditCode: 'credit_code',
  legalPerson: 'legal_person',
  /** Values of the user type that mean a legal person. */
  enterpriseIs: 'enterprise,legal,corporation,2',
};
type ClaimName = keyof typeof usual;
export type ClaimNames = Readonly<Record<ClaimName, string>>;

/** Reads lines `ours = theirs`; refuses a line that is neither empty nor one of ours. */
export const claimNames = (written: string | null): ClaimNames =>
  writtenLines(written, { usual, refuse: (line) => new Refusal('signOn.claims', { line }) });

type Told = Readonly<Record<string, unknown>>;

/** A value at a path such as `data.user.name`, as text; empty where there is none. */
function textAt(told: Told, path: string): string {
  let value: unknown = told;
  for (const part of path.split('.'))
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? Reflect.get(value, part)
        : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 200) : '';
}

/** The level in a text such as `3` or `L3`; what is no level of ours is none. */
function levelIn(said: string): number {
  const level = Number(/\d/.exec(said)?.[0] ?? 0);
  return level > highestLevel ? 0 : level;
}

/** The level that a provider tells. */
export const levelOf = (told: Told, names: ClaimNames): number => levelIn(textAt(told, names.level));

/** What a provider tells of somebody in our words; refuses what names nobody. */
export function personIn(told: Told, names: ClaimNames): Pick<Vouched, 'subject' | 'person'> {
  const say = (name: ClaimName) => textAt(told, names[name]);
  const orNull = (name: ClaimName) => say(name) || null;
  const [subject, name] = [say('subject'), say('name')];
  if (subject === '' || name === '') throw new Refusal('signOn.incomplete');
  const isEnterprise = names.enterpriseIs
    .split(',')
    .map((one) => one.trim())
    .includes(say('userType'));
  return {
    subject,
    person: {
      userType: isEnterprise ? 'enterprise' : 'individual',
      level: levelOf(told, names),
      name,
      idNumber: orNull('idNumber'),
      phone: orNull('phone'),
      companyName: isEnterprise ? orNull('companyName') : null,
      creditCode: isEnterprise ? orNull('creditCode') : null,
      legalPerson: isEnterprise ? orNull('legalPerson') : null,
    },
  };
}
