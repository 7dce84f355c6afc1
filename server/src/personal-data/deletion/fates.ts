import type { PersonKey } from './departing.ts';

/** What stands in the place of a value: nothing, the words for a deleted person, his keyed hash, or what its column takes for nothing. */
export type Emptied =
  | 'null'
  | 'name'
  | 'hash'
  | 'blank'
  | 'object'
  | 'list'
  | 'zero'
  | 'longAgo'
  | 'marks'
  | 'mentions';

/** Rows of a table that are a person's: one of the columns holds one of his values of a kind. */
export interface Fate {
  whose: readonly (readonly [PersonKey, string])[];
  /** The rows go as they are; else columns are emptied and the rows stay. */
  goes?: true;
  emptied?: Readonly<Record<string, Emptied>>;
}

const rowsGo = (key: PersonKey, ...columns: string[]): Fate => ({
  whose: columns.map((column) => [key, column]),
  goes: true,
});
const emptied = (key: PersonKey, column: string, columns: NonNullable<Fate['emptied']>): Fate => ({
  whose: [[key, column]],
  emptied: columns,
});

const seen = { remoteIp: 'blank', userAgent: 'null' } as const;

/**
 * What becomes of the rows of every table that says something of people, when one of them is deleted: in this order, by the
 * names of tables and columns. What is sealed for the law is kept aside before (`sealed-values.ts`).
 */
export const fates: Readonly<Record<string, readonly Fate[]>> = {
  // Who he was, and how he signed in.
  sign_on_attempt: [rowsGo('sessions', 'sessionId')],
  session_sign_on: [rowsGo('sessions', 'id')],
  refresh_token: [rowsGo('sessions', 'sessionId')],
  session: [rowsGo('user', 'userId')],
  second_factor: [rowsGo('user', 'userId')],
  recovery_code: [rowsGo('user', 'userId')],
  sign_in_step: [rowsGo('user', 'userId')],
  passkey: [rowsGo('user', 'userId')],
  passkey_challenge: [rowsGo('sessions', 'sessionId')],
  known_device: [rowsGo('user', 'userId')],
  login_failure: [rowsGo('account', 'account')],
  third_party_login: [rowsGo('user', 'userId')],
  account_message: [rowsGo('user', 'userId')],
  demonstration_account: [rowsGo('user', 'userId')],
  sms_code: [rowsGo('phonePrints', 'phoneHash')],
  sms_block: [rowsGo('phones', 'phone')],
  idempotent_write: [rowsGo('owner', 'owner')],
  // What he was a member of, asked for, agreed to, and kept for himself.
  company_invitation: [rowsGo('user', 'userId'), rowsGo('phonePrints', 'phoneHash')],
  company_member: [rowsGo('members', 'id')],
  registration: [rowsGo('requests', 'id')],
  consent: [rowsGo('user', 'userId')],
  process_draft: [rowsGo('starts', 'id')],
  process_favourite: [rowsGo('user', 'userId')],
  list_view: [rowsGo('user', 'userId')],
  phrase: [rowsGo('user', 'userId')],
  message: [rowsGo('user', 'userId')],
  wf_kept_decision: [rowsGo('user', 'userId')],
  wf_copy: [rowsGo('user', 'userId')],
  application_phone_link: [rowsGo('user', 'userId')],
  // Their files are removed by the round that removes what has expired.
  export_job: [emptied('user', 'userId', { conditions: 'null', expireTime: 'longAgo' })],
  // What was on its way to him.
  outbox: [rowsGo('outgoing', 'recordId')],
  sms_message: [rowsGo('sms', 'id')],
  mail_message: [rowsGo('mails', 'id')],
  // His cases: drafts go, of others stays what nobody is known by.
  application_file: [rowsGo('cases', 'applicationId')],
  application_signature: [
    rowsGo('drafts', 'applicationId'),
    emptied('ended', 'applicationId', { signature: 'null' }),
  ],
  form_file: [rowsGo('instances', 'instanceId')],
  payment: [
    emptied('cases', 'applicationId', {
      ...{ accountName: 'name', bankName: 'null', bankAccountMasked: 'null', failReason: 'mentions' },
    }),
  ],
  application_comment: [
    rowsGo('drafts', 'projectId'),
    emptied('ended', 'projectId', { content: 'mentions' }),
  ],
  application_transition: [
    rowsGo('drafts', 'applicationId'),
    emptied('ended', 'applicationId', { comment: 'mentions' }),
  ],
  application: [
    rowsGo('drafts', 'id'),
    emptied('ended', 'id', {
      ...{ companyName: 'name', projectName: 'name', formData: 'null', accountProofId: 'null' },
      ...{ accountName: 'null', bankName: 'null', bankAccountMasked: 'null', bankAccountCipher: 'null' },
      ...{ accountReason: 'null', accountProofName: 'null' },
    }),
  ],
  wf_variable: [emptied('instances', 'instanceId', { value: 'null' })],
  wf_execution: [emptied('instances', 'instanceId', { variables: 'object' })],
  process_form_change: [emptied('instances', 'instanceId', { before: 'null', after: 'null' })],
  wf_comment_file: [rowsGo('comments', 'commentId')],
  wf_comment: [
    emptied('instances', 'instanceId', { text: 'mentions' }),
    emptied('comments', 'id', { text: 'blank' }),
  ],
  wf_instance: [emptied('instances', 'id', { title: 'name', companyName: 'name' })],
  // Logs say that somebody did or saw something, and by the hash that it was the same one.
  login_log: [emptied('account', 'account', { account: 'hash', ...seen })],
  api_log: [emptied('account', 'createBy', { createBy: 'hash', params: 'null', ...seen })],
  usual_log: [
    emptied('account', 'createBy', { createBy: 'hash', remoteIp: 'null', userAgent: 'null' }),
    // What an administrator did to his second factor.
    emptied('account', 'logData', { logData: 'hash' }),
  ],
  reveal_log: [
    emptied('rows', 'rowId', { target: 'hash' }),
    emptied('account', 'account', { account: 'hash', ...seen }),
  ],
  data_access: [emptied('account', 'account', { account: 'hash', remoteIp: 'null' })],
  change_record: [
    emptied('rows', 'rowId', { target: 'hash', changes: 'marks' }),
    emptied('user', 'userId', { remoteIp: 'null' }),
  ],
  link: [rowsGo('user', 'ownerId', 'targetId')],
  user: [
    emptied('user', 'id', {
      ...{ account: 'hash', realName: 'name', name: 'name', phone: 'null', email: 'null', avatar: 'null' },
      ...{ code: 'null', birthday: 'null', sex: 'null', userExt: 'null', status: 'zero' },
      ...{ passwordHash: 'null', formerPasswords: 'list', disabledReason: 'null' },
    }),
  ],
};

/** Tables whose rows are emptied in a way of their own, and by what. */
export const byHand: Readonly<Record<string, string>> = {
  publicity_entry: 'sealed, and rewritten through its repository, so that no public page goes on showing it',
  sealed_record: 'what the law keeps of those who were deleted: removed after its last day',
  attachment: 'what nothing holds goes with its body, what stands behind a payment is set aside',
};

/** Tables that say something of people and nothing of one who can be deleted, with the reason. */
export const ofOthers: Readonly<Record<string, string>> = {
  department: 'officers',
  leave: 'officers',
  company: 'facts of companies: the name of the legal representative is masked in the table already',
  sign_on_ticket: 'nobody’s yet, or of a sign-in that waits for a code: gone within the hour',
  process_proxy: 'officers',
  report_run: 'officers',
  error_log: 'an id alone',
  design_editor: 'officers',
  company_hand_over: 'ids; what an officer saw as a proof is looked through for names',
};

/**
 * Columns of text in which others may have written of him: there his name, phone and address are replaced, where these words
 * mean him alone (`mentions.ts`).
 */
export const mentionedIn: Readonly<Record<string, readonly string[]>> = {
  message: ['title', 'content', 'titleEn', 'contentEn'],
  company_hand_over: ['proof'],
  registration: ['reason', 'proof'],
  reveal_log: ['target', 'reason'],
  data_access: ['reason'],
  // With `changes`, which is looked through by its values (`empty-mentions.ts`).
  change_record: ['target'],
  error_log: ['message', 'url', 'info', 'stack'],
  usual_log: ['logData', 'requestUri'],
  attachment: ['originalName'],
  export_job: ['fileName', 'conditions'],
  outbox: ['target'],
  wf_comment_file: ['name'],
  wf_instance: ['title'],
};
