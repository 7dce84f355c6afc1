import autocannon from 'autocannon';

/** One kind of request; a body is made anew for each. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
  body?: () => object;
}

/** What a target bore. */
export interface Figures {
  perSecond: number;
  p99Ms: number;
  /** Those of the warm-up included. */
  allRequests: number;
}

const connections = 20;
const warmUpSeconds = 1;

/** Asks a target over 20 connections for some seconds; an answer other than 200 fails the run. */
export async function load(target: Target, seconds: number): Promise<Figures> {
  const warmUp = await shoot(target, warmUpSeconds);
  const { requests, latency, duration } = await shoot(target, seconds);
  const allRequests = warmUp.requests.total + requests.total;
  return { perSecond: requests.total / duration, p99Ms: latency.p99, allRequests };
}

async function shoot({ url, headers = {}, body }: Target, duration: number): Promise<autocannon.Result> {
  const send = (request: autocannon.Request): autocannon.Request =>
    body ? { ...request, body: JSON.stringify(body()) } : request;
  const method = body ? 'POST' : 'GET';
  const requests = [{ method, setupRequest: send }] satisfies autocannon.Request[];
  const type = body ? { 'content-type': 'application/json' } : {};
  const result = await autocannon({ url, connections, duration, headers: { ...headers, ...type }, requests });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} answers of ${url} were not 200`);
  return result;
}
