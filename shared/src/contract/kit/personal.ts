/** What a personal value is asked for and kept for; `messages/<language>/personal.ts` has a sentence for each. */
export const personalPurposes = [
  'signIn',
  'name',
  'reach',
  'identify',
  'represent',
  'apply',
  'pay',
  'publicity',
  'picture',
  'office',
  'delivery',
  'noSms',
  'guard',
  'audit',
] as const;
export type PersonalPurpose = (typeof personalPurposes)[number];

/** How long a personal value is kept; `messages/<language>/personal.ts` says it in words. */
export const personalTerms = [
  'account',
  'request',
  'case',
  'paidCase',
  'publicity',
  'office',
  'delivery',
  'session',
  'log',
] as const;
export type PersonalTerm = (typeof personalTerms)[number];

/** What the law says of values that are kept after their person is gone; the dialog of a deletion names the clause (`portal/messages`), `sealed-values.ts` the years and where they stand. */
export const keptClauses = ['accounting', 'publicity', 'logs'] as const;
export type KeptClause = (typeof keptClauses)[number];

/**
 * What becomes of a value when its person is deleted: it goes; it goes unless its case was paid, and is sealed then; it is
 * sealed until the last day that the law says; or a keyed hash stands in its place.
 */
type PersonalFate = 'goes' | 'goesUnlessPaid' | 'sealed' | 'hashed';

/** The same for every field by its term, so that whoever says how long a value is kept has said this as well. */
export const fateOf = {
  account: 'goes',
  request: 'goes',
  case: 'goesUnlessPaid',
  paidCase: 'sealed',
  publicity: 'sealed',
  office: 'goes',
  delivery: 'goes',
  session: 'goes',
  log: 'hashed',
} as const satisfies Record<PersonalTerm, PersonalFate>;

/** What a field says of itself whose values are about a person: what for, and how long. */
export interface Personal {
  purpose: PersonalPurpose;
  term: PersonalTerm;
}

/** Names under which values of people go; a field of such a name says that it is personal, or why it is not. */
const personalNames = [
  /phone|mobile/i,
  /mail(?!Code)|^address|remoteIp|network$/i,
  /id(?:entity)?Number|numberHash|oauthId|openId|nickName/i,
  /bankAccount|bankName|accountName|accountReason/i,
  /avatar|birthday|^sex$|userAgent/i,
  /^(?:name|account|leader|createBy)$/,
  /(?:real|member|contact|person|user)Name$/i,
  /legalPerson|contact/i,
];

/** Whether a field's or a column's name is one that values of people go by. */
export const soundsPersonal = (field: string): boolean => personalNames.some((name) => name.test(field));
