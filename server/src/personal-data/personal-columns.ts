import type { Personal } from '@policy/shared/contract/kit/personal.ts';

const log: Personal = { purpose: 'audit', term: 'log' };
const pay: Personal = { purpose: 'pay', term: 'paidCase' };
const identify: Personal = { purpose: 'identify', term: 'request' };
const reach: Personal = { purpose: 'reach', term: 'request' };
const delivery: Personal = { purpose: 'delivery', term: 'delivery' };
const signIn: Personal = { purpose: 'signIn', term: 'account' };
const guard: Personal = { purpose: 'guard', term: 'account' };
const session: Personal = { purpose: 'guard', term: 'session' };
const apply: Personal = { purpose: 'apply', term: 'case' };

/** Personal values in columns that no contract describes, by the names of table and column; those of fields stand in the contract. */
export const personalColumns: Readonly<Record<string, Readonly<Record<string, Personal>>>> = {
  application: { bankAccountCipher: pay },
  registration: { numberHash: identify, idNumberSealed: identify, waitingKey: identify },
  sms_message: { phoneSealed: delivery, paramsSealed: delivery, phoneHash: delivery },
  mail_message: { addressSealed: delivery, contentSealed: delivery },
  change_record: { target: log, remoteIp: log, changes: log },
  session: { remoteIp: session, userAgent: session },
  session_sign_on: {
    providerSession: session,
    subject: session,
    accessSealed: session,
    identitySealed: session,
    phoneUntil: session,
  },
  sign_on_ticket: { factsSealed: { purpose: 'identify', term: 'session' } },
  sign_in_step: { account: session },
  login_failure: { account: guard, source: guard },
  sms_code: { phoneHash: guard, network: guard },
  company_invitation: { phoneHash: reach, phoneMasked: reach },
  account_message: { saidSealed: guard, network: guard },
  third_party_login: { openId: signIn, nickName: signIn },
  passkey: { label: signIn, credentialId: signIn, publicKey: signIn },
  second_factor: { secretCipher: signIn },
  idempotent_write: { answer: { purpose: 'guard', term: 'account' } },
  outbox: { target: delivery },
  sealed_record: { valuesSealed: pay, personHash: log },
  application_signature: { signature: apply },
  wf_instance: { title: apply, companyName: apply },
  wf_variable: { value: apply },
  wf_execution: { variables: apply },
  wf_comment: { text: apply },
  wf_comment_file: { name: apply },
  process_form_change: { before: apply, after: apply },
};
