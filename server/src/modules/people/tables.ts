import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { text, uuid } from 'drizzle-orm/pg-core';

import { tableWith } from '../../kit/table/table.ts';

/** Requests for an account, with what no answer carries. */
export const registrationTable = tableWith(registration, {
  /** Tells whether two documents have the same number without telling the number. */
  numberHash: text('number_hash'),
  /** One request waits for each person, and for each person of a company: an index lets no second one in. */
  waitingKey: text('waiting_key'),
  idNumberSealed: text('id_number_sealed'),
  /** The place that waits for the decision. */
  memberId: uuid('member_id'),
});
