import autocannon from 'autocannon';
import { hash } from '@node-rs/argon2';

import { credentials, tokenHeaders } from './platform.ts';
import type { Platform } from './platform.ts';
import { withPassword } from './volume.ts';

const seconds = 4;
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many people can sign in in a second, and how much of what one costs is the hash of his password. */
export async function measureSignIn(platform: Platform): Promise<string[]> {
  // The first are slower: their code has yet to be compiled.
  await signIns(platform, 4);
  const told: string[] = [];
  for (const connections of [4, 20]) told.push(await signIns(platform, connections));
  return told;
}

async function signIns({ api, ask }: Platform, connections: number): Promise<string> {
  const requests = [{ method: 'POST', setupRequest: nextPerson }] satisfies autocannon.Request[];
  await ask('cpu');
  const { latency, duration, ...answers } = await autocannon({
    url: `${api}/blade-auth/oauth/token`,
    connections,
    duration: seconds,
    requests,
  });
  const cpu = (await ask('cpu')) / answers['2xx'];
  const alone = await hashesAlone(connections);
  const rates = `${(answers['2xx'] / duration).toFixed(0)}/s, p99 ${latency.p99} ms, ${answers.non2xx + answers.errors} failed`;
  const costs = `${cpu.toFixed(1)} ms of CPU, argon2 ${alone.cpu.toFixed(1)} of them (${((alone.cpu / cpu) * 100).toFixed(0)} %)`;
  return `sign-in, ${connections} connections: ${rates}; ${costs}; argon2 alone ${alone.perSecond.toFixed(0)}/s`;
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

/** The same hash and nothing else: its rate and its milliseconds of CPU. */
async function hashesAlone(atOnce: number): Promise<{ perSecond: number; cpu: number }> {
  const [from, used] = [performance.now(), process.cpuUsage()];
  let done = 0;
  const work = async () => {
    for (; performance.now() - from < 2000; done += 1) await hash('0'.repeat(64), cost);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const { user, system } = process.cpuUsage(used);
  return { perSecond: (done / (performance.now() - from)) * 1000, cpu: (user + system) / 1000 / done };
}
