/**
 * What people may do at a step beside deciding it, each of which its author may forbid: its holder hands it on, has others
 * sign, gives copies and sends it back; whoever sees the case urges its holder; whom the process belongs to takes it back
 * while it waits there.
 */
export const handlingActs = [
  'transfer',
  'delegate',
  'addSigners',
  'removeSigner',
  'copy',
  'sendBack',
  'urge',
  'withdraw',
] as const;
export type HandlingAct = (typeof handlingActs)[number];
