/** How long rows of a table are kept: so many days from a moment that stands in them. */
export interface Term {
  table: string;
  days: number;
  /** The column that says when the time began. */
  since: string;
  /** Only of rows for which this holds, as SQL without values. */
  which?: string;
}

const halfAYear = 180;
const year = 365;

/**
 * Rows that go by themselves when their time is over, whoever they are about. The law names none of these terms: it asks for the
 * shortest that the purpose takes (个人信息保护法, article 19). Consents are kept as long as somebody may sue about what was done with
 * them, three years (民法典, article 188).
 */
export const terms: readonly Term[] = [
  { table: 'sms_message', days: halfAYear, since: 'create_time' },
  { table: 'mail_message', days: halfAYear, since: 'create_time' },
  { table: 'message', days: 2 * year, since: 'create_time', which: 'is_read = 1' },
  { table: 'registration', days: halfAYear, since: 'update_time', which: `status = 'refused'` },
  // One that nobody answered was over long before, whatever its row says.
  { table: 'company_invitation', days: halfAYear, since: 'create_time' },
  // Whoever came by a provider and never registered, or has untied his login.
  { table: 'third_party_login', days: 30, since: 'create_time', which: 'user_id is null' },
  { table: 'consent', days: 3 * year, since: 'ended_at', which: 'ended_at is not null' },
  { table: 'idempotent_write', days: 30, since: 'at' },
  { table: 'application_phone_link', days: 1, since: 'expires_at' },
  { table: 'sign_on_ticket', days: 1, since: 'expires_at' },
  { table: 'export_job', days: 30, since: 'expire_time', which: 'is_deleted = 1' },
  { table: 'outbox', days: halfAYear, since: 'create_time', which: `state = 'dead'` },
];

/** Tables of personal values whose rows go otherwise, and when. */
export const endsOtherwise: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['user', 'company_member', 'second_factor', 'passkey', 'sms_block', 'process_draft'].map((table) => [
      table,
      'with its person',
    ]),
  ),
  ...Object.fromEntries(
    ['api_log', 'usual_log', 'login_log', 'reveal_log', 'data_access', 'change_record', 'error_log'].map(
      (table) => [table, 'with its month, by the parameter log.keptDays'],
    ),
  ),
  ...Object.fromEntries(
    ['session', 'session_sign_on', 'sms_code', 'login_failure', 'account_message', 'known_device'].map(
      (table) => [table, 'with the housekeeping of sign-ins'],
    ),
  ),
  third_party_login: 'with its person, where it is tied to one',
  sign_in_step: 'with the sign-in that it belongs to',
  ...Object.fromEntries(
    [
      ...['application', 'application_file', 'application_signature', 'payment', 'attachment'],
      'publicity_entry',
    ].map((table) => [
      table,
      'a case is kept as a record of the agency; of a deleted person it is sealed until its last day',
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['wf_instance', 'wf_variable', 'wf_execution', 'wf_comment', 'wf_comment_file'],
      'process_form_change',
    ].map((table) => [table, 'with its case']),
  ),
  sealed_record: 'after its last day',
  department: 'officers, while they are in office',
  leave: 'officers, while they are in office',
  company: 'with the company',
};
