import autocannon from 'autocannon';
import { hash } from '@node-rs/argon2';

import { credentials, tokenHeaders } from './platform.ts';
import type { Platform } from './platform.ts';
import { withPassword } from './volume.ts';

const seconds = 4;
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many people can sign in in a second, beside how many passwords the same machine can hash at the same number of connections. */
export async function measureSignIn(platform: Platform): Promise<string[]> {
  const told: string[] = [];
  for (const connections of [4, 20]) told.push(await signIns(platform, connections));
  return told;
}

async function signIns({ api }: Platform, connections: number): Promise<string> {
  const url = `${api}/blade-auth/oauth/token`;
  const requests = [{ method: 'POST', setupRequest: nextPerson }] satisfies autocannon.Request[];
  const { latency, duration, ...answers } = await autocannon({
    url,
    connections,
    duration: seconds,
    requests,
  });
  const perSecond = answers['2xx'] / duration;
  const hashed = await hashesPerSecond(connections);
  const share = ((perSecond / hashed) * 100).toFixed(0);
  const failed = `${answers.non2xx + answers.errors} failed`;
  return `sign-in, ${connections} connections: ${perSecond.toFixed(0)}/s, p99 ${latency.p99} ms, ${failed}; argon2 alone: ${hashed.toFixed(0)}/s (${share} %)`;
}

let people = 0;

/** Somebody else from somewhere else each time: what holds up a guesser is not what is measured. */
function nextPerson(request: autocannon.Request): autocannon.Request {
  people += 1;
  const address = [10, people >> 16, people >> 8, people].map((part) => part & 255).join('.');
  return {
    ...request,
    headers: { ...tokenHeaders, 'x-forwarded-for': address },
    body: credentials(withPassword[people % withPassword.length]).toString(),
  };
}

async function hashesPerSecond(atOnce: number): Promise<number> {
  const from = performance.now();
  let done = 0;
  const work = async () => {
    for (; performance.now() - from < 2000; done += 1) await hash('0'.repeat(64), cost);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (done / (performance.now() - from)) * 1000;
}
