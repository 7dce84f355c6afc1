import type { processProxies as zh } from '../../zh/pages/process-proxies.ts';

/** The same in English. */
export const processProxies: typeof zh = {
  all: 'All processes',
  state: 'State',
  states: { off: 'Switched off', before: 'To come', now: 'Holds', over: 'Over' },
  start: 'Switch on',
  stop: 'Switch off',
  askStart:
    'Switch on that {agent} does the tasks of {principal}? From now on, those of its time go to {agent}.',
  askStop:
    'Switch off that {agent} does the tasks of {principal}? What {agent} has in hand stays there; {principal} may take it back.',
};
