/** What operations staff do with a start that was given up, the end of its call, and of its permission. */
export const startActs = [
  { act: 'retryStart', right: 'retry', isDanger: false },
  { act: 'dropStart', right: 'skip', isDanger: true },
] as const;
export type StartAct = (typeof startActs)[number]['act'];
