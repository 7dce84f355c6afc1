import autocannon from 'autocannon';

import type { Platform } from './platform.ts';

/** How a call did: each number is one column of the table. */
export interface Measured {
  name: string;
  statements: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
  /** Time that the server's process was busy for one call, whatever else the machine did. */
  cpuMs: number;
  aimMs: number;
}

interface Call {
  name: string;
  path: string;
  connections: number;
  aimMs: number;
}

const listAimMs = 100;
const menuAimMs = 20;
const filters = [
  'blade-log/api/list?statusCode=404',
  'blade-log/api/list?createBy_equal=account7',
  'blade-log/api/list?descs=time',
  'blade-log/api/list?current=5000',
  'blade-user/page?account_equal=account500',
  'blade-user/page?current=1000',
];

/** How long each call is measured, and which ones by a part of their name. */
export interface Run {
  seconds: number;
  only: string;
}

/** Puts every list and the two menu calls under load, one after the other; a list that asks for more than a page is passed over. */
export async function measureCalls(platform: Platform, { seconds, only }: Run): Promise<Measured[]> {
  const lists = [...platform.lists, ...filters].map((path) => ({
    name: path,
    path,
    connections: 20,
    aimMs: listAimMs,
  }));
  const menus = ['routes', 'buttons'].map((name) => ({
    ...{ name: `menu/${name}, 4 connections`, path: `blade-system/menu/${name}` },
    ...{ connections: 4, aimMs: menuAimMs },
  }));
  const measured: Measured[] = [];
  for (const call of [...menus, ...lists].filter(({ name }) => name.includes(only))) {
    const statements = await statementsOf(platform, call);
    if (statements === undefined) continue;
    const one = await load(platform, call, { statements, seconds });
    console.log(`${one.name}: p99 ${one.p99Ms} ms`);
    measured.push(one);
  }
  return measured;
}

/** Statements of a call that is not the first of its kind; undefined when it does not answer 200 to a bare question. */
async function statementsOf({ api, headers, ask }: Platform, { path }: Call): Promise<number | undefined> {
  const get = async () => {
    const answer = await fetch(`${api}/${path}`, { headers });
    await answer.arrayBuffer();
    return answer.status;
  };
  if ((await get()) !== 200) return undefined;
  const counted: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    await settled();
    await ask('statements');
    await get();
    counted.push(await ask('statements'));
  }
  // Now and then a session is looked at again, which belongs to no call.
  return Math.min(...counted);
}

/** What was begun before belongs to no later call. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 400));

async function load(
  { api, headers, ask }: Platform,
  { name, path, connections, aimMs }: Call,
  { statements, seconds }: { statements: number; seconds: number },
): Promise<Measured> {
  const shoot = (duration: number) => autocannon({ url: `${api}/${path}`, connections, duration, headers });
  await shoot(1);
  await ask('cpu');
  const { latency, duration, requests, ...answers } = await shoot(seconds);
  const cpuMs = (await ask('cpu')) / Math.max(1, requests.total);
  const failed = answers.non2xx + answers.errors + answers.timeouts;
  return {
    ...{ name, statements, failed, aimMs, cpuMs },
    ...{ perSecond: answers['2xx'] / duration, p50Ms: latency.p50, p99Ms: latency.p99 },
  };
}
