import { sql } from 'drizzle-orm';
import { index, jsonb, uuid } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { AskedCall, CallAnswer } from '../../rows.ts';

/** Under which id a call of a service task leaves, what it asks, and what came of it. */
export const callColumns = () => ({
  callId: uuid('call_id'),
  call: jsonb('call').$type<AskedCall>(),
  answer: jsonb('answer').$type<CallAnswer>(),
});

/** Finds a call. It is not unique: one that is tried again is a new row beside the old one for the length of a statement. */
export const callIndex = (callId: AnyPgColumn) =>
  index('wf_job_call')
    .on(callId)
    .where(sql`${callId} is not null`);
