import { setTimeout as delay } from 'node:timers/promises';

import type { Question } from '../process/questions.ts';
import { atMost } from '../workflow/sheet.ts';
import type { Sheet } from '../workflow/sheet.ts';
import { call, dataOf } from './callers.ts';
import type { Caller } from './callers.ts';

interface State {
  job: { id: string; state: string; error: string | null } | null;
}

const path = 'blade-desk/own-data';
const [mostSeconds, mostMegabytes] = [30, 64];

/** A copy of everything that is kept of a person with very many cases: how long it takes, and what it takes of memory. */
export async function measureOwnCopy(
  person: Caller,
  { cases, ask }: { cases: number; ask: (question: Question) => Promise<number> },
): Promise<Sheet> {
  // A first copy loads what making one needs; the second one shows what it takes.
  await copied(person);
  await ask('peak');
  const resting = await ask('peak');
  const seconds = await copied(person);
  const grown = ((await ask('peak')) - resting) / 1_048_576;
  const lines = [
    { cells: ['seconds', seconds.toFixed(1)], aim: atMost(seconds, mostSeconds) },
    { cells: ['memory beside that of the server, MB', grown.toFixed(0)], aim: atMost(grown, mostMegabytes) },
  ];
  return { title: `Copy of one’s own data with ${String(cases)} cases`, heading: ['what', 'figure'], lines };
}

async function copied(person: Caller): Promise<number> {
  const began = performance.now();
  await call(person, `${path}/begin`, {});
  for (;;) {
    const { job } = await dataOf<State>(person, `${path}/state`);
    if (job?.state === 'done') return (performance.now() - began) / 1000;
    if (job?.state !== 'running') throw new Error(`no copy was made: ${JSON.stringify(job)}`);
    await delay(50);
  }
}
