/** Texts of the list of outgoing events, in Chinese. */
export const outbox = { sendAgain: '重新发送' };
