import { z } from 'zod';

import { isCreditCode } from '../companies/credit-code.ts';
import { optionalLine } from '../kit/readable.ts';
import { keysIn } from './agreement-kinds.ts';
import { isIdentityNumber } from './identity-number.ts';

/** Who registers: a company through the person who comes, or a person for himself. */
export const applicantTypes = ['enterprise', 'individual'] as const;
export type ApplicantType = (typeof applicantTypes)[number];

/** Where somebody asks for an account of the portal, and how far his request has come. */
export const registerPaths = {
  register: 'policy/policyuserinfo/register',
  status: 'policy/policyuserinfo/registerStatus',
} as const;

/** `POST policy/policyuserinfo/register`: everything that may be said, and nothing else; what is left out is empty. */
export const registerInput = z.strictObject({
  account: optionalLine(50),
  password: z.string().max(200).default(''),
  /** Where a form repeats it, both have to be the same. */
  password2: z.string().max(200).optional(),
  ticket: optionalLine(200),
  userType: z.enum(applicantTypes).default('enterprise'),
  name: optionalLine(50),
  idNumber: optionalLine(18),
  companyName: optionalLine(100),
  creditCode: optionalLine(18),
  legalPerson: optionalLine(50),
  contactName: optionalLine(50),
  phone: optionalLine(20),
  smsCode: optionalLine(10),
  /** Keys of what is agreed to, each with its edition, joined by commas. */
  consents: optionalLine(400),
});
export type RegisterForm = z.output<typeof registerInput>;

/** Its answer: whether an officer still has to decide, and by when the company's own administrators may. */
export const registered = z.object({
  status: z.enum(['pending', 'approved']),
  isJoin: z.boolean(),
  answerBy: z.string().nullable(),
});
export type Registered = z.output<typeof registered>;

/** `POST policy/policyuserinfo/registerStatus`: the number of the document, the phone, and a code where the form is wanted back. */
export const registerStatusInput = z.strictObject({
  number: optionalLine(18),
  phone: optionalLine(20),
  smsCode: optionalLine(10),
});
const keptForm = z.object({
  ...{ userType: z.enum(applicantTypes), account: z.string(), name: z.string(), idNumber: z.string() },
  ...{ companyName: z.string(), creditCode: z.string(), legalPerson: z.string() },
  ...{ contactName: z.string(), phone: z.string() },
});
/** Its answer; the form comes back only to whoever holds the phone, and never with a password. */
export const registerStatus = z.object({
  status: z.enum(['pending', 'approved', 'refused', 'none']),
  sentAt: z.string().nullable(),
  reason: z.string().nullable(),
  answerBy: z.string().nullable(),
  form: keptForm.nullable(),
});
export type RegisterStatus = z.output<typeof registerStatus>;

/** What may be wrong with a form, by the last part of its refusal's code. */
export type RegisterFault =
  | 'accountMissing'
  | 'account'
  | 'password'
  | 'passwordsDiffer'
  | 'personName'
  | 'companyName'
  | 'legalPerson'
  | 'contactName'
  | 'idNumber'
  | 'creditCodeMissing'
  | 'creditCode'
  | 'phoneMissing'
  | 'phoneLength'
  | 'phoneForm'
  | 'smsCode'
  | 'consents';

/** The first thing that is wrong with a form, and the field it stands at. */
export interface RegisterProblem {
  fault: RegisterFault;
  field: keyof RegisterForm;
}

type Check = readonly [field: keyof RegisterForm, fault: RegisterFault, isWrong: boolean];

const accountForm = /^[\w.@-]{2,50}$/;
const codeForm = /^\d{6}$/;

const phoneDigits = 11;
const phoneForm = /^1\d{10}$/;

/**
 * What is wrong with a form as it was typed, in the order of the page, one thing of each field; nothing where it may be sent.
 * Whoever is known already, by a ticket or as somebody signed in, chooses no account and no password.
 */
export function registerProblems(form: RegisterForm, isKnown: boolean): RegisterProblem[] {
  const checks: readonly Check[] = [
    ...(isKnown ? [] : accountChecks(form)),
    ...(form.userType === 'individual' ? personChecks(form) : companyChecks(form)),
    ...phoneChecks(form.phone),
    ['smsCode', 'smsCode', !codeForm.test(form.smsCode)],
  ];
  const wrong = checks.filter(([, , isWrong]) => isWrong);
  const isFirst = ([field]: Check, at: number) => wrong.findIndex(([other]) => other === field) === at;
  return wrong.filter(isFirst).map(([field, fault]) => ({ field, fault }));
}

/** The first thing that is wrong with a form; null where it may be sent. */
export const registerProblem = (form: RegisterForm, isKnown: boolean): RegisterProblem | null =>
  registerProblems(form, isKnown)[0] ?? null;

/** Whether everything that is needed was agreed to, in the editions that count. */
export const areConsentsGiven = (
  { consents }: Pick<RegisterForm, 'consents'>,
  needed: readonly string[],
): boolean => {
  const given = new Set(keysIn(consents));
  return needed.every((key) => given.has(key));
};

const accountChecks = ({ account, password, password2 = password }: RegisterForm): Check[] => [
  ['account', 'accountMissing', account === ''],
  ['password', 'password', password === '' || password2 === ''],
  ['password2', 'passwordsDiffer', password !== password2],
  ['account', 'account', !accountForm.test(account)],
];

const personChecks = ({ name, idNumber }: RegisterForm): Check[] => [
  ['name', 'personName', name === ''],
  ['idNumber', 'idNumber', !isIdentityNumber(idNumber.toUpperCase())],
];

const companyChecks = ({ companyName, creditCode, legalPerson, contactName }: RegisterForm): Check[] => [
  ['companyName', 'companyName', companyName === ''],
  ['legalPerson', 'legalPerson', legalPerson === ''],
  ['contactName', 'contactName', contactName === ''],
  ['creditCode', 'creditCodeMissing', creditCode === ''],
  ['creditCode', 'creditCode', !isCreditCode(creditCode.toUpperCase())],
];

const phoneChecks = (phone: string): Check[] => [
  ['phone', 'phoneMissing', phone === ''],
  ['phone', 'phoneLength', phone.length !== phoneDigits],
  ['phone', 'phoneForm', !phoneForm.test(phone)],
];
