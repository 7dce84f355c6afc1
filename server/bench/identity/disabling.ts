import { setTimeout as delay } from 'node:timers/promises';

import { atMost } from '../workflow/sheet.ts';
import type { Sheet } from '../workflow/sheet.ts';
import { at, call, dataOf } from './callers.ts';
import type { Caller } from './callers.ts';

const users = 'policy/policyuserinfo';
const mostSeconds = 5;

/** How long somebody who is switched off at one server may still call, there and at the other one. */
export async function measureDisabling(
  { officer, person }: { officer: Caller; person: Caller },
  account: string,
  apis: readonly string[],
): Promise<Sheet> {
  const callers = apis.map((api) => at(api, person));
  // Both servers know the session by now.
  for (const caller of callers) await dataOf(caller, 'policy/companymember/mine');
  const { records } = await dataOf<{ records: { id: string }[] }>(
    officer,
    `${users}/list?account_equal=${account}`,
  );
  const began = performance.now();
  await dataOf(officer, `${users}/accountDisabled`, { id: records[0]?.id, disabled: 1, reason: '测量' });
  const took = await Promise.all(callers.map((caller) => refusedAfter(caller, began)));
  return {
    title: 'Switching an account off',
    heading: ['where', 'seconds until refused'],
    lines: took.map((seconds, server) => ({
      cells: [`server ${String(server + 1)}`, seconds.toFixed(2)],
      aim: atMost(seconds, mostSeconds),
    })),
  };
}

async function refusedAfter(caller: Caller, began: number): Promise<number> {
  const seconds = () => (performance.now() - began) / 1000;
  while (seconds() < mostSeconds * 2) {
    if ((await call(caller, 'policy/companymember/mine')).status === 401) return seconds();
    await delay(20);
  }
  return Number.POSITIVE_INFINITY;
}
