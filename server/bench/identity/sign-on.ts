import { clientHeader } from '../../test/test-server.ts';
import { goThrough } from '../../test/journeys/sign-on/browser.ts';
import type { LocalProvider } from '../../src/local-provider/start.ts';
import { percentile } from '../workflow/percentile.ts';
import { atMost } from '../workflow/sheet.ts';
import type { Aim, Sheet } from '../workflow/sheet.ts';
import { call } from './callers.ts';
import type { Caller } from './callers.ts';
import type { ProviderProxy } from './provider-proxy.ts';

/** A server, and the simulated provider behind what counts its time. */
interface SignOnPlace {
  api: string;
  provider: LocalProvider;
  proxy: ProviderProxy;
  /** A member whose own lists show whether others are held up. */
  member: Caller;
}

const account = 'yunlan-c001';
const atLeastMs = 0.01;
const mostWaitMs = 3000;
const mostGrowth = 20;

interface Answered {
  status: number;
  ms: number;
  token: string | undefined;
}

/** A browser that begins a sign-on; answers what it brings back from the provider, and how long our own call took. */
async function begun({ api, proxy }: SignOnPlace) {
  const headers = clientHeader('portal');
  proxy.taken();
  const began = performance.now();
  const asked = new URLSearchParams({ provider: 'province', redirect: '/' });
  const answer = await fetch(`${api}/policy/gdgovesso/gdgovelogin?${asked.toString()}`, { headers });
  const { data } = (await answer.json()) as { data: { url: string } };
  const ms = performance.now() - began - proxy.taken();
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0] ?? '')
    .join('; ');
  const { code = '', ...back } = await goThrough(data.url, account);
  const query = new URLSearchParams({ loginCode: code, ...back }).toString();
  return { ms, back: { query, headers: { ...headers, cookie } } };
}

type Back = Awaited<ReturnType<typeof begun>>['back'];

async function finished({ api }: SignOnPlace, { query, headers }: Back): Promise<Answered> {
  const began = performance.now();
  const answer = await fetch(`${api}/policy/gdgovesso/logincallback?${query}`, { headers });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  return { status: answer.status, ms: performance.now() - began, token };
}

/** The sign-on itself, many that come back with one code, and a provider that hangs. */
export async function measureSignOn(place: SignOnPlace, times: number): Promise<Sheet> {
  const round = await roundTrips(place, times);
  const tokens = await oneCode(place, times * 5);
  const { slowest, growth, before, during } = await hanging(place);
  const line = (name: string, figure: string, aim: Aim) => ({ cells: [name, figure], aim });
  return {
    title: 'Sign-on with the local provider',
    heading: ['what', 'figure'],
    lines: [
      line(
        `round trip without the provider’s time, p99 of ${String(times)}, ms`,
        round.toFixed(0),
        atMost(round, 400),
      ),
      line(`tokens of ${String(times * 5)} callbacks at once with one code`, String(tokens), {
        ...{ text: '= 1', isMet: tokens === 1 },
      }),
      line('slowest caller while the provider hangs, ms', slowest.toFixed(0), atMost(slowest, mostWaitMs)),
      line('growth of p99 of other calls meanwhile, %', growth.toFixed(0), atMost(growth, mostGrowth)),
    ],
    notes: [
      `p99 of an own list ${before.toFixed(1)} ms before, ${during.toFixed(1)} ms while the provider hangs`,
    ],
  };
}

async function roundTrips(place: SignOnPlace, times: number): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const { ms, back } = await begun(place);
    place.proxy.taken();
    const { status, ms: spent } = await finished(place, back);
    if (status !== 200) throw new Error(`a sign-on was answered ${String(status)}`);
    took.push(ms + spent - place.proxy.taken());
  }
  return percentile(took, 0.99);
}

async function oneCode(place: SignOnPlace, callbacks: number): Promise<number> {
  const { back } = await begun(place);
  const answers = await Promise.all(Array.from({ length: callbacks }, () => finished(place, back)));
  return answers.filter(({ token }) => token !== undefined).length;
}

const rounds = 3;
/** Fewer than make the breaker refuse callers at once: the first rounds have the provider hang. */
const callersAtOnce = 2;
const callsARound = 400;

/** Some rounds with a provider that answers and as many with one that hangs, so that a noisy moment is in neither alone. */
async function hanging(place: SignOnPlace) {
  const backs: Back[] = [];
  for (let one = 0; one < rounds * callersAtOnce; one += 1) backs.push((await begun(place)).back);
  const [before, during, waited]: [number[], number[], number[]] = [[], [], []];
  const { laboratory } = place.provider;
  for (let at = 0; at < rounds; at += 1) {
    laboratory.fault = 'none';
    before.push(await othersP99(place.member));
    laboratory.fault = 'slow';
    const coming = backs.slice(at * callersAtOnce, (at + 1) * callersAtOnce);
    const callers = Promise.all(coming.map((back) => finished(place, back)));
    during.push(await othersP99(place.member));
    waited.push(...(await callers).map(({ ms }) => ms));
  }
  laboratory.fault = 'none';
  const [was, is] = [percentile(before, 0.5), percentile(during, 0.5)];
  const growth = (is / Math.max(was, atLeastMs) - 1) * 100;
  return { slowest: Math.max(...waited), growth, before: was, during: is };
}

async function othersP99(member: Caller): Promise<number> {
  const took: number[] = [];
  const ask = async () => {
    for (let time = 0; time < callsARound / 2; time += 1) {
      const began = performance.now();
      await call(member, 'policy/companymember/list');
      took.push(performance.now() - began);
    }
  };
  await Promise.all([ask(), ask()]);
  return percentile(took, 0.99);
}
