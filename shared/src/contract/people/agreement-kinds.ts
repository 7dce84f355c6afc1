import type { ApplicantType } from './register.ts';

/** What people agree to: the two general texts, and the consents that are each given for one thing. */
export const agreementKinds = [
  'userAgreement',
  'privacy',
  'idNumber',
  'bankAccount',
  'sms',
  'dataSharing',
] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** Without these nobody prepares or hands in anything. */
export const generalKinds = ['userAgreement', 'privacy'] as const satisfies readonly AgreementKind[];

/** Whether somebody who registers has to agree to a kind: whoever gives an identity number agrees to that as well. */
export const isNeededToRegister = (kind: AgreementKind, type: ApplicantType): boolean =>
  kind === 'userAgreement' || kind === 'privacy' || (kind === 'idNumber' && type === 'individual');

/** What a registration asks about, in its order: what it needs, and what may be left open. */
export const askedToRegister = (type: ApplicantType): readonly AgreementKind[] =>
  agreementKinds.filter((kind) => isNeededToRegister(kind, type) || kind === 'sms' || kind === 'dataSharing');

/** How an edition is named where it is agreed to: its kind and its number, as in `privacy@2`. */
export const agreementKey = ({ kind, edition }: { kind: AgreementKind; edition: number }): string =>
  `${kind}@${edition}`;

/** Where the texts are read, and where somebody says what he agrees to. */
export const agreementPaths = {
  current: 'policy/agreement/current',
  text: 'policy/agreement/text',
  newEdition: 'policy/agreement/newEdition',
  own: 'policy/consent/own',
  give: 'policy/consent/give',
  withdraw: 'policy/consent/withdraw',
} as const;

/** The keys that a call names. */
export const keysIn = (consents: string): string[] =>
  consents
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
