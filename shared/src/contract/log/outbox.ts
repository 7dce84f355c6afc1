/** What may leave the server after a commit; an area provides how each kind is delivered. */
export const outboxKinds = ['sms', 'mail', 'account', 'processRequest', 'processSms'] as const;

/** One of them. */
export type OutboxKind = (typeof outboxKinds)[number];

/** An event waits for its next attempt, or is `dead`: tried no more unless somebody says so. */
export const outboxStates = ['pending', 'dead'] as const;
