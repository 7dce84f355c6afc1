import { jsonb, uuid } from 'drizzle-orm/pg-core';

import type { AskedCall, CallAnswer } from '../../rows.ts';

/** Under which id a call of a service task leaves, what it asks, and what came of it. */
export const callColumns = () => ({
  callId: uuid('call_id'),
  call: jsonb('call').$type<AskedCall>(),
  answer: jsonb('answer').$type<CallAnswer>(),
});
