import type { outbox as zh } from '../zh/outbox.ts';

/** Texts of the list of outgoing events, in English. */
export const outbox: typeof zh = { sendAgain: 'Send again' };
