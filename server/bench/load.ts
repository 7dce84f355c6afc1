import autocannon from 'autocannon';

/** One kind of request; a body, and a path in place of that of the address, are made anew for each. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
  body?: () => object;
  path?: () => string;
}

/** What a target bore. */
export interface Figures {
  perSecond: number;
  p99Ms: number;
  /** Those of the warm-up included. */
  allRequests: number;
  /** Answers other than 200, which count for nothing. */
  failed: number;
}

const usual = 20;
const warmUpSeconds = 1;

/** Asks a target over 20 connections, or as many as are said, for some seconds, after a second of warming up. */
export async function load(target: Target, seconds: number, connections = usual): Promise<Figures> {
  const shoot = (duration: number) => shootAt(target, { duration, connections });
  const warmUp = await shoot(warmUpSeconds);
  const { requests, latency, duration, ...answers } = await shoot(seconds);
  const failed = answers.non2xx + answers.errors + answers.timeouts;
  const allRequests = warmUp.requests.total + requests.total;
  return { perSecond: answers['2xx'] / duration, p99Ms: latency.p99, allRequests, failed };
}

function shootAt(
  { url, headers = {}, body, path }: Target,
  { duration, connections }: { duration: number; connections: number },
): Promise<autocannon.Result> {
  const send = (request: autocannon.Request): autocannon.Request => ({
    ...request,
    ...(body ? { body: JSON.stringify(body()) } : {}),
    ...(path ? { path: path() } : {}),
  });
  const method = body ? 'POST' : 'GET';
  const requests = [{ method, setupRequest: send }] satisfies autocannon.Request[];
  const type = body ? { 'content-type': 'application/json' } : {};
  return autocannon({ url, connections, duration, headers: { ...headers, ...type }, requests });
}
