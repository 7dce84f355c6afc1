/** What can tell its metrics in the text form of Prometheus. */
export interface Readable {
  metrics: () => Promise<string>;
  contentType: string;
}

interface Asked {
  url?: string | undefined;
  method?: string | undefined;
  resume(): unknown;
}

interface Answer {
  writeHead(status: number, headers: Record<string, string>): { end(body: string): unknown };
}

const plain = { 'content-type': 'text/plain; charset=utf-8' };

/** Answers `GET /metrics`, and nothing else, for a listener of Node's. */
export const metricsListener =
  ({ metrics, contentType }: Readable) =>
  (request: Asked, response: Answer): void => {
    request.resume();
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, plain).end('Not found\n');
      return;
    }
    metrics().then(
      (body) => response.writeHead(200, { 'content-type': contentType }).end(body),
      () => response.writeHead(500, plain).end('The metrics cannot be read.\n'),
    );
  };
