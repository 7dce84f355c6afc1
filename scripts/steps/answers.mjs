import { setTimeout as wait } from 'node:timers/promises';

import { Trouble } from './command.mjs';

const pauseMs = 100;

/** Waits until an address answers below 500; refuses after `withinMs`. */
export async function untilAnswers(url, withinMs) {
  const until = Date.now() + withinMs;
  let last = 'no answer';
  while (Date.now() < until) {
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
      await response.arrayBuffer();
      if (response.status < 500) return;
      last = `status ${response.status}`;
    } catch (error) {
      last = error.cause?.code ?? error.message;
    }
    await wait(pauseMs);
  }
  throw new Trouble(`${url} did not answer within ${withinMs / 1000} s (${last}).`);
}
