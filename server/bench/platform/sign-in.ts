import autocannon from 'autocannon';
import { hash } from '@node-rs/argon2';

import { credentials, tokenHeaders } from './platform.ts';
import type { Platform } from './platform.ts';

const connections = 4;
const seconds = 4;
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many people can sign in in a second, beside how many passwords the same machine can hash. */
export async function measureSignIn({ api }: Platform): Promise<string[]> {
  const answers = await autocannon({
    ...{ url: `${api}/blade-auth/oauth/token`, method: 'POST', headers: tokenHeaders },
    ...{ body: credentials().toString(), connections, duration: seconds },
  });
  const perSecond = answers['2xx'] / answers.duration;
  const hashed = await hashesPerSecond();
  const share = ((perSecond / hashed) * 100).toFixed(0);
  const failed = `${answers.non2xx + answers.errors} failed`;
  return [
    `sign-in, ${connections} connections: ${perSecond.toFixed(0)}/s, p99 ${answers.latency.p99} ms, ${failed}; argon2 alone: ${hashed.toFixed(0)}/s (${share} %)`,
  ];
}

async function hashesPerSecond(): Promise<number> {
  const from = performance.now();
  let done = 0;
  const work = async () => {
    for (; performance.now() - from < 2000; done += 1) await hash('0'.repeat(64), cost);
  };
  await Promise.all(Array.from({ length: connections }, work));
  return (done / (performance.now() - from)) * 1000;
}
